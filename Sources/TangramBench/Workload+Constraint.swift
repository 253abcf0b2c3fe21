import Tangram

// Constraint layouts: long ones, many small ones, and unsatisfiable ones.
extension Workload {
  static let constraints = [
    constraintList("C1", count: 200), constraintList("C2", count: 2_000), cells("C3", chars: 12),
    equalWidths, cells("C5", chars: 60), conflict, copiedCells,
  ]

  /// Alternates the constant of the constraint named `edited`.
  static let changeConstant: @Sendable (inout TGView, Int) -> Void = { view, count in
    guard var layout = TGConstraintLayout(view) else { return }
    view = TGView()
    layout["edited"]?.constant = Double(4 + count % 2)
    view = layout.view
  }

  private static func constraintList(_ name: String, count: Int) -> Workload {
    Workload(
      name, "list of \(count) views, 4 constraints each",
      edited: EditedLeaf([], change: changeConstant)
    ) {
      tiedList(count).view
    }
  }

  /// A column of views, each constrained to the previous one.
  static func tiedList(_ count: Int) -> TGConstraintLayout {
    let views = (0..<count).map { _ in TGView() }
    var list = TGConstraintLayout()
    list.tg_size(.fill)
    for view in views { list.addSubview(view) }
    for (index, view) in views.enumerated() {
      list.make(view) { make in
        make.leading.equalToSuperview().offset(8)
        make.trailing.equalToSuperview().offset(-8)
        make.height.equalTo(Double(20 + index % 7))
        if index == 0 {
          make.top.equalToSuperview().offset(4)
        } else {
          let gap = make.top.equalTo(views[index - 1].bottomAnchor).offset(4)
          if index == count / 2 { gap.named("edited") }
        }
      }
    }
    return list
  }

  private static let conflict = Workload(
    "C6", "C1 with a conflict in the middle", edited: EditedLeaf([], change: changeConstant)
  ) {
    var list = tiedList(200)
    let view = list.subviews[100]
    list.make(view) { $0.height.equalTo(500) }
    return list.view
  }

  private static let equalWidths = Workload(
    "C4", "200 equal widths in a row", room: TGSize(width: 8_000, height: 100),
    edited: EditedLeaf([], change: changeConstant)
  ) {
    tiedRow(200).view
  }

  /// A row of views of equal width that together fill the container.
  static func tiedRow(_ count: Int, gap: Double = 4) -> TGConstraintLayout {
    let views = (0..<count).map { _ in TGView() }
    var row = TGConstraintLayout()
    row.tg_size(.fill)
    for view in views { row.addSubview(view) }
    for (index, view) in views.enumerated() {
      row.make(view) { make in
        make.top.bottom.equalToSuperview()
        guard index > 0 else {
          _ = make.leading.equalToSuperview().offset(gap)
          return
        }
        let tie = make.leading.equalTo(views[index - 1].trailingAnchor).offset(gap)
        if index == count / 2 { tie.named("edited") }
        make.width.equalTo(views[index - 1])
      }
    }
    row.make(views[count - 1]) { $0.trailing.equalToSuperview().offset(-gap) }
    return row
  }

  /// A column of rows, as in a list of messages.
  private static func cells(_ name: String, chars: Int) -> Workload {
    Workload(
      name, chars > 40 ? "C3 with titles too long" : "200 cells of 8 views, 32 constraints each",
      room: TGSize(width: 375, height: 667),
      edited: EditedLeaf([100], change: changeConstant)
    ) {
      wide(TGLinearLayout(.vert), 200) { cell(title: chars, body: 30 + 37 * $0 % 200) }
    }
  }

  private static let copiedCells = Workload(
    "C7", "C3 from one template", room: TGSize(width: 375, height: 667),
    edited: EditedLeaf([100], change: changeConstant)
  ) {
    let template = cell(title: 12, body: 30)
    return wide(TGLinearLayout(.vert), 200) { index in
      var copy = template.asNewView()
      copy.subviews[2].tg_content = .text(chars: 12, advance: 7, line: 16)
      copy.subviews[3].tg_content = .text(chars: 30 + 37 * index % 200, advance: 7, line: 16)
      return copy
    }
  }

  /// A message: a photo with a badge, a title with the time, and the text.
  private static func cell(title chars: Int, body: Int) -> TGView {
    let (photo, badge, line, dot, more, time) = (
      TGView(), TGView(), TGView(), TGView(), TGView(), TGView()
    )
    let title = TGView(.text(chars: chars, advance: 7, line: 16))
    let text = TGView(.text(chars: body, advance: 7, line: 16))
    var cell = TGConstraintLayout {
      photo
      badge
      title
      text
      time
      line
      dot
      more
    }
    cell.tg_size(width: .fill, height: .wrap)
    cell.make(photo) {
      $0.left.top.equalToSuperview().offset(12)
      $0.width.height.equalTo(40)
      $0.bottom.lessThanOrEqualToSuperview().offset(-12)
    }
    cell.make(badge) {
      $0.right.bottom.equalTo(photo)
      $0.width.height.equalTo(12)
    }
    cell.make(dot) {
      $0.size.equalTo(6)
      $0.centerX.equalTo(photo)
      $0.top.equalTo(photo.bottomAnchor).offset(4)
    }
    cell.make(title) {
      $0.left.equalTo(photo.rightAnchor).offset(8)
      $0.top.equalTo(photo)
      $0.right.lessThanOrEqualTo(time.leftAnchor).offset(-8)
    }
    cell.make(text) {
      $0.left.equalTo(title)
      $0.right.equalToSuperview().offset(-12)
      $0.top.equalTo(title.bottomAnchor).offset(4).named("edited")
      $0.bottom.lessThanOrEqualToSuperview().offset(-12)
    }
    cell.make(line) {
      $0.left.equalTo(title)
      $0.right.bottom.equalToSuperview()
      $0.height.equalTo(1)
    }
    cell.make(time) {
      $0.right.equalToSuperview().offset(-12)
      $0.centerY.equalTo(title)
      $0.width.equalTo(48)
      $0.height.equalTo(12)
    }
    cell.make(more) {
      $0.right.equalTo(time)
      $0.top.equalTo(time.bottomAnchor).offset(2)
      $0.size.equalTo(8)
    }
    return cell.view
  }
}
