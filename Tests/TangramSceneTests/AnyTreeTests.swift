import Foundation
import Tangram
import TangramTestSupport
import Testing

@testable import TangramScene

/// Random trees cover every property of every container.
@Suite struct AnyTreeTests {
  /// The keys that occur in scenes, by kind of node, with an empty kind for leaves, and all strings.
  private struct Occurrences {
    var keys: [String: Set<String>] = [:]
    var words: Set<String> = []

    mutating func add(_ node: [String: Any], isRow: Bool = false) {
      let kind =
        isRow ? "row" : node["layout"] as? String ?? (node["spacer"] == nil ? "" : "spacer")
      keys[kind, default: []].formUnion(node.keys)
      addWords(node)
      for child in node["children"] as? [[String: Any]] ?? [] { add(child) }
      for row in node["rows"] as? [[String: Any]] ?? [] { add(row, isRow: true) }
    }

    /// Records all strings and keys in a value that is not a node.
    private mutating func addWords(_ value: Any) {
      switch value {
      case let text as String: words.insert(text)
      case let list as [Any]: for element in list { addWords(element) }
      case let object as [String: Any]:
        for (key, value) in object where key != "children" && key != "rows" {
          words.insert(key)
          addWords(value)
        }
      default: break
      }
    }
  }

  /// The keys, as `kind.key`, and the words that do not occur.
  private func missing(in occurrences: Occurrences) -> [String] {
    var missing = Self.words.subtracting(occurrences.words).sorted()
    func note(_ keys: Set<String>, of kind: String) {
      missing += keys.subtracting(occurrences.keys[kind] ?? []).sorted().map { "\(kind).\($0)" }
    }
    for kind in ContainerKind.all {
      let name = kind.name
      // An action is applied to the children, so it is written as keys of the children.
      var expected = Set(kind.names.filter { !kind.hasAction($0) })
      expected.subtract(kind.markingKey == nil && name != "row" ? [] : ["layout"])
      // Containers have no content to draw.
      expected.remove("content")
      note(expected, of: name)
    }
    note(Set(ContainerKind.leaf.names).subtracting(["layout"]), of: "")
    return missing
  }

  @Test func randomTreesCoverEveryKeyAndNamedValue() throws {
    var occurrences = Occurrences()
    for seed in 0..<UInt64(2_600) {
      var source = AnyTree(seed: seed, .ordinary)
      let text = TGScene(root: source.tree()).json()
      let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      occurrences.add(try #require(document?["root"] as? [String: Any]))
      if seed % 50 == 0, missing(in: occurrences).isEmpty { return }
    }
    #expect(missing(in: occurrences) == [])
  }

  /// Named values, and keys inside values.
  private static let words: Set<String> = {
    var words: Set<String> = ["wrap", "fill", "auto", "content", "equal", "min", "max", "offset"]
    words.formUnion(["increment", "multiple", "when", "text", "size", "advance", "chars", "line"])
    words.formUnion(TGVisibility.allCases.dropFirst().map { "\($0)" })
    words.formUnion(TGGravityPolicy.allCases.dropFirst().map { "\($0)" })
    words.formUnion(TGContentAlignment.allCases.map { "\($0)" })
    words.formUnion(TGItemAlignment.allCases.map { "\($0)" })
    words.formUnion(TGGridFlow.allCases.dropFirst().map { "\($0)" })
    words.formUnion(TGFlexDirection.allCases.dropFirst().map { "\($0)" })
    for side in ["left", "right", "leading", "trailing", "center", "fill", "between", "around"] {
      words.insert("horz.\(side)")
    }
    for side in ["top", "bottom", "center", "baseline", "fill", "between", "around", "among"] {
      words.insert("vert.\(side)")
    }
    words.formUnion(["horz.among", "horz.windowCenter", "vert.windowCenter", "wrapReverse"])
    words.formUnion(["parabola", "sine", "ellipse", "cycloid", "circle", "cardioid", "spiral"])
    words.formUnion(["rose", "fixed", "count", "fitContent", "repeat", "autoFill"])
    words.formUnion(["fill", "gradient", "image", "border", "borderWidth", "borders", "clips"])
    words.formUnion(["cornerRadius", "cornerRadii", "topLeading", "bottomTrailing", "color"])
    words.formUnion(["between", "joins", "dash", "head", "tail", "colors", "positions"])
    words.formUnion(["linear", "radial", "source", "fit", "cover", "scaleDown"])
    words.formUnion(["autoFit", "minContent", "maxContent", "greaterOrEqual", "lessOrEqual"])
    return words
  }()

  @Test func randomTreesCoverFunctionsAndInactiveValues() {
    var missing: [String: (TGView) -> Bool] = [
      "alpha": { $0.alpha != 1 }, "isEnabled": { !$0.isEnabled },
      "inactive": { "\($0)".contains("(inactive)") },
      "bounds": { $0.bounds.origin != .zero }, "functions": { "\($0)".contains(".measured") },
      "curves": { view in
        switch TGPathLayout(view)?.tg_curve {
        case .rectangular, .parametric, .polar: true
        default: false
        }
      },
      "inactive constraints": { view in
        TGConstraintLayout(view)?.constraints.contains { !$0.isActive } ?? false
      },
      "centered gaps": { TGLinearLayout($0)?.tg_fixedSubviews?.centered ?? false },
    ]
    for seed in 0..<400 as Range<UInt64> where !missing.isEmpty {
      var source = AnyTree(seed: seed, .ordinary, makesFunctions: true)
      source.tree().walk { view, _ in missing = missing.filter { !$0.value(view) } }
    }
    #expect(missing.keys.sorted() == [])
  }

  @Test("The same seed makes the same trees", arguments: [1, 2, 3] as [UInt64])
  func sameSeed(seed: UInt64) {
    var (one, other) = (AnyTree(seed: seed), AnyTree(seed: seed))
    let trees = (one.tree(), other.tree())
    #expect(TGScene(root: trees.0).json() == TGScene(root: trees.1).json())
    #expect(one.environment() == other.environment())
  }

  @Test("All laws hold for random trees", arguments: 1...40 as ClosedRange<UInt64>)
  func laws(seed: UInt64) {
    var source = AnyTree(seed: seed, .plain)
    let (tree, environment) = (source.tree(), source.environment())
    for law in TreeLaw.allCases {
      let violation = law.violation(tree, environment)
      #expect(violation == nil, "\(law) \(seed)")
    }
  }

  @Test func aMinimizedTreeKeepsOnlyWhatThePredicateNeeds() {
    var source = AnyTree(seed: 3, .ordinary)
    let tree = source.tree()
    let least = smallest(tree) { $0.descendants.contains { $0.tg_content != nil } }
    #expect(least.descendants.last?.tg_content != nil)
    #expect(least.descendants.count <= tree.descendants.count)
    #expect(least.descendants.filter { $0.tg_content != nil }.count == 1)
    #expect(least.descendants.allSatisfy { $0.name == nil })
  }
}
