import Tangram
import TangramTestSupport
import Testing

/// Systems with absurd numbers, and very large ones.
@Suite struct ExtremeInputTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e300, 1e12, 1e-300])
  func extremeNumbersGiveFiniteFrames(number: Double) {
    let views = (0..<4).map { _ in TGView() }
    var box = fixed { for view in views { view } }
    for (index, view) in views.enumerated() {
      box.make(view) { make in
        make.left.equalToSuperview().offset(number)
        make.width.equalTo(views[(index + 1) % 4]).multipliedBy(number)
        make.height.equalTo(number).priority(TGConstraintPriority(number))
        make.top.lessThanOrEqualTo(views[(index + 2) % 4]).dividedBy(number)
      }
    }
    for frame in frames(box) { #expect((frame.maxX + frame.maxY).isFinite) }
  }

  @Test func aProductOfManyMultipliersGivesFiniteFrames() {
    let views = (0..<60).map { _ in TGView() }
    var box = fixed { for view in views { view } }
    for (view, next) in zip(views, views.dropFirst()) {
      box.make(next) { $0.width.equalTo(view).multipliedBy(1e6) }
    }
    box.make(views[0]) { $0.width.equalTo(30) }
    for frame in frames(box) { #expect(frame.maxX.isFinite) }
  }

  @Test(arguments: 1...3) func largeRandomSystemsGiveFiniteFrames(seed: UInt64) {
    let layout = RandomCard(seed: seed, names: .physical, children: 40, constraints: 160).layout
    let found = frames(layout)
    #expect(found.count == 40)
    for frame in found {
      #expect((frame.maxX + frame.maxY).isFinite)
      #expect(frame.width >= 0 && frame.height >= 0)
    }
  }

  @Test func aChainIsSolvedInEitherOrder() {
    let views = (0..<300).map { _ in TGView() }
    for isReversed in [false, true] {
      var box = fixed { for view in views { view } }
      var made = [TGConstraint(TGConstraintItem(views[0].id, .left), constant: 3)]
      for (view, next) in zip(views, views.dropFirst()) {
        made.append(next.leftAnchor == view.rightAnchor + 1)
      }
      for view in views { made.append(view.widthAnchor == 2) }
      box.constraints = isReversed ? made.reversed() : made
      for (index, frame) in frames(box).enumerated() {
        #expect(frame.minX == 3 + 3 * Double(index))
      }
    }
  }

  @Test func aTextPinnedOnAllSidesIsMeasuredTwice() {
    let counter = MeasuredContent(100, 10)
    let text = TGView(counter.content)
    var box = fixed { text }
    box.make(text) {
      $0.edges.equalToSuperview()
    }
    _ = box.view.layout(in: TGSize(width: 320, height: 200))
    #expect(counter.count == 2)
  }
}
