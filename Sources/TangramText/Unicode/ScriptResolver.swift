/// Assigns a script to each character: common characters take the script of the text before them, and
/// closing brackets take that of their opening bracket.
struct ScriptResolver {
  private var last: Script?
  private var openBrackets: [(closing: UInt32, script: Script?)] = []

  /// Returns the script of the next character; nil if no character with a script has been read so far.
  mutating func resolve(_ scalar: UInt32, _ properties: CharacterProperties) -> Script? {
    let script = properties.script
    if script != .common, script != .inherited {
      let table = PropertyTable.shared
      last = script == table.hiragana ? table.katakana : script
      return last
    }
    if let closing = Brackets.closing(scalar) {
      openBrackets.append((closing, last))
    } else if Brackets.isClosing(scalar) {
      while let open = openBrackets.popLast() {
        guard open.closing == scalar else { continue }
        last = open.script ?? last
        break
      }
    }
    return last
  }
}

/// The pairs of brackets that share a script.
private enum Brackets {
  /// The closing bracket for an opening bracket; nil for other characters.
  static func closing(_ opening: UInt32) -> UInt32? {
    switch opening {
    case 0x28, 0xFF08: opening + 1
    case 0x5B, 0x7B, 0xFF3B, 0xFF5B: opening + 2
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014: opening + 1
    default: nil
    }
  }

  static func isClosing(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x29, 0x5D, 0x7D, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0xFF09, 0xFF3D, 0xFF5D:
      true
    default: false
    }
  }
}
