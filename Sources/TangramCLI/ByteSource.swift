import Foundation

/// The bytes of a file or of the standard input, read in chunks.
struct ByteSource {
  /// The name of the source in messages.
  let name: String
  private let handle: FileHandle

  /// Opens a file; nil or `-` means the standard input.
  init(opening file: String?, standardInput: FileHandle) throws(ToolError) {
    if let file, file != "-" {
      (name, handle) = (file, try Self.handle(of: file, O_RDONLY))
    } else {
      (name, handle) = ("the standard input", standardInput)
    }
  }

  /// Opens a file that will be read repeatedly.
  ///
  /// If it has been replaced by something other than a regular file, this fails at once: opening a
  /// pipe would block until there is a writer.
  init(openingRegular file: String) throws(ToolError) {
    (name, handle) = (file, try Self.handle(of: file, O_RDONLY | O_NONBLOCK))
    if size == nil { throw Self.unreadable(name, "it is no ordinary file") }
  }

  private static func handle(of file: String, _ flags: Int32) throws(ToolError) -> FileHandle {
    let descriptor = open(file, flags | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(file, SystemError.last.reason) }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// The number of bytes; nil if it is unknown, as for a pipe.
  var size: Int? {
    var status = stat()
    guard fstat(handle.fileDescriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    return Int(status.st_size)
  }

  /// Returns the next bytes, as soon as any are available; empty at the end.
  ///
  /// It does not wait for a full buffer, since the writer of a pipe may wait for the output for a line
  /// before it writes the next one.
  func read(atMost count: Int = 1 << 16) throws(ToolError) -> [UInt8] {
    var problem: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
      var found = -1
      repeat {
        found = Foundation.read(handle.fileDescriptor, buffer.baseAddress, count)
        problem = found < 0 ? .last : nil
      } while problem?.code == EINTR
      length = max(0, found)
    }
    if let problem { throw Self.unreadable(name, problem.reason) }
    return bytes
  }

  /// Reads all bytes, but at most one more than `limit`, which is enough to detect that there are
  /// too many.
  func readAll(limit: Int) throws(ToolError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let piece = try read(atMost: min(1 << 20, limit + 1 - bytes.count))
      if piece.isEmpty { break }
      bytes += piece
    }
    return bytes
  }

  private static func unreadable(_ name: String, _ reason: String) -> ToolError {
    ToolError(.noInput, "\(name) cannot be read: \(reason)")
  }
}
