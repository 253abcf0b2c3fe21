/// Brings a plan up to date with a new version of its tree: compiles what differs, and invalidates what
/// was solved for the containers around it.
///
/// Versions of a tree share what they have in common, so whatever lies at the same place in memory needs
/// no comparison. The comparison comes first and changes nothing, because a view is compiled again only if
/// something in it differs.
struct PlanUpdate {
  private let plan: Plan
  private let solver: Solver
  private var compiler: Compiler
  /// The containers that were looked into, parents first.
  private var edits: ContiguousArray<ContainerEdit> = []
  /// The number of views that differ.
  private var differences = 0
  /// Beyond so many of them compiling the tree anew is less work.
  private let mostDifferences: Int
  /// Whether views came, went or moved, or have other names or coordinates of their own.
  private(set) var changesIndex = false

  init(_ solver: Solver) {
    self.solver = solver
    plan = solver.plan
    compiler = Compiler(solver)
    mostDifferences = 64 + plan.boxes.count / 16
  }

  /// What differs in one container.
  private struct ContainerEdit {
    let container: Int
    /// The container in the new version of the tree.
    let body: ContainerBody
    var settings: SettingsDifference
    /// The edit of the container around it; -1 for the root.
    let parent: Int
    /// Whether the container says something else about itself.
    var changesSelf: Bool
    /// The children that say something else, by index in the new list, and whether they take part in the
    /// layout as before.
    var changed: ContiguousArray<Int> = []
    /// For each child its former index, or -1; nil when all children are compiled in place.
    var formerIndices: ContiguousArray<Int32>?
    /// Whether anything differs here or below.
    var isReal: Bool
  }

  fileprivate enum SettingsDifference {
    case none
    /// Only padding and gaps, which no child is compiled by.
    case lengths
    /// Options, gravity or order: each child may be compiled differently.
    case all
  }

  /// - Returns: Whether the plan is up to date; if not, it must be compiled anew. That is so when the tree
  ///   has diagnostics, which are found only while views are compiled and solved, when it is another
  ///   view's, and when too much differs.
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
  /// - Returns: Whether the tree can be brought up to date.
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
      if differences > mostDifferences { return false }
      next += 1
    }
    // Whatever a container is in differs where something in the container does.
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
    // Descriptors of a size class may come with options of their own, and what children say beside two
    // margins depends on whether the container wraps.
    if changesSelf,
      old.layoutTransform != new.layoutTransform || old.hasSets || new.hasSets
        || old.wrappedAxes != new.wrappedAxes
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
    if let former = new.formerIndices(in: old) {
      changesIndex = true
      edits[edit].formerIndices = former
      edits[edit].isReal = true
      for (place, before) in former.enumerated() where before >= 0 {
        compareChild(place, formerly: Int(before), old, new, edit)
      }
    } else {
      for place in new.changedIndices(since: old) {
        compareChild(place, formerly: place, old, new, edit)
        if differences > mostDifferences { return }
      }
      if edits[edit].settings == .all { edits[edit].formerIndices = .identity(new.count) }
    }
  }

  /// Compares two versions of a child.
  private mutating func compareChild(
    _ place: Int, formerly before: Int, _ oldList: NodeList, _ newList: NodeList, _ edit: Int
  ) {
    if oldList[before].isSame(as: newList[place]) { return }
    let (old, new) = (oldList[before].resolved, newList[place].resolved)
    if old.isNamed(unlike: new) { changesIndex = true }
    guard old.isContainer == new.isContainer else {
      // A leaf that became a container, or the other way round, is as good as another view.
      return addNewVersion(place, newList.count, edit, hasOtherKind: true)
    }
    let changesSelf = !old.laysOut(as: new)
    if changesSelf {
      differences += 1
      edits[edit].isReal = true
      edits[edit].changed.append(place)
      if compiler.isAbsent(old) != compiler.isAbsent(new) {
        addNewVersion(place, newList.count, edit, hasOtherKind: false)
      }
    }
    guard let former = old.container, let body = new.container, former !== body || changesSelf
    else {
      return
    }
    if !changesSelf {
      differences += 1
      edits[edit].changed.append(place)
    }
    let index = plan.box(ofChild: before, of: edits[edit].container)
    addEdit(
      Int(plan.boxes[index].container), former, body, parent: edit, changesSelf: changesSelf, old,
      new)
  }

  /// Notes that the boxes of a list have to be arranged anew because of one child.
  private mutating func addNewVersion(_ place: Int, _ count: Int, _ edit: Int, hasOtherKind: Bool) {
    differences += 1
    edits[edit].isReal = true
    if edits[edit].formerIndices == nil { edits[edit].formerIndices = .identity(count) }
    if hasOtherKind {
      changesIndex = true
      edits[edit].formerIndices?[place] = -1
    }
  }
}

extension ContiguousArray<Int32> {
  fileprivate static func identity(_ count: Int) -> Self { Self((0..<count).map { Int32($0) }) }
}

extension Node {
  /// The axes along which the view says that it wraps.
  fileprivate var wrappedAxes: TGAxes {
    let wrapsWidth = x.size.kind == .wrap && isActive(.width)
    let wrapsHeight = y.size.kind == .wrap && isActive(.height)
    return (wrapsWidth ? TGAxes.horizontal : []).union(wrapsHeight ? .vertical : [])
  }

  /// Whether there are descriptors for size classes.
  fileprivate var hasSets: Bool { details?.sizeClasses.isEmpty == false }

  /// Whether another version has another name, or other coordinates of its own.
  fileprivate func isNamed(unlike other: borrowing Node) -> Bool {
    parts !== other.parts && (details !== other.details || name != other.name)
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

// MARK: - Compiling what differs

extension PlanUpdate {
  private mutating func compileRoot(_ node: Node) {
    let container = plan.boxes[0].container
    plan.boxes[0] = Box()
    plan.boxes[0].container = container
    compiler.fill(0, node)
    compiler.noteWrapOfRoot()
    if !compiler.references.isEmpty { compiler.resolveReferences(of: 0) }
  }

  /// - Returns: Whether that was possible.
  private mutating func apply(_ edit: ContainerEdit) -> Bool {
    plan.exchangeBody(of: edit.container, for: edit.body)
    guard edit.isReal else { return true }
    solver.invalidate(edit.container)
    let firstNew = plan.containers.count
    if let former = edit.formerIndices {
      let changed = edit.settings == .all ? nil : edit.changed
      guard compiler.compileList(of: edit.container, formerIndices: former, changed: changed)
      else { return false }
    } else {
      compileInPlace(edit)
    }
    compiler.compileContainers(from: firstNew)
    // The last one lies as deep as any of the new ones.
    return plan.containers.count == firstNew
      || plan.depth(ofContainer: plan.containers.count - 1) <= plan.environment.limits.depth
  }

  /// Compiles children again that are other versions of those in their boxes.
  private mutating func compileInPlace(_ edit: ContainerEdit) {
    var boxes: ContiguousArray<Int> = []
    for place in edit.changed {
      let index = plan.box(ofChild: place, of: edit.container)
      let container = Int(plan.boxes[index].container)
      // A container in which nothing differs keeps its box, too.
      let isReal = container < 0 || edits.contains { $0.container == container && $0.isReal }
      if isReal { boxes.append(index) }
    }
    for index in boxes {
      compiler.refill(index, edit.body.children[Int(plan.boxes[index].order)].resolved)
    }
    if !compiler.references.isEmpty { compiler.resolveReferences(of: edit.container) }
    for index in boxes { compiler.prepareChild(index, of: edit.container) }
    for index in boxes { compiler.startBox(index) }
  }
}
