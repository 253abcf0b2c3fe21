import Tangram

/// The siblings that the edits of a workload insert, remove, move and hide.
struct EditedList: Sendable {
  /// The path from the root to their container.
  ///
  /// Each edit may use a different container, since one with four children would soon be empty.
  let path: @Sendable (_ pass: Int) -> [Int]
  /// Creates the view to insert into the container at an index.
  let item: @Sendable (_ container: TGView, _ index: Int) -> TGView

  init(
    path: @escaping @Sendable (_ pass: Int) -> [Int] = { _ in [] },
    item: @escaping @Sendable (_ container: TGView, _ index: Int) -> TGView
  ) {
    (self.path, self.item) = (path, item)
  }
}
