import Tangram

/// What two threads do at the same time.
private enum Work: String, CaseIterable {
  /// Each builds trees of its own and lays them out.
  case build = "build and lay out"
  /// Each lays out trees that were built before, of its own.
  case own = "lay out trees of its own"
  /// Both lay out the same tree.
  case shared = "lay out one tree"
}

/// How much sooner two threads are done than one.
private struct Race {
  let workload: Workload
  let work: Work
  /// The shortest times for the same number of layouts, in nanoseconds.
  var alone = Double.infinity
  var together = Double.infinity

  var speedUp: Double { alone / together }
}

/// Prints the speed-up of two threads.
///
/// The best of several attempts counts, as anything else that runs meanwhile can only spoil it.
func runParallel(_ arguments: Arguments) async {
  let workloads = arguments.workload.map { [$0] } ?? [.flat, .nested, .list]
  var races: [Race] = []
  for workload in workloads {
    for work in Work.allCases {
      races.append(await race(workload, work, attempts: arguments.passes ?? 15))
    }
  }
  report(races, arguments.format)
}

private func race(_ workload: Workload, _ work: Work, attempts: Int) async -> Race {
  let trees =
    work == .shared
    ? Array(repeating: workload.build(), count: 2)
    : [workload.build(), workload.build()]
  let rounds = 8
  let clock = ContinuousClock()
  var race = Race(workload: workload, work: work)
  for _ in 0..<attempts {
    let alone = await clock.measure {
      await onThreads(1) { _ in
        for tree in trees { repeatWork(work, workload, tree, rounds) }
      }
    }
    let together = await clock.measure {
      await onThreads(2) { repeatWork(work, workload, trees[$0], rounds) }
    }
    race.alone = min(race.alone, alone.nanoseconds)
    race.together = min(race.together, together.nanoseconds)
  }
  return race
}

private func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) async {
  await withTaskGroup(of: Void.self) { group in
    for index in 0..<count { group.addTask { body(index) } }
  }
}

@inline(never)
private func repeatWork(_ work: Work, _ workload: Workload, _ tree: TGView, _ rounds: Int) {
  let environment = workload.room(ofPass: 0)
  for _ in 0..<rounds {
    let tree = work == .build ? workload.build() : tree
    precondition(tree.layout(in: environment).count > 1)
  }
}

private func report(_ races: [Race], _ format: Arguments.Format) {
  if format == .json {
    let objects = races.map {
      "  {\"workload\": \"\($0.workload.name)\", \"work\": \"\($0.work.rawValue)\", "
        + "\"speedUp\": \($0.speedUp.fixed(3))}"
    }
    return print("[\n" + objects.joined(separator: ",\n") + "\n]")
  }
  var table = MarkdownTable(head: ["Two threads", "One thread", "Two threads", "Speed-up"])
  table.rows = races.map {
    [
      "\($0.workload.name), \($0.work.rawValue)", "\(($0.alone / 1e6).fixed(1)) ms",
      "\(($0.together / 1e6).fixed(1)) ms", "\($0.speedUp.fixed(2)) ×",
    ]
  }
  print(table.text)
}
