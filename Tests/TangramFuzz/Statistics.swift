import Tangram
import TangramTestSupport

/// Statistics over all trees.
struct Statistics: CustomStringConvertible {
  var count = 0
  /// The number of failures of each law.
  var failures: [String: Int] = [:]
  private var layouts = 0
  private var views = 0
  private var slowest = (time: 0.0, seed: 0 as UInt64)
  private var busiest = (solves: 0.0, seed: 0 as UInt64)
  private var farthest = (extent: 0.0, seed: 0 as UInt64)

  /// Adds a layout to the statistics.
  mutating func add(_ layout: TGLayout, seed: UInt64, time: Double) {
    layouts += 1
    views += layout.count
    if time > slowest.time { slowest = (time, seed) }
    let solves = layout.solvesPerContainer
    if solves > busiest.solves { busiest = (solves, seed) }
    let extent = layout.extent
    if extent > farthest.extent { farthest = (extent, seed) }
  }

  var description: String {
    """
    \(count) seeds, \(layouts) layouts of \(views / max(1, layouts)) views, \(failures.isEmpty ? "no failure" : "failures \(failures)"); \
    slowest \(Int(slowest.time * 1e6)) µs (seed \(slowest.seed)), \
    most solves a container \(Int(busiest.solves)) (seed \(busiest.seed)), \
    farthest \(farthest.extent) (seed \(farthest.seed))
    """
  }
}
