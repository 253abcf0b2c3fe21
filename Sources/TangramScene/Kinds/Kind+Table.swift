import Tangram
import TangramTable

extension ContainerKind {
  static let table = ContainerKind.oriented(
    "table", TGTableLayout(),
    keys: [.shrinkType], childrenKey: "rows", childKind: row)

  /// A row: a linear layout whose position, orientation and cells are determined by the table.
  private static let row = ContainerKind(
    name: "row", make: { TGLinearLayout().view },
    matches: { TGTableRow(TGLinearLayout($0)) != nil },
    keys: [rowSize, columnSize, columnCount] + SceneKey.container.map(ofRow)
      + SceneKey.keys(of: TGLinearLayout(), linearKeys) + SceneKey.alpha + SceneKey.paint,
    actions: linearActions, alternatives: ["colSize", "colCount"],
    fit: { (value, table, view) throws(TGSceneError) in
      var row = TGLinearLayout(taking: &view)
      defer { view = row.view }
      let size = try value["size"].map { (size) throws(TGSceneError) in try TGTableSize(size) }
      let made = TGTableRow(size: size ?? .wrap, columns: try columns(of: value))
      TGTableLayout(table)?.makeRow(&row, made)
    })

  private static func columns(of row: JSONValue) throws(TGSceneError) -> TGTableRow.Columns {
    guard let count = row["colCount"] else {
      guard let size = row["colSize"] else { return .sized(.wrap) }
      return .sized(try TGTableSize(size))
    }
    if let size = row["colSize"] {
      throw size.error("a row has either `colSize` or `colCount`")
    }
    return .count(try count.wholeNumber())
  }
}

// MARK: - Keys

extension ContainerKind {
  private static let rowSize = rowKey("size", "The size of the row.", TGTableSize.schema) {
    $0.size.write("size", to: &$1)
  }
  private static let columnSize = rowKey("colSize", "The size of its cells.", TGTableSize.schema) {
    row, writer in
    if case .sized(let size) = row.columns { size.write("colSize", to: &writer) }
  }
  private static let columnCount = rowKey(
    "colCount", "Makes the cells as large as if there were so many.", .count
  ) { row, writer in
    guard case .count(let count) = row.columns else { return }
    writer.key("colCount")
    writer.count(max(1, count))
  }

  /// A container key for a row: gaps are written only if they differ from those that the table gave
  /// the row.
  private static func ofRow(_ key: SceneKey) -> SceneKey {
    // A row with default gaps must write them if the gaps of its table are not the default.
    let key = key.about(.container, isPerSizeClass: true)
    return switch key.name {
    case "space": key.writing { _, _, _ in }
    case "hspace":
      key.writing { $0.writeGap("hspace", .horizontal, in: $1.containers.last, to: &$2) }
    case "vspace":
      key.writing { $0.writeGap("vspace", .vertical, in: $1.containers.last, to: &$2) }
    default: key
    }
  }

  /// A key of a row that was already read when the row was created.
  private static func rowKey(
    _ name: String, _ about: String, _ schema: SceneSchema,
    _ write: @escaping @Sendable (TGTableRow, inout JSONWriter) -> Void
  ) -> SceneKey {
    SceneKey(
      name, schema.described(about), isPerSizeClass: false,
      read: { (_, _, _) throws(TGSceneError) in },
      clear: { (_, _) in },
      write: { view, _, writer in
        if let row = TGTableRow(TGLinearLayout(view)) { write(row, &writer) }
      })
  }
}

extension TGView {
  /// Appends the gap of a row along an axis, unless it is the gap that the table gives new rows.
  fileprivate func writeGap(
    _ key: String, _ axis: TGAxis, in container: TGView?, to writer: inout JSONWriter
  ) {
    var made = TGLinearLayout()
    container.flatMap { TGTableLayout($0) }?.makeRow(
      &made, TGTableRow(size: .wrap, columns: .sized(.wrap)))
    writer.member(key, AnyContainer(view: view).gap(axis), unless: made.gap(axis))
  }
}

extension TGContainer {
  fileprivate func gap(_ axis: TGAxis) -> Double { axis == .horizontal ? tg_hspace : tg_vspace }
}

extension TGTableSize {
  private static let named: Choices<TGTableSize> = [
    "wrap": .wrap, "fill": .fill, "average": .average,
  ]

  fileprivate static let schema = SceneSchema.any(of: .number, .words(named))

  fileprivate init(_ value: JSONValue) throws(TGSceneError) {
    if let points = value.numberIfAny {
      self = .points(points)
    } else {
      self = try value.choice(Self.named)
    }
  }

  fileprivate func write(_ key: String, to writer: inout JSONWriter) {
    writer.key(key)
    switch self {
    case .points(let points): writer.number(points)
    case .wrap: writer.string("wrap")
    case .fill: writer.string("fill")
    case .average: writer.string("average")
    }
  }
}
