/// The status of an HTTP response.
package struct HTTPStatus: Error, Hashable {
  package let code: Int
  /// The reason phrase that follows the code.
  package let reason: String

  package static let ok = Self(code: 200, reason: "OK")
  package static let badRequest = Self(code: 400, reason: "Bad Request")
  package static let forbidden = Self(code: 403, reason: "Forbidden")
  package static let notFound = Self(code: 404, reason: "Not Found")
  package static let methodNotAllowed = Self(code: 405, reason: "Method Not Allowed")
  package static let requestTimeout = Self(code: 408, reason: "Request Timeout")
  package static let conflict = Self(code: 409, reason: "Conflict")
  package static let lengthRequired = Self(code: 411, reason: "Length Required")
  package static let contentTooLarge = Self(code: 413, reason: "Content Too Large")
  package static let targetTooLong = Self(code: 414, reason: "URI Too Long")
  package static let mediaTypeNotSupported = Self(code: 415, reason: "Unsupported Media Type")
  package static let expectationFailed = Self(code: 417, reason: "Expectation Failed")
  package static let headersTooLarge = Self(code: 431, reason: "Request Header Fields Too Large")
  package static let serverError = Self(code: 500, reason: "Internal Server Error")
  package static let versionNotSupported = Self(code: 505, reason: "HTTP Version Not Supported")
}

/// A response to a request.
///
/// The connection is closed after it is sent.
package struct HTTPResponse: Sendable {
  package var status: HTTPStatus
  package var type = "text/plain"
  package var body: [UInt8] = []
  /// Whether only the headers are sent, as for a HEAD request.
  package var isHead = false
  /// The allowed methods, if the request used a different one.
  package var allowed: [String] = []

  /// Creates a response with a text.
  package init(_ status: HTTPStatus, type: String, _ text: String) {
    (self.status, self.type, body) = (status, type, Array(text.utf8))
  }

  /// Creates a response that contains only its status.
  package init(_ status: HTTPStatus) {
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
