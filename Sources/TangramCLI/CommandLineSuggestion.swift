import Tangram
import TangramScene

/// Suggestions for misspelled words on the command line.
enum CommandLineSuggestion {
  /// The end of a message about an unknown command; empty if none is similar.
  static func ofCommand(_ word: String) -> String {
    hint(word, commands[word.lowercased()], among: Command.all.map(\.name))
  }

  /// The end of a message about an unknown option of a command; empty if none is similar.
  static func ofOption(_ word: String, in command: Command) -> String {
    let known = command.allOptions.map(\.name)
    let other = options[word.lowercased()].flatMap { known.contains($0) ? $0 : nil }
    // Short options are excluded, since any two of them are similar.
    return hint(word, other, among: known.filter { $0.count > 2 && word.count > 2 })
  }

  private static func hint(_ word: String, _ other: String?, among known: [String]) -> String {
    if let other { return "; did you mean `\(other)`?" }
    return Spelling.hint(for: word, among: known)
  }

  /// Names that other tools use for similar commands.
  private static let commands = [
    "layout": "frames", "measure": "frames", "run": "frames", "draw": "render", "svg": "render",
    "html": "render", "picture": "render", "why": "explain", "validate": "lint", "test": "check",
    "serve": "play", "playground": "play", "print": "tree", "show": "tree", "code": "swift",
    "generate": "swift", "examples": "demo", "gallery": "demo", "usage": "help",
  ]

  /// Names that other tools use for similar options.
  private static let options = [
    "--output": "-o", "--out": "-o", "--file": "-o", "--name": "--id", "--view": "--id",
    "--dpr": "--scale", "--dpi": "--scale", "--right-to-left": "--rtl", "--follow": "--watch",
    "--recursive": "--deep", "--all": "--deep", "--cells": "--exact", "--draw": "--drawing",
  ]
}
