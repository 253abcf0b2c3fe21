import Tangram
import Testing

/// Well-known snippets for other libraries, written with this one.
@Suite struct KnownSnippetsTests {
  @Test func masonrysFirstExampleEdgeByEdge() {
    let view = TGView("view1")
    var superview = fixed { view }
    let padding = TGInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    superview.make(view) { make in
      make.top.equalTo(make.superview.topAnchor).offset(padding.top)
      make.left.equalTo(make.superview.leftAnchor).offset(padding.leading)
      make.bottom.equalTo(make.superview.bottomAnchor).offset(-padding.bottom)
      make.right.equalTo(make.superview.rightAnchor).offset(-padding.trailing)
    }
    #expect(frames(superview) == [TGRect(x: 10, y: 10, width: 300, height: 180)])
  }

  @Test func masonrysFirstExampleInOneLine() {
    let view = TGView("view1")
    var superview = fixed { view }
    superview.make(view) { $0.edges.equalTo($0.superview).insets(TGInsets(all: 10)) }
    #expect(frames(superview) == [TGRect(x: 10, y: 10, width: 300, height: 180)])
  }

  @Test func spacersAreViewsOfEqualWidth() {
    let (before, button, after) = (TGView(), TGView(.size(80, 20)), TGView())
    var bar = fixed {
      before
      button
      after
    }
    bar.constrain { box in
      before.leadingAnchor == box.leadingAnchor
      button.leadingAnchor == before.trailingAnchor
      after.leadingAnchor == button.trailingAnchor
      after.trailingAnchor == box.trailingAnchor
      before.widthAnchor == after.widthAnchor
    }
    #expect(frames(bar).map(\.width) == [120, 80, 120])
    #expect(frames(bar).map(\.minX) == [0, 120, 200])
  }

  @Test func aCardAsInTheGuideOfAnotherLibrary() {
    let photo = TGView("photo")
    let title = TGView(.text(chars: 10, advance: 8, line: 20))
    var box = fixed([photo, title])
    box.make(photo) {
      $0.left.equalToSuperview()
      $0.top.equalTo($0.superview.topAnchor).offset(100).named("top")
      $0.width.height.equalTo(50)
    }
    box.make(title) { make in
      make.left.equalTo(photo.rightAnchor).offset(8)
      make.centerY.equalTo(photo)
      make.size.lessThanOrEqualTo(photo).multipliedBy(2)
    }
    box.update(photo) { $0.top.equalTo($0.superview.topAnchor).offset(60) }
    #expect(
      frames(box) == [
        TGRect(x: 0, y: 60, width: 50, height: 50), TGRect(x: 58, y: 75, width: 80, height: 20),
      ])
    box.remake(photo) {
      $0.center.equalToSuperview()
      $0.size.equalTo(40)
    }
    #expect(frames(box)[0] == TGRect(x: 140, y: 80, width: 40, height: 40))
  }
}
