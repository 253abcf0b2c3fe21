import Tangram
import Testing

@Suite struct GravityTests {
  @Test func masksKeepTheOtherAxis() {
    let both: TGGravity = [.horz.center, .vert.bottom]
    #expect(both.intersection(.horz.mask) == .vert.bottom)
    #expect(both.intersection(.vert.mask) == .horz.center)
  }

  @Test func leftIsPhysicalAndTrailingIsLogical() {
    #expect(TGGravity.horz.left.alignment(.horizontal, isRightToLeft: false) == .start)
    #expect(TGGravity.horz.left.alignment(.horizontal, isRightToLeft: true) == .end)
    #expect(TGGravity.horz.trailing.alignment(.horizontal, isRightToLeft: true) == .end)
  }

  @Test func contradictoryAlignmentsAreOther() {
    let odd: TGGravity = [.horz.left, .horz.center]
    #expect(odd.alignment(.horizontal, isRightToLeft: false) == .other)
    #expect(TGGravity.vert.fill.alignment(.vertical, isRightToLeft: false) == .fill)
    #expect(TGGravity.vert.fill.alignment(.horizontal, isRightToLeft: false) == .none)
  }
}
