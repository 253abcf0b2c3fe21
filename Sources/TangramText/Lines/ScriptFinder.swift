/// Finds the indices at which scripts begin: common characters take the script of the text before them, and
/// closing brackets take that of their opening bracket.
struct ScriptFinder {
  /// The scripts and their starts; characters before the first script have that script.
  private(set) var runs = ShortList<(start: Int, script: Script)>()
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
    return script == letterScript || letterScript != nil && script.isShared
  }

  private mutating func change(
    _ scalar: UInt32, _ properties: CharacterProperties, at index: Int
  ) {
    var resolved = script
    let isLetter = !properties.script.isShared
    if isLetter {
      letterScript = properties.script
      resolved = letterScript
    } else if let closing = Self.closingBracket(scalar) {
      openBrackets.append((closing, script))
    } else if [1, 2].contains(where: { Self.closingBracket(scalar &- $0) == scalar }) {
      while let open = openBrackets.popLast() {
        guard open.closing == scalar else { continue }
        resolved = open.script ?? script
        break
      }
    }
    guard let resolved, resolved != script else { return }
    // A closing bracket has restored the script of its opening bracket.
    if !isLetter { letterScript = nil }
    runs.append((script == nil ? 0 : index, resolved))
    script = resolved
    if unsupported == nil, PropertyTable.shared.isUnsupported(resolved) {
      unsupported = (index, resolved)
    }
  }

  /// The closing bracket for an opening bracket, which has the same script; nil for other characters.
  private static func closingBracket(_ opening: UInt32) -> UInt32? {
    switch opening {
    case 0x28, 0xFF08: opening + 1
    case 0x5B, 0x7B, 0xFF3B, 0xFF5B: opening + 2
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014: opening + 1
    default: nil
    }
  }
}
