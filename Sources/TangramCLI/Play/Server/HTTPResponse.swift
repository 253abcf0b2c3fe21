/// The status of an HTTP response.
struct HTTPStatus: Error, Hashable {
  let code: Int
  /// The reason phrase that follows the code.
  let reason: String

  static let ok = HTTPStatus(code: 200, reason: "OK")
  static let badRequest = HTTPStatus(code: 400, reason: "Bad Request")
  static let forbidden = HTTPStatus(code: 403, reason: "Forbidden")
  static let notFound = HTTPStatus(code: 404, reason: "Not Found")
  static let methodNotAllowed = HTTPStatus(code: 405, reason: "Method Not Allowed")
  static let requestTimeout = HTTPStatus(code: 408, reason: "Request Timeout")
  static let conflict = HTTPStatus(code: 409, reason: "Conflict")
  static let lengthRequired = HTTPStatus(code: 411, reason: "Length Required")
  static let contentTooLarge = HTTPStatus(code: 413, reason: "Content Too Large")
  static let targetTooLong = HTTPStatus(code: 414, reason: "URI Too Long")
  static let mediaTypeNotSupported = HTTPStatus(code: 415, reason: "Unsupported Media Type")
  static let expectationFailed = HTTPStatus(code: 417, reason: "Expectation Failed")
  static let headersTooLarge = HTTPStatus(code: 431, reason: "Request Header Fields Too Large")
  static let serverError = HTTPStatus(code: 500, reason: "Internal Server Error")
  static let versionNotSupported = HTTPStatus(code: 505, reason: "HTTP Version Not Supported")
}

/// A response to a request.
///
/// The connection is closed after it is sent.
struct HTTPResponse: Sendable {
  var status: HTTPStatus
  var type = "text/plain"
  var body: [UInt8] = []
  /// Whether only the headers are sent, as for a HEAD request.
  var isHead = false
  /// The allowed methods, if the request used a different one.
  var allowed: [String] = []

  /// Creates a response with a text.
  init(_ status: HTTPStatus, type: String, _ text: String) {
    (self.status, self.type, body) = (status, type, Array(text.utf8))
  }

  /// Creates a response that contains only its status.
  init(_ status: HTTPStatus) {
    self.init(status, type: "text/plain", "\(status.code) \(status.reason)\n")
  }

  /// A policy that restricts the page to its own script and its own server, whatever a scene
  /// contains.
  private static let policy = [
    "default-src 'none'", "script-src 'self'", "style-src 'unsafe-inline'", "connect-src 'self'",
    "img-src data:", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
  ].joined(separator: "; ")

  /// The bytes of the response.
  var bytes: [UInt8] {
    var lines = [
      "HTTP/1.1 \(status.code) \(status.reason)", "Connection: close",
      "Content-Type: \(type); charset=utf-8", "Content-Length: \(body.count)",
      "Cache-Control: no-store", "Content-Security-Policy: \(Self.policy)",
      "X-Content-Type-Options: nosniff", "X-Frame-Options: DENY", "Referrer-Policy: no-referrer",
      "Cross-Origin-Resource-Policy: same-origin", "Cross-Origin-Opener-Policy: same-origin",
    ]
    if !allowed.isEmpty { lines.append("Allow: \(allowed.joined(separator: ", "))") }
    let head = lines.map { $0 + "\r\n" }.joined() + "\r\n"
    return Array(head.utf8) + (isHead ? [] : body)
  }
}
