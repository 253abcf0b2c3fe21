import Tangram
import TangramScene

/// A node of the document, with the code for its view.
final class SwiftNode {
  let value: JSONValue
  let kind: ContainerKind
  /// The view, whose name may differ from the id in the document.
  private let view: TGView
  let texts: SwiftTexts
  private(set) var children: [SwiftNode] = []
  /// The sizes that a table row sets on this cell, as Swift statements.
  private(set) var impliedSizes: Set<String> = []

  var creation: SwiftCall
  var calls: [SwiftCall] = []
  /// Changes without a modifier, written without the leading variable and dot.
  var statements: [String] = []
  /// Calls that must come after `calls` and `statements`, because what they do depends on those.
  var finalCalls: [SwiftCall] = []

  /// The constant for the view alone, if other views refer to it.
  var reference: String?
  /// The constant for an expression that would be too long.
  ///
  /// Setting it releases the children, so that a deep tree is not released recursively.
  var constant: String? { didSet { (levels, weight, children) = (0, 1, []) } }
  /// The number of nested view levels in the expression.
  private(set) var levels = 0
  /// The estimated type-checking cost of the expression.
  private(set) var weight = 1

  private init(_ value: JSONValue, in parent: ContainerKind?, _ view: TGView, _ texts: SwiftTexts) {
    (self.value, self.view, self.texts) = (value, view, texts)
    kind = parent?.childKind ?? (try? ContainerKind.specified(by: value)) ?? .leaf
    let type = Self.types[kind.name] ?? ("TGView", nil)
    creation = SwiftCall(type.name, type.argument.map { [$0] } ?? [])
  }

  /// The types of containers, with the first argument that is customary even if it is the default;
  /// a test checks that there is one for every kind.
  static let types: [String: (name: String, argument: String?)] = [
    "linear": ("TGLinearLayout", ".vert"), "frame": ("TGFrameLayout", nil),
    "relative": ("TGRelativeLayout", nil), "flow": ("TGFlowLayout", ".vert"),
    "float": ("TGFloatLayout", ".vert"), "path": ("TGPathLayout", nil),
    "table": ("TGTableLayout", ".vert"), "hstack": ("TGHStack", nil),
    "vstack": ("TGVStack", nil), "zstack": ("TGZStack", nil), "spacer": ("TGSpacer", nil),
    "flex": ("TGFlexLayout", ".row"), "grid": ("TGGridLayout", nil),
    "constraints": ("TGConstraintLayout", nil),
    // A row is created by its table.
    "row": ("row", nil),
  ]

  var name: String? { view.name }

  /// Whether this is a table row, which a call on its table creates.
  var isRow: Bool { creation.name == "row" }

  /// Whether each call is on its own line in any case: those of a table create its rows.
  var isBroken: Bool { kind.childKind != nil && !children.isEmpty }

  /// The nodes of a document, parents before children, given their views in the same order.
  static func all(_ root: JSONValue, _ views: [TGView], _ texts: SwiftTexts) -> [SwiftNode] {
    var nodes: [SwiftNode] = []
    var rest: [(value: JSONValue, parent: SwiftNode?)] = [(root, nil)]
    while let (value, parent) = rest.popLast() {
      let node = SwiftNode(value, in: parent?.kind, views[nodes.count], texts)
      nodes.append(node)
      parent?.children.append(node)
      rest += value.elements(of: node.kind.childrenKey ?? "children").reversed().map { ($0, node) }
    }
    return nodes
  }

  /// The node and its descendants, children before parents.
  var postorder: [SwiftNode] {
    var (nodes, rest) = ([SwiftNode](), [self])
    while let node = rest.popLast() {
      nodes.append(node)
      rest += node.children
    }
    return nodes.reversed()
  }
}

// MARK: - Translation

extension SwiftNode {
  /// Writes the calls and statements for the keys of the node; parents come before children.
  func translate() {
    if isRow { noteSizesOfCells() }
    for member in value.elements { emit(member) }
    let isSpacing = { (argument: String) in argument.hasPrefix("spacing:") }
    creation.arguments =
      creation.arguments.filter { !isSpacing($0) } + creation.arguments.filter(isSpacing)
    arrangeCalls()
    for entry in value.elements(of: "sizeClasses") { finalCalls.append(sizeClass(entry)) }
  }

  /// The call that makes the changes from the node's other keys for a size class.
  private func sizeClass(_ entry: JSONValue) -> SwiftCall {
    let changed = entry.elements.filter { $0.key != "when" }
    let statements = changed.flatMap { change($0, from: value[$0.key]) }
    // A size class that changes nothing must be created as well.
    let lines = statements.isEmpty ? ["_ = $0"] : statements.map { "$0." + $0 }
    return SwiftCall("sizeClass", entry["when"]?.literal ?? ".default", closure: .lines(lines))
  }

  /// Records the sizes that a row sets on its cells, so that the cells need not repeat them.
  private func noteSizesOfCells() {
    guard var row = TGLinearLayout(view) else { return }
    row.tg_removeAllSubviews()
    row.addSubview(TGView())
    let probe = TGScene(root: row).document.root
    guard let cell = probe["root"]?.elements(of: "children").first else { return }
    let along = row.tg_orientation == .horz ? "width" : "height"
    // Descriptors for size classes are copies of those from before the cell was added to the row.
    for child in children where child.value["sizeClasses"] == nil {
      let hasOther = child.kind.hasSize || child.value["frame"] != nil
      let sizes = cell.elements.filter { $0.isSize && ($0.key == along || !hasOther) }
      child.impliedSizes = Set(sizes.compactMap(statement))
    }
  }

  /// Moves sizes before positions, and combines calls that one modifier can express.
  private func arrangeCalls() {
    let edges = ["top", "leading", "bottom", "trailing"]
    let sizes = calls.filter { $0.name == "width" || $0.name == "height" }
    let margins = edges.compactMap { edge in calls.first { $0.name == edge && $0.isSimple } }
    let centers = calls.filter { ["centerX(0)", "centerY(0)"].contains($0.text) }
    var combined = sizes
    if sizes.count == 2, sizes.allSatisfy(\.isSimple) {
      let texts = sizes.flatMap(\.arguments)
      let isOneWord = texts[0] == texts[1] && texts[0].hasPrefix(".")
      combined = [SwiftCall("size", texts.dropLast(isOneWord ? 1 : 0))]
    }
    if margins.count > 1 {
      let isOne = margins.count == 4 && Set(margins.map(\.arguments)).count == 1
      let all = margins.map { "\($0.name): \($0.arguments[0])" }
      combined.append(SwiftCall("margin", isOne ? margins[0].arguments : all))
    }
    if centers.count == 2 { combined.append(SwiftCall("centered")) }
    let replaced = sizes + (margins.count > 1 ? margins : []) + (centers.count == 2 ? centers : [])
    calls = combined + calls.filter { call in !replaced.contains { $0.name == call.name } }
  }
}

extension SwiftCall {
  /// Whether the call has a single argument: a number, a percentage or a keyword.
  fileprivate var isSimple: Bool {
    guard arguments.count == 1, let first = arguments[0].first else { return false }
    return !arguments[0].hasSuffix(")") && (first.isNumber || first == "-" || first == ".")
  }
}

// MARK: - The expression

extension SwiftNode {
  /// The maximum number of views in an expression; compile time grows quadratically.
  static let maximumViews = 30

  /// Estimates the cost of the expression; children are measured before parents.
  func measure() {
    levels = (children.map(\.levels).max() ?? -1) + 1
    let lines = allCalls.reduce(0) { $0 + $1.lineCount }
    weight = children.reduce(1 + lines / 4) { $0 + $1.weight }
  }

  /// All calls after the one that creates the view, except the call that adds the children.
  private var allCalls: [SwiftCall] {
    let lines = statements.map { "$0." + $0 }
    return calls + (lines.isEmpty ? [] : [SwiftCall("with", closure: .lines(lines))]) + finalCalls
  }

  /// Returns the call that creates the view, and a call of `named` if the first cannot set the name.
  func named(_ creation: SwiftCall) -> [SwiftCall] {
    guard let name = name.map(SwiftLiteral.string) else { return [creation] }
    let isPlain = creation.text == "TGView()"
    return isPlain ? [SwiftCall("TGView", name)] : [creation, SwiftCall("named", name)]
  }

  /// The constant for the expression, or its chain of calls.
  var expression: [SwiftCall] { constant.map { [SwiftCall(constant: $0)] } ?? chain }

  /// The calls of the expression: the one that creates the view, or its constant, and all others.
  var chain: [SwiftCall] {
    var chain = reference.map { [SwiftCall(constant: $0)] } ?? named(creation)
    if kind.childKind != nil {
      return chain + allCalls + children.enumerated().flatMap { $1.callsOfRow(at: $0) }
    }
    var pieces = children.grouped(\.weight)[...]
    if kind === ContainerKind.leaf {
      return chain + allCalls
        + pieces.map { SwiftCall("with", closure: .views($0, areAdded: true)) }
    }
    if reference == nil, let first = pieces.popFirst() { chain[0].closure = .views(first) }
    chain.insert(contentsOf: pieces.map { SwiftCall("children", closure: .views($0)) }, at: 1)
    return chain + allCalls
  }

  /// The calls that create this row of a table; further settings are applied to the existing row.
  private func callsOfRow(at index: Int) -> [SwiftCall] {
    var pieces = children.grouped(\.weight)[...]
    var made = creation
    var more = allCalls
    if let reference {
      made.arguments.insert(reference, at: 0)
    } else if let name {
      more.insert(SwiftCall("named", SwiftLiteral.string(name)), at: 0)
    }
    made.closure = .views(more.isEmpty ? pieces.popFirst() ?? [] : [])
    // All settings of a row come before its cells.
    let added = pieces.map { SwiftCall("children", closure: .views($0)) }
    let changes = [more + added.prefix(1)] + added.dropFirst().map { [$0] }
    let row = SwiftCall(constant: "$0[row: \(index)] = $0[row: \(index)]?")
    return [made]
      + changes.filter { !$0.isEmpty }.map { SwiftCall("with", closure: .chain([row] + $0)) }
  }
}
