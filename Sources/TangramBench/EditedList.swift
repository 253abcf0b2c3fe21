import Tangram

/// Siblings of a workload that edits insert, remove, move and hide.
struct EditedList: Sendable {
  /// The way from the root to their container.
  ///
  /// What comes and goes may do so in another container each time: one of four would soon be empty.
  let path: @Sendable (_ pass: Int) -> [Int]
  /// What is inserted into the container at an index.
  let item: @Sendable (_ container: TGView, _ index: Int) -> TGView

  init(
    path: @escaping @Sendable (_ pass: Int) -> [Int] = { _ in [] },
    item: @escaping @Sendable (_ container: TGView, _ index: Int) -> TGView
  ) {
    (self.path, self.item) = (path, item)
  }
}
