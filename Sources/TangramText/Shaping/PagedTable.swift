/// A sparse table of rows by number, whose pages are allocated when they are first written to.
struct PagedTable<Row> {
  private static var pageBits: Int { 6 }
  private static var pageSize: Int { 1 << pageBits }
  /// The index of each page in `rows`, counted in pages; 0 if the page is not allocated.
  private var pages: [UInt16]
  /// The rows of all pages, the first of which consists of empty rows.
  private var rows: [Row]

  /// - Parameter count: The limit of the numbers; 0 for a table without rows.
  init(count: Int, empty: Row) {
    pages = count == 0 ? [] : Array(repeating: 0, count: count >> Self.pageBits + 1)
    rows = Array(repeating: empty, count: Self.pageSize)
  }

  /// The row of a number; the empty row if none was set.
  @inline(__always)
  subscript(number: Int) -> Row {
    get {
      let page = number >> Self.pageBits
      let allocated = page < pages.count ? Int(pages[page]) : 0
      return rows[allocated << Self.pageBits | number & (Self.pageSize - 1)]
    }
    set {
      let page = number >> Self.pageBits
      guard page < pages.count else { return }
      if pages[page] == 0 {
        pages[page] = UInt16(rows.count >> Self.pageBits)
        rows.append(contentsOf: repeatElement(rows[0], count: Self.pageSize))
      }
      rows[Int(pages[page]) << Self.pageBits | number & (Self.pageSize - 1)] = newValue
    }
  }
}

extension PagedTable: Sendable where Row: Sendable {}

extension PagedTable<ShapedGlyph> {
  /// An empty table for glyphs by character; characters beyond its limit are looked up each time.
  static var ofCharacters: Self { Self(count: 0x2_2000, empty: ShapedGlyph()) }
}
