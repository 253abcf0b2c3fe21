import Tangram

/// What a view of the dashboard paints.
enum Widget: Equatable, Sendable {
  case nothing
  case text(String)
  /// A frame with a title in its top edge.
  case box(String)
  /// A gauge that is filled to this percentage.
  case gauge(Int)
}

extension Widget: TGViewKey {
  static let defaultValue = Widget.nothing
  static let affectsLayout = false
}

/// A text; one point is one character cell.
func label(_ text: String) -> TGView {
  TGView(.text(chars: text.count, advance: 1, line: 1)).size(.wrap)
    .with { $0[Widget.self] = .text(text) }
}

/// The view tree of the dashboard, which fills the terminal.
func dashboard(_ machine: Machine) -> TGLinearLayout {
  TGLinearLayout(.vert) {
    TGLinearLayout(.horz) {
      label(machine.host).named("host")
      label("\(machine.messages.count) messages").named("count").margin(leading: 100%)
    }.width(.fill).height(1)
    TGLinearLayout(.horz, spacing: 1) {
      box("Load") {
        for load in machine.loads { row(load) }
      }.width(60%)
      box("Messages") {
        for message in machine.messages { label(message).width(.fill).height(1) }
      }.width(40%)
    }.named("boxes").size(.fill)
  }.size(.fill)
}

private func box(_ title: String, @TGViewBuilder _ rows: () -> TGSubviews) -> TGLinearLayout {
  TGLinearLayout(.vert, rows).named(title).padding(1).height(.fill)
    .with { $0[Widget.self] = .box(title) }
}

private func row(_ load: Machine.Load) -> TGLinearLayout {
  TGLinearLayout(.horz, spacing: 1) {
    label(load.name).width(6)
    TGView("\(load.name) gauge").size(.fill, 1).with { $0[Widget.self] = .gauge(load.percent) }
    TGFrameLayout { label("\(load.percent)%").trailing(0) }.size(4, 1)
  }.width(.fill).height(.wrap)
}
