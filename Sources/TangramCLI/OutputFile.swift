import Foundation

/// A file that is written in one piece: whoever reads it meanwhile finds the old one or the new one, and
/// a run that is interrupted leaves no half of it.
struct OutputFile {
  let path: String

  /// Writes the text, and the end of its last line.
  ///
  /// Who may read a file that is replaced stays so.
  func write(_ text: String) throws(ToolError) {
    try Interrupts.hold { () throws(ToolError) in try writeBeside(text) }
  }

  private func writeBeside(_ text: String) throws(ToolError) {
    let file = URL(fileURLWithPath: path)
    let beside = file.deletingLastPathComponent()
      .appendingPathComponent(".\(file.lastPathComponent).\(UUID().uuidString.prefix(8))")
    do {
      try Data((text + "\n").utf8).write(to: beside)
      let old = try? FileManager.default.attributesOfItem(atPath: file.path)
      if let rights = old?[.posixPermissions] {
        try FileManager.default.setAttributes(
          [.posixPermissions: rights], ofItemAtPath: beside.path)
      }
      guard rename(beside.path, file.path) == 0 else {
        throw CocoaError(.fileWriteUnknown, userInfo: [NSUnderlyingErrorKey: lastSystemError])
      }
    } catch {
      unlink(beside.path)
      throw ToolError(
        status: .lostOutput,
        message: "tangram: \(path) cannot be written: \(SystemReason.text(of: error))")
    }
  }

  private var lastSystemError: any Error { NSError(domain: NSPOSIXErrorDomain, code: Int(errno)) }
}
