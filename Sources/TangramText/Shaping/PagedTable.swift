/// A sparse table of rows by number, whose pages are allocated when they are first written to.
struct PagedTable<Row> {
  private static var pageBits: Int { 6 }
  /// The index of each page in `rows`, counted in pages, plus 1; 0 if the page is not allocated.
  private var pages: [UInt16]
  private var rows: [Row] = []
  private let empty: Row

  init(count: Int, empty: Row) {
    pages = Array(repeating: 0, count: count >> Self.pageBits + 1)
    self.empty = empty
  }

  /// Creates a table without rows.
  init(empty: Row) {
    pages = []
    self.empty = empty
  }

  /// The row of a number; the empty row if none was set.
  @inline(__always)
  subscript(number: Int) -> Row {
    get {
      let page = number >> Self.pageBits
      guard page < pages.count, pages[page] > 0 else { return empty }
      return rows[(Int(pages[page]) - 1) << Self.pageBits | number & (1 << Self.pageBits - 1)]
    }
    set {
      let page = number >> Self.pageBits
      guard page < pages.count else { return }
      if pages[page] == 0 {
        rows.append(contentsOf: repeatElement(empty, count: 1 << Self.pageBits))
        pages[page] = UInt16(rows.count >> Self.pageBits)
      }
      rows[(Int(pages[page]) - 1) << Self.pageBits | number & (1 << Self.pageBits - 1)] = newValue
    }
  }
}

extension PagedTable: Sendable where Row: Sendable {}
