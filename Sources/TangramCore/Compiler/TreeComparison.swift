/// What differs between the tree a plan was compiled from and a new version of it.
///
/// Views are values that share what they have in common, so that whole subtrees and runs of children
/// are told to be the same by where they lie in memory. The comparison changes nothing; the plan only
/// holds some more objects.
struct TreeComparison {
  private let plan: Plan
  private let compiler: Compiler
  /// The containers that were looked into, parents first.
  private(set) var edits: ContiguousArray<ListEdit> = []
  /// What the root itself says differently.
  private(set) var root = NodeDifference()
  /// Whether some view has another name, or other coordinates of its own.
  private(set) var renames = false
  /// The number of nodes that were looked at and differ.
  private var differences = 0
  /// Beyond so many of them it is less work to compile the tree anew: to compare a node and to replace it
  /// takes several times as long as to compile it, and what was compared is lost then.
  private let mostDifferences: Int

  /// Compares a tree with that of a plan.
  ///
  /// Nil when so much differs that compiling the tree anew is less work, or when it is another view.
  init?(_ compiler: Compiler, with tree: TGView) {
    self.compiler = compiler
    plan = compiler.plan
    mostDifferences = 64 + plan.boxes.count / 16
    let (old, new) = (plan.root.node, tree.node)
    guard old.identity == new.identity, old.isContainer, new.isContainer else { return nil }
    root = NodeDifference(old, new)
    renames = old.isNamed(unlike: new)
    note(root, box: 0, parent: -1)
    edits.reserveCapacity(8)
    var next = 0
    while next < edits.count {
      guard compareChildren(next) else { return nil }
      next += 1
    }
    spreadUpwards()
  }
}

/// What differs between two versions of a node.
struct NodeDifference {
  /// Whether its descriptors, flags or content differ.
  var isOwn = false
  /// What a container tells its children differently.
  var settings = SettingsDifference.none
  /// The container of the new version, if it is another object: its children are to be compared.
  var container: ContainerBody?
}

enum SettingsDifference: Int {
  case none
  /// Only padding, gaps, and options of which a preparing algorithm knows nothing.
  case lengths
  /// Other options, gravity or order: each child may be compiled differently.
  case all
}

/// What differs among the children of one container.
struct ListEdit {
  /// The index of the container.
  let index: Int
  /// The container in the new tree.
  let container: ContainerBody
  let settings: SettingsDifference
  /// The edit of the list that the container itself is in; -1 for the root.
  let parent: Int
  /// The boxes that the children had.
  let oldBoxes: BoxesOfPlaces
  /// Children that are other versions of those there were.
  var changed: ContiguousArray<ChangedChild> = []
  /// Where the children were before, and which are new; nil if all keep their boxes.
  var stretches: ContiguousArray<ListStretch>?
  /// Whether anything differs here or below.
  var isReal = false
}

/// A child that says something else than before, or in which something differs.
struct ChangedChild {
  /// Its place in the list.
  let place: Int
  let difference: NodeDifference
  /// Whether it takes part in the layout and did not before, or the other way round.
  let changesPresence: Bool
}

// MARK: - Nodes

extension NodeDifference {
  init(_ old: borrowing Node, _ new: borrowing Node) {
    isOwn = !old.laysOut(as: new)
    guard let before = old.container, let after = new.container else { return }
    if before !== after {
      container = after
      settings = before.difference(from: after)
    }
    if isOwn, old.layoutTransform != new.layoutTransform || old.hasSets || new.hasSets {
      // Whatever else differs, the children are compiled again.
      container = after
      settings = .all
    }
  }
}

extension Node {
  /// Whether there are descriptors for size classes.
  fileprivate var hasSets: Bool { details?.sizeClasses.isEmpty == false }

  /// Whether another version of the node says the same, as far as a layout depends on it; what is in
  /// a container does not count.
  func laysOut(as other: borrowing Node) -> Bool {
    guard table == other.table, alignment == other.alignment,
      flags == other.flags || flags.symmetricDifference(other.flags) == .hasValues
    else { return false }
    let inExtras: NodeFlags = [.hasFrame, .hasDetails, .hasValues, .hasContent]
    return flags.union(other.flags).isDisjoint(with: inExtras) || hasSameExtras(as: other)
  }

  /// Whether another version has another name, or other coordinates of its own.
  fileprivate func isNamed(unlike other: borrowing Node) -> Bool {
    parts !== other.parts && (details !== other.details || name != other.name)
  }
}

extension ContainerBody {
  fileprivate func difference(from other: ContainerBody) -> SettingsDifference {
    if laysOut(like: other) { return .none }
    var lengths = other.settings
    lengths.padding = settings.padding
    lengths.horizontalSpace = settings.horizontalSpace
    lengths.verticalSpace = settings.verticalSpace
    guard lengths == settings, isSameKind(as: other) else { return .all }
    return preparesAlways || hasSameOptions(as: other) ? .lengths : .all
  }
}

// MARK: - Lists

extension TreeComparison {
  private mutating func note(_ difference: NodeDifference, box: Int, parent: Int) {
    guard let container = difference.container else { return }
    let index = Int(plan.boxes[box].container)
    edits.append(
      ListEdit(
        index: index, container: container, settings: difference.settings, parent: parent,
        oldBoxes: BoxesOfPlaces(plan, index), isReal: difference.settings != .none))
  }

  /// Compares the children of one container.
  ///
  /// - Returns: Whether it is still worth while.
  private mutating func compareChildren(_ edit: Int) -> Bool {
    let index = edits[edit].index
    let old = plan.containers[index].own.borrow { $0.children }
    let new = edits[edit].container.children
    let boxes = edits[edit].oldBoxes
    var lists = ListComparison(old, new)
    lists.comparePrefix { self.compare($0, $1, at: $2, boxes, edit) }
    if differences > mostDifferences { return false }
    if lists.prefix < old.count || lists.prefix < new.count {
      lists.compareSuffix { self.compare($0, $1, at: $2, boxes, edit) }
      edits[edit].stretches = lists.stretches { self.compare($0, $1, at: $2, boxes, edit) }
      edits[edit].isReal = true
    } else if edits[edit].changed.contains(where: \.changesPresence)
      || edits[edit].settings == .all
    {
      edits[edit].stretches = [ListStretch(place: 0, before: 0, count: new.count)]
    }
    return differences <= mostDifferences
  }

  /// Compares two versions of a child.
  ///
  /// - Returns: Whether it is still worth while.
  private mutating func compare(
    _ old: borrowing Node, _ new: borrowing Node, at places: (old: Int, new: Int),
    _ boxes: borrowing BoxesOfPlaces, _ edit: Int
  ) -> Bool {
    plan.hold(new)
    let (difference, changesPresence) = old.reading { old in
      new.reading { new in
        if old.isNamed(unlike: new) { renames = true }
        let difference = NodeDifference(old, new)
        return (difference, difference.isOwn && compiler.isAbsent(old) != compiler.isAbsent(new))
      }
    }
    guard difference.isOwn || difference.container != nil else { return true }
    differences += 1
    if difference.isOwn { edits[edit].isReal = true }
    edits[edit].changed.append(
      ChangedChild(
        place: places.new, difference: difference, changesPresence: changesPresence))
    note(difference, box: boxes[places.old], parent: edit)
    return differences <= mostDifferences
  }

  /// Whatever a container is in differs where something in the container does.
  private mutating func spreadUpwards() {
    for index in edits.indices.reversed() where edits[index].isReal && edits[index].parent >= 0 {
      edits[edits[index].parent].isReal = true
    }
  }
}
