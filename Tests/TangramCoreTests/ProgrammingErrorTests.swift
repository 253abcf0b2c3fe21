import Tangram
import Testing

/// Programming errors, which stop the program.
@Suite struct ProgrammingErrorTests {
  @Test func anInvalidIndexTrapsWithAMessageInAllBuilds() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      print(TGView().subviews[3])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("there is no child at this index"))
  }

  @Test func usingAHandleAfterCopiesDivergeTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var view = TGView("title")
      let width = view.tg_width
      let copy = view
      view.tg_height.equal(10)
      width.equal(20)
      print(view, copy)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("a handle on the view \"title\" is used after the view was copied"))
  }

  @Test func usingAHandleAfterItsViewIsGoneTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      func width() -> TGLayoutSize {
        var view = TGView("title")
        let width = view.tg_width
        view.tg_height.equal(10)
        return width
      }
      width().equal(20)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "a handle on the view \"title\" is used after the view is gone: do not store it, use it in the "
          + "statement that fetches it, as in `view.tg_width.equal(20)`"))
  }

  @Test func aHandlePassedInoutAcceptsOneValue() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      func bound(_ width: inout TGLayoutSize) {
        width.min(10)
        width.max(20)
      }
      var view = TGView()
      bound(&view.tg_width)
      print(view)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("handed on with '&' can be given one value, and no more"))
  }

  @Test func writingASetAfterCopiesDivergeTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var view = TGView()
      let set = view.tg_fetchSizeClass(with: .landscape)
      let copy = view
      view.tg_height.equal(10)
      set.tg_width.equal(20)
      print(view, copy)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("a handle on a view without a name is used after the view was copied"))
  }

  @Test func usingAConstraintMakerAfterItsClosureTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let photo = TGView("photo")
      var card = TGConstraintLayout { photo }
      var kept: TGConstraintMaker?
      card.make(photo) { kept = $0 }
      kept?.width.equalTo(40)
      print(card)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("a constraint maker is used after the function that it was handed to"))
  }
}
