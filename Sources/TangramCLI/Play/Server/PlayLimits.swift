/// How much of this computer the playground takes, whatever is sent to it.
struct PlayLimits: Sendable {
  /// The most bytes of a scene.
  var bodyBytes = 4 << 20
  /// The most views of a scene: beyond that a browser shows a picture no more.
  var views = 10_000
  /// The most arrays and objects of a scene in each other.
  var nesting = 1_000
  /// The most diagnostics that are shown.
  var diagnostics = 100
  /// The most connections at once; others wait.
  var connections = 64
  /// How long a browser may take to send a request.
  var timeToAsk = Duration.seconds(10)
  /// Likewise, while others wait.
  var timeToAskInACrowd = Duration.seconds(1)
  /// How long it may take to receive the answer.
  var timeToTakeAnswer = Duration.seconds(30)
  /// How long after that it may stay.
  var timeToLeave = Duration.seconds(1)
}
