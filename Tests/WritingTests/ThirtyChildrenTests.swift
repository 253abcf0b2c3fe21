import Tangram
import Testing

/// Thirty children in one result builder, each with four modifiers of several kinds.
///
/// The expression is as large as a real screen. The compiler must type-check it in less than a second;
/// with `-Xfrontend -warn-long-function-bodies=500` it warns if it does not.
@Suite struct ThirtyChildrenTests {
  @Test func aScreenOfThirtyChildren() {
    let screen = TGLinearLayout(.vert, spacing: 2) {
      TGView("0").size(10, 5).margin(top: 1, leading: 2).alignment(.center).visibility(.visible)
      TGView("1").width(.fill, max: 11).height(6).leading(2).named("n1")
      TGView("2").width(3%).height(.wrap, min: 7).top(3, offset: 2).bottom(1)
      TGView("3").size(.fill, 8).margin(1).centered(x: 1, y: 2).aspectRatio(2)
      TGView("4").size(14, 9).margin(top: 2, leading: 2).alignment(.center).visibility(.visible)
      TGView("5").width(.fill, max: 15).height(10).leading(3).named("n5")
      TGView("6").width(1%).height(.wrap, min: 11).top(3, offset: 2).bottom(1)
      TGView("7").size(.fill, 5).margin(2).centered(x: 1, y: 2).aspectRatio(2)
      TGView("8").size(18, 6).margin(top: 3, leading: 2).alignment(.center).visibility(.visible)
      TGView("9").width(.fill, max: 19).height(7).leading(1).named("n9")
      TGView("10").width(2%).height(.wrap, min: 8).top(3, offset: 2).bottom(1)
      TGView("11").size(.fill, 9).margin(3).centered(x: 1, y: 2).aspectRatio(2)
      TGView("12").size(22, 10).margin(top: 1, leading: 2).alignment(.center).visibility(.visible)
      TGView("13").width(.fill, max: 23).height(11).leading(2).named("n13")
      TGView("14").width(3%).height(.wrap, min: 5).top(3, offset: 2).bottom(1)
      TGView("15").size(.fill, 6).margin(1).centered(x: 1, y: 2).aspectRatio(2)
      TGView("16").size(26, 7).margin(top: 2, leading: 2).alignment(.center).visibility(.visible)
      TGView("17").width(.fill, max: 27).height(8).leading(3).named("n17")
      TGView("18").width(1%).height(.wrap, min: 9).top(3, offset: 2).bottom(1)
      TGView("19").size(.fill, 10).margin(2).centered(x: 1, y: 2).aspectRatio(2)
      TGView("20").size(30, 11).margin(top: 3, leading: 2).alignment(.center).visibility(.visible)
      TGView("21").width(.fill, max: 31).height(5).leading(1).named("n21")
      TGView("22").width(2%).height(.wrap, min: 6).top(3, offset: 2).bottom(1)
      TGView("23").size(.fill, 7).margin(3).centered(x: 1, y: 2).aspectRatio(2)
      TGView("24").size(34, 8).margin(top: 1, leading: 2).alignment(.center).visibility(.visible)
      TGView("25").width(.fill, max: 35).height(9).leading(2).named("n25")
      TGView("26").width(3%).height(.wrap, min: 10).top(3, offset: 2).bottom(1)
      TGView("27").size(.fill, 11).margin(1).centered(x: 1, y: 2).aspectRatio(2)
      TGView("28").size(38, 5).margin(top: 2, leading: 2).alignment(.center).visibility(.visible)
      TGView("29").width(.fill, max: 39).height(6).leading(3).named("n29")
    }.size(300, .wrap).padding(4)
    #expect(screen.subviews.count == 30)
    #expect(
      screen.subviews[4].description
        == "view \"4\" {tg_leading.equal(2), tg_top.equal(2), tg_width.equal(14), "
        + "tg_height.equal(9), tg_alignment = [horz.center, vert.center]}")
  }
}
