// Descriptions of views: the calls that would set the same descriptors and properties.

extension TGViewProtocol {
  /// The kind of the view, its name, and its descriptors and properties, in the form in which they
  /// were specified.
  ///
  ///     linear "card" {tg_width.equal(320).max(50%), tg_height.equal(.wrap), 3 children}
  ///
  /// The text is the same for views with the same descriptors and properties, and suited for
  /// comparisons in tests.
  public var description: String {
    let node = node
    var parts = TGAttribute.allCases.filter { !$0.isPhysical }.compactMap { node.text(of: $0) }
    parts += node.textsOfProperties
    if let container = node.container {
      parts += container.settings.texts
      let count = container.children.count
      if count > 0 { parts.append(count == 1 ? "1 child" : "\(count) children") }
    }
    let values = node.values
    parts += values.filter { $0.kindName == nil }.map { $0.text }
    let kind = node.container?.kindName ?? values.compactMap { $0.kindName }.first ?? "view"
    let label = name.map { "\(kind) \"\($0)\"" } ?? kind
    return parts.isEmpty ? label : "\(label) {\(parts.joined(separator: ", "))}"
  }
}

// MARK: - Positions and sizes

extension Node {
  /// The calls that set a descriptor to its state; nil if it has the default state.
  package func text(of attribute: TGAttribute) -> String? {
    guard specifies(attribute) || !isActive(attribute) else { return nil }
    var text = "tg_" + writtenAttribute(attribute).name
    let own = arguments(of: attribute, .value)
    if own.value.isEmpty {
      text += own.loneCalls
    } else {
      text += ".equal(\(own.value)\(own.changes))"
    }
    for (part, call) in [(DescriptorPart.lower, "min"), (.upper, "max")] {
      let bound = arguments(of: attribute, part)
      if !bound.value.isEmpty { text += ".\(call)(\(bound.value)\(bound.changes))" }
    }
    let shrink = rules?[attribute]?.shrink ?? 0
    if shrink != 0 { text += ".shrink(\(readable(shrink)))" }
    return isActive(attribute) ? text : text + " (inactive)"
  }

  /// The value of a descriptor or of one of its bounds, and the arguments and separate calls that
  /// modify it.
  private func arguments(
    of attribute: TGAttribute, _ part: DescriptorPart
  ) -> (value: String, changes: String, loneCalls: String) {
    let packed = value(of: attribute, part: part)
    let list = list(of: attribute).map { $0.description }.joined(separator: ", ")
    let terms = terms(of: attribute, part: part).map { $0.text }
    let value =
      switch packed.kind {
      case .list: "[\(list)]"
      case .most:
        ".\(packed.number == 1 ? "largest" : "smallest")(of: \(terms.joined(separator: ", ")))"
      default: packed.text
      }
    var (changes, loneCalls) = ("", "")
    let (addend, multiple) = (
      addend(of: attribute, part: part), multiple(of: attribute, part: part)
    )
    if addend != 0 {
      changes += ", \(attribute.isSize ? "increment" : "offset"): \(readable(addend))"
      loneCalls += ".\(attribute.isSize ? "add" : "offset")(\(readable(addend)))"
    }
    if multiple != 1 {
      changes += ", multiple: \(readable(multiple))"
      loneCalls += ".multiply(\(readable(multiple)))"
    }
    return (value, changes, loneCalls)
  }
}

// MARK: - Everything else

extension Node {
  /// The properties other than positions and sizes that differ from their defaults, as assignments.
  fileprivate var textsOfProperties: [String] {
    var texts: [String] = []
    if flags.visibility != .visible {
      texts.append("tg_visibility = .\(flags.visibility)")
    } else if flags.hidden {
      texts.append("isHidden = true")
    }
    if alignment != .none { texts.append("tg_alignment = \(alignment)") }
    if flags.useFrame { texts.append("tg_useFrame = true") }
    if flags.noLayout { texts.append("tg_noLayout = true") }
    if flags.reverseFloat { texts.append("tg_reverseFloat = true") }
    if flags.clearFloat { texts.append("tg_clearFloat = true") }
    if let content { texts.append("tg_content = \(content)") }
    for set in sizeClasses { texts.append("set for \(set.sizeClass)") }
    if frame != .zero { texts.append("frame = \(frame)") }
    return texts
  }
}
