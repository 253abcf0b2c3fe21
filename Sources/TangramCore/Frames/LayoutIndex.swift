/// The tables for finding the views of a layout by identity, by name, and by their index in preorder.
///
/// Each table is built on first use. Layouts of versions of a tree whose views have the same
/// positions and names share one index.
package final class LayoutIndex: Sendable {
  package let identities = LazyValue<[UInt64: Int]>()
  package let names = LazyValue<[String: Int]>()
  package let order = LazyValue<ContiguousArray<Int32>>()
}
