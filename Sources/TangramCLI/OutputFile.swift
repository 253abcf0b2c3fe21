import Foundation

/// A file that is written in one piece: whoever reads it meanwhile finds the old one or the new one, and
/// a run that is interrupted leaves no half of it.
///
/// Only regular files can be replaced. A device, a pipe or a socket keeps its place and is written into.
struct OutputFile {
  let path: String

  /// Writes the text, and the end of its last line.
  ///
  /// Who may read a file that is replaced stays so, and a link to it stays a link.
  func write(_ text: String) throws(ToolError) {
    let bytes = Data((text + "\n").utf8)
    do {
      guard try isReplaceable else { return try writeInto(bytes) }
      try Interrupts.hold { try replace(with: bytes) }
    } catch {
      throw ToolError(
        status: .lostOutput,
        message: "tangram: \(path) cannot be written: \(SystemReason.text(of: error))")
    }
  }

  /// Whether there is a regular file, or none yet, where the path leads.
  private var isReplaceable: Bool {
    get throws {
      var status = stat()
      if stat(path, &status) == 0 { return status.st_mode & S_IFMT == S_IFREG }
      let problem = Self.lastSystemError
      guard problem.code == .ENOENT else { throw problem }
      return true
    }
  }

  /// The path without links at its end, whether or not the last one leads to a file.
  private var target: URL {
    var file = URL(fileURLWithPath: path)
    // The system follows no more links than these either.
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: file.path) else {
        break
      }
      file = URL(fileURLWithPath: next, relativeTo: file.deletingLastPathComponent()).absoluteURL
    }
    return file
  }

  private func replace(with bytes: Data) throws {
    let file = target
    let beside = file.deletingLastPathComponent()
      .appendingPathComponent(".tangram-\(UUID().uuidString.prefix(8))")
    do {
      try bytes.write(to: beside)
      let old = try? FileManager.default.attributesOfItem(atPath: file.path)
      if let rights = old?[.posixPermissions] {
        try FileManager.default.setAttributes(
          [.posixPermissions: rights], ofItemAtPath: beside.path)
      }
      guard rename(beside.path, file.path) == 0 else { throw Self.lastSystemError }
    } catch {
      unlink(beside.path)
      throw error
    }
  }

  private func writeInto(_ bytes: Data) throws {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.lastSystemError }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try file.write(contentsOf: bytes)
  }

  private static var lastSystemError: POSIXError {
    POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
  }
}
