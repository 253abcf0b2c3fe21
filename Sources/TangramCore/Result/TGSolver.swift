/// A tree compiled once, to be solved again and again. For measurements.
package final class TGSolver {
  private let plan: Plan

  package init(_ view: TGView, in environment: TGEnvironment) {
    plan = Plan(view, in: environment)
  }

  package var count: Int { plan.boxes.count }

  package func solve(in environment: TGEnvironment) {
    plan.forgetSolutions()
    plan.environment = environment
    plan.layout()
  }

  package var checksum: Double {
    var sum = 0.0
    for index in 0..<plan.frames.count {
      let frame = plan.frames[index]
      sum += frame.origin.x + frame.origin.y + frame.size.width + frame.size.height
    }
    return sum
  }
}
extension Plan {
  func forgetSolutions() {
    for index in 0..<containers.count {
      containers[index].latest.isValid = false
      containers[index].earlier.isValid = false
      containers[index].solves = 0
    }
    solveCount = 0
  }
}
