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
    do throws(SystemError) {
      var status = stat()
      let exists = stat(path, &status) == 0
      if !exists, errno != ENOENT { throw SystemError.last }
      if exists, status.st_mode & S_IFMT != S_IFREG {
        try Self.write(text, to: path, O_WRONLY)
      } else {
        let permissions = exists ? status.st_mode & 0o7777 : nil
        try Interrupts.block { () throws(SystemError) in try replace(with: text, permissions) }
      }
    } catch {
      throw ToolError(.lostOutput, "\(path) cannot be written: \(error.reason)")
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

  private func replace(with text: String, _ permissions: mode_t?) throws(SystemError) {
    let file = target
    let temporaryFile = file.deletingLastPathComponent()
      .appendingPathComponent(".tangram-\(UUID().uuidString.prefix(8))")
    do throws(SystemError) {
      try Self.write(text, to: temporaryFile.path, O_WRONLY | O_CREAT | O_EXCL)
      if let permissions, chmod(temporaryFile.path, permissions) != 0 { throw SystemError.last }
      guard rename(temporaryFile.path, file.path) == 0 else { throw SystemError.last }
    } catch {
      unlink(temporaryFile.path)
      throw error
    }
  }

  private static func write(
    _ text: String, to path: String, _ flags: Int32
  ) throws(SystemError) {
    let descriptor = open(path, flags | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last }
    try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(text + "\n")
  }
}
