// Written by the tool; see `GeneratedFile`.
// swift-format-ignore-file
import Tangram
import TangramTextViews

let galleryFunctions: [@Sendable () throws -> TGLayout] = [
  { gallery1() },
  { try gallery2(font: ownFont) },
  { gallery3() },
  { gallery4() },
  { gallery5() },
  { gallery6() },
  { gallery7() },
  { gallery8() },
  { gallery9() },
  { gallery10() },
  { gallery11() },
  { gallery12() },
  { try gallery13(font: ownFont) },
  { gallery14() },
  { gallery15() },
  { try gallery16(font: ownFont) },
  { gallery17() },
  { gallery18() },
  { gallery19() },
  { gallery20() },
  { gallery21() },
  { gallery22() },
  { gallery23() },
  { try gallery24(font: ownFont) },
  { try gallery25(font: ownFont) },
  { try gallery26(font: ownFont) },
]

func gallery1() -> TGLayout {
  let root = TGLinearLayout(.vert) {
    TGView(.text(chars: 8, advance: 14, line: 32)).named("Title").size(.fill, .wrap)
    TGView("Search").size(.fill, 32)
    TGLinearLayout(.horz) {
      TGView("Photo").size(44, 44)
      TGLinearLayout(.vert) {
        TGView("Ada Miller").size(.fill, 20)
        TGView("ada@example.com").size(.fill, 16)
      }.size(.fill, .wrap).spacing(vert: 4)
      TGView("›").size(12, 20)
    }
    .named("Account")
    .size(.fill, 64)
    .padding(leading: 10, trailing: 10)
    .spacing(horz: 12)
    .gravity(TGGravity.vert.center)
    TGLinearLayout(.horz) {
      TGView("≋").size(24, 24)
      TGView("Wi-Fi").size(.fill, 20)
      TGView(.text(chars: 5, advance: 8, line: 20)).named("Home").size(.wrap, 20)
    }
    .named("Wireless")
    .size(.fill, 44)
    .padding(leading: 10, trailing: 10)
    .spacing(horz: 10)
    .gravity(TGGravity.vert.center)
    TGLinearLayout(.horz) {
      TGView("✈").size(24, 24)
      TGView("Flight mode").size(.fill, 20)
      TGView("off").size(46, 26)
    }
    .named("Flight")
    .size(.fill, 44)
    .padding(leading: 10, trailing: 10)
    .spacing(horz: 10)
    .gravity(TGGravity.vert.center)
    TGLinearLayout(.vert) {
      TGView("Ringtone and alerts").size(.fill, 18)
      TGView("Track").size(.fill, 20)
    }.named("Volume").size(.fill, .wrap).padding(10).spacing(vert: 6)
    TGView("Sign out").size(180, 36).top(8).alignment(TGGravity.horz.center)
  }.named("Settings").size(.fill, .wrap).padding(12).spacing(vert: 8)

  return root.layout(in: TGSize(width: 320, height: 480))
}

func gallery2(font: (String) throws -> TGFont) rethrows -> TGLayout {
  let standard = try TGFontFamily(font("Tangram Sans"), font("Tangram Sans Bold"))
  let text = TGTextStyle(standard, size: 15)
  var loud = TGTextStyle(standard, size: 28)
  loud.weight = 700
  var small = TGTextStyle(standard, size: 12)
  small.color = TGTextColor(red: 91 / 255, green: 102 / 255, blue: 120 / 255)
  var style = text
  style.weight = 700

  let root = TGLinearLayout(.vert) {
    TGLinearLayout(.horz) {
      TGView("Back").size(20, 24)
      TGView("Photo").size(32, 32)
      TGView(TGParagraph([TGTextRun("Grace ", style), TGTextRun("online", small)], style: text))
        .named("Grace")
        .size(.fill, .wrap)
      TGView("Call").size(40, 28)
    }.named("Bar").size(.fill, 48).padding(8).spacing(horz: 10).gravity(TGGravity.vert.center)
    TGView("Today", small).named("Day").size(.wrap).alignment(TGGravity.horz.center)
    TGView("Are we still on for the museum?", text)
      .named("Question")
      .width(.wrap, max: 170)
      .height(.wrap)
      .left(10)
    TGView("Yes!", loud).named("Yes").size(.wrap).right(10).alignment(TGGravity.horz.right)
    TGView("Tickets")
      .width(150)
      .height(.this(.width))
      .right(10)
      .alignment(TGGravity.horz.right)
      .sizeClass(.landscape) {
        $0.tg_width.equal(300)
        $0.tg_height.equal(80)
      }
    TGView("Lovely. See you at ten.", text).named("Answer").size(.wrap).left(10)
    TGLinearLayout(.horz) {
      TGView("+").width(36)
      TGView("Message").width(.fill)
      TGView("Send").width(52)
    }
    .named("Composer")
    .size(.fill, 52)
    .top(100%)
    .padding(8)
    .spacing(horz: 8)
    .gravity(TGGravity.vert.fill)
  }.named("Chat").size(.fill).spacing(vert: 8)

  return root.layout(in: TGSize(width: 320, height: 460))
}

func gallery3() -> TGLayout {
  let root = TGFrameLayout {
    TGView("Back").size(56, 28).left(0).top(0)
    TGView("The Lighthouse, part 2").size(200, 28).top(0).centerX(0)
    TGView("HD").size(40, 28).right(0).top(0)
    TGView("−10 s").size(56, 40).centerX(-96).centerY(0)
    TGView("Play").size(80, 80).centered()
    TGView("+10 s").size(56, 40).centerX(96).centerY(0)
    TGView("Subtitle").height(26).left(15%).right(15%).bottom(44)
    TGView("12:40").size(48, 20).left(0).bottom(4)
    TGView("Progress").height(20).left(56).right(108).bottom(4)
    TGView("48:02").size(48, 20).right(52).bottom(4)
    TGView("Full").size(44, 28).right(0).bottom(0)
  }.named("Film").size(.fill).padding(12)

  return root.layout(in: TGSize(width: 480, height: 270))
}

func gallery4() -> TGLayout {
  let root = TGFrameLayout {
    TGView("Cover").size(.fill, 35%).top(0)
    TGView("Portrait").width(72).height(.this(.width)).top(142).centerX(0)
    TGView(.text(chars: 14, advance: 12, line: 26))
      .named("Name")
      .size(.wrap, 26)
      .top(226)
      .centerX(0)
    TGView("Mathematician, London").size(70%, 18).top(256).centerX(0)
    TGView("Message").size(88, 32).left(16).top(142)
    TGView("Follow").size(88, 32).right(16).top(142)
    TGView("128 posts").size(28%, 48).left(4%).bottom(16)
    TGView("2,310 readers").size(28%, 48).bottom(16).centerX(0)
    TGView("64 read").size(28%, 48).right(4%).bottom(16)
  }.named("Profile").size(.fill)

  return root.layout(in: TGSize(width: 340, height: 360))
}

func gallery5() -> TGLayout {
  let root = TGTableLayout(.vert, spacing: 2)
    .named("Sheet")
    .size(.fill, .wrap)
    .padding(top: 20, leading: 4, bottom: 4, trailing: 4)
    .row(size: 24, colCount: 4) {
      TGView("Item")
      TGView("Quantity")
      TGView("Price")
      TGView("Sum")
    }
    .row(size: 30, colCount: 4) {
      TGView("Oak planks")
      TGView("12")
      TGView("18.50")
      TGView("222.00")
    }
    .row(size: 30, colCount: 4) {
      TGView("Brass hinges")
      TGView("8")
      TGView("4.20")
      TGView("33.60")
    }
    .row(size: 30, colCount: 4) {
      TGView("Linseed oil")
      TGView("2")
      TGView("9.90")
      TGView("19.80")
    }
    .row(size: 34, colSize: .fill) {
      TGView("Total").width(75%)
      TGView("275.40").width(25%)
    }

  return root.layout(in: TGSize(width: 520, height: 220))
}

func gallery6() -> TGLayout {
  let part1 = TGTableLayout(.vert, spacing: 2)
    .named("March 2027")
    .size(.fill, .wrap)
    .padding(20)
    .row(size: 24, colCount: 7) {
      TGView("Mon")
      TGView("Tue")
      TGView("Wed")
      TGView("Thu")
      TGView("Fri")
      TGView("Sat")
      TGView("Sun")
    }
    .row(size: 40, colCount: 7) {
      TGView("1")
      TGView("2")
      TGView("3")
      TGView("4")
      TGView("5")
      TGView("6")
      TGView("7")
    }
    .row(size: 40, colCount: 7) {
      TGView("8")
      TGView("9")
      TGView("10")
      TGView("11")
      TGView("12")
      TGView("13")
      TGView("14")
    }
    .row(size: 40, colCount: 7) {
      TGView("15")
      TGView("16")
      TGView("17")
      TGFrameLayout {
        TGView("Dentist").height(20).left(3).right(3).bottom(3)
      }.named("18")
      TGView("19")
      TGView("20")
      TGView("21")
    }

  let root = part1
    .row(size: 40, colCount: 7) {
      TGView("22")
      TGView("23")
      TGView("24")
      TGView("25")
      TGView("26")
      TGView("27")
      TGView("28")
    }
    .row(size: 40, colCount: 7) {
      TGView("29")
      TGView("30")
      TGView("31")
    }

  return root.layout(in: TGSize(width: 390, height: 320))
}

func gallery7() -> TGLayout {
  let lisbon = TGView(.text(chars: 6, advance: 16, line: 30)).named("Lisbon")
  let sun = TGView("Sun")
  let rule = TGView("Rule")
  let thu22 = TGView("Thu 22°")
  let fri19 = TGView("Fri 19°")
  let sat25 = TGView("Sat 25°")

  let root = TGRelativeLayout {
    lisbon.size(.wrap).left(0).top(0)
    TGView("Wednesday")
      .size(90, 18)
      .left(lisbon.anchor(.left))
      .top(lisbon.anchor(.bottom), offset: 4)
    sun.size(64, 64).right(0).top(lisbon.anchor(.top))
    TGView("24°").size(70, 44).right(sun.anchor(.left), offset: 12).centerY(sun.anchor(.centerY))
    rule.height(2).left(0).right(0).top(sun.anchor(.bottom), offset: 12)
    thu22.height(72).left(0).top(rule.anchor(.bottom), offset: 12).with {
      $0.tg_width.equal([fri19.anchor(.width), sat25.anchor(.width)], increment: -8)
    }
    fri19
      .width(increment: -8)
      .height(thu22)
      .left(thu22.anchor(.right), offset: 8)
      .top(thu22.anchor(.top))
    sat25.height(thu22).left(fri19.anchor(.right), offset: 8).top(thu22.anchor(.top))
    TGView("Updated at noon").height(16).left(0).right(0).top(thu22.anchor(.bottom), offset: 10)
  }.named("Weather").size(.fill, .wrap).padding(14)

  return root.layout(in: TGSize(width: 340, height: 220))
}

func gallery8() -> TGLayout {
  let picture = TGView("Picture")
  let readingLamp = TGView(.text(chars: 34, advance: 9, line: 20)).named("Reading lamp")
  let stars = TGView("Stars")
  let view1 = TGView(.text(chars: 4, advance: 17, line: 32)).named("€ 49")
  let view2 = TGView("−")
  let view3 = TGView("+")

  let root = TGRelativeLayout {
    picture.width(110).height(.this(.width)).left(0).top(0)
    readingLamp
      .height(.wrap)
      .left(picture.anchor(.right), offset: 12)
      .right(0)
      .top(picture.anchor(.top))
    stars.size(90, 18).left(readingLamp.anchor(.left)).top(readingLamp.anchor(.bottom), offset: 6)
    TGView("(214)")
      .size(44, 14)
      .left(stars.anchor(.right), offset: 6)
      .centerY(stars.anchor(.centerY))
    view1.size(.wrap).left(readingLamp.anchor(.left)).bottom(picture.anchor(.bottom))
    TGView(.text(chars: 4, advance: 10, line: 18))
      .named("€ 65")
      .size(.wrap)
      .left(view1.anchor(.right), offset: 8)
      .baseline(view1.anchor(.baseline))
    view2.size(32, 32).left(picture.anchor(.left)).top(picture.anchor(.bottom), offset: 12)
    TGView("1")
      .height(view2)
      .left(view2.anchor(.right))
      .right(view3.anchor(.left))
      .top(view2.anchor(.top))
    view3.width(32).height(view2).right(picture.anchor(.right)).top(view2.anchor(.top))
    TGView("Into the basket")
      .height(view2)
      .left(readingLamp.anchor(.left))
      .right(0)
      .top(view2.anchor(.top))
  }.named("Product").size(.fill, .wrap).padding(12)

  return root.layout(in: TGSize(width: 360, height: 200))
}

func gallery9() -> TGLayout {
  let root = TGFlowLayout(.vert, spacing: 8) {
    TGView("harbour").size(80, 28)
    TGView("bread").size(96, 44)
    TGView("rain").size(44, 22)
    TGView("bicycle").size(70, 26)
    TGView(.text(chars: 10, advance: 14, line: 30)).named("lighthouse").size(.wrap)
    TGView("winter").size(110, 44)
    TGView("tea").size(40, 24)
    TGView("maps").size(62, 32)
    TGView("wool").size(54, 26)
    TGView(.text(chars: 7, advance: 12, line: 26)).named("orchard").size(.wrap)
    TGView("chess").size(56, 24)
    TGView("kites").size(64, 34)
    TGView("clay").size(48, 24)
    TGView(.text(chars: 6, advance: 15, line: 32)).named("meadow").size(.wrap)
    TGView("jazz").size(60, 30)
    TGView("ferry").size(58, 24)
    TGView("stars").size(76, 36)
    TGView("ink").size(40, 24)
  }
  .named("Tags")
  .size(.fill, .wrap)
  .padding(12)
  .gravity(TGGravity.horz.center)
  .arrangedGravity(TGGravity.vert.center)
  .lastlineGravityPolicy(.always)

  return root.layout(in: TGSize(width: 340, height: 300))
}

func gallery10() -> TGLayout {
  let root = TGFlowLayout(.horz, arrangedCount: 4, spacing: 8) {
    TGView("Dunes").height(130)
    TGView("Gulls").height(74)
    TGView("Net").height(92)
    TGView("Lamp").height(70)
    TGView("Pier").height(70)
    TGView("Kites").height(126)
    TGView("Shells").height(60)
    TGView("Crab").height(110)
    TGView("Boat").height(104)
    TGView("Rocks").height(60)
    TGView("Sunset").height(130)
    TGView("Foam").height(72)
    TGView("Buoy").height(78)
    TGView("Ferry").height(112)
    TGView("Rain").height(84)
    TGView("Moon").height(92)
  }.named("Photos").size(.fill, .wrap).padding(18).gravity(TGGravity.horz.fill)

  return root.layout(in: TGSize(width: 444, height: 430))
}

func gallery11() -> TGLayout {
  let root = TGFlowLayout(.vert, arrangedCount: 1) {
    TGView("Display").size(.fill, 60)
    TGFlowLayout(.vert, arrangedCount: 4, spacing: 8) {
      TGView("C")
      TGView("±")
      TGView("%")
      TGView("÷")
      TGView("7")
      TGView("8")
      TGView("9")
      TGView("×")
      TGView("4")
      TGView("5")
      TGView("6")
      TGView("−")
      TGView("1")
      TGView("2")
      TGView("3")
      TGView("+")
    }.named("Keys").size(.fill, 216).gravity(.fill)
    TGFlowLayout(.vert, arrangedCount: 3, spacing: 8) {
      TGView("0").size(50%, 48)
      TGView(".").size(25%, 48)
      TGView("=").size(25%, 48)
    }.size(.fill, .wrap)
  }.named("Calculator").size(.fill, .wrap).padding(10).spacing(vert: 8)

  return root.layout(in: TGSize(width: 260, height: 400))
}

func gallery12() -> TGLayout {
  let root = TGFloatLayout(.vert, spacing: 12) {
    TGView("The Morning Tide").size(.fill, 48)
    TGView("Harbour reopens").size(300, 34)
    TGView("Weather").size(144, 100).reverseFloat()
    TGView("Photograph of the quay").size(180, 130)
    TGView("First column").size(108, 130)
    TGView("Tides").size(144, 64).reverseFloat()
    TGView("Advertisement").size(.fill, 40).clearFloat()
    TGView("Letters").size(144, 120)
    TGView("Chess").size(144, 120)
    TGView("Crossword").size(144, 120)
  }.named("Page").size(.fill, .wrap).padding(12)

  return root.layout(in: TGSize(width: 480, height: 450))
}

func gallery13(font: (String) throws -> TGFont) rethrows -> TGLayout {
  let standard = try TGFontFamily(font("Tangram Sans"), font("Tangram Sans Bold"))
  var title = TGTextStyle(standard, size: 28)
  title.weight = 700
  let text = TGTextStyle(standard, size: 14)
  var small = TGTextStyle(standard, size: 12)
  small.color = TGTextColor(red: 91 / 255, green: 102 / 255, blue: 120 / 255)

  let root = TGFloatLayout(.vert) {
    TGView("Fish soup", title).named("Title").size(222, .wrap)
    TGView("Photograph").size(160, 128).reverseFloat()
    TGView("40 minutes", small).named("Time").size(106, .wrap)
    TGView("for four", small).named("Servings").size(106, .wrap)
    TGView("600 g of cod, two leeks, three potatoes, half a litre of stock, cream, dill", text)
      .named("Ingredients")
      .size(222, .wrap)
    TGView("Cut the leeks into rings and the potatoes into cubes; stew them in butter.", text)
      .named("Step 1")
      .size(.fill, .wrap)
      .clearFloat()
    TGView("Add the stock, and let it simmer until the potatoes are nearly soft.", text)
      .named("Step 2")
      .size(.fill, .wrap)
    TGView("Salmon is as good, and needs a minute less.", small)
      .named("Tip")
      .size(130, .wrap)
      .reverseFloat()
    TGView("Put the fish in for five minutes, stir in the cream, and strew dill on top.", text)
      .named("Step 3")
      .size(.fill, .wrap)
    TGView("Print").size(80, 30)
    TGView("Keep").size(80, 30)
    TGView("Rate it").size(100, 30).reverseFloat()
  }.named("Recipe").size(.fill, .wrap).padding(14).spacing(horz: 10, vert: 8)

  return root.layout(in: TGSize(width: 420, height: 420))
}

func gallery14() -> TGLayout {
  let hands = TGView("Hands")

  let root = TGPathLayout(.circle(r: 120)) {
    TGView("1").size(34, 34)
    TGView("2").size(34, 34)
    TGView("3").size(34, 34)
    TGView("4").size(34, 34)
    TGView("5").size(34, 34)
    TGView("6").size(34, 34)
    TGView("7").size(34, 34)
    TGView("8").size(34, 34)
    TGView("9").size(34, 34)
    TGView("10").size(34, 34)
    TGView("11").size(34, 34)
    TGView("12").size(34, 34)
    hands.size(110, 110)
  }.named("Clock").size(300, 300).with {
    $0.tg_coordinateSetting.origin = TGPoint(x: 0.5, y: 0.5)
    $0.tg_coordinateSetting.start = -1.0471975511965976
    $0.tg_coordinateSetting.end = 5.235987755982989
    $0.originViewID = hands.id
  }

  return root.layout(in: TGSize(width: 300, height: 300))
}

func gallery15() -> TGLayout {
  let root = TGPathLayout(.sine(amplitude: 34, period: 216)) {
    TGView("red").size(32, 32)
    TGView("gold").size(32, 32)
    TGView("green").size(32, 32)
    TGView("blue").size(32, 32)
    TGView("white").size(36, 36)
    TGView("rose").size(32, 32)
    TGView("teal").size(32, 32)
    TGView("plum").size(32, 32)
    TGView("lime").size(32, 32)
  }.named("Garland").size(.fill, 160).with {
    $0.tg_coordinateSetting.origin = TGPoint(x: 0.05, y: 0.5)
    $0.tg_coordinateSetting.start = 0
    $0.tg_coordinateSetting.end = 432
  }

  return root.layout(in: TGSize(width: 480, height: 160))
}

func gallery16(font: (String) throws -> TGFont) rethrows -> TGLayout {
  let standard = try TGFontFamily(font("Tangram Sans"), font("Tangram Sans Bold"))
  var title = TGTextStyle(standard, size: 18)
  title.weight = 700
  var small = TGTextStyle(standard, size: 12)
  small.color = TGTextColor(red: 91 / 255, green: 102 / 255, blue: 120 / 255)

  let root = TGVStack(spacing: 12) {
    TGZStack(alignment: .bottomTrailing) {
      TGView("Cover").size(180, 180)
      TGView("new").size(40, 22)
    }.size(180, 180)
    TGView("The History of Salt", title).named("Title").size(.wrap)
    TGView("Episode 14", small).named("Episode").size(.wrap)
    TGSpacer(minimum: 4)
    TGView("Slider").size(260, 16)
    TGHStack {
      TGView("08:15", small).named("Played").size(.wrap)
      TGSpacer()
      TGView("-31:40", small).named("Left").size(.wrap)
    }.size(260, .wrap)
    TGHStack(spacing: 8) {
      TGView("1×").size(36, 28)
      TGSpacer()
      TGView("«").size(40, 40)
      TGView("Play").size(56, 56)
      TGView("»").size(40, 40)
      TGSpacer()
      TGView("☾").size(36, 28)
    }.named("Controls").size(260, 56)
  }.named("Podcast").padding(20)

  return root.layout(in: TGSize(width: 300, height: 430))
}

func gallery17() -> TGLayout {
  let root = TGVStack(alignment: .leading, spacing: 12) {
    TGHStack {
      TGView("Inbox (2)").size(120, 30)
      TGSpacer(minimum: 8)
      TGView("Write").size(64, 32)
    }.named("Head").size(316, 36)
    TGHStack(alignment: .top, spacing: 10) {
      TGZStack(alignment: .bottomTrailing) {
        TGView("E").size(48, 48)
        TGView("•").size(16, 16)
      }.size(48, 48)
      TGVStack(alignment: .leading, spacing: 4) {
        TGView("Edith Lund").size(130, 20)
        TGView("The boat is painted").size(180, 18)
      }.size(.wrap)
      TGSpacer()
      TGView("9:12").size(44, 18)
    }.named("From Edith").size(316, .wrap)
    TGHStack(alignment: .top, spacing: 10) {
      TGView("L").size(48, 48)
      TGVStack(alignment: .leading, spacing: 4) {
        TGView("City library").size(110, 20)
        TGView("Your books are due").size(170, 18)
      }.size(.wrap)
      TGSpacer()
      TGView("Mon").size(44, 18)
    }.named("From the library").size(316, .wrap)
    TGHStack {
      TGSpacer()
      TGView("Older messages").size(140, 28)
      TGSpacer()
    }.named("Foot").size(316, 32)
  }.named("Inbox").height(.wrap).padding(12)

  return root.layout(in: TGSize(width: 340, height: 300))
}

func gallery18() -> TGLayout {
  let root = TGFlexLayout(.row) {
    TGView("New").size(48, 32)
    TGView("Open").size(52, 32)
    TGView("Save").size(52, 32)
    TGView("|").size(8, 24)
    TGView("Font").width(max: 140).height(32).flex(grow: 1, basis: 90)
    TGView("B").size(32, 32)
    TGView("I").size(32, 32)
    TGView("U").size(32, 32)
    TGView("Search").height(32).autoMargins(.left).flex(basis: 140)
    TGView("Help").size(48, 32).order(1)
  }.named("Toolbar").size(.fill, 48).padding(8).spacing(horz: 8).with { $0.tg_alignItems = .center }

  return root.layout(in: TGSize(width: 680, height: 48))
}

func gallery19() -> TGLayout {
  let root = TGFlexLayout(.row, wrap: true) {
    TGView("Choose a plan").height(32).flex(basis: 100%)
    TGFlexLayout(.column) {
      TGView("Free").height(34)
      TGView("1 project").height(18)
      TGView("Start").height(32).autoMargins(.top)
    }.named("Basic").flex(grow: 1, basis: 150).padding(20).spacing(vert: 8)
    TGFlexLayout(.column) {
      TGView("€ 12").height(34)
      TGView("20 projects").height(18)
      TGView("Backups").height(18)
      TGView("Mail support").height(18)
      TGView("Try it").height(32).autoMargins(.top)
    }.named("Studio").flex(grow: 1.4, basis: 170).padding(20).spacing(vert: 8)
    TGFlexLayout(.column) {
      TGView("€ 40").height(34)
      TGView("No limits").height(18)
      TGView("Telephone").height(18)
      TGView("Call us").height(32).autoMargins(.top)
    }.named("Works").flex(grow: 1, basis: 150).padding(20).spacing(vert: 8)
  }.named("Plans").size(.fill, .wrap).padding(16).spacing(16).with {
    $0.tg_justifyContent = .center
  }

  return root.layout(in: TGSize(width: 560, height: 320))
}

func gallery20() -> TGLayout {
  let root = TGGridLayout(
    columns: [120, .fr(1), 140], rows: [48, 30, .fr(1), 36],
    areas: ["head head head", "path path path", "menu main side", "foot foot foot"]) {
      TGFlexLayout(.row) {
        TGView("Logo").size(80, 28)
        TGView("Sign in").size(70, 28).autoMargins(.left)
      }.named("Header").area("head").padding(8).with { $0.tg_alignItems = .center }
      TGView("You are here").area("path")
      TGGridLayout {
        TGView("Home")
        TGView("Guides")
        TGView("Reference")
        TGView("News")
      }.named("Menu").area("menu").padding(8).spacing(vert: 6).with {
        $0.tg_autoRows = [26]
        $0.tg_alignContent = .start
      }
      TGView("Content").area("main")
      TGView("Links").area("side")
      TGView("Footer").area("foot")
    }.named("Page").size(.fill).padding(12).spacing(10)

  return root.layout(in: TGSize(width: 640, height: 360))
}

func gallery21() -> TGLayout {
  let root = TGGridLayout(
    columns: [48, .repeated(.times(5), [.fr(1)])], rows: [26, .repeated(.times(6), [.fr(1)])]) {
      TGView("8a").grid(row: 1)
      TGView("Monday").grid(row: 1)
      TGView("Tuesday").grid(row: 1)
      TGView("Wednesday").grid(row: 1)
      TGView("Thursday").grid(row: 1)
      TGView("Friday").grid(row: 1)
      TGView("8:00").grid(column: 1)
      TGView("9:00").grid(column: 1)
      TGView("10:00").grid(column: 1)
      TGView("11:00").grid(column: 1)
      TGView("12:00").grid(column: 1)
      TGView("13:00").grid(column: 1)
      TGView("Algebra").grid(column: 2, row: TGGridSpan(.line(2), .span(2)))
      TGView("History").grid(column: 3, row: 3)
      TGView("Choir").grid(column: 4, row: 2)
      TGView("Biology").grid(column: 4, row: TGGridSpan(.line(3), .span(3)))
      TGView("Algebra 2").grid(column: 5, row: TGGridSpan(.line(2), .span(2)))
      TGView("Latin").grid(column: TGGridSpan(.line(2), .span(2)), row: 4)
      TGView("Swimming").grid(column: 6, row: TGGridSpan(.line(2), .span(4)))
      TGView("Drawing").grid(column: 3, row: 5)
      TGView("Music").grid(column: 5, row: 4)
      TGView("Lunch").grid(column: .lines(2, -1), row: 6)
      TGView("Workshop").grid(column: TGGridSpan(.line(2), .span(3)), row: 7)
      TGView("Chess club").grid(column: 5, row: 7)
    }.named("Timetable").size(.fill).padding(8).spacing(4)

  return root.layout(in: TGSize(width: 620, height: 380))
}

func gallery22() -> TGLayout {
  let logo = TGView("Logo")
  let welcomeBack = TGView(.text(chars: 13, advance: 13, line: 28)).named("Welcome back")
  let email = TGView("Email")
  let password = TGView("Password")
  let show = TGView("Show")
  let staySignedIn = TGView(.text(chars: 14, advance: 7, line: 18)).named("Stay signed in")
  let forgotten = TGView(.text(chars: 10, advance: 7, line: 18)).named("Forgotten?")
  let signIn = TGView("Sign in")

  let root = TGConstraintLayout {
    logo.size(80, 80)
    welcomeBack.size(.wrap)
    email.height(40)
    password.height(40)
    show.size(44, 24)
    staySignedIn.size(.wrap, 24).hugging(251, .horizontal)
    forgotten.size(.wrap, 24)
    signIn.height(44)
  }.named("Login").size(.fill, .wrap).padding(24).with { box in
    box.make(logo) {
      $0.top.equalTo($0.superview.topMarginAnchor)
      $0.centerX.equalTo(0)
    }
    box.make(welcomeBack) {
      $0.top.equalTo(logo.bottomAnchor).offset(12)
      $0.centerX.equalTo(0)
    }
    box.make(email) {
      $0.top.equalTo(welcomeBack.bottomAnchor).offset(20)
      $0.leading.equalTo($0.superview.leadingMarginAnchor)
      $0.trailing.equalTo($0.superview.trailingMarginAnchor)
    }
    box.make(password) {
      $0.top.equalTo(email.bottomAnchor).offset(10)
      $0.leading.equalTo(email)
      $0.trailing.equalTo(show.leadingAnchor).offset(-8)
    }
    box.make(show) {
      $0.trailing.equalTo(email)
      $0.centerY.equalTo(password)
    }
    box.make(staySignedIn) {
      $0.top.equalTo(password.bottomAnchor).offset(10)
      $0.leading.equalTo(email)
    }
    box.make(forgotten) {
      $0.top.equalTo(staySignedIn)
      $0.trailing.equalTo(email)
      $0.leading.greaterThanOrEqualTo(staySignedIn.trailingAnchor).offset(8)
    }
    box.make(signIn) {
      $0.top.equalTo(staySignedIn.bottomAnchor).offset(16)
      $0.leading.trailing.equalTo(email)
      $0.bottom.equalTo($0.superview.bottomMarginAnchor)
    }
  }

  return root.layout(in: TGSize(width: 320, height: 400))
}

func gallery23() -> TGLayout {
  let lis = TGView("LIS")
  let to = TGView("to")
  let osl = TGView("OSL")
  let passenger = TGView("Passenger")
  let gate = TGView("Gate")
  let seat = TGView("Seat")
  let departs1405 = TGView("Departs 14:05")
  let fold = TGView("Fold")
  let code = TGView("Code")

  let root = TGConstraintLayout {
    lis.size(90, 48)
    to.height(2)
    osl.size(90, 48)
    passenger.height(36)
    gate.height(36)
    seat.height(36)
    departs1405.height(36)
    fold.width(2)
    code
  }.named("Boarding pass").size(.fill, 200).padding(16).with { box in
    box.make(lis) {
      $0.leading.equalTo($0.superview.leadingMarginAnchor)
      $0.top.equalTo($0.superview.topMarginAnchor)
    }
    box.make(osl) {
      $0.top.equalTo(lis)
      $0.trailing.equalTo(fold.leadingAnchor).offset(-16)
    }
    box.make(to) {
      $0.leading.equalTo(lis.trailingAnchor).offset(12)
      $0.trailing.equalTo(osl.leadingAnchor).offset(-12)
      $0.centerY.equalTo(lis)
    }
    box.make(passenger) {
      $0.leading.equalTo(lis)
      $0.trailing.equalTo(osl)
      $0.top.equalTo(lis.bottomAnchor).offset(16)
    }
    box.make(gate) {
      $0.leading.equalTo(lis)
      $0.top.equalTo(passenger.bottomAnchor).offset(12)
    }
    box.make(seat) {
      $0.leading.equalTo(gate.trailingAnchor).offset(12)
      $0.width.top.equalTo(gate)
    }
    box.make(departs1405) {
      $0.leading.equalTo(seat.trailingAnchor).offset(12)
      $0.width.equalTo(gate).multipliedBy(2)
      $0.trailing.equalTo(osl)
      $0.top.equalTo(gate)
    }
    box.make(fold) {
      $0.top.bottom.equalTo(0)
      $0.trailing.equalTo(code.leadingAnchor).offset(-16)
    }
  }.with { box in
    box.make(code) {
      $0.width.equalTo(code.heightAnchor)
      $0.width.equalTo(110)
      $0.trailing.equalTo($0.superview.trailingMarginAnchor)
      $0.centerY.equalTo(0)
    }
  }

  return root.layout(in: TGSize(width: 460, height: 200))
}

func gallery24(font: (String) throws -> TGFont) rethrows -> TGLayout {
  let standard = try TGFontFamily(font("Tangram Sans"), font("Tangram Sans Bold"))
  var cell = TGTextStyle(standard, size: 14)
  cell.lineHeight = .length(32)
  var numberOptions = TGParagraphOptions()
  numberOptions.alignment = .end
  var total = cell
  total.weight = 700
  var style = TGTextStyle(standard, size: 22)
  style.weight = 700

  let root = TGLinearLayout(.vert, spacing: 12) {
    TGView("Invoice 2027-031", style).named("Heading").size(.wrap)
    TGLinearLayout(.vert) {
      TGLinearLayout(.horz) {
        TGView("Oak planks", cell).named("planks").size(.fill, .wrap)
        TGView("12", cell, options: numberOptions).named("number of planks").size(60, .wrap)
        TGView("222.00", cell, options: numberOptions).named("sum of planks").size(90, .wrap)
      }.size(.fill, .wrap)
      TGLinearLayout(.horz) {
        TGView("Brass hinges", cell).named("hinges").size(.fill, .wrap)
        TGView("8", cell, options: numberOptions).named("number of hinges").size(60, .wrap)
        TGView("33.60", cell, options: numberOptions).named("sum of hinges").size(90, .wrap)
      }.size(.fill, .wrap)
      TGLinearLayout(.horz) {
        TGView("Linseed oil", cell).named("oil").size(.fill, .wrap)
        TGView("2", cell, options: numberOptions).named("number of oil").size(60, .wrap)
        TGView("19.80", cell, options: numberOptions).named("sum of oil").size(90, .wrap)
      }.size(.fill, .wrap)
    }
    .named("Items")
    .size(.fill, .wrap)
    .paint(borders: TGPaint.Borders(between: TGPaint.Line("#b8c0d4", dash: [2, 3])))
    TGView("275.40", total, options: numberOptions)
      .named("Total")
      .size(.fill, .wrap)
      .paint(borders: TGPaint.Borders(top: TGPaint.Line("#111927", width: 2, head: 200)))
  }
  .named("Invoice")
  .size(.fill, .wrap)
  .paint(fill: "#fff", borders: TGPaint.Borders(top: TGPaint.Line("#3e63dd", width: 6)))
  .padding(24)

  return root.layout(in: TGSize(width: 360, height: 320))
}

func gallery25(font: (String) throws -> TGFont) rethrows -> TGLayout {
  let standard = try TGFontFamily(font("Tangram Sans"), font("Tangram Sans Bold"))
  var day = TGTextStyle(standard, size: 13)
  day.lineHeight = .length(36)
  var dayOptions = TGParagraphOptions()
  dayOptions.alignment = .center
  var head = day
  head.weight = 700
  head.color = TGTextColor(red: 59 / 255, green: 74 / 255, blue: 99 / 255)
  var style = TGTextStyle(standard, size: 20)
  style.weight = 700
  var style2 = day
  style2.color = TGTextColor(red: 255 / 255, green: 255 / 255, blue: 255 / 255)

  let part1 = TGGridLayout(columns: [.repeated(.times(7), [.fr(1)])]) {
    TGView("Mon", head, options: dayOptions).named("Mon").paint(fill: "#eef1fd")
    TGView("Tue", head, options: dayOptions).named("Tue").paint(fill: "#eef1fd")
    TGView("Wed", head, options: dayOptions).named("Wed").paint(fill: "#eef1fd")
    TGView("Thu", head, options: dayOptions).named("Thu").paint(fill: "#eef1fd")
    TGView("Fri", head, options: dayOptions).named("Fri").paint(fill: "#eef1fd")
    TGView("Sat", head, options: dayOptions).named("Sat").paint(fill: "#eef1fd")
    TGView("Sun", head, options: dayOptions).named("Sun").paint(fill: "#eef1fd")
    TGView("1", day, options: dayOptions).named("1")
    TGView("2", day, options: dayOptions).named("2")
    TGView("3", day, options: dayOptions).named("3")
    TGView("4", day, options: dayOptions).named("4")
    TGView("5", day, options: dayOptions).named("5")
    TGView("6", day, options: dayOptions).named("6").paint(fill: "#f7f8fa")
    TGView("7", day, options: dayOptions).named("7").paint(fill: "#f7f8fa")
    TGView("8", day, options: dayOptions).named("8")
    TGView("9", day, options: dayOptions).named("9")
    TGView("10", day, options: dayOptions).named("10")
    TGView("11", day, options: dayOptions).named("11")
    TGView("12", day, options: dayOptions).named("12")
    TGView("13", day, options: dayOptions).named("13").paint(fill: "#f7f8fa")
    TGView("14", day, options: dayOptions).named("14").paint(fill: "#f7f8fa")
    TGView("15", day, options: dayOptions).named("15")
    TGView("16", day, options: dayOptions).named("16")
    TGView("17", day, options: dayOptions).named("17")
    TGView("18", style2, options: dayOptions).named("18").paint(fill: "#3e63dd")
    TGView("19", day, options: dayOptions).named("19")
    TGView("20", day, options: dayOptions).named("20").paint(fill: "#f7f8fa")
    TGView("21", day, options: dayOptions).named("21").paint(fill: "#f7f8fa")
    TGView("22", day, options: dayOptions).named("22")
    TGView("23", day, options: dayOptions).named("23")
  }

  let days = part1.children {
    TGView("24", day, options: dayOptions).named("24")
    TGView("25", day, options: dayOptions).named("25")
    TGView("26", day, options: dayOptions).named("26")
    TGView("27", day, options: dayOptions).named("27").paint(fill: "#f7f8fa")
    TGView("28", day, options: dayOptions).named("28").paint(fill: "#f7f8fa")
    TGView("29", day, options: dayOptions).named("29")
    TGView("30", day, options: dayOptions).named("30")
    TGView("31", day, options: dayOptions).named("31")
    TGView("1", day, options: dayOptions).named("April 1").alpha(0.35)
    TGView("2", day, options: dayOptions).named("April 2").alpha(0.35)
    TGView("3", day, options: dayOptions).named("April 3").alpha(0.35)
    TGView("4", day, options: dayOptions).named("April 4").alpha(0.35)
  }
  .named("Days")
  .size(.fill, .wrap)
  .paint(
    border: "#b8c0d4", borders: TGPaint.Borders(between: TGPaint.Line("#d4d9e2")), cornerRadius: 8,
    clips: true)
      .with { $0.tg_autoRows = [36] }

  let root = TGLinearLayout(.vert, spacing: 8) {
    TGView("March 2027", style).named("Title").size(.wrap)
    days
  }.named("Month").size(.fill, .wrap).paint(fill: "#fff").padding(16)

  return root.layout(in: TGSize(width: 388, height: 320))
}

func gallery26(font: (String) throws -> TGFont) rethrows -> TGLayout {
  let standard = try TGFontFamily(font("Tangram Sans"), font("Tangram Sans Bold"))
  var style = TGTextStyle(standard, size: 24)
  style.weight = 700
  var style2 = TGTextStyle(standard, size: 14)
  style2.color = TGTextColor(red: 91 / 255, green: 102 / 255, blue: 120 / 255)
  var style3 = TGTextStyle(standard, size: 12)
  style3.lineHeight = .length(30)
  var style4 = TGTextStyle(standard, size: 17)
  style4.weight = 700
  style4.color = TGTextColor(red: 255 / 255, green: 255 / 255, blue: 255 / 255)
  style4.lineHeight = .length(28)
  var textOptions = TGParagraphOptions()
  textOptions.alignment = .center

  let root = TGZStack(alignment: .topTrailing) {
    TGLinearLayout(.vert, spacing: 6) {
      TGView("Harbour tour", style).named("Title").size(.wrap)
      TGView("Two hours by boat, from pier 4.", style2).named("Details").size(.fill, .wrap)
      TGView("Until the end of March", style3)
        .named("Terms")
        .size(.fill, .wrap)
        .alpha(0.6)
        .paint(borders: TGPaint.Borders(top: TGPaint.Line("#3e63dd", dash: [6, 4])))
    }
    .named("Ticket")
    .size(.fill, .wrap)
    .paint(
      gradient: TGPaint.Gradient(["#fff", "#e4eaff"]), border: "#3e63dd", borderWidth: 2,
      cornerRadii: TGPaint.Corners(topLeading: 20, topTrailing: 20, bottomTrailing: 6, bottomLeading: 6))
        .padding(20)
    TGFrameLayout {
      TGView("20 % off", style4, options: textOptions)
        .named("Badge")
        .size(76, 28)
        .centered()
        .transform(TGAffineTransform(a: 0.9397, b: 0.342, c: -0.342, d: 0.9397, tx: 0, ty: 0))
        .paint(fill: "#e5484d", cornerRadius: 6)
    }.named("Corner").size(96, 76)
  }.named("Offer").size(300, .wrap)

  return root.layout(in: TGSize(width: 320, height: 200))
}
