/// The data that the dashboard shows.
struct Machine: Sendable {
  /// A component of the machine, and how busy it is.
  struct Load: Sendable {
    var name: String
    /// From 0 to 100.
    var percent: Int
  }

  var host: String
  var loads: [Load]
  var messages: [String]
}
