import Foundation

/// A file that is written atomically: a reader finds either the old or the new version, and an
/// interrupted run leaves no partial file.
///
/// Only regular files can be replaced. A device, a pipe or a socket is kept and written to.
struct OutputFile {
  let path: String

  /// Writes the text and a final line break.
  ///
  /// A file that is replaced keeps its permissions, and a symbolic link to it remains a link.
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

  /// Whether the path leads to a regular file, or to no file yet.
  private var isReplaceable: Bool {
    get throws {
      var status = stat()
      if stat(path, &status) == 0 { return status.st_mode & S_IFMT == S_IFREG }
      let problem = Self.lastSystemError
      guard problem.code == .ENOENT else { throw problem }
      return true
    }
  }

  /// The path with symbolic links at its end resolved, whether or not the last one leads to a file.
  private var target: URL {
    var file = URL(fileURLWithPath: path)
    // The operating system follows no more than 40 links either.
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
