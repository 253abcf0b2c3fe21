import Tangram
import Testing

@Suite struct LimitsAndPromises {
  @Test func numbers() {
    let room = TGEnvironment(size: TGSize(width: 100, height: 100), scale: .nan)
    let layout = TGView("a").size(-0.0, 1e300).layout(in: room)
    says(layout.frame, "(0, 0, 0, 1000000000)")
    says(layout.diagnostics.count, "2")
  }

  @Test("Numbers next to zero, and below it")
  func small() {
    let room = TGSize(width: 100, height: 100)
    let row = TGLinearLayout(.horz) {
      TGView("tiny").size(1e-300, -1e-300)
      TGView("less").size(-5, 5)
      TGView("after").size(10, 5).leading(-3)
    }.size(50, 20)
    let layout = row.layout(in: room)
    #expect(layout["tiny"]?.size == .zero)
    #expect(layout["less"]?.width == 0)
    #expect(layout.entries.allSatisfy { $0.frame.minX.sign == .plus || $0.frame.minX < 0 })
    #expect(layout.diagnostics.allSatisfy { $0.property != "scale" })
  }

  @Test("Scales that are none count as 1", arguments: [0, -2, .nan, .infinity, -0.0] as [Double])
  func scales(scale: Double) {
    let room = TGEnvironment(size: TGSize(width: 9, height: 9), scale: scale)
    #expect(TGView().size(1.6, 1).layout(in: room).frame.width == 2)
  }

  @Test("A frame never has a number that is not finite", arguments: -20...20)
  func allPowers(exponent: Int) {
    var number = 1.0
    for _ in 0..<(abs(exponent) * 15) { number *= exponent < 0 ? 0.1 : 10 }
    for number in [number, -number] {
      let column = TGLinearLayout(.vert) {
        TGView().size(number, number).top(number)
        TGView().width(50%).height(.fill)
      }.size(number, number).padding(number).spacing(number)
      let layout = column.layout(in: TGSize(width: number, height: number))
      let frames = layout.entries.map(\.frame)
      #expect(frames.allSatisfy { ($0.minX + $0.minY + $0.maxX + $0.maxY).isFinite })
      #expect(frames.allSatisfy { $0.width >= 0 && $0.height >= 0 && $0.maxY <= 1e10 })
    }
  }
}
