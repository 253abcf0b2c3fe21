/// How a request was answered.
enum HTTPStatus: Int, Error {
  case ok = 200
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case requestTimeout = 408
  case conflict = 409
  case lengthRequired = 411
  case contentTooLarge = 413
  case targetTooLong = 414
  case mediaTypeNotSupported = 415
  case expectationFailed = 417
  case headersTooLarge = 431
  case serverError = 500
  case versionNotSupported = 505

  /// The words after the number.
  var reason: String {
    switch self {
    case .ok: "OK"
    case .badRequest: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .requestTimeout: "Request Timeout"
    case .conflict: "Conflict"
    case .lengthRequired: "Length Required"
    case .contentTooLarge: "Content Too Large"
    case .targetTooLong: "URI Too Long"
    case .mediaTypeNotSupported: "Unsupported Media Type"
    case .expectationFailed: "Expectation Failed"
    case .headersTooLarge: "Request Header Fields Too Large"
    case .serverError: "Internal Server Error"
    case .versionNotSupported: "HTTP Version Not Supported"
    }
  }
}

/// An answer to a request.
///
/// The connection is closed after it.
struct HTTPResponse: Sendable {
  var status: HTTPStatus
  var type = "text/plain"
  var body: [UInt8] = []
  /// Whether only the length of the body is sent, and not the body.
  var isHead = false
  /// The methods that are allowed, where another one was used.
  var allowed: [String] = []

  /// An answer of a text.
  init(_ status: HTTPStatus, type: String, _ text: String) {
    (self.status, self.type, body) = (status, type, Array(text.utf8))
  }

  /// An answer that says no more than its status.
  init(_ status: HTTPStatus) {
    self.init(status, type: "text/plain", "\(status.rawValue) \(status.reason)\n")
  }

  /// What a browser may do with what it gets: load the page's own script, ask its own server, and
  /// nothing else, whatever is in a scene.
  private static let policy = [
    "default-src 'none'", "script-src 'self'", "style-src 'unsafe-inline'", "connect-src 'self'",
    "img-src data:", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
  ].joined(separator: "; ")

  /// The answer as it is sent.
  var bytes: [UInt8] {
    var lines = [
      "HTTP/1.1 \(status.rawValue) \(status.reason)", "Connection: close",
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
