// Written by the tool; see `GeneratedFile`.
// swift-format-ignore-file
import Tangram

let constraintsFunctions: [@Sendable () -> TGLayout] = [
  { constraints1() },
  { constraints2() },
  { constraints3() },
  { constraints4() },
  { constraints5() },
  { constraints6() },
  { constraints7() },
  { constraints8() },
]

func constraints1() -> TGLayout {
  let a = TGView(.text(chars: 4, advance: 8, line: 18)).named("A")
  let b = TGView(.text(chars: 10, advance: 7, line: 20)).named("B")
  let c = TGView(.text(chars: 15, advance: 10, line: 20)).named("C")
  let d = TGView("D")

  let root = TGConstraintLayout {
    a.hugging(249, .horizontal)
    b.width(min: 60).hugging(251, .horizontal)
    c
    d
  }.named("S").size(200, .wrap).with { box in
    box.make(a) {
      $0.left.equalTo(16)
      $0.top.equalTo(8)
    }
    box.make(b) {
      $0.left.greaterThanOrEqualTo(a.rightAnchor).offset(4)
      $0.top.equalTo(a)
    }
    box.make(c) {
      $0.left.equalTo(b.rightAnchor).offset(4)
      $0.lastBaseline.equalTo(a)
      $0.right.equalTo(-16)
    }
    box.make(d) {
      $0.top.equalTo(a.bottomAnchor).offset(8)
      $0.height.equalTo(30)
      $0.left.equalTo(20)
      $0.width.equalTo(400).priority(.medium)
      $0.width.lessThanOrEqualTo(80)
      $0.width.greaterThanOrEqualTo(180).priority(700)
      $0.bottom.equalTo(-12)
    }
  }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), snapping: .sizes, isRightToLeft: true))
}

func constraints2() -> TGLayout {
  let a = TGView(.text(chars: 5, advance: 8, line: 18)).named("A")
  let b = TGView(.text(chars: 9, advance: 10, line: 21)).named("B")
  let c = TGView(.text(chars: 4, advance: 8, line: 16)).named("C")
  let d = TGView(.text(chars: 8, advance: 7, line: 16)).named("D")
  let e = TGView(.text(chars: 6, advance: 5, line: 14)).named("E")
  let f = TGView(.text(chars: 3, advance: 6, line: 14)).named("F")
  let g = TGView("G")
  let h = TGView(.text(chars: 10, advance: 8, line: 18)).named("H")
  let i = TGView(.text(chars: 3, advance: 10, line: 20)).named("I")

  let root = TGConstraintLayout {
    a
    b
    c
    d.hugging(251, .horizontal).resistance(751, .horizontal)
    e
    f.hugging(251, .horizontal).resistance(751, .horizontal)
    g.height(30)
    h.hugging(251, .horizontal).resistance(.required, .horizontal)
    i
  }.named("S").size(.fill).padding(10).with { box in
    box.make(a) {
      $0.left.equalTo(10)
      $0.top.equalTo(8)
    }
    box.make(b) {
      $0.left.greaterThanOrEqualTo(a.rightAnchor).offset(4)
      $0.centerY.equalTo(a)
    }
    box.make(c) {
      $0.left.equalTo(b.rightAnchor).offset(4)
      $0.top.equalTo(a)
      $0.right.equalTo(-10)
    }
    box.make(d) { $0.left.equalTo(16) }
    box.make(e) {
      $0.left.equalTo(d.rightAnchor).offset(8)
      $0.right.equalTo(-16)
      $0.top.equalTo(a.bottomAnchor).offset(20)
    }
    box.make(d) { $0.centerY.equalTo(e) }
    box.make(f) { $0.left.equalTo(16) }
    box.make(g) {
      $0.left.equalTo(f.rightAnchor).offset(8)
      $0.right.equalTo(-16)
      $0.top.equalTo(e.bottomAnchor).offset(6)
    }
    box.make(f) { $0.centerY.equalTo(g) }
    box.make(h) { $0.left.equalTo(16) }
    box.make(i) {
      $0.left.equalTo(h.rightAnchor).offset(8)
      $0.right.equalTo(-16)
      $0.top.equalTo(g.bottomAnchor).offset(8)
    }
    box.make(h) { $0.lastBaseline.equalTo(i.firstBaselineAnchor) }
    box.make(d) { $0.width.equalToSuperview().multipliedBy(0.25) }
    box.make(f) { $0.width.equalToSuperview().multipliedBy(0.25) }
    box.make(h) { $0.width.equalToSuperview().multipliedBy(0.4) }
  }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 3, snapping: .sizes))
}

func constraints3() -> TGLayout {
  let b = TGView("B")
  let c = TGView("C")
  let d = TGView("D")
  let e = TGView("E")

  let root = TGLinearLayout(.horz, spacing: 5) {
    TGConstraintLayout {
      b
      c
      d
      e
    }.named("A").size(150, 120).with { box in
      box.make(b) {
        $0.leading.equalTo(20)
        $0.top.equalTo(0)
        $0.height.equalTo(30)
      }
      box.make(c) {
        $0.leading.equalTo(b.trailingAnchor).offset(10)
        $0.top.equalTo(b)
        $0.width.equalTo(b).multipliedBy(2)
        $0.height.equalTo(30)
      }
      box.make(d) {
        $0.leading.equalTo(c.trailingAnchor).offset(10)
        $0.top.width.equalTo(b)
        $0.height.equalTo(20)
      }
      box.make(e) {
        $0.leading.equalTo(d.trailingAnchor).offset(10)
        $0.top.equalTo(b)
        $0.width.equalTo(b).multipliedBy(2)
        $0.height.equalTo(30)
        $0.trailing.equalTo(-20)
      }
    }
    TGView("F").size(30, 30)
    TGView("G").size(50, 30)
  }.named("S").size(375, .wrap).padding(5)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 375, height: 667), scale: 2, snapping: .sizes))
}

func constraints4() -> TGLayout {
  let b = TGView("B")
  let c = TGView("C")
  let d = TGView("D")

  let root = TGLinearLayout(.vert, spacing: 5) {
    TGConstraintLayout {
      b
      c
      d
    }.named("A").size(.fill, 120).with { box in
      box.make(b) {
        $0.width.equalTo(60)
        $0.left.equalTo(20)
      }
      box.make(c) {
        $0.width.equalTo(60).priority(999)
        $0.right.equalToSuperview().multipliedBy(0.5).offset(35)
      }
      box.make(d) {
        $0.width.equalTo(60)
        $0.right.equalTo(-10)
      }
      box.make(b) {
        $0.top.equalTo(8)
        $0.height.equalTo(20)
      }
      box.make(c) {
        $0.top.equalTo(b)
        $0.height.equalTo(20)
      }
      box.make(d) {
        $0.top.equalTo(b)
        $0.height.equalTo(20)
      }
    }
    TGView("F").size(30, 30)
    TGView("G").size(30, 30)
  }.named("S").size(320, .wrap)

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 320, height: 568), snapping: .sizes))
}

func constraints5() -> TGLayout {
  let a = TGConstraintLayout().named("A")
  let b = TGConstraintLayout().named("B")
  let c = TGView("C")

  let root = TGConstraintLayout {
    a.children {
      b.children {
        c
      }.size(.wrap).hugging(249, .horizontal).padding(10).with { box in
        box.make(c) {
          $0.top.equalTo(8)
          $0.height.equalTo(30)
          $0.left.equalTo(20)
          $0.right.lessThanOrEqualTo(-20)
          $0.width.equalTo(350).priority(.high)
          $0.bottom.equalTo(-8)
        }
      }
    }.height(.wrap).with { box in
      box.make(b) {
        $0.top.equalTo(4)
        $0.left.equalTo(10)
        $0.right.lessThanOrEqualTo(-10)
        $0.bottom.equalTo(-10)
      }
    }
  }.named("S").size(300, .wrap).with { box in
    box.make(a) {
      $0.top.equalTo(10)
      $0.left.equalTo(8)
      $0.right.equalTo(-8)
      $0.bottom.equalTo(-10)
    }
  }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 320, height: 568), scale: 2, snapping: .sizes))
}

func constraints6() -> TGLayout {
  let a = TGView("A")
  let b = TGView("B")

  let root = TGConstraintLayout {
    a
    b
  }.named("S").size(240, .wrap).with { box in
    box.make(a) {
      $0.left.equalTo(20)
      $0.top.equalTo(0)
      $0.height.equalTo(14)
    }
    box.make(b) {
      $0.left.equalTo(a.rightAnchor).offset(5)
      $0.top.equalTo(a)
      $0.width.equalTo(a).multipliedBy(1.5)
      $0.height.equalTo(12)
      $0.right.equalTo(-20)
    }
    box.make(a) { $0.bottom.lessThanOrEqualTo(0) }
    box.make(b) { $0.bottom.lessThanOrEqualTo(0) }
  }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 667, height: 375), snapping: .sizes))
}

func constraints7() -> TGLayout {
  let a = TGView(.size(40, 24)).named("A")
  let b = TGView(.text(chars: 3, advance: 6, line: 14)).named("B")
  let c = TGView("C")
  let d = TGView("D")
  let e = TGView("E")

  let root = TGConstraintLayout {
    a
    b
    c
    d
    e
  }.named("S").size(200, .wrap).with { box in
    box.make(c) { $0.left.equalTo(0) }
    box.make(d) { $0.right.equalTo(0) }
    box.make(c) { $0.width.equalTo(d).multipliedBy(2) }
    box.make(a) { $0.left.equalTo(c.rightAnchor) }
    box.make(b) { $0.left.equalTo(a.rightAnchor).offset(4) }
    box.make(d) { $0.left.equalTo(b.rightAnchor) }
    box.make(c) { $0.top.height.equalTo(a) }
    box.make(d) { $0.top.height.equalTo(a) }
    box.make(a) { $0.top.equalTo(12) }
    box.make(b) { $0.centerY.equalTo(a) }
    box.make(e) {
      $0.top.equalTo(a.bottomAnchor).offset(20)
      $0.height.equalTo(30)
      $0.centerX.equalTo($0.superview.widthAnchor).multipliedBy(0.75)
      $0.width.equalToSuperview().multipliedBy(0.5)
      $0.width.lessThanOrEqualTo(120)
    }
    box.constrain { box in
      box.bottomAnchor == e.bottomAnchor + 10
    }
  }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 667, height: 375), snapping: .sizes))
}

func constraints8() -> TGLayout {
  let a = TGView(.text(chars: 12, advance: 5, line: 18)).named("A")
  let b = TGView(.text(chars: 10, advance: 6, line: 16)).named("B")
  let c = TGView(.text(chars: 10, advance: 7.5, line: 16)).named("C")
  let d = TGView("D")
  let e = TGView(.text(chars: 10, advance: 5, line: 18)).named("E")
  let f = TGView("F")
  let g = TGView(.text(chars: 12, advance: 5, line: 16)).named("G")
  let h = TGView("H")
  let i = TGView(.text(chars: 5, advance: 6, line: 16)).named("I")
  let j = TGView("J")
  let k = TGView(.text(chars: 10, advance: 10, line: 18)).named("K")

  let root = TGConstraintLayout {
    a.hugging(251, .horizontal).resistance(.required, .horizontal)
    b
    c
    d.height(24)
    e
    f.height(30)
    g
    h.height(24)
    i
    j.height(24)
    k
  }.named("S").size(300, 300).padding(8).with { box in
    box.make(a) { $0.leading.equalTo(8) }
    box.make(b) {
      $0.leading.equalTo(a.trailingAnchor).offset(8)
      $0.trailing.equalTo(-8)
      $0.top.equalTo(0)
    }
    box.make(a) { $0.firstBaseline.equalTo(b) }
    box.make(c) { $0.leading.equalTo(8) }
    box.make(d) {
      $0.leading.equalTo(c.trailingAnchor).offset(8)
      $0.trailing.equalTo(-8)
      $0.top.equalTo(b.bottomAnchor).offset(6)
    }
    box.make(c) { $0.centerY.equalTo(d) }
    box.make(e) { $0.leading.equalTo(8) }
    box.make(f) {
      $0.leading.equalTo(e.trailingAnchor).offset(8)
      $0.trailing.equalTo(-8)
      $0.top.equalTo(d.bottomAnchor).offset(8)
    }
    box.make(e) { $0.centerY.equalTo(f) }
    box.make(a) { $0.width.equalToSuperview().multipliedBy(0.4) }
    box.make(c) { $0.width.equalToSuperview().multipliedBy(0.4) }
    box.make(e) { $0.width.equalToSuperview().multipliedBy(0.3) }
    box.make(g) { $0.leading.equalTo(8) }
    box.make(h) {
      $0.leading.equalTo(g.trailingAnchor).offset(4)
      $0.trailing.equalTo(-8)
      $0.top.equalTo(f.bottomAnchor).offset(20)
    }
    box.make(g) { $0.centerY.equalTo(h) }
    box.make(i) { $0.leading.equalTo(8) }
    box.make(j) {
      $0.leading.equalTo(i.trailingAnchor).offset(4)
      $0.trailing.equalTo(-8)
      $0.top.equalTo(h.bottomAnchor).offset(8)
    }
  }.with { box in
    box.make(i) {
      $0.centerY.equalTo(j)
      $0.width.equalTo(g)
    }
    box.make(k) {
      $0.centerX.equalTo(0)
      $0.top.equalTo(j.bottomAnchor).offset(4)
    }
  }

  return root.layout(
    in: TGEnvironment(size: TGSize(width: 320, height: 568), snapping: .sizes))
}
