import TangramCore
import TangramScene

/// Generates Swift code for a scene from its JSON document.
///
/// As a result, omitted keys and ids are decided in one place, the JSON writer.
struct SwiftWriter {
  let tree: SwiftTree
  private let document: JSONValue
  private let texts: SwiftTexts
  /// The constants for nodes whose expressions would otherwise be too long.
  private var constants: [Int: String] = [:]
  /// The estimated type-checking cost of the expression of each node.
  private var weights: [Int]
  private(set) var lines: [String] = []
  /// Whether the code calls `font` to open the fonts of texts.
  private(set) var opensFonts = false
  /// The font files for texts without a font, if the document declares no fonts.
  var standardFonts: [String] { texts.usesStandardFiles ? texts.standardFiles : [] }

  /// Names that the generated code uses for other purposes.
  private static let reserved: Set<String> = ["root", "layout", "box", "font"]

  init(_ document: JSONValue, views: [TGView], standardFonts: [String]) {
    self.document = document
    texts = SwiftTexts(
      document, standardFiles: standardFonts, names: SwiftNames(reserved: Self.reserved))
    tree = SwiftTree(document["root"] ?? document, views: views, texts: texts)
    weights = Array(repeating: 1, count: tree.nodes.count)
    (lines, opensFonts) = (texts.lines, texts.opensFonts)
    if !lines.isEmpty { lines.append("") }
    writeReferred()
    writeParts()
  }
}

// MARK: - Constants

extension SwiftWriter {
  /// Declares a constant for each view that other views refer to, before the code that uses it.
  private mutating func writeReferred() {
    let start = lines.count
    for index in tree.nodes.indices {
      guard let name = referredName(index) else { continue }
      lines.append("let \(name) = \(creation(of: index))")
    }
    if lines.count > start { lines.append("") }
  }

  private var names: SwiftNames { texts.names }

  private func referredName(_ node: Int) -> String? {
    guard let id = tree.nodes[node].value["id"]?.stringIfAny else { return nil }
    return names.referred[id]
  }

  private func creation(of node: Int) -> String {
    let view = tree.nodes[node].view
    let creation = isRow(node) ? SwiftCall(name: "TGLinearLayout") : view.creation
    return SwiftLines.text(creation.named(view.name))
  }

  /// Whether a node is a table row, which a call on its table creates.
  private func isRow(_ node: Int) -> Bool { tree.nodes[node].view.creation.name == "row" }

  /// Declares a constant for each large or deep subtree, and for the whole tree.
  private mutating func writeParts() {
    // The number of nested view levels in the expression of each node.
    var levels = Array(repeating: 0, count: tree.nodes.count)
    for index in tree.upwards {
      let children = tree.nodes[index].children
      levels[index] = (children.map { levels[$0] }.max() ?? -1) + 1
      weights[index] = children.reduce(1 + tree.nodes[index].view.weight) { $0 + weights[$1] }
      let isLarge = levels[index] >= Self.mostLevels || weights[index] > Self.mostViews
      guard index == 0 || isLarge && !isRow(index) else { continue }
      writePart(index)
      (levels[index], weights[index]) = (0, 1)
    }
  }

  /// Writes the expression of a node as one constant, or as several, each based on the previous
  /// one.
  private mutating func writePart(_ node: Int) {
    let (start, calls, isBroken) = chain(of: node)
    let name = node == 0 ? "root" : names.fresh(like: tree.nodes[node].name ?? "", or: "part")
    var steps: [[SwiftCall]] = [[]]
    var weight = weight(of: start)
    for call in calls {
      let next = self.weight(of: call)
      if weight > 0, next > 0, weight + next > Self.mostViews {
        steps.append([])
        weight = 0
      }
      steps[steps.count - 1].append(call)
      weight += next
    }
    var before = start
    for (index, step) in steps.enumerated() {
      let constant = index == steps.count - 1 ? name : names.fresh(like: "", or: "part")
      var writer = SwiftLines()
      writer.append("let \(constant) = ")
      write(before, to: &writer)
      write(step, isBroken: isBroken, to: &writer)
      lines += writer.lines + [""]
      before = SwiftCall(constant: constant)
    }
    constants[node] = name
  }

  /// The maximum number of nested view levels in an expression; each level increases compile time.
  private static let mostLevels = 3
  /// The maximum number of views in an expression that can be split; compile time grows
  /// quadratically.
  private static let mostViews = 30

  /// The estimated type-checking cost of the trailing closure of a call.
  private func weight(of call: SwiftCall) -> Int {
    switch call.closure {
    case nil: 0
    case .lines(let lines, _): lines.count / 4
    case .children(let nodes), .additions(let nodes): nodes.reduce(0) { $0 + weights[$1] }
    case .row(_, let calls): calls.reduce(1) { $0 + weight(of: $1) }
    }
  }

  /// Splits children into groups that are each small enough for one expression.
  private func pieces(_ children: [Int]) -> [[Int]] {
    var pieces: [[Int]] = []
    var weight = 0
    for child in children {
      if pieces.isEmpty || weight + weights[child] > Self.mostViews {
        pieces.append([])
        weight = 0
      }
      pieces[pieces.count - 1].append(child)
      weight += weights[child]
    }
    return pieces
  }
}

// MARK: - Chains of calls

extension SwiftWriter {
  /// The expression of a node: its start, the calls that follow, and whether each of these calls is
  /// on a line of its own.
  private func chain(of node: Int) -> (start: SwiftCall, calls: [SwiftCall], isBroken: Bool) {
    let (kind, view) = (tree.nodes[node].kind, tree.nodes[node].view)
    let children = tree.nodes[node].children
    if kind?.childKind != nil {
      let (start, named) = start(of: node)
      return (start, named + view.allCalls + rows(children), !children.isEmpty)
    }
    var pieces = pieces(children)[...]
    var (start, calls) = start(of: node)
    if kind != nil, referredName(node) == nil, let first = pieces.popFirst() {
      start.closure = .children(first)
    }
    if kind != nil {
      calls = pieces.map { SwiftCall(name: "children", closure: .children($0)) } + calls
    }
    calls += view.allCalls
    if kind == nil {
      calls += pieces.map { SwiftCall(name: "with", closure: .additions($0)) }
    }
    return (start, calls, false)
  }

  /// The start of the expression of a node: the constant of the view, or the call that creates it
  /// and the call that names it.
  private func start(of node: Int) -> (made: SwiftCall, named: [SwiftCall]) {
    if let name = referredName(node) { return (SwiftCall(constant: name), []) }
    let view = tree.nodes[node].view
    return view.creation.named(view.name)
  }

  /// The calls that create the rows of a table; further settings of a row are applied to the
  /// existing row.
  private func rows(_ rows: [Int]) -> [SwiftCall] {
    rows.enumerated().flatMap { index, row in
      let view = tree.nodes[row].view
      var pieces = pieces(tree.nodes[row].children)[...]
      var made = view.creation
      var more = view.allCalls
      if let constant = referredName(row) {
        made.arguments.insert(SwiftArgument(constant), at: 0)
      } else if let name = view.name {
        more.insert(.naming(name), at: 0)
      }
      made.closure = .children(more.isEmpty ? pieces.popFirst() ?? [] : [])
      var calls = [made]
      // All settings of a row come before its cells.
      let added = pieces.map { SwiftCall(name: "children", closure: .children($0)) }
      let changes = [more + added.prefix(1)] + added.dropFirst().map { [$0] }
      for change in changes where !change.isEmpty {
        calls.append(SwiftCall(name: "with", closure: .row(index: index, change)))
      }
      return calls
    }
  }
}

// MARK: - Writing

extension SwiftWriter {
  /// Appends the expression of a node, recursing into its children at most as deep as `mostLevels`
  /// allows.
  private func write(_ node: Int, to writer: inout SwiftLines) {
    if let constant = constants[node] { return writer.append(constant) }
    let (start, calls, isBroken) = chain(of: node)
    write(start, to: &writer)
    write(calls, isBroken: isBroken, to: &writer)
  }

  /// Appends calls: on one line if they fit, otherwise each on its own line.
  private func write(
    _ calls: [SwiftCall], isBroken: Bool = false, to writer: inout SwiftLines
  ) {
    var isBroken = isBroken
    for (index, call) in calls.enumerated() {
      // The calls up to the next trailing closure are either all on one line or each on its own.
      let before = calls[index...].prefix { $0.closure == nil }
      let head = calls[(index + before.count)...].first.map { ".\(SwiftLines.text($0)) {" } ?? ""
      let text = before.map { ".\(SwiftLines.text($0))" }.joined() + head
      if !isBroken { isBroken = !writer.fits(text) }
      if isBroken { writer.breakChain() }
      writer.append(".")
      write(call, to: &writer)
    }
  }

  /// Appends a call with its trailing closure.
  private func write(_ call: SwiftCall, to writer: inout SwiftLines) {
    if call.isConstant { return writer.append(call.name) }
    writer.append(call: call)
    switch call.closure {
    case nil: break
    case .lines(let lines, let parameter): writer.append(closure: lines, parameter: parameter)
    case .children(let children):
      if children.isEmpty { return writer.append(" {}") }
      writer.openBrace()
      for child in children {
        writer.newLine()
        write(child, to: &writer)
      }
      writer.closeBrace()
    case .additions(let children):
      writer.openBrace()
      for child in children { add(child, to: &writer) }
      writer.closeBrace()
    case .row(let index, let calls):
      writer.openBrace()
      writer.newLine("$0[row: \(index)] = $0[row: \(index)]?")
      write(calls, to: &writer)
      writer.closeBrace()
    }
  }

  private func add(_ child: Int, to writer: inout SwiftLines) {
    writer.newLine("$0.addSubview(")
    writer.deeper {
      $0.newLine()
      write(child, to: &$0)
    }
    writer.append(")")
  }
}

// MARK: - The environment

extension SwiftWriter {
  /// The lines that lay out the tree, the first of which begins with `start`.
  func layout(after start: String) -> [String] {
    var writer = SwiftLines()
    writer.append("\(start) root.")
    if case (let size, let rest) = room, !rest.isEmpty {
      writer.append("layout(")
      writer.deeper {
        $0.newLine("in: ")
        $0.append(
          call: SwiftCall(name: "TGEnvironment", arguments: [SwiftArgument("size", size)] + rest))
      }
      writer.append(")")
    } else {
      writer.append(call: SwiftCall(name: "layout", arguments: [SwiftArgument("in", room.size)]))
    }
    return writer.lines
  }

  /// The available size, and the other arguments of the environment.
  private var room: (size: String, rest: [SwiftArgument]) {
    let source = SwiftSource(value: document, kind: nil, texts: texts)
    var numbers = [TGScene.defaultSize.width, TGScene.defaultSize.height].map(SwiftLiteral.number)
    if let size = document["superview"] { numbers = size.numberLiterals }
    var rest: [SwiftArgument] = []
    func add(_ key: String, _ label: String, _ text: (SwiftSource) -> String) {
      if let value = document[key] { rest.append(SwiftArgument(label, text(source.about(value)))) }
    }
    add("scale", "scale") { $0.number }
    add("snap", "snapping") { $0.choice }
    add("rtl", "isRightToLeft") { "\($0.value.isTrue)" }
    add("sizeClass", "sizeClass") { SwiftSource.sizeClass($0.value) }
    add("safeArea", "safeArea") {
      SwiftLiteral.call("TGInsets", $0.value.labeledNumbers.map(\.written))
    }
    return ("TGSize(width: \(numbers[0]), height: \(numbers[1]))", rest)
  }
}
