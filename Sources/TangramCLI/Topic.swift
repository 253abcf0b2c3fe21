/// A command that there is help about, in the order of the overview.
enum Topic: String, Hashable, CaseIterable {
  case demo, frames, explain, check, lint, render, tree, swift, play, text, schema, completions
  case help

  /// How the command is written, what it does, and how it is read.
  var form: CommandForm {
    switch self {
    case .demo: .demo
    case .frames: .frames
    case .explain: .explain
    case .check: .check
    case .lint: .lint
    case .render: .render
    case .tree: .tree
    case .play: .play
    case .swift: .swift
    case .text: .text
    case .schema: .schema
    case .completions: .completions
    case .help: .help
    }
  }
}
