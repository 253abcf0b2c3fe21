/// What somebody bought.
struct Invoice: Sendable {
  /// One position of an invoice.
  struct Item: Sendable {
    var text: String
    var count: Int
    /// The price of one, in cents.
    var price: Int
  }

  var number: Int
  var customer: String
  var items: [Item]

  /// The sum of all items, in cents.
  var total: Int { items.reduce(0) { $0 + $1.count * $1.price } }
}

extension Int {
  /// An amount of cents as it is printed.
  var money: String {
    let cents = self % 100
    return "\(self / 100).\(cents < 10 ? "0" : "")\(cents)"
  }
}
