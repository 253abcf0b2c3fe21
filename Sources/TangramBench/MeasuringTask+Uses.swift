import Tangram

// Benchmarks of uses of layouts, and of other ways to create and read them.
extension MeasuringTask {
  func iterating() throws(WrongFrames) -> Measurement {
    let tree = workload.build()
    let layout = try workload.warmLayout(of: tree.root)
    var sum = 0.0
    let times = times { _ in sum = sumOfEntries(of: layout) }
    precondition(sum == sumOfEntries(of: tree.root.layout(in: workload.room(ofPass: 0))))
    return measurement(times, layout.frames)
  }

  func listingChanges() throws(WrongFrames) -> Measurement {
    var tree = EditedTree(workload, edit)
    let before = tree.layout
    tree.editAndLayOut(0)
    let (after, cold) = (tree.layout, tree.coldLayout())
    var changes: [TGLayoutChange] = []
    let times = times { _ in changes = listChanges(of: after, since: before) }
    try WrongFrames.check(after, against: cold)
    try WrongFrames.check(changes, against: listChanges(of: cold, since: before))
    return measurement(times, after.frames)
  }

  func layingOutInPlace() throws(WrongFrames) -> Measurement {
    var tree = workload.build()
    let times = times { layOutInPlace(&tree.root, in: workload.room(ofPass: $0)) }
    let environment = workload.room(ofPass: 0)
    layOutInPlace(&tree.root, in: environment)
    var frames: [TGRect] = []
    tree.root.walk { view, _ in frames.append(view.frame) }
    try WrongFrames.check(frames, against: workload.build().root.layout(in: environment).frames)
    return measurement(times, frames)
  }

  /// Looks up a thousand leaves by view, and the same leaves by name.
  func lookingUp() throws(WrongFrames) -> Measurement {
    let workload = workload.with(workload.variant.union([.kept, .named]))
    let tree = workload.build()
    let layout = try workload.warmLayout(of: tree.root)
    let leaves = tree.leaves.views
    let wanted = (0..<1_000).map { $0 * leaves.count / 1_000 }
    let (views, names) = (wanted.map { leaves[$0] }, wanted.map { tree.leaves.names[$0] })
    var found: [TGRect] = []
    let times = times { _ in found = lookUp(views, names, in: layout) }
    var byName: [String: TGRect] = [:]
    for entry in tree.root.layout(in: workload.room(ofPass: 0)).entries {
      if let name = entry.name { byName[name] = entry.frame }
    }
    let cold = names.compactMap { byName[$0] }
    try WrongFrames.check(found, against: cold + cold)
    return Measurement(task: self, nodes: layout.count, times: times, checksum: found.checksum)
  }

  func encoding() throws(WrongFrames) -> Measurement {
    let tree = workload.build()
    let environment = workload.room(ofPass: 0)
    var text = ""
    let times = times { _ in text = encodedTree(tree.root, in: environment) }
    return try measurement(of: decodedTree(text), like: tree.root, times)
  }

  func decoding() throws(WrongFrames) -> Measurement {
    let tree = workload.build()
    let text = workload.json
    var count = 0
    let times = times { _ in count = decodedTree(text).subviews.count }
    precondition(count == tree.root.subviews.count)
    return try measurement(of: decodedTree(text), like: tree.root, times)
  }

  /// The result for a decoded tree, which must have the same frames as the encoded one.
  private func measurement(
    of decoded: TGView, like tree: TGView, _ times: [Double]
  ) throws(WrongFrames) -> Measurement {
    let layout = try workload.warmLayout(of: decoded)
    try WrongFrames.check(layout, against: tree.layout(in: workload.room(ofPass: 0)))
    return measurement(times, layout.frames)
  }
}

// The timed code is in separate functions, so that a profiler lists it separately.

@inline(never)
private func sumOfEntries(of layout: TGLayout) -> Double {
  var sum = 0.0
  for entry in layout.entries { sum += entry.frame.minY + Double(entry.depth) }
  return sum
}

@inline(never)
private func listChanges(of layout: TGLayout, since old: TGLayout) -> [TGLayoutChange] {
  layout.changes(since: old)
}

@inline(never)
private func layOutInPlace(_ tree: inout TGView, in environment: TGEnvironment) {
  tree.layoutSubviews(in: environment)
}

@inline(never)
private func lookUp(_ views: [TGView], _ names: [String], in layout: TGLayout) -> [TGRect] {
  var found: [TGRect] = []
  found.reserveCapacity(views.count + names.count)
  for view in views { if let frame = layout[view] { found.append(frame) } }
  for name in names { if let frame = layout[name] { found.append(frame) } }
  return found
}
