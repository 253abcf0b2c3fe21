/// Keeps away what other pages in the same browser ask for.
///
/// Any page can send requests to this computer, and a name of its own can be made to mean this computer
/// after the page was loaded. Both show in the headers, which pages cannot write.
struct RequestGuard: Sendable {
  /// What the server is called.
  private let hosts: [String]

  init(port: Int) {
    let names = ["127.0.0.1", "localhost"]
    // The usual port goes without saying.
    hosts = names.map { "\($0):\(port)" } + (port == 80 ? names : [])
  }

  /// Whether a request comes from the page of this server, or from no page at all.
  func allows(_ request: HTTPRequest) -> Bool {
    guard let host = request.headers["host"]?.lowercased(), hosts.contains(host) else {
      return false
    }
    if let origin = request.headers["origin"], origin.lowercased() != "http://\(host)" {
      return false
    }
    // A link on another page may lead here; what is more than that may not come from there.
    guard request.method != "GET", let site = request.headers["sec-fetch-site"] else { return true }
    return site == "same-origin" || site == "none"
  }
}
