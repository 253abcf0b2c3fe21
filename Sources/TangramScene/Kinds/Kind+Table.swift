import Tangram
import TangramTable

extension ContainerKind {
  static let table = ContainerKind(
    "table", TGTableLayout(),
    keys: [.orientation, .shrinkType], childrenKey: "rows", childKind: row)

  /// A row: a linear layout whose position, orientation and cells are determined by the table.
  private static let row = ContainerKind(
    "row", { TGLinearLayout().view }, matches: { TGTableRow(TGLinearLayout($0)) != nil },
    groups: [
      KeyGroup(isPerSizeClass: false, keys: rowKeys.map(\.ofViews)),
      KeyGroup(keys: SceneKey.settings.map(ofRow) + linearKeys.map(\.ofViews)),
      .alpha, .paint,
    ], actions: linearActions, alternatives: ["colSize", "colCount"],
    fit: { (value, table, view) throws(TGSceneError) in
      var row = TGLinearLayout(taking: &view)
      defer { view = row.view }
      let made = TGTableRow(size: try value.tableSize("size"), columns: try columns(of: value))
      TGTableLayout(table)?.makeRow(&row, made)
    })

  private static func columns(of row: JSONValue) throws(TGSceneError) -> TGTableColumns {
    guard let count = row["colCount"] else { return .sized(try row.tableSize("colSize")) }
    if let size = row["colSize"] {
      throw size.errorOfKey("a row has either `colSize` or `colCount`")
    }
    return .count(try count.wholeNumber())
  }

  /// The keys of a row itself, which were already read when the row was created.
  private static let rowKeys: [SceneKey<TGLinearLayout>] = [
    .key(
      "size", "The size of the row.", .optional(.tableSize), { TGTableRow($0)?.size }, { _, _ in }),
    .key(
      "colSize", "The size of its cells.", .optional(.tableSize),
      { if case .sized(let size)? = TGTableRow($0)?.columns { size } else { nil } }, { _, _ in }),
    .key(
      "colCount", "Makes the cells as large as if there were so many.", .optional(.count),
      { if case .count(let count)? = TGTableRow($0)?.columns { max(1, count) } else { nil } },
      { _, _ in }),
  ]

  /// A container key for a row, whose gaps come from the table.
  private static func ofRow(_ key: SceneKey<AnyContainer>) -> SceneKey<TGView> {
    let gaps: [String: [TGAxis]] = ["space": [], "hspace": [.horizontal], "vspace": [.vertical]]
    return gaps[key.name].map { RowGapKey(key, $0) } ?? key.ofViews
  }
}

/// The key of gaps in a row, which are written only if they differ from those that the table gave the row.
private final class RowGapKey: WrapperKey<AnyContainer>, @unchecked Sendable {
  private let axes: [TGAxis]

  init(_ key: SceneKey<AnyContainer>, _ axes: [TGAxis]) {
    self.axes = axes
    // A row with default gaps must write them if the gaps of its table are not the default.
    super.init(key, isRequired: true)
  }

  override func writeValue(_ view: TGView, _ writer: inout JSONWriter) {
    let row = AnyContainer(view: view)
    var made = TGLinearLayout()
    writer.labels?.container.flatMap { TGTableLayout($0) }?.makeRow(
      &made, TGTableRow(size: .wrap, columns: .sized(.wrap)))
    for axis in axes where row.gap(axis) != made.gap(axis) { writer.number(row.gap(axis)) }
  }
}

extension TGContainer {
  fileprivate func gap(_ axis: TGAxis) -> Double { axis == .horizontal ? tg_hspace : tg_vspace }
}

extension SceneValue<TGTableSize> {
  fileprivate static let tableSize = choice(["wrap": .wrap, "fill": .fill, "average": .average])
    .or(
      .number, if: { $0.isNumber }, to: { .points($0) },
      from: { if case .points(let points) = $0 { points } else { nil } })
}

extension JSONValue {
  fileprivate func tableSize(_ key: String) throws(TGSceneError) -> TGTableSize {
    guard let size = self[key] else { return .wrap }
    return try SceneValue.tableSize.read(size, SceneNames())
  }
}
