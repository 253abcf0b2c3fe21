import TangramResults

/// Searches a layout for probable mistakes.
///
/// It examines the result, so it adds no cost to a layout whose diagnostics are not requested. A
/// property of a view that the layout has already reported is skipped.
struct DiagnosticSearch {
  let tree: LaidOutTree
  let environment: TGEnvironment
  /// The problems that the layout reported, and those that the search finds.
  private(set) var log: DiagnosticLog
  private let known: Set<KnownProperty>
  /// The views for which the layout itself reported a problem; an overflow that one of them causes is not
  /// reported.
  private let knownFrames: Set<Int32>

  init(_ tree: LaidOutTree, _ environment: TGEnvironment, _ log: DiagnosticLog) {
    (self.tree, self.environment, self.log) = (tree, environment, log)
    known = log.known
    knownFrames = Set(known.map { $0.frame })
  }

  /// Finds probable mistakes, in the order of the tree.
  mutating func run() {
    tree.forEachView(environment.sizeClass) { if $0.isSeen { look(at: $0) } }
  }

  private mutating func look(at view: SearchedView) {
    noteEmptiness(of: view)
    noteUnusedProperties(of: view)
    noteContradictions(of: view)
    noteSafeInsets(of: view)
    noteZeroSizes(of: view)
    // Size classes have no content of their own.
    for problem in view.place.node.content?.source?.problems ?? [] {
      note(problem.kind, "content", of: view)
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
      if let gravity = content.gravityWithoutStretching(axis) { note(gravity, "gravity", of: view) }
      let problems = [content.problemOfOnlyChild(axis), content.loneShare(axis)]
      for (problem, property, child) in problems.compactMap({ $0 }) {
        log.note(problem, property, of: child)
      }
      for child in content.averagesWithoutLine(axis) {
        note(
          .averageWithoutLine(in: content.container.kindName), axis.sizeAttribute.name, of: child)
      }
    }
    for (problem, property, child) in content.doubles { log.note(problem, property, of: child) }
  }

  /// Reports a problem with a property, unless the layout has already reported that property.
  mutating func note(
    _ problem: TGDiagnostic.Kind, _ property: String, of view: SearchedView
  ) {
    let reported = KnownProperty(frame: Int32(view.place.slot), property: property)
    if !known.contains(reported) { log.note(problem, property, of: view.frame) }
  }
}

// MARK: - No extent

extension DiagnosticSearch {
  private mutating func noteEmptiness(of view: SearchedView) {
    let size = view.place.rectangle.size
    guard !(size.width > 0 && size.height > 0), !view.place.node.mayBeEmpty else { return }
    for axis in TGAxis.allCases where !(size[axis] > 0) {
      let empty = EmptyView(view: view, axis: axis, tree: tree, environment: environment)
      if let problem = empty.problem { note(problem, empty.size.name, of: view) }
    }
  }
}

// MARK: - Properties without effect

extension DiagnosticSearch {
  /// Reports properties of the view that its container does not use.
  private mutating func noteUnusedProperties(of view: SearchedView) {
    guard view.isLaidOut, let container = view.container else { return }
    let (node, unused, kind) = (view.node, container.traits.unused, container.kindName)
    var names: [String] = []
    if unused.contains(.alignment), node.alignment != .none { names.append("alignment") }
    if unused.contains(.floating) {
      if node.flags.reverseFloat { names.append("reverseFloat") }
      if node.flags.clearFloat { names.append("clearFloat") }
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
    noteUnusedShrinkFactors(of: view, container)
    noteAlignmentAlongTheLine(of: view, container)
    noteAlignmentWithoutStretching(of: view, container)
  }

  /// Reports an alignment `stretch` of a view that has a size.
  private mutating func noteAlignmentWithoutStretching(
    of view: SearchedView, _ container: ContainerBody
  ) {
    if container.traits.unused.contains(.alignment) { return }
    for axis in TGAxis.allCases where container.traits.mainAxis != axis {
      guard view.node.alignment.alignment(axis, isRightToLeft: false) == .stretch,
        !view.isStretchable(axis)
      else { continue }
      note(
        .stretchesNothing(axis, "the view has a \(axis.sizeAttribute.name)"), "alignment", of: view)
    }
  }

  /// Reports shrink factors along axes on which the container does not shrink its children.
  private mutating func noteUnusedShrinkFactors(of view: SearchedView, _ container: ContainerBody) {
    for attribute in TGAttribute.allCases where !attribute.isPhysical {
      guard view.node.shrink(of: attribute) > 0 else { continue }
      let property = "\(view.node.writtenAttribute(attribute).name).shrink"
      if !container.traits.usesShrinkFactors.contains(attribute.axis.only) {
        note(.unused(in: container.kindName), property, of: view)
      } else if view.parentWraps(attribute.axis) {
        noteUnused(property, of: view, because: "the container is as large as its children")
      } else if attribute.isSize, [.weight, .fill].contains(view.value(of: attribute).kind),
        container.traits.usesShrinkFactors != .both
      {
        // A share of a line is a part of the remaining length, and is not shrunk. A frame layout, which
        // shrinks along both axes, shrinks each child by itself.
        noteUnused(property, of: view, because: "the size is a share of what other views leave")
      }
    }
  }

  private mutating func noteUnused(
    _ property: String, of view: SearchedView, because reason: String
  ) {
    let message = "has no effect, because \(reason)"
    note(.other(message, code: "unused-property", severity: .hint), property, of: view)
  }

  /// Reports an alignment that only names the axis along which the container lines up its children.
  private mutating func noteAlignmentAlongTheLine(of view: SearchedView, _ container: ContainerBody)
  {
    let alignment = view.node.alignment
    guard !container.traits.unused.contains(.alignment), alignment != .none,
      let along = container.traits.mainAxis,
      alignment.alignment(along.crossed, isRightToLeft: false) == .none
    else { return }
    note(.alignmentAlongTheLine(along), "alignment", of: view)
  }

  /// Reports settings of a container that it does not use.
  private mutating func noteUnusedSettings(of view: SearchedView) {
    guard let container = view.ownContainer, view.place.node.laysOutChildren else { return }
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
  /// Reports references of a container to views that are in the tree, but are neither the container
  /// nor its children.
  private mutating func noteStrangers(of view: SearchedView) {
    guard let container = view.ownContainer, view.place.node.laysOutChildren else { return }
    let references = container.references
    if references.isEmpty { return }
    var frames: [UInt64: Int] = [:]
    for place in tree.children(of: view.place) {
      frames[place.node.identity] = place.slot
    }
    let own = view.place.node.identity
    for reference in references {
      let stranger = reference.view
      guard frames[stranger.number] == nil, stranger.number != own,
        let path = tree.path(to: stranger)
      else { continue }
      if reference.reachesBelowChildren, path.starts(with: tree.path(to: view.place)) { continue }
      let frame = reference.child.flatMap { frames[$0.number] } ?? view.frame
      log.note(.unknownReference, reference.property, of: frame)
    }
  }
}

// MARK: - Safe area

extension DiagnosticSearch {
  /// Reports insets of the safe area inside containers, if there is a safe area.
  private mutating func noteSafeInsets(of view: SearchedView) {
    guard environment.safeArea != .zero, view.isLaidOut else { return }
    for attribute in TGAttribute.allCases where !attribute.isSize {
      let value = view.value(of: attribute)
      guard value.kind == .number, value.number == DescriptorValue.safeAreaInset else { continue }
      note(.safeAreaInside, view.node.writtenAttribute(attribute).name, of: view)
    }
  }
}

// MARK: - Contradictions

extension DiagnosticSearch {
  /// Reports sizes that have no effect because of margins on both sides.
  private mutating func noteContradictions(of view: SearchedView) {
    guard view.isLaidOut, let container = view.container, let parent = view.parent else { return }
    let decided = container.traits.extentsBetweenMargins
    for axis in TGAxis.allCases where decided.contains(axis.only) && view.hasBothMargins(axis) {
      let (size, center) = (axis.sizeAttribute, axis.centerAttribute)
      if view.value(of: center).kind != .none { note(.centerBetweenMargins, center.name, of: view) }
      guard view.value(of: size).kind == .number, let start = margin(axis.startAttribute, view),
        let end = margin(axis.endAttribute, view)
      else { continue }
      let specified =
        view.value(of: size).number * view.node.multiple(of: size) + view.node.addend(of: size)
      let extent = view.place.rectangle.size[axis]
      let padding = container.settings.padding(isRightToLeft: environment.isRightToLeft)
      let room = parent.rectangle.size[axis] - padding.start(axis) - padding.end(axis)
      let pixel = environment.pixel
      let left = room - start - extent
      if parent.node.laysOutChildren, view.parentWraps(axis),
        (specified - extent).magnitude <= pixel, (left - end).magnitude > pixel
      {
        let margin = view.node.writtenAttribute(axis.endAttribute).name
        note(.marginGivesWay(specified: end, left: left, axis), margin, of: view)
        continue
      }
      // The size is reported only if it is visible in the result that the margins have determined the
      // extent.
      guard (room - start - end - extent).magnitude <= pixel, (specified - extent).magnitude > pixel
      else { continue }
      note(.sizeBetweenMargins(specified: specified, extent: extent), size.name, of: view)
    }
  }

  /// Reports sizes of 0 in containers that treat them as unspecified.
  private mutating func noteZeroSizes(of view: SearchedView) {
    guard view.isLaidOut, let container = view.container, !view.place.node.mayBeEmpty,
      container.traits.unused.contains(.zeroSizes)
    else { return }
    for axis in TGAxis.allCases where view.place.rectangle.size[axis] > 0 {
      let size = axis.sizeAttribute
      let value = view.value(of: size)
      guard value.kind == .number, value.number <= 0 else { continue }
      note(.zeroSize(value.number, in: container.kindName), size.name, of: view)
    }
  }

  /// A margin, if it is a number.
  private func margin(_ attribute: TGAttribute, _ view: SearchedView) -> Double? {
    let value = view.value(of: attribute)
    guard value.kind == .number else { return nil }
    return value.number + view.node.addend(of: attribute)
  }
}
