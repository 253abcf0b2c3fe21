/// Lines of generated code and their indentation.
struct SwiftLines {
  var lines = [""]
  /// The indentation of the next line, in spaces.
  private var indent = 0
  /// The indentation to restore when each open brace is closed, outermost first.
  private var braces: [Int] = []

  /// The maximum line length, not counting the indentation of the code inside a function.
  private static let width = 98
}

extension SwiftLines {
  private var last: Int { lines.count - 1 }

  mutating func append(_ text: String) { lines[last] += text }

  mutating func newLine(_ text: String = "") {
    lines.append(String(repeating: " ", count: indent) + text)
  }

  /// Opens a brace and indents the following lines relative to the line it is on.
  mutating func openBrace(_ head: String = "{") {
    append(" " + head)
    braces.append(indent)
    indent = spaces + 2
  }

  mutating func closeBrace() {
    indent -= 2
    newLine("}")
    indent = braces.popLast() ?? 0
  }

  /// Writes lines that are indented relative to the current line.
  mutating func deeper(_ body: (inout SwiftLines) -> Void) {
    let outer = indent
    indent = spaces + 2
    body(&self)
    indent = outer
  }

  /// The indentation of the current line, in spaces.
  private var spaces: Int { lines[last].prefix { $0 == " " }.count }

  func fits(_ text: String) -> Bool { lines[last].count + text.count <= Self.width }

  /// Begins a line for the next call of a chain: aligned with the last line if that starts with `}`
  /// or `.`, otherwise indented by two more spaces.
  mutating func breakChain() {
    let start = lines[last].dropFirst(spaces).first
    let isBelow = start == "}" || start == "."
    lines.append(String(repeating: " ", count: isBelow ? spaces : spaces + 2))
  }

  /// Appends a call without its trailing closure, wrapped over several lines if it does not fit on
  /// one.
  mutating func append(call: SwiftCall) {
    let text = Self.text(call)
    if fits(text) || call.arguments.isEmpty { return append(text) }
    append(call.name + "(")
    deeper {
      $0.newLine()
      for (index, argument) in call.arguments.enumerated() {
        let text = argument.written + (index == call.arguments.count - 1 ? "" : ",")
        if index > 0, $0.fits(" " + text) { $0.append(" ") } else if index > 0 { $0.newLine() }
        $0.append(text)
      }
    }
    append(")")
  }

  mutating func append(closure statements: [String], parameter: String?) {
    let head = parameter.map { "{ \($0) in" } ?? "{"
    let text = " \(head) \(statements.first ?? "") }"
    if statements.count == 1, fits(text) { return append(text) }
    openBrace(head)
    for statement in statements { newLine(statement) }
    closeBrace()
  }

  /// The text of a call without its trailing closure.
  static func text(_ call: SwiftCall) -> String {
    if call.arguments.isEmpty, call.closure != nil { return call.name }
    return SwiftLiteral.call(call.name, call.arguments.map(\.written))
  }

  /// The text of several calls as a chain.
  static func text(_ calls: (made: SwiftCall, named: [SwiftCall])) -> String {
    ([calls.made] + calls.named).map(text).joined(separator: ".")
  }
}

extension SwiftCall {
  /// Returns the call that creates a view, and a call of `named` if the first cannot set the name.
  func named(_ name: String?) -> (made: SwiftCall, named: [SwiftCall]) {
    guard let name else { return (self, []) }
    if self.name == "TGView", arguments.isEmpty {
      var made = self
      made.arguments = [SwiftArgument(SwiftLiteral.string(name))]
      return (made, [])
    }
    return (self, [.naming(name)])
  }

  static func naming(_ name: String) -> SwiftCall {
    SwiftCall(name: "named", arguments: [SwiftArgument(SwiftLiteral.string(name))])
  }
}
