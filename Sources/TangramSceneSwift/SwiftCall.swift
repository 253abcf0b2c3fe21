struct SwiftArgument {
  var label: String?
  var text: String

  init(_ text: String) { self.text = text }

  init(_ label: String?, _ text: String) { (self.label, self.text) = (label, text) }

  var written: String { label.map { "\($0): \(text)" } ?? text }
}

/// A call in generated code, with an optional trailing closure.
struct SwiftCall {
  enum Closure {
    case lines([String], parameter: String? = nil)
    /// Views, by the indices of their nodes.
    case children([Int])
    /// Statements that add views, by the indices of their nodes.
    case additions([Int])
    /// A table row that is replaced by a modified copy of itself.
    indirect case row(index: Int, [SwiftCall])
  }

  var name: String
  var arguments: [SwiftArgument] = []
  var closure: Closure?
  /// Whether this is a constant rather than a call; calls can follow it.
  var isConstant = false
}

extension SwiftCall {
  init(constant: String) { self.init(name: constant, isConstant: true) }
}

struct SwiftView {
  var creation: SwiftCall
  var name: String?
  var calls: [SwiftCall] = []
  /// Changes without a modifier, written without the leading variable and dot.
  var statements: [String] = []
  /// Calls that come after all others because they depend on them.
  var closing: [SwiftCall] = []
}

extension SwiftView {
  /// Adds a call; an argument with a label is added to an existing call of the same modifier.
  mutating func call(_ name: String, _ argument: SwiftArgument) {
    if argument.label != nil, let last = calls.lastIndex(where: { $0.name == name }) {
      calls[last].arguments.append(argument)
    } else {
      calls.append(SwiftCall(name: name, arguments: [argument]))
    }
  }

  /// The estimated type-checking cost of the trailing closures, apart from the chain of calls.
  var weight: Int {
    closing.reduce(statements.count) {
      guard case .lines(let lines, _) = $1.closure else { return $0 }
      return $0 + lines.count
    } / 4
  }

  /// All calls after the one that creates the view, except the call that adds the children.
  var allCalls: [SwiftCall] {
    var all = calls
    if !statements.isEmpty {
      all.append(SwiftCall(name: "with", closure: .lines(statements.map { "$0." + $0 })))
    }
    return all + closing
  }
}
