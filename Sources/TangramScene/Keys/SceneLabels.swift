import TangramCore

/// The ids to write for views, and the view whose keys are being written.
final class SceneLabels {
  /// The ids of the views that others refer to.
  var referred: [TGViewID: String] = [:]
  /// The view whose keys are being written.
  var own: TGView
  /// The container it is in.
  var container: TGView?

  init(_ root: TGView) { own = root }
}

extension SceneLabels {
  /// Whether the view is an item, whose margins may be `auto`; others have a position there.
  var isAmongItems: Bool {
    let kind = container.flatMap(ContainerKind.of)
    return kind === ContainerKind.flex || kind === ContainerKind.grid
  }

  /// Whether a reference can be written, as the view referred to is in the tree.
  func has(_ anchor: TGAnchor) -> Bool {
    if case .view(let id) = anchor.target { referred[id] != nil } else { true }
  }

  /// Appends a reference that can be written.
  func write(_ anchor: TGAnchor, to writer: inout JSONWriter) {
    writer.string(text(anchor.target), dot: anchor.attribute.word)
  }

  private func text(_ target: TGAnchor.Target) -> String {
    switch target {
    case .superview: "superview"
    case .this: "self"
    case .view(let id): id == own.id ? "self" : referred[id] ?? ""
    }
  }

  /// Appends a list of references that can be written.
  func write(_ anchors: [TGAnchor], to writer: inout JSONWriter) {
    writer.openArray()
    for anchor in anchors { write(anchor, to: &writer) }
    writer.closeArray()
  }
}

extension TGAttribute {
  /// The name as a word.
  var word: Word { Self.words[Int(rawValue)] }

  private static let words: [Word] = allCases.map { Word($0.name.utf8) ?? .empty }
}
