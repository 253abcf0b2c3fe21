/// Parses a request from the bytes of a connection, which arrive in chunks of any size.
///
/// It parses HTTP/1.1 as strictly as RFC 9112 allows: ambiguous input is rejected.
struct RequestParser {
  /// The maximum number of bytes before the body.
  static let maximumHeaderBytes = 16 << 10
  /// The maximum number of bytes of the first line.
  static let maximumTargetBytes = 4 << 10

  let maximumBodyBytes: Int
  private var bytes: [UInt8] = []
  /// The request without its body, and the length of the body.
  private var head: (request: HTTPRequest, bodyBytes: Int)?

  init(maximumBodyBytes: Int) { self.maximumBodyBytes = maximumBodyBytes }

  /// Parses the next bytes.
  ///
  /// - Returns: The request; nil if more bytes are needed.
  mutating func read(_ piece: [UInt8]) throws(HTTPStatus) -> HTTPRequest? {
    bytes += piece
    if head == nil {
      guard let end = try endOfHead(from: max(0, bytes.count - piece.count - 3)) else { return nil }
      head = try readHead(bytes[..<end])
      bytes.removeFirst(end + 4)
    }
    guard let (_, count) = head, bytes.count >= count else { return nil }
    head?.request.body = Array(bytes.prefix(count))
    return head?.request
  }
}

// MARK: - Lines

extension RequestParser {
  /// The offset of the end of the headers, before the empty line, which does not begin before `start`;
  /// nil if the end has not arrived yet.
  private func endOfHead(from start: Int) throws(HTTPStatus) -> Int? {
    let end = bytes[start...].firstRange(of: "\r\n\r\n".utf8)?.lowerBound
    if end ?? bytes.count <= Self.maximumHeaderBytes { return end }
    let firstLine = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    throw firstLine > Self.maximumTargetBytes ? HTTPStatus.targetTooLong : .headersTooLarge
  }

  private func readHead(
    _ head: ArraySlice<UInt8>
  ) throws(HTTPStatus) -> (request: HTTPRequest, bodyBytes: Int) {
    guard let text = String(validating: head, as: UTF8.self) else { throw HTTPStatus.badRequest }
    var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)[...]
    var request = try readRequestLine(lines.removeFirst())
    for line in lines { try readHeader(line, &request.headers) }
    guard let host = request.headers["host"], !host.contains(",") else {
      throw HTTPStatus.badRequest
    }
    return (request, try bodyBytes(of: request))
  }

  private func readRequestLine(_ line: Substring) throws(HTTPStatus) -> HTTPRequest {
    if line.utf8.count > Self.maximumTargetBytes { throw HTTPStatus.targetTooLong }
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, Self.isToken(words[0]), Self.isText(words[1]),
      let (path, query) = HTTPRequest.parts(of: words[1])
    else { throw HTTPStatus.badRequest }
    guard words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0" else {
      throw words[2].hasPrefix("HTTP/") ? HTTPStatus.versionNotSupported : .badRequest
    }
    return HTTPRequest(method: String(words[0]), path: path, query: query)
  }

  private func readHeader(
    _ line: Substring, _ headers: inout [String: String]
  ) throws(HTTPStatus) {
    let name = line.prefix { $0 != ":" }
    // A line that begins with a space would continue the previous one, which is obsolete in HTTP.
    guard name.endIndex < line.endIndex, Self.isToken(name) else { throw HTTPStatus.badRequest }
    let value = line[name.endIndex...].dropFirst()
    guard Self.isText(value) else { throw HTTPStatus.badRequest }
    let trimmed = value.drop { $0 == " " || $0 == "\t" }
    let end = trimmed.lastIndex { $0 != " " && $0 != "\t" }
    let text = end.map { String(trimmed[...$0]) } ?? ""
    let key = name.lowercased()
    headers[key] = headers[key].map { "\($0), \(text)" } ?? text
  }

  /// Whether a text is a valid token of HTTP.
  private static func isToken(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy { scalar in
        scalar.isASCII
          && (scalar.properties.isAlphabetic
            || "!#$%&'*+-.^_`|~0123456789".unicodeScalars.contains(scalar))
      }
  }

  /// Whether a text has no control characters other than tabs.
  private static func isText(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { $0 == 9 || $0 >= 32 && $0 != 127 }
  }
}

// MARK: - Bodies

extension RequestParser {
  private func bodyBytes(of request: HTTPRequest) throws(HTTPStatus) -> Int {
    let length = request.headers["content-length"]
    if request.headers["transfer-encoding"] != nil {
      throw length == nil ? HTTPStatus.lengthRequired : .badRequest
    }
    if request.headers["expect"] != nil { throw HTTPStatus.expectationFailed }
    guard let length else {
      if request.method == "POST" { throw HTTPStatus.lengthRequired }
      return 0
    }
    guard !length.isEmpty, length.utf8.allSatisfy({ (48...57).contains($0) }) else {
      throw HTTPStatus.badRequest
    }
    // A number that overflows `Int` is too large as well.
    guard let count = Int(length), count <= maximumBodyBytes else {
      throw HTTPStatus.contentTooLarge
    }
    return count
  }
}
