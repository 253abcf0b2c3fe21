import Tangram
import Testing

@Suite struct BuilderTests {
  private enum Kind { case photo, text, gap }

  private func names(@TGViewBuilder _ content: () -> TGSubviews) -> [String?] {
    content().map(\.name)
  }

  @Test("The builder supports branches", arguments: [true, false])
  func branches(isWide: Bool) {
    let found = names {
      if isWide { TGView("wide") }
      if isWide {
        TGView("a")
        TGView("b")
      } else if names.isEmpty {
        TGView("none")
      } else {
        TGView("narrow")
      }
    }
    #expect(found == (isWide ? ["wide", "a", "b"] : ["narrow"]))
  }

  private var names: [String] { ["x", "y"] }

  @Test func loops() {
    let found = names {
      for (index, name) in names.enumerated() where index < 5 {
        TGView(name)
        for inner in 0..<index { TGView("\(name)\(inner)") }
      }
    }
    #expect(found == ["x", "y", "y0"])
  }

  @Test func cases() {
    let found = names {
      for kind in [Kind.photo, .text, .gap] {
        switch kind {
        case .photo: TGFrameLayout().named("photo")
        case .text:
          TGView("title")
          TGView("text")
        case .gap: TGSpacer(3).named("gap")
        }
      }
    }
    #expect(found == ["photo", "title", "text", "gap"])
  }

  @Test func optionals() {
    let (present, absent): (TGView?, TGView?) = (TGView("here"), nil)
    let found = names {
      present
      absent
      if let present { present.named("again") }
      if absent != nil { TGView("never") }
    }
    #expect(found == ["here", "again"])
  }

  @Test func statementsBetweenViews() {
    let found = names {
      var view = TGView("a")
      view.tg_width ~= 30
      view.tg_left.equal(5)
      view.tg_visibility = .gone
      view.tg_size(width: 3, height: 4)
      let other = TGView("b").height(view.anchor(.height))
      view
      other
      if #available(macOS 26, *) { TGView("c") }
    }
    #expect(found == ["a", "b", "c"])
  }

  @Test func emptyContent() {
    #expect(names {}.isEmpty)
    #expect(names { for _ in 0..<0 { TGView() } }.isEmpty)
  }

  @Test func listsOfViews() {
    let rows = ["a", "b"].map { TGLinearLayout(.horz).named($0) }
    let found = names {
      rows
      TGLinearLayout { TGView("c") }.subviews
      [TGView("d")]
    }
    #expect(found == ["a", "b", "c", "d"])
  }
}
