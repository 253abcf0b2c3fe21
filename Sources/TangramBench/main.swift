import Tangram

let arguments = CommandLine.arguments
let name = arguments.count > 1 ? arguments[1] : "W1"
let mode = arguments.count > 2 ? arguments[2] : "solve"
let passes = arguments.count > 3 ? Int(arguments[3]) ?? 1 : 1
run(name, mode, passes)

func run(_ name: String, _ mode: String, _ passes: Int) {
  guard let workload = Workload.all.first(where: { $0.name == name }) else { return }
  var checksum = 0.0
  var nodes = 0
  let clock = ContinuousClock()
  var best = Duration.seconds(1000)
  switch mode {
  case "build":
    for _ in 0..<passes {
      let time = clock.measure {
        let layout = workload.build().layout(in: workload.room)
        checksum += layout.frame.size.height
        nodes = layout.count
      }
      best = min(best, time)
    }
  case "tree":
    for _ in 0..<passes {
      best = min(best, clock.measure { checksum += Double(workload.build().subviews.count) })
    }
  default:
    let plan = Plan(workload.build(), in: TGEnvironment(size: workload.room))
    for pass in 0..<passes {
      var environment = TGEnvironment(size: workload.room)
      environment.size.width += Double(pass % 2)
      plan.environment = environment
      let time = clock.measure {
        plan.forgetSolutions()
        plan.layout()
      }
      for index in 0..<plan.frames.count {
        let frame = plan.frames[index]
        checksum += frame.minX + frame.minY + frame.width + frame.height
      }
      best = min(best, time)
    }
    nodes = plan.boxes.count
  }
  print(name, mode, passes, checksum, best, nodes)
}
