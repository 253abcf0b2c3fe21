import TangramResults

extension TGLayout {
  /// Probable mistakes: problems that the layout encountered, and suspicious results, such as views
  /// without an extent although no size of 0 was specified.
  ///
  /// - Complexity: O(*n*) the first time, where *n* is the number of views. If it is never read,
  ///   there is no cost.
  public var diagnostics: [TGDiagnostic] {
    tree.allDiagnostics.value {
      var search = DiagnosticSearch(tree)
      tree.forEachView { if $0.isSeen { search.check($0) } }
      return search.log.diagnostics(of: tree)
    }
  }
}

/// Searches a layout for probable mistakes.
///
/// It examines the result, so it adds no cost to a layout whose diagnostics are not requested. A
/// property of a view that the layout has already reported is skipped.
private struct DiagnosticSearch {
  /// The problems that the layout reported, and those that the search finds.
  private(set) var log: DiagnosticLog
  private let known: Set<KnownProperty>
  /// The views for which the layout reported a problem; an overflow caused by one is not reported.
  private let knownFrames: Set<Int32>

  init(_ tree: LaidOutTree) {
    (log, known) = (tree.reported, tree.reported.known)
    knownFrames = Set(known.map { $0.frame })
  }

  mutating func check(_ view: SearchedView) {
    noteEmptyView(of: view)
    if view.isLaidOut, let container = view.container {
      noteUnusedProperties(of: view, container)
      noteUnusedShrinkFactors(of: view, container)
      noteAlignment(of: view, container)
      noteContradictions(of: view, container)
      noteSafeInsets(of: view)
      noteZeroSizes(of: view, container)
    }
    // Size classes have no content of their own.
    for problem in view.place.node.content?.source?.problems ?? [] {
      note(problem.kind, "content", of: view)
    }
    guard let container = view.ownContainer else { return }
    noteUnusedSettings(of: view, container)
    noteReferencesOutside(to: view, container)
    if let content = ContainerContent(view, container) { check(content, of: view) }
  }

  private mutating func check(_ content: ContainerContent, of view: SearchedView) {
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
        let kind = content.container.kindName
        note(.averageWithoutLine(in: kind), axis.sizeAttribute.name, of: child)
      }
    }
    for (problem, property, child) in content.duplicates { log.note(problem, property, of: child) }
  }

  /// Reports a problem with a property, unless the layout has already reported that property.
  private mutating func note(
    _ problem: TGDiagnostic.Kind, _ property: String, of view: SearchedView
  ) {
    let reported = KnownProperty(frame: Int32(view.place.slot), property: property)
    if !known.contains(reported) { log.note(problem, property, of: view.frame) }
  }
}

extension DiagnosticSearch {
  // MARK: No extent

  private mutating func noteEmptyView(of view: SearchedView) {
    let size = view.place.rectangle.size
    guard !(size.width > 0 && size.height > 0), !view.place.node.mayBeEmpty else { return }
    for axis in TGAxis.allCases where !(size[axis] > 0) {
      let empty = EmptyView(view: view, axis: axis)
      if let problem = empty.problem { note(problem, empty.size.name, of: view) }
    }
  }

  // MARK: Properties without effect

  /// Reports properties of the view that its container does not use.
  private mutating func noteUnusedProperties(of view: SearchedView, _ container: ContainerBody) {
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
  }

  /// Reports an alignment that only names the axis along which the container lines up its children,
  /// and an alignment `stretch` of a view that has a size.
  private mutating func noteAlignment(of view: SearchedView, _ container: ContainerBody) {
    if container.traits.unused.contains(.alignment) { return }
    let (alignment, along) = (view.node.alignment, container.traits.mainAxis)
    if alignment != .none, let along,
      alignment.alignment(along.crossed, isRightToLeft: false) == .none
    {
      let problem = TGDiagnostic.Kind.other(
        "is only \(along), but the container arranges its children \(along)ly, so the alignment has no "
          + "effect", code: "unused-property", severity: .hint,
        remedy: "remove it, or add a \(along.crossed) alignment")
      note(problem, "alignment", of: view)
    }
    for axis in TGAxis.allCases where along != axis && !view.isStretchable(axis) {
      guard alignment.alignment(axis, isRightToLeft: false) == .stretch else { continue }
      let reason = "the view has a \(axis.sizeAttribute.name)"
      note(.stretchesNothing(axis, reason), "alignment", of: view)
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

  /// Reports settings of a container that it does not use.
  private mutating func noteUnusedSettings(of view: SearchedView, _ container: ContainerBody) {
    let (unused, settings) = (container.traits.unused, container.settings)
    var names: [String] = []
    if unused.contains(.gravity), settings.gravity != .none { names.append("gravity") }
    if unused.contains(.gaps) {
      if settings.horizontalSpace != 0 { names.append("hspace") }
      if settings.verticalSpace != 0 { names.append("vspace") }
    }
    for name in names { note(.unused(in: container.kindName), name, of: view) }
  }

  // MARK: References to views elsewhere

  /// Reports references to views in the tree that are neither the container nor its children.
  private mutating func noteReferencesOutside(to view: SearchedView, _ container: ContainerBody) {
    let references = container.references
    if references.isEmpty { return }
    var frames: [UInt64: Int] = [:]
    for place in view.tree.children(of: view.place) { frames[place.node.identity] = place.slot }
    for reference in references {
      let target = reference.view
      guard frames[target.number] == nil, target.number != view.place.node.identity,
        let path = view.tree.path(to: target)
      else { continue }
      let own = view.tree.path(to: view.place)
      if reference.reachesBelowChildren, path.starts(with: own) { continue }
      let frame = reference.child.flatMap { frames[$0.number] } ?? view.frame
      log.note(.unknownReference, reference.property, of: frame)
    }
  }

  // MARK: Safe area

  /// Reports insets of the safe area inside containers, if there is a safe area.
  private mutating func noteSafeInsets(of view: SearchedView) {
    if view.environment.safeArea == .zero { return }
    for attribute in TGAttribute.allCases where !attribute.isSize {
      let value = view.value(of: attribute)
      guard value.kind == .number, value.number == DescriptorValue.safeAreaInset else { continue }
      let problem = TGDiagnostic.Kind.other(
        "is the inset of the safe area, which is 0 inside a container", code: "safe-area-inside",
        severity: .hint, remedy: "set it on the root, or add the inset to the padding of the root")
      note(problem, view.node.writtenAttribute(attribute).name, of: view)
    }
  }

  // MARK: Contradictions

  /// Reports sizes that have no effect because of margins on both sides.
  private mutating func noteContradictions(of view: SearchedView, _ container: ContainerBody) {
    guard let parent = view.parent else { return }
    let decided = container.traits.extentsBetweenMargins
    for axis in TGAxis.allCases where decided.contains(axis.only) && view.hasBothMargins(axis) {
      let (size, center) = (axis.sizeAttribute, axis.centerAttribute)
      if view.value(of: center).kind != .none {
        let problem = TGDiagnostic.Kind.other(
          "has no effect, because the margins on both sides determine the position",
          code: "center-between-margins", severity: .hint,
          remedy: "remove the center or one of the margins")
        note(problem, center.name, of: view)
      }
      guard view.value(of: size).kind == .number, let start = margin(axis.startAttribute, view),
        let end = margin(axis.endAttribute, view)
      else { continue }
      let specified =
        view.value(of: size).number * view.node.multiple(of: size) + view.node.addend(of: size)
      let extent = view.place.rectangle.size[axis]
      let padding = container.settings.padding(isRightToLeft: view.environment.isRightToLeft)
      let room = parent.rectangle.size[axis] - padding.start(axis) - padding.end(axis)
      let pixel = view.environment.pixel
      let remaining = room - start - extent
      if parent.node.laysOutChildren, view.parentWraps(axis),
        (specified - extent).magnitude <= pixel, (remaining - end).magnitude > pixel
      {
        let problem = TGDiagnostic.Kind.other(
          "is set to \(readable(end)), but becomes \(readable(remaining)): in a container that "
            + "wraps its children, the opposite margin and the \(size.name) of the view take "
            + "precedence",
          code: "margin-gives-way", severity: .hint,
          remedy: "remove the \(size.name) or one of the margins")
        note(problem, view.node.writtenAttribute(axis.endAttribute).name, of: view)
        continue
      }
      // The size is reported only if the result shows that the margins have determined the extent.
      guard (room - start - end - extent).magnitude <= pixel, (specified - extent).magnitude > pixel
      else { continue }
      let problem = TGDiagnostic.Kind.other(
        "is set to \(readable(specified)), but the margins on both sides make it \(readable(extent)); "
          + "the margins take precedence", code: "size-between-margins",
        remedy: "remove the size or one of the margins")
      note(problem, size.name, of: view)
    }
  }

  /// Reports sizes of 0 in containers that treat them as unspecified.
  private mutating func noteZeroSizes(of view: SearchedView, _ container: ContainerBody) {
    guard container.traits.unused.contains(.zeroSizes), !view.place.node.mayBeEmpty
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
