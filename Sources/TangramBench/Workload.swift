import Tangram
import TangramScene

/// A tree to benchmark: a function that builds it, its available space, and its edits.
struct Workload: Sendable {
  let name: String
  let summary: String
  let room: TGSize
  private(set) var grow: @Sendable (inout Leaves) -> TGView
  /// Builds the tree with result builders; nil for workloads with only plain leaves.
  let resultBuilder: (@Sendable () -> TGView)?
  private(set) var variant = LeafVariant.plain
  let editedLeaf: EditedLeaf
  /// The siblings that edits insert, remove, move and hide; nil if the workload does not support
  /// such edits.
  let editedList: EditedList?

  /// Creates a workload that has only plain leaves.
  init(
    _ name: String, _ summary: String, room: TGSize = TGSize(width: 1000, height: 800),
    edited: EditedLeaf, list: EditedList? = nil, build: @escaping @Sendable () -> TGView
  ) {
    self.init(
      name, summary, room: room, edited: edited, list: list, resultBuilder: nil,
      grow: { _ in build() })
  }

  /// Creates a workload that supports leaves of every variant.
  init(
    _ name: String, _ summary: String, room: TGSize = TGSize(width: 1000, height: 800),
    edited: EditedLeaf, list: EditedList?, resultBuilder: (@Sendable () -> TGView)?,
    grow: @escaping @Sendable (inout Leaves) -> TGView
  ) {
    (self.name, self.summary, self.room) = (name, summary, room)
    (editedLeaf, editedList) = (edited, list)
    (self.resultBuilder, self.grow) = (resultBuilder, grow)
  }

  static let all: [Workload] =
    [
      flat, nested, weights, flow, list, twinOfList, relative, float, frame, table, path, stack,
    ] + flexes + grids + constraints
}

extension Workload {
  func build() -> RetainedTree {
    var leaves = Leaves(variant)
    let root = grow(&leaves)
    return RetainedTree(root: root, leaves: leaves)
  }

  var hasVariants: Bool { resultBuilder != nil }

  func with(_ variant: LeafVariant) -> Workload {
    var workload = self
    workload.variant = variant
    if let resultBuilder, variant.contains(.builder) { workload.grow = { _ in resultBuilder() } }
    if variant.contains(.scene) {
      let text = with(variant.subtracting(.scene)).json
      workload.grow = { _ in decodedTree(text) }
    }
    return workload
  }

  var json: String { encodedTree(build().root, in: room(ofPass: 0)) }

  /// The environment of a pass: one point wider every other time, so that nothing can be reused.
  func room(ofPass pass: Int) -> TGEnvironment {
    let extra = pass.isMultiple(of: 2) ? 0.0 : 1
    return TGEnvironment(size: TGSize(width: room.width + extra, height: room.height))
  }

  static func leaf(_ width: Double, _ height: Double) -> TGView {
    var leaf = TGView()
    leaf.tg_size(width: width, height: height)
    return leaf
  }

  /// Creates one of many leaves with various fixed sizes.
  @inline(__always)
  static func leaf(_ index: Int) -> TGView {
    leaf(Double(10 + index % 50), Double(5 + index % 7))
  }

  /// Makes a container as wide as the room, and adds children to it.
  @inline(__always)
  static func wide(
    _ container: consuming some TGContainer, _ count: Int, height: TGLayoutSize.Keyword = .wrap,
    _ child: (Int) -> TGView
  ) -> TGView {
    container.tg_size(width: .fill, height: height)
    for index in 0..<count { container.addSubview(child(index)) }
    return container.view
  }
}

// MARK: - As text

@inline(never)
func encodedTree(_ tree: TGView, in environment: TGEnvironment) -> String {
  TGScene(root: tree, environment: environment).json()
}

/// The tree of a JSON text that was written by this program.
@inline(never)
func decodedTree(_ text: String) -> TGView {
  do {
    return try TGScene(json: text).root
  } catch {
    fail("what was encoded cannot be decoded: \(error)")
  }
}
