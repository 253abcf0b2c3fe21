import Tangram

// Benchmarks of layouts, from a new tree to an edited one.
extension MeasuringTask {
  func solving() throws(WrongFrames) -> Measurement {
    let tree = workload.build()
    let environment = workload.room(ofPass: 0)
    let compiled = CompiledTree(tree.root, in: environment)
    let times = times { compiled.solveAfresh(in: workload.room(ofPass: $0)) }
    compiled.solveAfresh(in: environment)
    return try measurement(of: compiled, times)
  }

  func compiling() throws(WrongFrames) -> Measurement {
    let tree = workload.build()
    let environment = workload.room(ofPass: 0)
    let clock = ContinuousClock()
    var times: [Double] = []
    var last: CompiledTree?
    for _ in 0..<passes {
      // The previous tree is released outside the timed section.
      last = nil
      times.append(clock.measure { last = CompiledTree(tree.root, in: environment) }.nanoseconds)
    }
    let compiled = last ?? CompiledTree(tree.root, in: environment)
    compiled.solveAfresh(in: environment)
    return try measurement(of: compiled, times.sorted())
  }

  /// The result for a compiled tree that is solved in the environment of the first pass.
  private func measurement(
    of compiled: CompiledTree, _ times: [Double]
  ) throws(WrongFrames) -> Measurement {
    let environment = workload.room(ofPass: 0)
    let cold = CompiledTree(workload.build().root, in: environment)
    cold.solveAfresh(in: environment)
    let frames = compiled.frames
    try WrongFrames.check(frames, against: cold.frames)
    return measurement(times, frames)
  }

  func layingOutCold() throws(WrongFrames) -> Measurement {
    let tree = workload.build()
    let times = times { layOutCold(tree.root, in: workload.room(ofPass: $0)) }
    return measurement(times, try workload.warmLayout(of: tree.root).frames)
  }

  func building() throws(WrongFrames) -> Measurement {
    let environment = workload.room(ofPass: 0)
    let times = times { _ in layOutNewTree(of: workload, in: environment) }
    return measurement(times, try workload.warmLayout(of: workload.build().root).frames)
  }

  func buildingOnly() throws(WrongFrames) -> Measurement {
    var count = 0
    let times = times { _ in count += workload.build().root.subviews.count }
    let warm = try workload.warmLayout(of: workload.build().root)
    return Measurement(
      task: self, nodes: warm.count, times: times, checksum: Double(count / passes))
  }

  /// Edits a tree repeatedly.
  ///
  /// Frames are compared in a rehearsal, after each of its edits. If they were compared at the end,
  /// the cost of comparing would depend on the number of passes, as trees grow and shrink.
  func editing() throws(WrongFrames) -> Measurement {
    var rehearsed = EditedTree(workload, edit)
    for pass in 0..<4 {
      rehearsed.editAndLayOut(pass)
      try WrongFrames.check(rehearsed.layout, against: rehearsed.coldLayout())
    }
    var tree = EditedTree(workload, edit)
    let times = times { tree.editAndLayOut($0) }
    return measurement(times, rehearsed.layout.frames)
  }
}

// The timed code is in separate functions, so that a profiler lists it separately.

@inline(never)
func layOutCold(_ tree: TGView, in environment: TGEnvironment) {
  precondition(tree.layout(in: environment).count > 1)
}

@inline(never)
func layOutNewTree(of workload: Workload, in environment: TGEnvironment) {
  let tree = workload.build()
  precondition(tree.root.layout(in: environment).count > 1)
  // Keeps the leaves alive until here, as application code that holds on to them would.
  withExtendedLifetime(tree.leaves) {}
}
