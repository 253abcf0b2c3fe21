/// The scripts of a text.
struct ScriptRuns {
  var first = Script.common
  /// The indices at which other scripts begin.
  var changes: [(start: Int, script: Script)] = []
}

/// Finds the indices at which scripts begin: common characters take the script of the text before them, and
/// closing brackets take that of their opening bracket.
struct ScriptFinder {
  private(set) var runs = ScriptRuns()
  /// The first character whose script needs features that are not supported.
  private(set) var unsupported: (index: Int, script: Script)?
  private var openBrackets: [(closing: UInt32, script: Script?)] = []
  private var script: Script?
  /// The script of the last letter, as long as it determines `script`; otherwise nil.
  private var letterScript: Script?

  @inline(__always)
  mutating func find(_ scalar: UInt32, _ properties: CharacterProperties, at index: Int) {
    if keeps(properties), !LineBreakClasses.brackets.contains(properties.lineBreak) { return }
    change(scalar, properties, at: index)
  }

  /// Whether a character that is not a bracket has the script of the preceding text.
  @inline(__always)
  func keeps(_ properties: CharacterProperties) -> Bool {
    let script = properties.script
    return script == letterScript
      || letterScript != nil && (script == .common || script == .inherited)
  }

  private mutating func change(
    _ scalar: UInt32, _ properties: CharacterProperties, at index: Int
  ) {
    var resolved = script
    let isLetter = properties.script != .common && properties.script != .inherited
    if isLetter {
      letterScript = properties.script
      let table = PropertyTable.shared
      resolved = letterScript == table.hiragana ? table.katakana : letterScript
    } else if let closing = Brackets.closing(scalar) {
      openBrackets.append((closing, script))
    } else if Brackets.isClosing(scalar) {
      while let open = openBrackets.popLast() {
        guard open.closing == scalar else { continue }
        resolved = open.script ?? script
        break
      }
    }
    guard let resolved, resolved != script else { return }
    // A closing bracket has restored the script of its opening bracket.
    if !isLetter { letterScript = nil }
    // Characters before the first script take that script.
    if script == nil {
      runs.first = resolved
    } else {
      runs.changes.append((start: index, script: resolved))
    }
    script = resolved
    if unsupported == nil, PropertyTable.shared.isUnsupported(resolved) {
      unsupported = (index, resolved)
    }
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
