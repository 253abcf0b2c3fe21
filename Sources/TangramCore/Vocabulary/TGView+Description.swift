// What a view says about itself when it is printed.

extension TGViewProtocol {
  /// The kind of the view, its name, and the descriptors it was given.
  ///
  ///     linear "card" {width: 320, height: wrap, 3 children}
  public var description: String {
    var parts: [String] = []
    for attribute in TGAttribute.allCases where !attribute.isPhysical {
      if let text = storage.text(of: attribute) { parts.append(text) }
    }
    if storage.visibility != .visible { parts.append("\(storage.visibility)") }
    if tg_useFrame { parts.append("useFrame") }
    if tg_noLayout { parts.append("noLayout") }
    if frame != .zero { parts.append("frame: \(frame)") }
    if isContainer { parts.append("\(subviews.count) children") }
    let kind = storage.container?.kindName ?? "view"
    let label = name.map { "\(kind) \"\($0)\"" } ?? kind
    return parts.isEmpty ? label : "\(label) {\(parts.joined(separator: ", "))}"
  }
}

extension TGNodeStorage {
  /// A descriptor as a scene would write it; nil when nothing was said.
  fileprivate func text(of attribute: TGAttribute) -> String? {
    let extras = extras(of: attribute)
    let packed = value(of: attribute)
    guard packed.kind != .none || extras != .standard else { return nil }
    var text = packed.kind == .list ? extras.list.description : packed.text
    if extras.multiple != 1 { text += " × \(readable(extras.multiple))" }
    if extras.addend != 0 { text += extras.addend < 0 ? " - " : " + " }
    if extras.addend != 0 { text += readable(extras.addend.magnitude) }
    if let lower = extras.lower { text += " ≥ \(lower.value.text)" }
    if let upper = extras.upper { text += " ≤ \(upper.value.text)" }
    if !isActive(attribute) { text += " (inactive)" }
    return "\(name(of: attribute)): \(text.drop { $0 == " " })"
  }

  private func name(of attribute: TGAttribute) -> String {
    switch attribute {
    case .leading where payload.flags.contains(.physicalStart): "left"
    case .trailing where payload.flags.contains(.physicalEnd): "right"
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
    "\(attribute): \(storage.value(of: attribute, part: part).text)"
  }
}

extension TGLayoutSize: CustomStringConvertible {
  /// The name and the value of the size.
  public var description: String {
    "\(attribute): \(storage.value(of: attribute, part: part).text)"
  }
}
