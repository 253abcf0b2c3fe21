import TangramCore

/// Looks for what is probably a mistake in a layout.
///
/// It works on the result: a layout costs nothing for it until somebody asks for diagnostics. What is
/// known of a view and a property already, because the layout stumbled over it, is not looked at.
struct DiagnosticSearch {
  let tree: LaidOutTree
  let environment: TGEnvironment
  /// What is known, and what is found.
  private(set) var log: DiagnosticLog
  private let known: Set<KnownProperty>
  /// The views of which anything is known, from which other things may follow.
  private let knownFrames: Set<Int32>
  /// All views of the tree, once some container refers to views by their identity.
  private var everyone: Set<UInt64>?
  /// The views that the next one may lie in, outermost first.
  private var parents: [SearchedView] = []

  init(_ tree: LaidOutTree, _ environment: TGEnvironment, _ log: DiagnosticLog) {
    (self.tree, self.environment, self.log) = (tree, environment, log)
    known = log.known
    knownFrames = Set(known.map { $0.frame })
  }

  /// Finds what is probably a mistake, in the order of the tree.
  mutating func run() {
    for place in tree.places {
      parents.removeSubrange(min(place.depth, parents.count)...)
      let view = SearchedView(place, in: parents.last, environment.sizeClass)
      if view.isSeen { look(at: view) }
      if place.node.isContainer { parents.append(view) }
    }
  }

  private mutating func look(at view: SearchedView) {
    noteEmptiness(of: view)
    noteUnusedProperties(of: view)
    noteContradictions(of: view)
    noteZeroSizes(of: view)
    // Size classes have no content of their own.
    for problem in view.place.node.node.content?.source?.problems ?? [] {
      note(problem, "content", of: view)
    }
    if view.place.node.isContainer { look(into: view) }
  }

  private mutating func look(into view: SearchedView) {
    noteUnusedSettings(of: view)
    noteStrangers(of: view)
    guard let content = ContainerContent(view, tree, environment) else { return }
    for axis in TGAxis.allCases {
      if let gravity = content.gravityOnWrappingAxis(axis) {
        note(gravity, "gravity", of: view)
      } else if let (overflow, culprit) = content.overflow(axis),
        !knownFrames.contains(Int32(culprit.place.slot))
      {
        note(overflow, axis.sizeAttribute.name, of: view)
      }
      let problems = [content.problemOfOnlyChild(axis), content.loneShare(axis)]
      for (problem, property, child) in problems.compactMap(\.self) {
        log.note(problem, property, of: child)
      }
    }
    for (problem, property, child) in content.doubles { log.note(problem, property, of: child) }
  }

  /// Notes what is the matter with a property of which nothing else is known.
  mutating func note(
    _ problem: TGDiagnostic.Problem, _ property: String, of view: SearchedView
  ) {
    let said = KnownProperty(frame: Int32(view.place.slot), property: property)
    if !known.contains(said) { log.note(problem, property, of: view.frame) }
  }
}

// MARK: - No extent

extension DiagnosticSearch {
  private mutating func noteEmptiness(of view: SearchedView) {
    let size = view.place.rectangle.size
    guard !(size.width > 0 && size.height > 0), !view.place.node.node.mayBeEmpty else { return }
    for axis in TGAxis.allCases where !(size[axis] > 0) {
      let empty = EmptyView(view, axis: axis, tree: tree, environment: environment)
      if let problem = empty.problem { note(problem, empty.size.name, of: view) }
    }
  }
}

// MARK: - What has no effect

extension DiagnosticSearch {
  /// Notes what the view says and its container does not look at.
  private mutating func noteUnusedProperties(of view: SearchedView) {
    guard view.isLaidOut, let container = view.container else { return }
    let (node, unused, kind) = (view.node, container.traits.unused, container.kindName)
    var names: [String] = []
    if unused.contains(.alignment), node.alignment != .none { names.append("alignment") }
    if unused.contains(.floating) {
      if node.flags.contains(.reverseFloat) { names.append("reverseFloat") }
      if node.flags.contains(.clearFloat) { names.append("clearFloat") }
    }
    if unused.contains(.baseline), view.value(of: .baseline).kind != .none {
      names.append("baseline")
    }
    if unused.contains(.positions) {
      for attribute in [TGAttribute.leading, .trailing, .centerX, .top, .bottom, .centerY]
      where view.value(of: attribute).kind != .none {
        names.append(node.writtenAttribute(attribute).name)
      }
    }
    for value in node.values {
      guard let readers = value.readers, !readers.containers.contains(kind) else { continue }
      names += value.properties
    }
    for name in names { note(.unused(in: kind), name, of: view) }
  }

  /// Notes settings of a container that it does not look at.
  private mutating func noteUnusedSettings(of view: SearchedView) {
    guard let container = view.ownContainer, view.place.node.node.laysOutChildren else { return }
    let (unused, settings) = (container.traits.unused, container.settings)
    if unused.contains(.gravity), settings.gravity != .none {
      note(.unused(in: container.kindName), "gravity", of: view)
    }
    guard unused.contains(.gaps) else { return }
    if settings.horizontalSpace != 0 { note(.unused(in: container.kindName), "hspace", of: view) }
    if settings.verticalSpace != 0 { note(.unused(in: container.kindName), "vspace", of: view) }
  }
}

// MARK: - References to views elsewhere

extension DiagnosticSearch {
  /// Notes what a container refers to by identity that is neither it nor a child, and yet in the tree.
  private mutating func noteStrangers(of view: SearchedView) {
    guard let container = view.ownContainer, view.place.node.node.laysOutChildren else { return }
    let references = container.references
    if references.isEmpty { return }
    var frames: [UInt64: Int] = [:]
    for place in tree.children(of: view.place) {
      frames[place.node.identity] = place.slot
    }
    let own = view.place.node.node.identity
    for reference in references {
      let stranger = reference.view.number
      guard frames[stranger] == nil, stranger != own, isInTree(stranger) else { continue }
      let frame = reference.child.flatMap { frames[$0.number] } ?? view.frame
      log.note(.unknownReference, reference.property, of: frame)
    }
  }

  private mutating func isInTree(_ view: UInt64) -> Bool {
    if let everyone { return everyone.contains(view) }
    let found = Set(tree.places.map { $0.node.identity })
    everyone = found
    return found.contains(view)
  }
}

// MARK: - What contradicts itself

extension DiagnosticSearch {
  /// Notes sizes that count for nothing between two margins.
  private mutating func noteContradictions(of view: SearchedView) {
    guard view.isLaidOut, let container = view.container, let parent = view.parent else { return }
    let decided = container.traits.extentsBetweenMargins
    for axis in TGAxis.allCases where decided.contains(axis.only) && view.hasBothMargins(axis) {
      let (size, center) = (axis.sizeAttribute, axis.centerAttribute)
      if view.value(of: center).kind != .none { note(.centerBetweenMargins, center.name, of: view) }
      guard view.value(of: size).kind == .number, let start = margin(axis.startAttribute, view),
        let end = margin(axis.endAttribute, view)
      else { continue }
      let said =
        view.value(of: size).number * view.node.multiple(of: size) + view.node.addend(of: size)
      let extent = view.place.rectangle.size[axis]
      let padding = container.settings.padding(isRightToLeft: environment.isRightToLeft)
      let room =
        parent.rectangle.size[axis] - padding.start(axis) - padding.end(axis)
      let pixel = 1 / environment.scale + 1e-6
      let left = room - start - extent
      if parent.node.node.laysOutChildren, wraps(view.parentNode, axis),
        (said - extent).magnitude <= pixel, (left - end).magnitude > pixel
      {
        let margin = view.node.writtenAttribute(axis.endAttribute).name
        note(.marginGivesWay(said: end, left: left, axis), margin, of: view)
        continue
      }
      // It is said only where the margins are seen to have decided.
      guard (room - start - end - extent).magnitude <= pixel, (said - extent).magnitude > pixel
      else { continue }
      note(.sizeBetweenMargins(said: said, extent: extent), size.name, of: view)
    }
  }

  /// Notes sizes of 0 in a container to which they are none.
  private mutating func noteZeroSizes(of view: SearchedView) {
    guard view.isLaidOut, let container = view.container, !view.place.node.node.mayBeEmpty,
      container.traits.unused.contains(.zeroSizes)
    else { return }
    for axis in TGAxis.allCases where view.place.rectangle.size[axis] > 0 {
      let size = axis.sizeAttribute
      let value = view.value(of: size)
      guard value.kind == .number, value.number <= 0 else { continue }
      note(.zeroSize(value.number, in: container.kindName), size.name, of: view)
    }
  }

  /// Whether a view says that it wraps along an axis.
  private func wraps(_ node: Node?, _ axis: TGAxis) -> Bool {
    guard let node, node.isActive(axis.sizeAttribute) else { return false }
    return node.value(of: axis.sizeAttribute).kind == .wrap
  }

  /// A margin, if it is a number.
  private func margin(_ attribute: TGAttribute, _ view: SearchedView) -> Double? {
    let value = view.value(of: attribute)
    guard value.kind == .number else { return nil }
    return value.number + view.node.addend(of: attribute)
  }
}
