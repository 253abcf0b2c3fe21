/// Limits on the resources that the server uses, regardless of the requests it receives.
package struct ServerLimits: Sendable {
  /// The maximum size of the body of a request in bytes.
  package var bodyBytes = 4 << 20
  /// The maximum number of simultaneous connections; further ones wait.
  package var connections = 64
  /// The time limit for a browser to send a request.
  package var requestTimeout = Duration.seconds(10)
  /// The time limit for a browser to send a request while other connections wait.
  package var requestTimeoutWhenFull = Duration.seconds(1)
  /// The time limit for a browser to receive the response.
  package var responseTimeout = Duration.seconds(30)
  /// The time limit for a browser to close the connection after it has received the response.
  package var closeTimeout = Duration.seconds(1)

  package init() {}
}
