/// A customer's purchases.
struct Invoice: Sendable {
  /// One item of an invoice.
  struct Item: Sendable {
    var text: String
    var count: Int
    /// The price of a single unit, in cents.
    var price: Int
  }

  var number: Int
  var customer: String
  var items: [Item]

  /// The sum of all items, in cents.
  var total: Int { items.reduce(0) { $0 + $1.count * $1.price } }
}

extension Int {
  /// An amount in cents, formatted for printing.
  var money: String {
    let cents = self % 100
    return "\(self / 100).\(cents < 10 ? "0" : "")\(cents)"
  }
}
