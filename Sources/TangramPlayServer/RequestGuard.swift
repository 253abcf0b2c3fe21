/// Rejects requests from other pages in the same browser.
///
/// Any page can send requests to this computer, and it can make its own host name resolve to this
/// computer after it was loaded (DNS rebinding). Both are visible in headers that pages cannot set.
package struct RequestGuard: Sendable {
  /// The host names of the server, with its port.
  private let hosts: [String]

  package init(port: Int) {
    let names = ["127.0.0.1", "localhost"]
    // Browsers omit the default port.
    hosts = names.map { "\($0):\(port)" } + (port == 80 ? names : [])
  }

  /// Whether a request comes from the page of this server, or from no page at all.
  package func allows(_ request: HTTPRequest) -> Bool {
    guard let host = request.headers["host"]?.lowercased(), hosts.contains(host) else {
      return false
    }
    if let origin = request.headers["origin"], origin.lowercased() != "http://\(host)" {
      return false
    }
    // A link on another page may lead here, but other pages must not send other kinds of requests.
    guard request.method != "GET", let site = request.headers["sec-fetch-site"] else { return true }
    return site == "same-origin" || site == "none"
  }
}
