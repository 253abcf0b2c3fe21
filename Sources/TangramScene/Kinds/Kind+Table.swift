import Tangram
import TangramTable

extension ContainerKind {
  static let table = ContainerKind(
    "table", TGTableLayout(),
    keys: [.orientation, .shrinkType], childrenKey: "rows", childKind: row)

  /// A row: a linear layout whose position, orientation and cells are determined by the table.
  private static let row = ContainerKind(
    name: "row", make: { TGLinearLayout().view },
    matches: { TGTableRow(TGLinearLayout($0)) != nil },
    keys: KeySet(
      [rowSize, columnSize, columnCount] + SceneKey.container.map(ofRow)
        + SceneKey.keys(of: TGLinearLayout(), linearKeys) + SceneKey.alpha + SceneKey.paint,
      actions: linearActions, childrenKey: "children"), alternatives: ["colSize", "colCount"],
    fit: { (value, table, view) throws(TGSceneError) in
      var row = TGLinearLayout(taking: &view)
      defer { view = row.view }
      let size = try value["size"].map(SceneValue.tableSize.read)
      let made = TGTableRow(size: size ?? .wrap, columns: try columns(of: value))
      TGTableLayout(table)?.makeRow(&row, made)
    })

  private static func columns(of row: JSONValue) throws(TGSceneError) -> TGTableRow.Columns {
    guard let count = row["colCount"] else {
      guard let size = row["colSize"] else { return .sized(.wrap) }
      return .sized(try SceneValue.tableSize.read(size))
    }
    if let size = row["colSize"] {
      throw size.errorOfKey("a row has either `colSize` or `colCount`")
    }
    return .count(try count.wholeNumber())
  }
}

// MARK: - Keys

extension ContainerKind {
  private static let rowSize = rowKey("size", "The size of the row.", .tableSize) { $0.size }

  private static let columnSize = rowKey("colSize", "The size of its cells.", .tableSize) {
    if case .sized(let size) = $0.columns { size } else { nil }
  }

  private static let columnCount = rowKey(
    "colCount", "Makes the cells as large as if there were so many.", .count
  ) {
    if case .count(let count) = $0.columns { max(1, count) } else { nil }
  }

  /// A container key for a row: gaps are written only if they differ from those that the table gave
  /// the row.
  private static func ofRow(_ key: SceneKey) -> SceneKey {
    // A row with default gaps must write them if the gaps of its table are not the default.
    switch key.name {
    case "space": key.about(.container) { _, _, _ in }
    case "hspace":
      key.about(.container) { $0.writeGap("hspace", .horizontal, in: $1.containers.last, to: &$2) }
    case "vspace":
      key.about(.container) { $0.writeGap("vspace", .vertical, in: $1.containers.last, to: &$2) }
    default: key.about(.container)
    }
  }

  /// A key of a row that was already read when the row was created.
  private static func rowKey<Value>(
    _ name: String, _ about: String, _ values: SceneValue<Value>,
    _ get: @escaping @Sendable (TGTableRow) -> Value?
  ) -> SceneKey {
    SceneKey(
      name, values.schema.described(about), isPerSizeClass: false,
      read: { (_, _, _) throws(TGSceneError) in },
      write: { view, _, writer in
        guard let value = TGTableRow(TGLinearLayout(view)).flatMap(get) else { return }
        writer.member(name) { values.write(value, &$0) }
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

extension SceneValue<TGTableSize> {
  private static let named: Choices<TGTableSize> = [
    "wrap": .wrap, "fill": .fill, "average": .average,
  ]

  fileprivate static let tableSize = SceneValue(
    schema: .any(of: .number, .words(named)),
    read: { (value) throws(TGSceneError) in
      if let points = value.numberIfAny { return .points(points) }
      return try value.choice(named)
    },
    write: { size, writer in
      if case .points(let points) = size { return writer.number(points) }
      named.name(of: size).map { writer.string($0) }
    })
}
