import TangramCore
import TangramScene

/// Generates Swift code for a scene from its JSON, in which keys are already omitted and ids are made.
struct SwiftWriter {
  let texts: SwiftTexts
  private let document: JSONValue
  private(set) var lines: [String] = []

  init(_ scene: TGScene) {
    document = scene.document.root
    texts = SwiftTexts(document, standardFiles: scene.standardFontFiles)
    let nodes = SwiftNode.all(document["root"] ?? document, scene.writtenViews, texts)
    for node in nodes { node.translate() }
    lines = texts.lines
    if !lines.isEmpty { lines.append("") }
    writeReferenced(nodes)
    writeParts(of: nodes[0])
  }
}

// MARK: - Constants

extension SwiftWriter {
  /// Declares a constant for each view that other views refer to, before the code that uses it.
  private mutating func writeReferenced(_ nodes: [SwiftNode]) {
    let start = lines.count
    for node in nodes {
      guard let id = node.value["id"]?.stringIfAny, let name = texts.names.referenced[id]
      else { continue }
      let made = node.isRow ? SwiftCall("TGLinearLayout") : node.creation
      lines.append("let \(name) = " + node.named(made).map(\.text).joined(separator: "."))
      node.reference = name
    }
    if lines.count > start { lines.append("") }
  }

  /// Declares a constant for each large or deep subtree, and for the whole tree.
  private mutating func writeParts(of root: SwiftNode) {
    for node in root.postorder {
      let isRoot = node === root
      node.measure()
      let isLarge = node.levels >= Self.maximumLevels || node.weight > SwiftNode.maximumViews
      if isRoot || isLarge && !node.isRow { writePart(node, isRoot: isRoot) }
    }
  }

  /// The maximum number of nested view levels in an expression; each level increases compile time.
  private static let maximumLevels = 3

  /// Writes the expression of a node as constants, each based on the previous one.
  private mutating func writePart(_ node: SwiftNode, isRoot: Bool) {
    let names = texts.names
    let name = isRoot ? "root" : names.fresh(like: node.name ?? "", or: "part")
    let steps = node.chain.grouped(\.weight)
    var before: [SwiftCall] = []
    for (index, step) in steps.enumerated() {
      let constant = index == steps.count - 1 ? name : names.fresh(like: "", or: "part")
      var writer = SwiftLines("let \(constant) = ")
      writer.append(chain: before + step, isBroken: node.isBroken)
      lines += writer.lines + [""]
      before = [SwiftCall(constant: constant)]
    }
    node.constant = name
  }
}

// MARK: - The environment

extension SwiftWriter {
  /// The lines that lay out the tree, the first of which begins with `start`.
  func layout(after start: String) -> [String] {
    let fallback = [TGScene.defaultSize.width, TGScene.defaultSize.height].map(SwiftLiteral.number)
    let numbers = document["superview"]?.literals ?? fallback
    let size = "TGSize(width: \(numbers[0]), height: \(numbers[1]))"
    let rest = ["scale", "snap", "rtl", "sizeClass", "safeArea"].compactMap {
      document[$0]?.labeled
    }
    var writer = SwiftLines("\(start) root.layout")
    if rest.isEmpty {
      writer.append(chain: [SwiftCall("", "in: \(size)")])
    } else {
      writer.append(argument: [SwiftCall("TGEnvironment", ["size: \(size)"] + rest)], label: "in: ")
    }
    return writer.lines
  }
}
