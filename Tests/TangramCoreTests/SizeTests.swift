import Tangram
import TangramCore
import Testing

@Suite struct SizeTests {
  @Test func equalReplacesIncrementAndMultipleButKeepsBounds() {
    var view = TGView()
    view.tg_width.equal(10, increment: 5, multiple: 2).min(1)
    view.tg_width.equal(20)
    #expect(view.tg_width.numberVal == 20)
    #expect(view.tg_width.incrementVal == 0)
    #expect(view.tg_width.multipleVal == 1)
    #expect(view.tg_width.min.numberVal == 1)
  }

  @Test func averageIsTheShareOfAHundredPercent() {
    var view = TGView()
    view.tg_width.equal(.average)
    #expect(view.tg_width.weightVal == 100%)
  }

  @Test func aSizeReferringToItselfWraps() {
    var view = TGView()
    view.tg_width.equal(view.tg_width)
    #expect(view.tg_width.isWrap)
    view.tg_height.min(view.tg_height)
    #expect(view.tg_height.min.isWrap)
  }

  @Test func aReferenceToTheOtherAxisTargetsTheViewItself() {
    var view = TGView()
    view.tg_height.equal(view.tg_width)
    #expect(view.tg_height.sizeVal == .this(.width))
  }

  @Test func operatorsSetValuesAndBounds() {
    var (view, other) = (TGView(), TGView())
    view.tg_width ~= .fill
    #expect(view.tg_width.isFill)
    view.tg_width ~= 20%
    #expect(view.tg_width.weightVal == 20%)
    view.tg_width ~= 30
    view.tg_width *= 3
    view.tg_width /= 4
    view.tg_width += 1
    view.tg_width -= 2
    #expect(view.tg_width.numberVal == 30)
    #expect(view.tg_width.multipleVal == 0.25)
    #expect(view.tg_width.incrementVal == -2)
    view.tg_width >= other.tg_width
    view.tg_width <= 90
    #expect(view.tg_width.min.sizeVal == other.tg_width.anchor)
    #expect(view.tg_width.max.numberVal == 90)
  }

  @Test func chainedCallsAreWrittenToTheView() {
    var (view, other, parent) = (TGView(), TGView(), TGView())
    view.tg_width.equal(other.tg_width).add(20).min(20).max(parent, multiple: 0.5)
    #expect(view.tg_width.sizeVal == other.tg_width.anchor)
    #expect(view.tg_width.incrementVal == 20)
    #expect(view.tg_width.min.numberVal == 20)
    #expect(view.tg_width.max.sizeVal == parent.tg_width.anchor)
    #expect(view.tg_width.max.multipleVal == 0.5)
  }

  @Test func anInactiveSizeReadsAsUnset() {
    var view = TGView()
    view.tg_width.equal(10, increment: 5, multiple: 2)
    view.tg_width.isActive = false
    #expect(!view.tg_width.hasValue)
    #expect(view.tg_width.incrementVal == 0)
    #expect(view.tg_width.multipleVal == 1)
  }

  @Test func conveniencesSetSeveralDescriptors() {
    var view = TGView()
    view.tg_size(width: 10, height: 20)
    view.tg_origin(x: 1, y: 2)
    view.tg_end(x: 3, y: 4)
    #expect(view.tg_width.numberVal == 10)
    #expect(view.tg_height.numberVal == 20)
    #expect(view.tg_leading.numberVal == 1)
    #expect(view.tg_top.numberVal == 2)
    #expect(view.tg_trailing.numberVal == 3)
    #expect(view.tg_bottom.numberVal == 4)
    view.tg_margin(7)
    #expect(view.tg_left.numberVal == 7)
    #expect(view.tg_bottom.numberVal == 7)
    view.tg_size(.wrap)
    #expect(view.tg_width.isWrap && view.tg_height.isWrap)
  }

  @Test func weightsAddUp() {
    var weight = 20% + TGWeight(5)
    weight += 1%
    weight -= 6%
    #expect(weight == 20%)
    #expect(weight.description == "20%")
    #expect(TGWeight.zeroWeight == 0%)
  }

  @Test func greatestFiniteMagnitudeMeansUnbounded() {
    var view = TGView().size(30, 40)
    view.tg_width.max(.greatestFiniteMagnitude).min(-.greatestFiniteMagnitude)
    var column = TGLinearLayout(.vert) { view }
    column.tg_size(width: 100, height: .wrap)
    let layout = column.layout(in: TGSize(width: 100, height: 100))
    #expect(layout[view] == TGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(layout.diagnostics.isEmpty)
  }
}
