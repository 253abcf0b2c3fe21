/// Updates a plan to a new version of its tree: recompiles the differences, and invalidates the
/// results of the containers around them.
///
/// Versions of a tree share their common parts, so parts at the same memory address need no
/// comparison. The comparison runs first and changes nothing, because a view is recompiled only if
/// something in it differs.
struct PlanUpdate: ~Copyable {
  private let plan: Plan
  private let solver: Solver
  private var compiler: Compiler
  /// The compared containers, parents first.
  private var edits: ContiguousArray<ContainerEdit> = []
  /// The number of views that differ.
  private var differences = 0
  /// The number of differences above which recompiling the whole tree is less work.
  private let maximumDifferences: Int
  /// Whether views were added, removed or moved, or their names or coordinate systems changed.
  private(set) var changesIndex = false

  init(_ solver: Solver) {
    self.solver = solver
    plan = solver.plan
    compiler = Compiler(solver)
    maximumDifferences = 64 + plan.boxes.count / 16
  }

  /// The differences in one container.
  private struct ContainerEdit {
    let container: Int
    /// The container in the new version of the tree.
    let body: ContainerBody
    var settings: SettingsDifference
    /// The index of the parent container's edit; -1 for the root.
    let parent: Int
    /// Whether the container itself differs in anything that affects a layout, such as its
    /// descriptors or the values that it carries.
    var changesSelf: Bool
    /// The indices, in the new list, of the children that differ.
    var changed: ContiguousArray<Int> = []
    /// The match of the list with its earlier version; `nil` if all children keep their boxes.
    var match: ListMatch?
    /// Whether anything differs in the container or below it.
    var isReal: Bool
  }

  fileprivate enum SettingsDifference {
    case none
    /// Only padding and gaps differ, which do not affect the compilation of children.
    case lengths
    /// Options, gravity or order differ: any child may be compiled differently.
    case all
  }

  /// - Returns: Whether the plan is up to date. If not, it must be recompiled from scratch: because
  ///   the tree has diagnostics, which are found only while views are compiled and solved, because
  ///   the tree has another root view, or because too much differs.
  mutating func apply(_ tree: TGView) -> Bool {
    guard plan.diagnostics.isEmpty else { return false }
    let (old, new) = (plan.root, tree.node)
    if old.node.isSame(as: new) { return true }
    guard compareRoot(old.node, new) else { return false }
    plan.root = tree
    compiler.compileDefaultRoot(new)
    if edits[0].isReal { compileRoot(new) }
    for edit in edits.indices {
      guard apply(edits[edit]) else { return false }
    }
    return plan.diagnostics.isEmpty
  }
}

// MARK: - Comparing

extension PlanUpdate {
  /// - Returns: Whether the plan can be updated to the new tree.
  private mutating func compareRoot(_ old: Node, _ new: Node) -> Bool {
    guard old.identity == new.identity, let before = old.container, let body = new.container else {
      return false
    }
    if old.isNamed(unlike: new) { changesIndex = true }
    let changesSelf = !old.laysOut(as: new)
    addEdit(0, before, body, parent: -1, changesSelf: changesSelf, old, new)
    var next = 0
    while next < edits.count {
      compareChildren(next)
      if differences > maximumDifferences { return false }
      next += 1
    }
    // If something differs in a container, its ancestors differ, too.
    for index in edits.indices.reversed() where edits[index].isReal && edits[index].parent >= 0 {
      edits[edits[index].parent].isReal = true
    }
    return true
  }

  private mutating func addEdit(
    _ container: Int, _ before: ContainerBody, _ body: ContainerBody, parent: Int,
    changesSelf: Bool, _ old: borrowing Node, _ new: borrowing Node
  ) {
    var settings = before === body ? SettingsDifference.none : before.difference(from: body)
    // Descriptors of a size class may have their own container options, and whether a child's size
    // is used together with two margins depends on whether the container wraps.
    if changesSelf,
      old.layoutTransform != new.layoutTransform || old.hasSets || new.hasSets
        || TGAxis.allCases.contains(where: { old.sizeKind($0) != new.sizeKind($0) })
    {
      settings = .all
    }
    edits.append(
      ContainerEdit(
        container: container, body: body, settings: settings, parent: parent,
        changesSelf: changesSelf, isReal: changesSelf || settings != .none))
  }

  private mutating func compareChildren(_ edit: Int) {
    let index = edits[edit].container
    let (old, new) = (plan.bodies[index].children, edits[edit].body.children)
    let match = new.match(with: old)
    if let match {
      changesIndex = true
      edits[edit].match = match
      edits[edit].isReal = true
      // If boxes refer to others by index, the whole list is compiled again.
      if plan.containers[index].resetsChildren { differences += new.count }
    }
    for newIndex in new.changedIndices(since: old, match) {
      compareChild(newIndex, formerly: match?[newIndex] ?? newIndex, old, new, edit)
      if differences > maximumDifferences { return }
    }
    if edits[edit].settings == .all, edits[edit].match == nil { edits[edit].match = ListMatch() }
  }

  /// Compares two versions of a child that differ in something.
  private mutating func compareChild(
    _ newIndex: Int, formerly before: Int, _ oldList: NodeList, _ newList: NodeList, _ edit: Int
  ) {
    let (old, new) = (oldList[before].resolved, newList[newIndex].resolved)
    if old.isNamed(unlike: new) { changesIndex = true }
    guard old.isContainer == new.isContainer else {
      // A leaf that became a container, or vice versa, is treated as a new view.
      return addNewVersion(newIndex, edit, hasOtherKind: true)
    }
    let changesSelf = !old.laysOut(as: new)
    if changesSelf {
      differences += 1
      edits[edit].isReal = true
      edits[edit].changed.append(newIndex)
      if compiler.isAbsent(old, old.extras) != compiler.isAbsent(new, new.extras) {
        addNewVersion(newIndex, edit, hasOtherKind: false)
      }
    }
    guard let former = old.container, let body = new.container, former !== body || changesSelf
    else {
      return
    }
    if !changesSelf {
      differences += 1
      edits[edit].changed.append(newIndex)
    }
    let index = plan.box(ofChild: before, of: edits[edit].container)
    addEdit(
      Int(plan.boxes[index].container), former, body, parent: edit, changesSelf: changesSelf, old,
      new)
  }

  /// Records that the boxes of a list must be rearranged because of one child.
  private mutating func addNewVersion(
    _ newIndex: Int, _ edit: Int, hasOtherKind: Bool
  ) {
    differences += 1
    edits[edit].isReal = true
    edits[edit].match = edits[edit].match ?? ListMatch()
    edits[edit].match?.record(newIndex)
    if hasOtherKind {
      changesIndex = true
      edits[edit].match?[newIndex] = nil
    }
  }
}

extension Node {
  /// Whether the node has descriptors for size classes.
  fileprivate var hasSets: Bool { details?.sizeClasses.isEmpty == false }

  /// Whether another version has a different name or different details, such as its coordinate
  /// system.
  fileprivate func isNamed(unlike other: borrowing Node) -> Bool {
    extras !== other.extras && (details !== other.details || name != other.name)
  }
}

extension ContainerBody {
  fileprivate func difference(from other: ContainerBody) -> PlanUpdate.SettingsDifference {
    guard hasSameOptions(as: other) else { return .all }
    if settings == other.settings { return .none }
    var lengths = other.settings
    lengths.padding = settings.padding
    lengths.horizontalSpace = settings.horizontalSpace
    lengths.verticalSpace = settings.verticalSpace
    return lengths == settings ? .lengths : .all
  }
}

// MARK: - Compiling the differences

extension PlanUpdate {
  private mutating func compileRoot(_ node: Node) {
    let container = plan.boxes[0].container
    plan.boxes[0] = Box()
    plan.boxes[0].container = container
    compiler.fill(0, node, node.extras)
    compiler.noteWrapOfRoot()
    if !compiler.references.isEmpty { compiler.resolveReferences(of: 0) }
  }

  /// - Returns: Whether the plan could be updated.
  private mutating func apply(_ edit: ContainerEdit) -> Bool {
    plan.exchangeBody(of: edit.container, for: edit.body)
    guard edit.isReal else { return true }
    solver.invalidate(edit.container)
    let firstNew = plan.containers.count
    if let match = edit.match {
      let changed = edit.settings == .all ? nil : edit.changed
      guard compiler.compileList(of: edit.container, match, changed: changed)
      else { return false }
    } else {
      compileInPlace(edit)
    }
    compiler.compileContainers(from: firstNew)
    // The last container is at least as deep as any other new one.
    return plan.containers.count == firstNew
      || plan.depth(ofContainer: plan.containers.count - 1) <= plan.environment.limits.depth
  }

  /// Recompiles changed children in their existing boxes.
  private mutating func compileInPlace(_ edit: ContainerEdit) {
    var boxes: ContiguousArray<Int> = []
    for childIndex in edit.changed {
      let index = plan.box(ofChild: childIndex, of: edit.container)
      let container = Int(plan.boxes[index].container)
      // A container in which nothing differs keeps its box.
      let isReal = container < 0 || edits.contains { $0.container == container && $0.isReal }
      if isReal { boxes.append(index) }
    }
    for index in boxes {
      compiler.refill(index, edit.body.children[Int(plan.boxes[index].order)].resolved)
    }
    if !compiler.references.isEmpty { compiler.resolveReferences(of: edit.container) }
    for index in boxes { compiler.prepareChild(index, of: edit.container) }
    for index in boxes { compiler.setInitialSize(index) }
  }
}
