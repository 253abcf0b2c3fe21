/// Lines of generated code and their indentation.
struct SwiftLines {
  var lines = [""]
  /// The indentation of the next line, in spaces.
  private var indent = 0

  /// The maximum line length, not counting the indentation of the code inside a function.
  private static let width = 98

  init(_ start: String) { append(start) }
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

  private mutating func braces(_ head: String = "{", _ body: (inout SwiftLines) -> Void) {
    let outer = spaces
    append(" " + head)
    deeper(body)
    newLine("}", indent: outer)
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
        let head = chain[(index + before.count)...].first.map { ".\($0.text) {" } ?? ""
        let text = before.map { ".\($0.text)" }.joined() + head
        if !isBroken { isBroken = !fits(text) }
        if isBroken { breakChain() }
        append(".")
      }
      append(call)
      append(call.closure)
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

  private mutating func append(_ closure: SwiftCall.Closure?) {
    switch closure {
    case nil: break
    case .lines(let lines, let parameter):
      let head = parameter.map { "{ \($0) in" } ?? "{"
      let text = " \(head) \(lines.first ?? "") }"
      if lines.count == 1, fits(text) { return append(text) }
      braces(head) { for line in lines { $0.newLine(line) } }
    case .views(let nodes) where nodes.isEmpty: append(" {}")
    case .views(let nodes):
      braces {
        for node in nodes {
          $0.newLine()
          $0.append(node)
        }
      }
    case .additions(let nodes):
      braces {
        for node in nodes {
          $0.newLine("$0.addSubview(")
          $0.deeper {
            $0.newLine()
            $0.append(node)
          }
          $0.append(")")
        }
      }
    case .chain(let calls):
      braces {
        $0.newLine()
        $0.append(chain: calls)
      }
    }
  }

  /// Appends the expression of a node, recursing into its children only until their constants.
  private mutating func append(_ node: SwiftNode) {
    if let constant = node.constant { return append(constant) }
    append(chain: node.chain, isBroken: node.hasRows)
  }

  /// Appends a call whose only argument is itself a call, on lines of its own.
  mutating func append(_ name: String, _ label: String, _ call: SwiftCall) {
    append(name + "(")
    deeper {
      $0.newLine("\(label): ")
      $0.append(call)
    }
    append(")")
  }
}
