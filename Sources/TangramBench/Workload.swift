import Tangram

/// A tree to measure with: how it is built, the room it is laid out in, and how it is edited.
struct Workload: Sendable {
  let name: String
  let summary: String
  let room: TGSize
  let build: @Sendable () -> TGView
  /// The way from the root to the leaf that edits change.
  let edited: [Int]
  /// Changes that leaf; the number counts the edits.
  let edit: @Sendable (inout TGView, Int) -> Void

  init(
    _ name: String, _ summary: String, room: TGSize = TGSize(width: 1000, height: 800),
    edited: [Int],
    edit: @escaping @Sendable (inout TGView, Int) -> Void = Workload.changeWidth,
    build: @escaping @Sendable () -> TGView
  ) {
    (self.name, self.summary, self.room) = (name, summary, room)
    (self.edited, self.edit, self.build) = (edited, edit, build)
  }

  static let all: [Workload] = [
    flat, nested, weights, flow, list, editedList, relative, float, frame, table, path, stack,
  ]
}

extension Workload {
  /// The room of a pass: a point wider every other time, so that nothing can be used again.
  func room(ofPass pass: Int) -> TGEnvironment {
    TGEnvironment(size: TGSize(width: room.width + Double(pass % 2), height: room.height))
  }

  /// Makes a leaf 11 and 10 points wide by turns.
  static let changeWidth: @Sendable (inout TGView, Int) -> Void = { leaf, count in
    leaf.tg_width.equal(Double(10 + count % 2))
  }

  /// Edits a tree in place.
  func edit(_ tree: inout TGView, count: Int) { edit(&tree, below: edited[...], count) }

  private func edit(_ view: inout TGView, below path: ArraySlice<Int>, _ count: Int) {
    guard let first = path.first else { return edit(&view, count) }
    edit(&view.subviews[first], below: path.dropFirst(), count)
  }

  /// A leaf of this size.
  static func leaf(_ width: Double, _ height: Double) -> TGView {
    var leaf = TGView()
    leaf.tg_size(width: width, height: height)
    return leaf
  }
}
