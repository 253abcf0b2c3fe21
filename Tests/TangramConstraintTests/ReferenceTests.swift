import Tangram
import Testing

/// Constraints that refer to nothing, to the container by its identity, or to views elsewhere.
@Suite struct ReferenceTests {
  private let title = TGView("title")
  private let photo = TGView("photo")

  private func placeTitle(_ box: inout TGConstraintLayout) {
    box.make(title) {
      $0.left.top.equalTo(0)
      $0.size.equalTo(9)
    }
  }

  @Test func aReferenceToAViewInAnotherContainerIsReported() {
    var box = fixed { title }
    placeTitle(&box)
    box.make(title) { $0.right.equalTo(photo.leftAnchor).offset(40) }
    let tree = TGLinearLayout(.vert) {
      box
      photo.size(20, 20)
    }
    let found = reports(tree).filter { $0.hasPrefix("title") }
    #expect(
      found == [
        "title: constraint right refers to a view that is neither the parent nor a sibling; "
          + "the reference is ignored; move both views into the same relative or constraint layout"
      ])
  }

  @Test func aReferenceToAViewInsideASiblingIsValid() {
    let group = TGFrameLayout { photo.size(5, 5) }
    var box = fixed {
      title
      group
    }
    placeTitle(&box)
    box.make(group) {
      $0.left.top.equalTo(0)
      $0.size.equalTo(photo)
    }
    #expect(reports(box).isEmpty)
  }

  @Test func aReferenceToAMissingViewIsIgnoredSilently() {
    var box = fixed { title }
    placeTitle(&box)
    box.make(title) { $0.right.equalTo(photo.leftAnchor) }
    #expect(reports(box).isEmpty)
  }

  @Test func theContainerCanBeReferencedByIdentity() {
    var box = fixed { title }
    let own = box.view
    box.make(title) {
      $0.left.top.equalTo(own).offset(5)
      $0.right.bottom.equalTo(own)
    }
    #expect(frames(box) == [TGRect(x: 5, y: 5, width: 315, height: 195)])
    #expect(reports(box).isEmpty)
  }

  @Test func aMultiplierOfZeroLeavesAConstant() {
    var box = fixed {
      title
      photo
    }
    box.make(photo) { $0.edges.equalToSuperview() }
    box.make(title) {
      $0.left.top.equalTo(0)
      $0.height.equalTo(9)
      $0.width.equalTo(photo).multipliedBy(0).offset(50)
      $0.width.equalTo(photo).multipliedBy(0).offset(70)
    }
    #expect(frames(box).first?.width == 50)
    #expect(
      reports(box) == [
        "title: width = 0 · photo.width + 70 is off by 20, because it contradicts "
          + "title.width = 0 · photo.width + 50"
      ])
  }

  @Test func aSelfContradictoryConstraintIsReportedAlone() {
    var box = fixed { title }
    placeTitle(&box)
    box.make(title) {
      $0.left.equalTo(title).offset(10)
      $0.left.equalTo(title)
    }
    #expect(reports(box) == ["title: left = title.left + 10 is off by 10"])
  }

  @Test func aDivisionByZeroIsReportedAndIgnored() {
    var box = fixed { title }
    placeTitle(&box)
    box.make(title) { $0.width.equalToSuperview().dividedBy(0) }
    #expect(
      reports(box) == [
        "title: constraint on `width` has a number that is not finite or too large, so the constraint is ignored"
      ])
  }

  @Test func coincidingBoundsDetermineANumber() {
    var box = fixed { title }
    box.make(title) {
      $0.top.equalTo(0)
      $0.height.equalTo(9)
      $0.left.greaterThanOrEqualTo(30)
      $0.right.lessThanOrEqualTo(title.leftAnchor).offset(40)
      $0.right.greaterThanOrEqualTo($0.superview.leftAnchor).offset(70)
      $0.left.lessThanOrEqualTo(30)
    }
    #expect(frames(box) == [TGRect(x: 30, y: 0, width: 40, height: 9)])
    #expect(!reports(box).contains { $0.contains("not determined") })
  }
}
