import Tangram
import Testing

@Suite struct Explaining {
  private func example() -> TGLayout {
    let row = TGLinearLayout(.horz, spacing: 10) {
      TGView("photo").size(40, 40)
      TGView(.text(chars: 30, advance: 7, line: 17)).named("text").width(100%).height(.wrap)
      TGFrameLayout { TGView("dot").size(25%, 6).margin(top: 4, trailing: 4) }
        .named("badge").width(50%, min: 48).height(.fill)
    }.named("row").padding(8).width(.fill).height(.wrap)
    let layout = row.layout(in: TGSize(width: 231, height: 480))
    return layout
  }

  /// What the lines say that a guide prints.
  private func output(_ lines: (_ print: (String) -> Void) -> Void) -> String {
    var printed: [String] = []
    lines { printed.append($0) }
    return printed.joined(separator: "\n")
  }

  @Test func whyExplainsAView() {
    let layout = example()
    let text = output { print in
      print(layout.why("text"))
    }
    #expect(
      text == """
        text (58, 8, 103, 51)
          x 58 = end of photo 48 + gap 10
            end of photo 48 = photo's x 8 + photo's width 40
          y 8 = top padding 8
          width 103 = (row's width 231 − left padding 8 − right padding 8 − what others take 60) · (share 100 / all shares 150) on the pixel grid: its share of what is left
            what others take 60 = 2 · gap 10 + photo's width 40
          height 51 = 3 lines of 17: text measured at width 103
        """)
  }

  @Test func deepExplanations() {
    let layout = example()
    let text = output { print in
      print(layout.why("dot", isDeep: true))
    }
    #expect(
      text == """
        dot (35, 4, 13, 6)
          x 35 = badge's width 52 − right padding 0 − trailing margin 4 − width 13
            badge's width 52 = row's width 231 − left padding 8 − right padding 8 − what others take 60 − shares before 103: all that is left
              row's width 231 = the room's width
              left padding 8: tg_leftPadding = 8
              right padding 8: tg_rightPadding = 8
              what others take 60 = 2 · gap 10 + photo's width 40
                gap 10: tg_hspace = 10
                photo's width 40 = tg_width.equal(40)
            trailing margin 4: tg_trailing.equal(4)
          y 4 = top padding 0 + top margin 4
            top margin 4: tg_top.equal(4)
          width 13 = 25 % of badge's width 52
          height 6 = tg_height.equal(6)
        """)
  }

  @Test func unknownViews() {
    let layout = example()
    #expect(layout.why("txt") == "there is no view `txt`; did you mean `text`?")
    #expect(
      layout.why("avatar")
        == "there is no view `avatar`; there are `row`, `photo`, `text`, `badge`, `dot`")
    #expect(layout.why(TGView("alone")) == "the view `alone` is not in this layout")
    #expect(layout.why(TGView()) == "the view is not in this layout")
    #expect(layout.why(path: [2, 7]) == "there is no view at [2][7]")
    #expect(layout.why(path: [2, 0]) == layout.why("dot"))
    let nameless = TGFrameLayout().layout(in: TGSize(width: 9, height: 9))
    #expect(nameless.why("a") == "there is no view `a`; no view has a name")
  }

  @Test func data() {
    let layout = example()
    let explanation = layout.explain("dot")
    says(explanation?.width.value, "13.0")
    says(explanation?.width.operation, "percentage")
    says(explanation?.width.operands[0].description, "tg_width.equal(25%)")
    says(explanation?.width.operands[1].numbers[0].number, "badge's width")

    #expect(layout.explain("dott") == nil)
  }
}
