// Repeating what an earlier layout computed, see `Calculation`.

extension ConstraintRun {
  /// Writes down what is computed from now on, if that may be repeated later.
  mutating func startRecording() -> Bool {
    // Contents limit what is not known yet.
    guard someFlags.isDisjoint(with: [.hasWidth, .hasHeight, .hasLines]),
      options.memory.isToBeRecorded
    else { return false }
    system.startRecording(
      CalculationRecorder(unknowns: 4 * items.count, constraints: options.list.count))
    return true
  }

  /// Keeps what was computed for later layouts, if all of it can be repeated.
  ///
  /// - Returns: Whether it is kept.
  mutating func keepCalculation() -> Bool {
    guard let reading, let recorder = system.recorder, findings.isEmpty, !system.isIncomplete
    else {
      options.memory.stopRecording()
      return false
    }
    let structure = SolvedStructure(
      reading, box, sizes: sizesSaid(), ListNotes(ties: ListTies(unknowns: 0)),
      stepsOfConstraints: recorder.stepsOfConstraints)
    var list = SolvedList(
      structure: structure, constraints: options.list, items: (0..<items.count).map { items[$0] },
      values: (0..<(4 * items.count)).map { system.unknowns[$0].value })
    list.calculation = recorder.calculation
    options.memory.solved = list
    return true
  }

  /// Finds all numbers by repeating what was computed from the first step on that has another constant.
  ///
  /// - Returns: Whether that was possible; if not, nothing is known, and the calculation of no use.
  mutating func findAgain(
    _ last: inout SolvedList, by calculation: inout Calculation
  ) -> Bool {
    let middle = calculation.firstVertical
    var (horizontal, vertical) = (middle, calculation.steps.count)
    for change in changes {
      let step = Int(last.structure.stepsOfConstraints[change])
      guard step >= 0, let link = last.structure.reading.link(of: change) else { continue }
      calculation.steps[step].own = -constant(
        of: options.list[change], last.structure.reading.links[link])
      if step < middle {
        horizontal = min(horizontal, step)
      } else {
        vertical = min(vertical, step)
      }
    }
    let end = calculation.steps.count
    guard findAgain(&last, &calculation, horizontal, middle),
      findAgain(&last, &calculation, vertical, end)
    else { return false }
    repeated = last.values
    // Only in debug builds, where all numbers are the ones found anew from here on.
    assert(isAsFoundAnew(last.values), "what is computed again is what is found anew")
    (last.constraints, last.calculation) = (options.list, calculation)
    options.memory.solved = last
    return true
  }

  private mutating func findAgain(
    _ last: inout SolvedList, _ calculation: inout Calculation, _ first: Int, _ end: Int
  ) -> Bool {
    last.values.withUnsafeMutableBufferPointer { calculation.repeat(from: first, upTo: end, $0) }
  }
}
