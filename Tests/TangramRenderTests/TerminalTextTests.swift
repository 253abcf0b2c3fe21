import Tangram
import TangramRender
import Testing

/// Layouts as text for terminals.
@Suite struct TerminalTextTests {
  private func layout(_ name: String = "a") -> TGLayout {
    TGFrameLayout {
      TGView(name).size(20, 10)
      TGView("empty").width(5)
    }.named("card").size(40, 20).layout(in: TGSize(width: 50, height: 50))
  }

  @Test func theTreeShowsDiagnostics() {
    let lines = TGTerminalText(of: layout(), hasColors: false).tree.split(separator: "\n")
    #expect(
      lines.prefix(3) == ["card (0, 0, 40, 20)", "  a (0, 0, 20, 10)", "  empty (0, 0, 5, 0)"])
    #expect(lines.count == 4)
    #expect(lines[3].hasPrefix("    ! empty: height "))
  }

  @Test func colorsOnlyAddEscapeSequences() {
    func plain(_ text: String) -> String {
      text.replacing(/\u{1B}\[[0-9]+m/, with: "")
    }
    let (plainText, colored) = (
      TGTerminalText(of: layout(), hasColors: false), TGTerminalText(of: layout(), hasColors: true)
    )
    #expect(colored.tree != plainText.tree)
    #expect(plain(colored.tree) == plainText.tree)
    #expect(plain(colored.drawing(columns: 30)) == plainText.drawing(columns: 30))
    #expect(plainText.drawing(columns: 30) == layout().drawing(width: 30))
  }

  @Test(
    "Control characters in names are not sent to the terminal",
    arguments: ["\u{1B}[2J", "a\rb", "\u{9B}31m", "\u{7}", "\u{202E}a", "a\u{2066}\u{200F}"])
  func names(name: String) {
    let text = TGTerminalText(of: layout(name), hasColors: false)
    for shown in [text.tree, text.drawing()] {
      #expect(
        shown.unicodeScalars.allSatisfy {
          $0 == "\n"
            || $0.value >= 32 && !(0x7F...0x9F).contains($0.value)
              && !(0x200E...0x200F).contains($0.value) && !(0x202A...0x202E).contains($0.value)
              && !(0x2066...0x2069).contains($0.value)
        })
    }
  }

  @Test func controlCharactersAreEscapedInTheTree() {
    let tree = TGTerminalText(of: layout("a\u{202E}b"), hasColors: false).tree
    #expect(tree.contains(#"  a\u{202E}b (0, 0, 20, 10)"#))
  }
}
