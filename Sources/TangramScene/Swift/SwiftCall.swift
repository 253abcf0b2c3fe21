/// An argument of a call.
struct SwiftArgument {
  var label: String?
  var text: String

  init(_ text: String) { self.text = text }

  init(_ label: String?, _ text: String) { (self.label, self.text) = (label, text) }

  /// The argument as it is written.
  var written: String { label.map { "\($0): \(text)" } ?? text }
}

/// A call of a modifier, with what stands in braces after it.
struct SwiftCall {
  /// What stands in braces.
  enum Closure {
    /// Statements.
    case lines([String], parameter: String? = nil)
    /// Views, by their nodes.
    case children([Int])
    /// Statements that add views, by their nodes.
    case additions([Int])
    /// A row of a table that is replaced by itself with more said of it.
    indirect case row(index: Int, [SwiftCall])
  }

  var name: String
  var arguments: [SwiftArgument] = []
  var closure: Closure?
  /// Whether it is no call, but a constant that calls follow.
  var isConstant = false
}

extension SwiftCall {
  init(constant: String) { self.init(name: constant, isConstant: true) }
}

/// What is said of a view.
struct SwiftView {
  /// The call that makes the view.
  var creation: SwiftCall
  /// The name, if the view has one.
  var name: String?
  /// The calls of modifiers.
  var calls: [SwiftCall] = []
  /// Changes for which there is no modifier, after a variable and a dot.
  var statements: [String] = []
  /// The calls that come after all others, as they are about what was said before.
  var closing: [SwiftCall] = []
}

extension SwiftView {
  /// Adds a call; one with labels joins the call of the same modifier that was just made.
  mutating func call(_ name: String, _ argument: SwiftArgument) {
    if argument.label != nil, let last = calls.lastIndex(where: { $0.name == name }) {
      calls[last].arguments.append(argument)
    } else {
      calls.append(SwiftCall(name: name, arguments: [argument]))
    }
  }

  /// How much the compiler has to look at, beside the chain of calls.
  var weight: Int {
    closing.reduce(statements.count) {
      guard case .lines(let lines, _) = $1.closure else { return $0 }
      return $0 + lines.count
    } / 4
  }

  /// All calls after the one that makes the view, other than that of the children.
  var allCalls: [SwiftCall] {
    var all = calls
    if !statements.isEmpty {
      all.append(SwiftCall(name: "with", closure: .lines(statements.map { "$0." + $0 })))
    }
    return all + closing
  }
}
