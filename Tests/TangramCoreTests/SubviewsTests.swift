import Tangram
import TangramTestSupport
import Testing

/// The children of a view behave like an array of views, whatever views they are.
@Suite struct SubviewsTests {
  /// A leaf that is identified by its width.
  private func leaf(_ number: Int) -> TGView { TGView().size(Double(number), 1) }

  private func numbers(_ views: some Sequence<TGView>) -> [Double] {
    views.map {
      var view = $0
      return view.tg_width.numberVal ?? -1
    }
  }

  @Test(arguments: [0, 1, 3, 4, 5, 8, 9, 16, 17, 33, 100])
  func childrenKeepTheirInsertionOrder(count: Int) {
    var box = TGFrameLayout()
    for number in 0..<count { box.addSubview(leaf(number)) }
    let expected: [Double] = (0..<count).map { Double($0) }
    #expect(box.subviews.count == count)
    #expect(numbers(box.subviews) == expected)
    #expect(numbers(box.subviews.reversed()) == expected.reversed())
    #expect(numbers(TGSubviews((0..<count).map(leaf))) == expected)
  }

  @Test(arguments: 0..<40)
  func editsMatchThoseOfAnArray(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var (views, model) = (TGSubviews(), [Int]())
    for step in 0..<120 {
      let place = Int.random(in: 0...model.count, using: &random)
      // Kept while the list changes, so that shared storage must be copied.
      let (earlier, earlierModel) = (views, model)
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1:
        views.append(leaf(step))
        model.append(step)
      case 2:
        views.insert(leaf(step), at: place)
        model.insert(step, at: place)
      case 3 where place < model.count:
        let removed = views.remove(at: place)
        #expect(numbers([removed]) == [Double(model.remove(at: place))])
      case 4 where place < model.count:
        views[place] = leaf(step)
        model[place] = step
      case 5 where place < model.count:
        views[place].tg_width.equal(Double(step))
        model[place] = step
      case 6 where !model.isEmpty:
        let other = Int.random(in: 0..<model.count, using: &random)
        views.swapAt(min(place, model.count - 1), other)
        model.swapAt(min(place, model.count - 1), other)
      default:
        let end = Int.random(in: place...model.count, using: &random)
        let new = (0..<Int.random(in: 0..<20, using: &random)).map { step * 100 + $0 }
        views.replaceSubrange(place..<end, with: new.map(leaf))
        model.replaceSubrange(place..<end, with: new)
      }
      #expect(numbers(views) == model.map(Double.init))
      if step.isMultiple(of: 7) { #expect(numbers(earlier) == earlierModel.map(Double.init)) }
    }
  }

  @Test(arguments: [1, 4, 5, 40])
  func copiesOfAContainerAreIndependent(count: Int) {
    var first = TGFrameLayout()
    for number in 0..<count { first.addSubview(leaf(number)) }
    let before = numbers(first.subviews)
    let second = first
    first.subviews[count - 1].tg_width.equal(1_000)
    first.addSubview(leaf(2_000))
    first.removeSubview(at: 0)
    #expect(numbers(second.subviews) == before)
    #expect(numbers(first.subviews).last == 2_000)
    #expect(first.subviews.count == count)
  }

  @Test func aListOutlivesTheContainerItWasTakenFrom() {
    var list = TGFrameLayout {
      leaf(1)
      leaf(2)
    }.subviews
    list.append(leaf(3))
    #expect(numbers(list) == [1, 2, 3])
  }

  @Test func anAddedLeafKeepsItsDescription() {
    var box = TGFrameLayout()
    var text = TGView(.text(chars: 10, advance: 7, line: 16))
    text.tg_size(width: .fill, height: .wrap)
    var share = TGView()
    share.tg_size(width: 50%, height: 1e12)
    box.addSubview(text)
    box.addSubview(share)
    #expect(box.subviews[0].description == text.description)
    #expect(box.subviews[1].description == share.description)
    #expect(box.subviews[0].tg_content != nil && box.subviews[1].tg_content == nil)
    // Numbers that are not finite are still reported.
    #expect(!box.layout(in: TGSize(width: 10, height: 10)).diagnostics.isEmpty)
  }

  // MARK: Identity of children

  @Test(arguments: [1, 30])
  func childIdentitiesAreStable(count: Int) {
    var box = TGFrameLayout()
    for number in 0..<count { box.addSubview(leaf(number)) }
    let copy = box
    let ids = box.subviews.map(\.id)
    #expect(Set(ids).count == count)
    #expect(box.subviews.map(\.id) == ids)
    #expect(copy.subviews.map(\.id) == ids)
    box.subviews[count - 1].tg_height.equal(7)
    box.subviews.swapAt(0, count - 1)
    #expect(Set(box.subviews.map(\.id)) == Set(ids))
    #expect(box.indexOfSubview(copy.subviews[0]) == count - 1)
  }

  @Test(arguments: [2, 4, 5, 30])
  func editedCopiesShareIdentitiesAssignedLater(count: Int) {
    var box = TGFrameLayout()
    for number in 0..<count { box.addSubview(leaf(number)) }
    let copy = box
    box.addSubview(leaf(count))
    var other = copy
    other.subviews[0].tg_height.equal(7)
    let ids = copy.subviews.map(\.id)
    #expect(box.subviews.dropLast().map(\.id) == ids)
    #expect(other.subviews.map(\.id) == ids)
  }

  @Test func aViewAndItsAddedCopyHaveTheSameIdentity() {
    let view = leaf(5)
    var box = TGFrameLayout()
    box.addSubview(view)
    #expect(box.subviews[0].id == view.id)
    #expect(box.layout(in: TGSize(width: 10, height: 10))[view]?.width == 5)
  }

  // MARK: Storage of added views

  @Test func aNewLeafIsUnaffectedByAddedOnes() {
    var box = TGFrameLayout()
    for number in 0..<20 {
      let new = TGView()
      #expect(new.description == "view" && new.tg_content == nil)
      var added = number.isMultiple(of: 2) ? TGView(.size(3, 4)) : leaf(number)
      if number.isMultiple(of: 3) { added.tg_visibility = .gone }
      box.addSubview(added)
    }
    #expect(Set(box.subviews.map(\.id) + [TGView().id]).count == 21)
  }

  @Test func aHandleOfAnAddedViewDoesNotAffectOtherViews() {
    var (box, view) = (TGFrameLayout(), leaf(1))
    let width = view.tg_width
    box.addSubview(view)
    let other = TGView()
    width.equal(5)
    #expect(other.description == "view")
    #expect(numbers([view]) == [5])
  }

  @Test func handlesWriteThroughSetters() {
    var card = Card()
    card.box.addSubview(leaf(1))
    card.box.addSubview(leaf(2))
    card.first.tg_width.equal(10)
    card.last?.tg_width.equal(20)
    #expect(numbers(card.box.subviews) == [10, 20])
    card.box[path: [0]].tg_width.equal(30)
    card.box[card.box.subviews[1].id]?.tg_width.equal(40)
    #expect(numbers(card.box.subviews) == [30, 40])
    var path = TGPathLayout(.sine(amplitude: 1, period: 1))
    path.tg_originView = leaf(3)
    path.tg_originView?.tg_width.equal(50)
    #expect(numbers(path.subviews) == [50])
  }

  @Test func viewsChangedInPlaceAreReleasedWithTheTree() {
    weak var child: LiveNode?
    weak var origin: LiveNode?
    do {
      var box = TGFrameLayout()
      box.addSubview(leaf(1))
      box.subviews[0].tg_width.equal(5).min(2)
      var path = TGPathLayout(.sine(amplitude: 1, period: 1))
      path.tg_originView = TGView("origin")
      path.tg_originView?.tg_width.equal(5).min(2)
      box.addSubview(path)
      child = box.subviews[0].stored.live
      origin = path.subviews.last?.stored.live
      #expect(child != nil && origin != nil)
      var session = TGLayoutSession()
      #expect(session.layout(box, in: TGSize(width: 9, height: 9)).count == 4)
    }
    #expect(child == nil && origin == nil)
  }

  @Test(arguments: [1, 6])
  func deepTreesAreReleasedWithoutRecursion(width: Int) {
    var tree = TGFrameLayout()
    for _ in 0..<50_000 {
      var outer = TGFrameLayout()
      for _ in 1..<width { outer.addSubview(TGView()) }
      outer.addSubview(tree)
      tree = outer
    }
    #expect(tree.subviews.count == width)
  }
}

/// A client's view with properties for its children.
private struct Card {
  var box = TGFrameLayout()

  var first: TGView {
    get { box.subviews[0] }
    set { box.subviews[0] = newValue }
  }

  var last: TGView? {
    get { box.subviews.last }
    set {
      guard let newValue else { return box.tg_removeAllSubviews() }
      box.replaceSubview(at: box.subviews.count - 1, with: newValue)
    }
  }
}
