/// A call in generated code, with an optional trailing closure.
struct SwiftCall {
  enum Closure {
    case lines([String], parameter: String? = nil)
    /// Views, or statements that each add one of them to `$0`.
    case views([SwiftNode], areAdded: Bool = false)
    /// A statement that is a chain of calls.
    case chain([SwiftCall])
  }

  let name: String
  var arguments: [String] = []
  var closure: Closure?
  /// Whether this is a constant rather than a call; calls can follow it.
  private(set) var isConstant = false

  init(_ name: String, _ arguments: [String], _ closure: Closure? = nil) {
    (self.name, self.arguments, self.closure) = (name, arguments, closure)
  }

  init(_ name: String, _ arguments: String..., closure: Closure? = nil) {
    self.init(name, arguments, closure)
  }

  init(constant: String) { (name, isConstant) = (constant, true) }

  /// The call without its trailing closure.
  var text: String {
    if isConstant || arguments.isEmpty && closure != nil { return name }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// The number of lines of the trailing closure; 0 for other closures.
  var lineCount: Int { if case .lines(let lines, _) = closure { lines.count } else { 0 } }

  /// The estimated type-checking cost of the trailing closure.
  var weight: Int {
    switch closure {
    case nil: 0
    case .lines: lineCount / 4
    case .views(let nodes, _): nodes.reduce(0) { $0 + $1.weight }
    case .chain(let calls): calls.reduce(1) { $0 + $1.weight }
    }
  }
}

extension Array {
  /// Splits the elements into groups of at most this weight; an element that is heavier has its own.
  func grouped(
    upTo most: Int = SwiftNode.maximumViews, _ weight: (Element) -> Int
  ) -> [[Element]] {
    var (groups, sum) = ([[Element]](), 0)
    for element in self {
      let next = weight(element)
      if groups.isEmpty || sum > 0 && next > 0 && sum + next > most {
        groups.append([])
        sum = 0
      }
      groups[groups.count - 1].append(element)
      sum += next
    }
    return groups
  }
}
