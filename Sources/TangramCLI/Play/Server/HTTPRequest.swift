/// A request from a browser.
struct HTTPRequest: Sendable {
  var method: String
  /// The path, without the query.
  var path: String
  /// The query parameters, by name.
  var query: [String: String] = [:]
  /// The header fields, by lowercase name; the values of repeated fields are joined by commas.
  var headers: [String: String] = [:]
  var body: [UInt8] = []
}

extension HTTPRequest {
  /// Splits a request target such as `/layout?width=320` into path and query; returns nil if it is
  /// invalid.
  static func parts(of target: Substring) -> (path: String, query: [String: String])? {
    guard target.hasPrefix("/"), let path = decoded(target.prefix { $0 != "?" }) else { return nil }
    var query: [String: String] = [:]
    let fields = target.drop { $0 != "?" }.dropFirst().split(separator: "&")
    for field in fields {
      guard let name = decoded(field.prefix { $0 != "=" }),
        let value = decoded(field.drop { $0 != "=" }.dropFirst())
      else { return nil }
      query[name] = value
    }
    return (path, query)
  }

  /// Returns the text with percent-encoded bytes decoded.
  private static func decoded(_ text: Substring) -> String? {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    var bytes: [UInt8] = []
    var rest = Substring(text).utf8
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
        let value = UInt8(Substring(digits), radix: 16)
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
