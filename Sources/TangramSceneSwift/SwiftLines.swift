/// Lines of generated code and their indentation.
struct SwiftLines {
  var lines: [String]
  /// The indentation of the next line, in spaces.
  private var indent = 0

  /// The maximum line length, not counting the indentation of the code inside a function.
  private static let width = 98

  init(_ start: String) { lines = [start] }
}

// MARK: - Lines

extension SwiftLines {
  private mutating func append(_ text: String) { lines[lines.count - 1] += text }

  private mutating func newLine(_ text: String = "", indent: Int? = nil) {
    lines.append(String(repeating: " ", count: indent ?? self.indent) + text)
  }

  /// The indentation of the current line, in spaces.
  private var spaces: Int { lines[lines.count - 1].prefix { $0 == " " }.count }

  private func fits(_ text: String) -> Bool {
    lines[lines.count - 1].count + text.count <= Self.width
  }

  /// Writes lines that are indented relative to the current line.
  private mutating func deeper(_ body: (inout SwiftLines) -> Void) {
    let outer = indent
    indent = spaces + 2
    body(&self)
    indent = outer
  }

  /// Writes parentheses around lines, the first of which begins with `start`.
  private mutating func parentheses(_ start: String = "", _ body: (inout SwiftLines) -> Void) {
    append("(")
    deeper {
      $0.newLine(start)
      body(&$0)
    }
    append(")")
  }
}

// MARK: - Calls

extension SwiftLines {
  /// Appends a chain of calls: on one line if they fit, otherwise each on its own line.
  ///
  /// - Parameter isBroken: Whether each call is on its own line in any case.
  mutating func append(chain: [SwiftCall], isBroken: Bool = false) {
    var isBroken = isBroken
    for (index, call) in chain.enumerated() {
      if index > 0 {
        // The calls up to the next trailing closure are either all on one line or each on its own.
        let before = chain[index...].prefix { $0.closure == nil }
        let next = chain.dropFirst(index + before.count).first.map { ".\($0.text) {" } ?? ""
        isBroken = isBroken || !fits(before.map { ".\($0.text)" }.joined() + next)
        if isBroken { breakChain() }
        append(".")
      }
      append(call)
      if let closure = call.closure { append(closure) }
    }
  }

  /// Begins a line for the next call of a chain: aligned with the last line if that starts with `}`
  /// or `.`, otherwise indented by two more spaces.
  private mutating func breakChain() {
    let start = lines[lines.count - 1].dropFirst(spaces).first
    newLine(indent: start == "}" || start == "." ? spaces : spaces + 2)
  }

  /// Appends a call without its trailing closure, wrapped over several lines if it does not fit on
  /// one.
  private mutating func append(_ call: SwiftCall) {
    if fits(call.text) || call.arguments.isEmpty { return append(call.text) }
    append(call.name)
    parentheses {
      for (index, argument) in call.arguments.enumerated() {
        let text = argument + (index == call.arguments.count - 1 ? "" : ",")
        if index > 0, $0.fits(" " + text) { $0.append(" ") } else if index > 0 { $0.newLine() }
        $0.append(text)
      }
    }
  }

  /// Appends a call as an argument, on lines of its own.
  mutating func append(_ label: String, _ call: SwiftCall) {
    parentheses("\(label): ") { $0.append(call) }
  }

  private mutating func append(_ closure: SwiftCall.Closure) {
    var head = " {"
    if case .views(let nodes) = closure, nodes.isEmpty { return append(" {}") }
    if case .lines(let lines, let parameter) = closure {
      head += parameter.map { " \($0) in" } ?? ""
      let text = "\(head) \(lines.first ?? "") }"
      if lines.count == 1, fits(text) { return append(text) }
    }
    let outer = spaces
    append(head)
    deeper { writer in
      switch closure {
      case .lines(let lines, _): for line in lines { writer.newLine(line) }
      case .views(let nodes):
        for node in nodes {
          writer.newLine()
          writer.append(chain: node.expression, isBroken: node.isBroken)
        }
      case .additions(let nodes):
        for node in nodes {
          writer.newLine("$0.addSubview")
          writer.parentheses { $0.append(chain: node.expression, isBroken: node.isBroken) }
        }
      case .chain(let calls):
        writer.newLine()
        writer.append(chain: calls)
      }
    }
    newLine("}", indent: outer)
  }
}
