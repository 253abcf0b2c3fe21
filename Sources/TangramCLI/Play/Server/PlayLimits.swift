/// Limits on the resources that the playground uses, regardless of the requests it receives.
struct PlayLimits: Sendable {
  /// The maximum size of a scene in bytes.
  var bodyBytes = 4 << 20
  /// The maximum number of views in a scene; a browser cannot display a larger picture.
  var views = 10_000
  /// The maximum nesting depth of arrays and objects in a scene.
  var nesting = 1_000
  /// The maximum number of diagnostics shown.
  var diagnostics = 100
  /// The maximum number of simultaneous connections; further ones wait.
  var connections = 64
  /// The time limit for a browser to send a request.
  var timeToAsk = Duration.seconds(10)
  /// The time limit for a browser to send a request while other connections wait.
  var timeToAskInACrowd = Duration.seconds(1)
  /// The time limit for a browser to receive the response.
  var timeToTakeAnswer = Duration.seconds(30)
  /// The time limit for a browser to close the connection after it has received the response.
  var timeToLeave = Duration.seconds(1)
}
