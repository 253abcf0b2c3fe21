import Dispatch
import Tangram

/// The work that two threads do concurrently.
private enum Work: String, CaseIterable {
  /// Each thread builds its own trees and lays them out.
  case build = "build and lay out"
  /// Each thread lays out its own trees, which were built before.
  case own = "lay out trees of its own"
  /// Both threads lay out the same tree.
  case shared = "lay out one tree"
}

/// A comparison of two threads with one.
private struct Race {
  let workload: Workload
  let work: Work
  /// The shortest times for the same number of layouts, in nanoseconds.
  var alone = Double.infinity
  var together = Double.infinity

  var speedUp: Double { alone / together }
}

/// Prints the speedup from two threads.
///
/// The best of many short attempts is used, since other processes can only slow them down.
func runParallel(_ arguments: Arguments) {
  let workloads = arguments.chosenWorkload.map { [$0] } ?? [.flat, .nested, .list]
  var races: [Race] = []
  for workload in workloads {
    for work in Work.allCases {
      races.append(race(workload, work, attempts: arguments.passes ?? 50))
    }
  }
  report(races, arguments.format)
}

private func race(_ workload: Workload, _ work: Work, attempts: Int) -> Race {
  let first = workload.build()
  let trees = [first, work == .shared ? first : workload.build()]
  let clock = ContinuousClock()
  let group = DispatchGroup()
  var race = Race(workload: workload, work: work)
  let start = clock.now
  for _ in 0..<attempts where clock.now - start < .seconds(5) {
    let alone = clock.measure {
      repeatWork(work, workload, trees[0].root)
      repeatWork(work, workload, trees[1].root)
    }
    let together = clock.measure {
      DispatchQueue.global().async(group: group) { repeatWork(work, workload, trees[1].root) }
      repeatWork(work, workload, trees[0].root)
      group.wait()
    }
    race.alone = min(race.alone, alone.nanoseconds)
    race.together = min(race.together, together.nanoseconds)
  }
  return race
}

@inline(never)
private func repeatWork(_ work: Work, _ workload: Workload, _ tree: TGView) {
  let environment = workload.room(ofPass: 0)
  for _ in 0..<8 {
    if work == .build {
      layOutNewTree(of: workload, in: environment)
    } else {
      layOutCold(tree, in: environment)
    }
  }
}

private func report(_ races: [Race], _ format: Arguments.Format) {
  if format == .json {
    return printJSON(
      races.map {
        "{\"workload\": \"\($0.workload.name)\", \"work\": \"\($0.work.rawValue)\", "
          + "\"speedUp\": \($0.speedUp.fixed(3))}"
      })
  }
  var table = MarkdownTable(head: ["Work", "One thread", "Two threads", "Speed-up"])
  table.rows = races.map {
    [
      "\($0.workload.name), \($0.work.rawValue)", "\(($0.alone / 1e6).fixed(2)) ms",
      "\(($0.together / 1e6).fixed(2)) ms", "\($0.speedUp.fixed(2)) ×",
    ]
  }
  print(table.text)
}
