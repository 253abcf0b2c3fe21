/// The commands that have help text, in the order of the help overview.
enum Topic: String, Hashable, CaseIterable {
  case demo, frames, explain, check, lint, render, tree, swift, play, text, schema, completions
  case help

  /// The syntax, the description and the parser of the command.
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
