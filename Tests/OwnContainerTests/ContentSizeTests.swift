import Synchronization
import Tangram
import Testing

/// Which measurements are requested of a custom container that reports a content width.
@Suite struct ContentSizeTests {
  private let requests = Requests()
  private let room = TGSize(width: 300, height: 300)

  private func pile() -> Pile {
    Pile(PileAlgorithm(requests: requests)) {
      TGView().size(30, 10)
      TGView(.text(chars: 4, advance: 10, line: 20))
    }
  }

  @Test func noMeasurementIsRepeated() {
    let line = TGFlexLayout { pile().named("pile") }.size(.wrap)
    let layout = line.layout(in: room)
    #expect(layout["pile"] == TGRect(x: 0, y: 0, width: 40, height: 30))
    // The second request is for the height at the content width, the third one places the children at the
    // final size.
    #expect(requests.take() == ["width", "layout", "layout"])
  }

  @Test func contentThatDoesNotFitKeepsItsLeastWidth() {
    let row = TGFlexLayout {
      pile().flex(grow: 1, basis: 0).named("pile")
      TGView().size(80, 10)
    }
    let layout = row.width(90).height(60).with { $0.tg_alignItems = .start }.view.layout(in: room)
    #expect(layout["pile"]?.width == 30)
    #expect(requests.take().contains("width"))
  }

  @Test func measureFunctionsProvideALeastWidth() {
    let widths = Requests()
    let content = TGContent.measured { limit in
      widths.note("\(limit.width)")
      return TGSize(width: limit.width == 1 ? 70 : 20, height: 10)
    }
    let row = TGFlexLayout {
      TGView(content).named("A").flex(grow: 1, basis: 0)
      TGView().size(80, 10)
    }
    // At a width of 10 it would fit, but its reported least width of 70 takes precedence.
    let layout = row.width(90).height(60).view.layout(in: room)
    #expect(layout["A"]?.width == 70 && widths.take().contains("1.0"))
  }
}

/// Records the requests.
private final class Requests: Sendable {
  private let all = Mutex<[String]>([])

  func note(_ request: String) { all.withLock { $0.append(request) } }

  func take() -> [String] {
    all.withLock { all in
      defer { all = [] }
      return all
    }
  }
}

/// Children stacked vertically; texts are as wide as the container.
private struct Pile: TGContainer {
  typealias Algorithm = PileAlgorithm
  var view: TGView
}

private struct PileAlgorithm: TGLayoutAlgorithm {
  var requests: Requests

  var name: String { "pile" }

  func layout(_ pass: TGPass) {
    requests.note("layout")
    place(pass)
  }

  func contentWidth(_ width: TGContentWidth, height: Double?, _ pass: TGPass) -> Double? {
    requests.note("width")
    return self.width(width, pass)
  }

  private func width(_ width: TGContentWidth, _ pass: TGPass) -> Double {
    var greatest = 0.0
    for child in pass.children {
      let own = child[.horizontal].number(or: 0)
      greatest = max(greatest, own, pass.contentWidth(width, of: child))
    }
    return greatest
  }

  private func place(_ pass: TGPass) {
    let width = pass[.horizontal].size
    var top = 0.0
    for child in pass.children {
      let (across, down) = (child[.horizontal], child[.vertical])
      across.extent = child.hasContent ? width : across.number(or: 0)
      down.extent =
        child.hasContent ? pass.contentHeight(of: child, width: width) : down.number(or: 0)
      (across.origin, down.origin) = (0, top)
      top += down.extent
    }
    if pass[.vertical].wraps { pass[.vertical].size = top }
  }
}
