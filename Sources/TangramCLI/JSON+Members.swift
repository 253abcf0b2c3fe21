import TangramScene

extension JSON: ExpressibleByDictionaryLiteral {
  /// An object with these members in their order, except for those without a value.
  package init(dictionaryLiteral members: (String, JSON?)...) {
    self = .object(members.compactMap { key, value in value.map { JSONMember(key, $0) } })
  }
}
