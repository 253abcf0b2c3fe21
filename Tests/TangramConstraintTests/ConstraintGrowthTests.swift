import Tangram
import TangramTestSupport
import Testing

/// The work of a constraint layout is proportional to the number of constraints, for systems of any shape.
@Suite struct ConstraintGrowthTests {
  @Test(
    "From 60 to 20,000 constraints, work grows in proportion", arguments: ConstraintShape.allCases)
  func growth(shape: ConstraintShape) {
    let counts = [60, 300, 1_500, 7_000, 20_000]
    let work = counts.map { Double(self.work(shape.layout(constraints: $0))) / Double($0) }
    // Per constraint, at most twice the work of a list of 300; finding reasons takes some extra work.
    for place in 2..<counts.count {
      #expect(work[place] <= 2 * work[1] + 1, "\(shape): \(work) for each constraint")
    }
  }

  private func work(_ layout: TGConstraintLayout) -> Int {
    let environment = TGEnvironment(size: TGSize(width: 1_000, height: 1_000))
    let result = layout.view.layout(in: environment)
    #expect(!result.diagnostics.contains { $0.code == "constraint-work" })
    return result.work
  }
}

/// Shapes of constraint systems that occur in practice.
enum ConstraintShape: CaseIterable {
  /// A column of views, each tied to the one before it.
  case list
  /// A column of views, each tied to the one after it.
  case reversedList
  /// Equal widths that are determined by all constraints together.
  case equalWidths
  /// Each view is tied to the one at half its index.
  case tree
  /// Texts that must stay inside the container.
  case limitedTexts
  /// Texts side by side that are too wide for the container and are compressed.
  case compressedTexts
  /// A container that is as high as its highest view.
  case wrapping
  /// Views in order, with minimum distances between them.
  case ordered
  /// Conflicting widths of one view.
  case contradiction
  /// Two conflicting widths for every view.
  case contradictions

  func layout(constraints count: Int) -> TGConstraintLayout {
    let views = (0..<max(1, count / perView)).map { _ in
      usesTexts ? TGView(.text(chars: 20, advance: 6, line: 14)) : TGView()
    }
    var layout = TGConstraintLayout { views }.size(1_000, 1_000)
    if self == .wrapping { layout.tg_height.equal(.wrap) }
    if self == .contradiction {
      for width in 0..<count { layout.make(views[0]) { $0.width.equalTo(Double(width)) } }
      return layout
    }
    for (index, view) in views.enumerated() { layout.make(view) { constrain($0, index, views) } }
    if self == .equalWidths || self == .compressedTexts {
      layout.make(views[views.count - 1]) { $0.right.equalToSuperview() }
    }
    return layout
  }

  private var perView: Int {
    switch self {
    case .contradiction: .max
    case .list, .reversedList, .equalWidths, .tree, .contradictions: 4
    case .limitedTexts, .compressedTexts, .wrapping, .ordered: 3
    }
  }

  private var usesTexts: Bool {
    self == .limitedTexts || self == .compressedTexts || self == .wrapping
  }

  private func constrain(_ make: TGConstraintMaker, _ index: Int, _ views: [TGView]) {
    let before = index > 0 ? views[index - 1] : nil
    switch self {
    case .list:
      make.left.right.equalToSuperview()
      make.height.equalTo(10)
      if let before { make.top.equalTo(before.bottomAnchor).offset(1) } else { make.top.equalTo(0) }
    case .reversedList:
      make.left.right.equalToSuperview()
      make.height.equalTo(10)
      if index + 1 < views.count {
        make.bottom.equalTo(views[index + 1].topAnchor).offset(-1)
      } else {
        make.bottom.equalTo(0)
      }
    case .equalWidths:
      make.top.bottom.equalToSuperview()
      if let before {
        make.left.equalTo(before.rightAnchor).offset(0.01)
        make.width.equalTo(before)
      } else {
        make.left.equalTo(0)
      }
    case .tree:
      make.width.equalTo(index == 0 ? 9 : 10)
      make.height.equalTo(5)
      make.left.equalTo(views[index / 2]).offset(index == 0 ? 0 : 2)
      if index > 0 { make.top.equalTo(views[index / 2].bottomAnchor) } else { make.top.equalTo(3) }
    case .limitedTexts:
      make.left.top.equalTo(Double(index % 50))
      make.right.lessThanOrEqualToSuperview().offset(-8)
    case .compressedTexts:
      make.top.equalTo(0)
      if let before { make.left.equalTo(before.rightAnchor) } else { make.left.equalTo(0) }
      make.height.equalTo(20)
    case .wrapping:
      make.left.top.equalTo(Double(index % 50))
      make.bottom.lessThanOrEqualToSuperview().offset(-8)
    case .ordered:
      make.top.equalTo(0)
      make.width.equalTo(3)
      if let before {
        make.left.greaterThanOrEqualTo(before.rightAnchor).offset(2)
      } else {
        make.left.greaterThanOrEqualTo(1)
      }
    case .contradiction: break
    case .contradictions:
      make.left.top.equalTo(0)
      make.width.equalTo(10)
      make.width.equalTo(20)
    }
  }
}
