import Tangram
import TangramTable

extension ContainerKind {
  static let table: ContainerKind = {
    var kind = ContainerKind(
      "table", make: { TGTableLayout() }, matches: { TGTableLayout($0) != nil },
      keys: [
        .property("orientation", \TGTableLayout.tg_orientation, default: .vert, .orientation),
        .property("shrinkType", \TGTableLayout.tg_shrinkType, default: .none, .shrinkType),
      ])
    kind.childrenKey = "rows"
    kind.childKind = { row }
    return kind
  }()

  /// A row: a linear layout whose place, orientation and cells follow from the table.
  private static let row = ContainerKind(
    name: "row", make: { TGLinearLayout().view },
    matches: { TGTableRow(TGLinearLayout($0)) != nil },
    keys: KeySet(
      [rowSize, columnSize, columnCount] + SceneKey.container.map(ofRow)
        + linearKeys.filter { $0.name != "orientation" }, actions: linearActions),
    adopt: { cells, view in
      var row = TGLinearLayout(taking: &view)
      for cell in cells { row.insertCell(cell, at: row.subviews.count) }
      view = row.view
    },
    fit: { (value, table, view) throws(TGSceneError) in
      var row = TGLinearLayout(taking: &view)
      defer { view = row.view }
      let size = try value["size"].map { (size) throws(TGSceneError) in try TGTableSize(size) }
      TGTableLayout(table)?.makeRow(&row, size ?? .wrap, try columns(of: value))
    })

  private static func columns(of row: JSONValue) throws(TGSceneError) -> TGTableLayout.Columns {
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
  private static let rowSize = rowKey("size") { $0.size.json }
  private static let columnSize = rowKey("colSize") { row in
    if case .sized(let size) = row.columns { size.json } else { nil }
  }
  private static let columnCount = rowKey("colCount") { row in
    if case .count(let count) = row.columns { .number(Double(count)) } else { nil }
  }

  /// A key of a container as a row has it: gaps are written if they are not those it was made with.
  private static func ofRow(_ key: SceneKey) -> SceneKey {
    var key = key
    switch key.name {
    case "space": key.write = { _, _ in nil }
    case "hspace": key.write = { row, labels in row.gap(.horizontal, in: labels.container) }
    case "vspace": key.write = { row, labels in row.gap(.vertical, in: labels.container) }
    default: break
    }
    return key
  }

  /// A key of a row that was read when the row was made.
  private static func rowKey(
    _ name: String, _ write: @escaping @Sendable (TGTableRow) -> JSON?
  ) -> SceneKey {
    SceneKey(
      name: name, read: { (_, _, _) throws(TGSceneError) in }, clear: { (_, _) in },
      write: { view, _ in TGTableRow(TGLinearLayout(view)).flatMap(write) },
      isPerSizeClass: false)
  }
}

extension TGView {
  /// The gap of a row along an axis; nil when it is the one that a row of the table is made with.
  fileprivate func gap(_ axis: TGAxis, in container: TGView?) -> JSON? {
    var made = TGLinearLayout()
    container.flatMap { TGTableLayout($0) }?.makeRow(&made, .wrap, .sized(.wrap))
    let (own, usual) = (AnyContainer(storage: storage).gap(axis), made.gap(axis))
    return own == usual ? nil : .number(own)
  }
}

extension TGContainer {
  fileprivate func gap(_ axis: TGAxis) -> Double { axis == .horizontal ? tg_hspace : tg_vspace }
}

extension TGTableSize {
  fileprivate init(_ value: JSONValue) throws(TGSceneError) {
    if case .number = value.payload {
      self = .points(try value.number())
    } else {
      self = try value.choice(["wrap": .wrap, "fill": .fill, "average": .average])
    }
  }

  fileprivate var json: JSON {
    switch self {
    case .points(let points): .number(points)
    case .wrap: .string("wrap")
    case .fill: .string("fill")
    case .average: .string("average")
    }
  }
}
