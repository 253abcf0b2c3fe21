// What a view says about itself when it is printed.

extension TGViewProtocol {
  /// The kind of the view, its name, and the descriptors it was given.
  ///
  ///     linear "card" {width: 320, height: wrap, 3 children}
  public var description: String {
    var parts: [String] = []
    for attribute in TGAttribute.allCases where !attribute.isPhysical {
      if let text = storage.node.text(of: attribute) { parts.append(text) }
    }
    if storage.visibility != .visible { parts.append("\(storage.visibility)") }
    if tg_useFrame { parts.append("useFrame") }
    if tg_noLayout { parts.append("noLayout") }
    if frame != .zero { parts.append("frame: \(frame)") }
    if isContainer { parts.append("\(subviews.count) children") }
    let values = storage.node.values
    parts += values.filter { $0.kindName == nil }.map(\.text)
    let kind = storage.node.container?.kindName ?? values.compactMap(\.kindName).first ?? "view"
    let label = name.map { "\(kind) \"\($0)\"" } ?? kind
    return parts.isEmpty ? label : "\(label) {\(parts.joined(separator: ", "))}"
  }
}

extension Node {
  /// A descriptor as a scene would write it; nil when nothing was said.
  fileprivate func text(of attribute: TGAttribute) -> String? {
    guard says(attribute) || !isActive(attribute) else { return nil }
    let packed = value(of: attribute)
    let (addend, multiple) = (addend(of: attribute), multiple(of: attribute))
    var text = packed.kind == .list ? list(of: attribute).description : packed.text
    if multiple != 1 { text += " × \(readable(multiple))" }
    if addend != 0 { text += (addend < 0 ? " - " : " + ") + readable(addend.magnitude) }
    let (lower, upper) = (
      value(of: attribute, part: .lower), value(of: attribute, part: .upper)
    )
    if lower.kind != .none { text += " ≥ \(lower.text)" }
    if upper.kind != .none { text += " ≤ \(upper.text)" }
    if !isActive(attribute) { text += " (inactive)" }
    return "\(name(of: attribute)): \(text.drop { $0 == " " })"
  }

  private func name(of attribute: TGAttribute) -> String {
    switch attribute {
    case .leading where flags.contains(.physicalStart): "left"
    case .trailing where flags.contains(.physicalEnd): "right"
    default: attribute.name
    }
  }
}

extension PackedValue {
  /// The value as a scene would write it.
  package var text: String {
    switch kind {
    case .none: ""
    case .number: readable(number)
    case .weight: "\(readable(number))%"
    case .wrap: "wrap"
    case .fill: "fill"
    case .list: "list"
    case .safeArea: "safe area"
    case .anchor: anchor.map(\.description) ?? ""
    }
  }
}

extension TGAnchor: CustomStringConvertible {
  /// The view and the attribute, as in `superview.width`.
  public var description: String {
    switch target {
    case .superview: "superview.\(attribute)"
    case .this: "self.\(attribute)"
    case .view(let id): "\(id).\(attribute)"
    }
  }
}

extension TGLayoutPos: CustomStringConvertible {
  /// The name and the value of the position.
  public var description: String {
    "\(attribute): \(storage.node.value(of: attribute, part: part).text)"
  }
}

extension TGLayoutSize: CustomStringConvertible {
  /// The name and the value of the size.
  public var description: String {
    "\(attribute): \(storage.node.value(of: attribute, part: part).text)"
  }
}
