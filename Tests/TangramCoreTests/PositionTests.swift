import Tangram
import Testing

@Suite struct PositionTests {
  @Test func equalReplacesValueAndOffsetButKeepsBounds() {
    var view = TGView()
    view.tg_left.equal(10, offset: 5).min(1).max(99)
    view.tg_left.equal(20%)
    #expect(view.tg_left.value == .weight(20%))
    #expect(view.tg_left.offsetVal == 0)
    #expect(view.tg_left.min.numberVal == 1)
    #expect(view.tg_left.max.numberVal == 99)
  }

  @Test func offsetIsReplacedAndNotAccumulated() {
    var view = TGView()
    view.tg_top.equal(10)
    view.tg_top += 5
    view.tg_top += 7
    #expect(view.tg_top.offsetVal == 7)
    view.tg_top -= 2
    #expect(view.tg_top.offsetVal == -2)
    #expect(view.tg_top.numberVal == 10)
  }

  @Test func operatorsSetValuesAndBounds() {
    var (view, other) = (TGView(), TGView())
    view.tg_left ~= 10
    view.tg_top ~= 20%
    view.tg_right ~= other.tg_left
    view.tg_bottom >= 3
    view.tg_bottom <= 8
    view.tg_centerX ~= [other.tg_centerX]
    #expect(view.tg_left.numberVal == 10)
    #expect(view.tg_top.weightVal == 20%)
    #expect(view.tg_right.posVal == TGAnchor(.view(other.id), .left))
    #expect(view.tg_bottom.min.numberVal == 3)
    #expect(view.tg_bottom.max.numberVal == 8)
    #expect(view.tg_centerX.arrayVal == [TGAnchor(.view(other.id), .centerX)])
  }

  @Test func anInactivePositionKeepsItsValues() {
    var view = TGView()
    view.tg_left.equal(10, offset: 3).min(5)
    view.tg_left.isActive = false
    #expect(!view.tg_left.hasValue)
    #expect(view.tg_left.offsetVal == 0)
    #expect(!view.tg_left.min.isActive)
    view.tg_left.isActive = true
    #expect(view.tg_left.numberVal == 10)
    #expect(view.tg_left.offsetVal == 3)
    #expect(view.tg_left.min.isActive)
  }

  @Test func aNewBoundInheritsIsActive() {
    var view = TGView()
    view.tg_left.equal(10)
    view.tg_left.isActive = false
    view.tg_left.min(5)
    #expect(!view.tg_left.min.isActive)
  }

  @Test func clearResetsThePosition() {
    var view = TGView()
    view.tg_left.equal(10, offset: 3).min(5)
    view.tg_left.isActive = false
    view.tg_left.clear()
    #expect(view.tg_left.isActive)
    #expect(!view.tg_left.hasValue)
    #expect(view.description == TGView().description)
  }

  @Test func equalNilRemovesOnlyTheValue() {
    var view = TGView()
    view.tg_left.equal(10).min(5)
    view.tg_left.equal(nil)
    #expect(!view.tg_left.hasValue)
    #expect(view.tg_left.min.numberVal == 5)
  }

  @Test func aBoundOrOffsetAloneIsNotAValue() {
    var view = TGView()
    view.tg_left.offset(5)
    view.tg_right.min(5)
    #expect(!view.tg_left.hasValue)
    #expect(!view.tg_right.hasValue)
  }

  @Test func aViewRefersToItsPositionOfTheSameName() {
    var (view, other) = (TGView(), TGView())
    view.tg_bottom.equal(other)
    #expect(view.tg_bottom.posVal == other.tg_bottom.anchor)
  }

  @Test func anUnsetBoundHasNoValue() {
    var view = TGView()
    _ = view.tg_left.equal(5).max
    #expect(!view.tg_left.max.hasValue)
    view.tg_left.max.equal(3, offset: 1)
    #expect(view.tg_left.max.numberVal == 3)
    #expect(view.tg_left.max.offsetVal == 1)
  }

  @Test func andReturnsTheView() {
    var view = TGView("A")
    #expect(view.tg_left.equal(5).and().name == "A")
  }
}
