import Foundation

/// A request from a browser.
package struct HTTPRequest: Sendable {
  package var method: String
  /// The path, without the query.
  package var path: String
  /// The query parameters, by name.
  package var query: [String: String] = [:]
  /// The header fields, by lowercase name; the values of repeated fields are joined by commas.
  package var headers: [String: String] = [:]
  package var body: [UInt8] = []
}

extension HTTPRequest {
  /// Splits a request target such as `/layout?width=320` into path and query; returns nil if it is
  /// invalid.
  static func parts(of target: Substring) -> (path: String, query: [String: String])? {
    guard target.hasPrefix("/"),
      let path = target.prefix(while: { $0 != "?" }).removingPercentEncoding
    else { return nil }
    var query: [String: String] = [:]
    let fields = target.drop { $0 != "?" }.dropFirst().split(separator: "&")
    for field in fields {
      guard let name = field.prefix(while: { $0 != "=" }).removingPercentEncoding,
        let value = field.drop(while: { $0 != "=" }).dropFirst().removingPercentEncoding
      else { return nil }
      query[name] = value
    }
    return (path, query)
  }
}
