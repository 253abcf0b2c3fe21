import Tangram
import TangramScene
import TangramTestSupport
import Testing

/// Documents of the worst shapes: four times the size takes little more than four times the work.
///
/// The work is counted, because times depend on the machine. The time limit, far above the expected time,
/// guards against work that is not counted.
@Suite(.timeLimit(.minutes(30))) struct GrowthTests {
  private func work(_ shape: WorstShape, bytes: Int) throws -> Int {
    let document = shape.document(bytes: bytes)
    #expect(document.utf8.count >= bytes / 2 && document.utf8.count <= 2 * bytes)
    let scene = try TGScene(json: document)
    let layout = scene.layout()
    #expect(layout.isSound)
    #expect(try TGScene(json: scene.json()).layout().count == layout.count)
    return layout.work
  }

  @Test("Work grows in proportion to the document", arguments: WorstShape.all)
  func growth(shape: WorstShape) throws {
    let (small, large) = (try work(shape, bytes: 6 << 10), try work(shape, bytes: 24 << 10))
    #expect(large <= 5 * small + 100)
  }

  @Test func thereAreManyShapes() {
    #expect(WorstShape.all.count >= 30)
    #expect(Set(WorstShape.all.map(\.description)).count == WorstShape.all.count)
  }
}
