import Tangram
import TangramCore

/// Translates the Swift that explanations quote, such as `tg_width.equal(50%)`, into the keys of the document
/// that its author expects: `"width": "50%"`.
package struct SceneQuotes {
  /// A view, its index in the document, and the container that it is in.
  private typealias Place = (view: TGView, number: Int, container: TGViewID?)

  private let environment: TGEnvironment
  private let labels: SceneLabels
  private let places: [TGViewID: Place]

  package init(_ scene: TGScene) {
    environment = scene.environment
    labels = SceneLabels(scene.root, SceneTextNames(scene.texts))
    var places: [TGViewID: Place] = [:]
    var containers: [TGViewID] = []
    scene.root.forEachWrittenView { node in
      let id = TGViewID(node.identity)
      if places[id] == nil { places[id] = (TGView(copy node), places.count, containers.last) }
      if node.hasWrittenChildren { containers.append(id) }
    } leave: {
      containers.removeLast()
    }
    self.places = places
  }

  /// Returns an explanation that quotes the keys of the scene.
  package func quote(_ explanation: TGExplanation) -> TGExplanation {
    explanation.quoting { swift, id in quote(swift, of: id) ?? swift }
  }

  /// The node of a view without its children; nil if the scene has no such view.
  package func node(_ id: TGViewID) -> String? {
    guard let place = places[id] else { return nil }
    prepare(place)
    var writer = JSONWriter(labels)
    writer.object { $0.keys(of: place.view.stored.resolved, place.number) }
    return writer.text
  }

  private static let maximumLetters = 60

  /// The member of the document that corresponds to a piece of Swift code; nil if there is none.
  private func quote(_ swift: String, of id: TGViewID) -> String? {
    if let member = Self.itemMember(swift) { return member }
    let names = Self.keys(for: swift)
    // Some settings of a child are keys of its container.
    for place in [places[id], places[id]?.container.flatMap { places[$0] }].compactMap(\.self) {
      if let member = names.lazy.compactMap({ member($0, at: place) }).first { return member }
    }
    return nil
  }

  private func prepare(_ place: Place) {
    labels.currentID = place.view.id.number
    labels.container = place.container.flatMap { places[$0]?.view }
  }

  private func member(_ name: String, at place: Place) -> String? {
    prepare(place)
    let node = place.view.stored.resolved
    let kind = ContainerKind.of(node)
    guard case .key(let key, let isPerSizeClass) = kind[name] else { return nil }
    let view = isPerSizeClass ? TGView(node.inForce(for: environment.sizeClass)) : place.view
    var writer = JSONWriter(labels)
    key.write(view, unlessAsIn: kind.start, to: &writer)
    if writer.isEmpty { return nil }
    let value = writer.text.dropFirst(name.utf8.count + 3)
    return "\"\(name)\": \(value.count > Self.maximumLetters ? "…" : value)"
  }

  /// The member for an item setting, such as `"grow": 2` for `flex(grow: 2)`; nil for any other code.
  ///
  /// The explanation of an item also quotes other items, so the view does not identify the item.
  private static func itemMember(_ swift: String) -> String? {
    guard swift.hasSuffix(")") else { return nil }
    let call = swift.dropLast().split(separator: "(")
    guard call.count == 2 else { return nil }
    let argument = call[1].split(separator: ": ")
    switch (call[0], argument.count) {
    case ("flex", 2):
      let value = argument[1].hasSuffix("%") ? "\"\(argument[1])\"" : "\(argument[1])"
      return "\"\(argument[0])\": \(value)"
    case ("itemAspectRatio", 1): return "\"aspectRatio\": \(argument[0])"
    default: return nil
    }
  }

  /// The keys that may correspond to a piece of Swift code, the most likely first.
  private static func keys(for swift: String) -> [String] {
    let text = swift.hasPrefix("tg_") ? swift.dropFirst(3) : swift[...]
    let name = String(text.prefix { $0.isLetter })
    switch name {
    case "hspace", "hspaceShare": return ["hspace", "space"]
    case "vspace", "vspaceShare": return ["vspace", "space"]
    case "setSubviews", "maxSpace", "minSpace": return ["fixedSubviews"]
    case "columns": return ["templateColumns", "autoColumns"]
    case "rows": return ["templateRows", "autoRows"]
    case "TGSpacer": return ["spacer"]
    case "coordinateSetting": return ["origin"]
    case "rectangularEquation", "parametricEquation", "polarEquation": return ["curve"]
    case _ where name.hasSuffix("Padding"): return ["padding"]
    default: return [name]
    }
  }
}
