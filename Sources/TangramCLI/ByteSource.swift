import Foundation

/// The bytes of a file or of the standard input, read in chunks.
struct ByteSource {
  /// The name of the source in messages.
  let name: String
  private let handle: FileHandle

  /// Opens a file; nil or `-` means the standard input.
  init(opening file: String?, standardInput: FileHandle) throws(ToolError) {
    guard let file, file != "-" else {
      name = "the standard input"
      handle = standardInput
      return
    }
    name = file
    do {
      handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
    } catch {
      throw Self.error(file, error)
    }
  }

  /// Opens a file that will be read repeatedly.
  ///
  /// If it has been replaced by something other than a regular file, this fails at once: opening a
  /// pipe would block until there is a writer.
  init(openingRegular file: String) throws(ToolError) {
    let descriptor = open(file, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw Self.error(file, POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO))
    }
    (name, handle) = (file, FileHandle(fileDescriptor: descriptor, closeOnDealloc: true))
    if size == nil {
      throw ToolError(
        status: .noInput, message: "tangram: \(file) cannot be read: it is no ordinary file")
    }
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
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
      var found = -1
      repeat {
        found = Foundation.read(handle.fileDescriptor, buffer.baseAddress, count)
        code = found < 0 ? errno : 0
      } while code == EINTR
      length = max(0, found)
    }
    guard let problem = POSIXErrorCode(rawValue: code) else { return bytes }
    throw Self.error(name, POSIXError(problem))
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

  private static func error(_ name: String, _ error: any Error) -> ToolError {
    ToolError(
      status: .noInput, message: "tangram: \(name) cannot be read: \(SystemReason.text(of: error))")
  }
}

/// The reason for a system error, in the same words on all platforms if the error is a known one.
enum SystemReason {
  static func text(of error: any Error) -> String {
    guard let code = code(of: error) else { return error.localizedDescription }
    return switch code {
    case .ENOENT: "no such file"
    case .EISDIR: "it is a directory"
    case .EACCES, .EPERM: "permission denied"
    case .ENOSPC: "no space is left"
    case .EPIPE: "nobody reads it any more"
    case .EBADF: "it is closed"
    default: String(cString: strerror(code.rawValue)).lowercased()
    }
  }

  private static func code(of error: any Error) -> POSIXErrorCode? {
    var next: (any Error)? = error
    while let error = next {
      let known = error as NSError
      if known.domain == NSPOSIXErrorDomain {
        return POSIXErrorCode(rawValue: Int32(truncatingIfNeeded: known.code))
      }
      next = known.userInfo[NSUnderlyingErrorKey] as? any Error
    }
    switch (error as? CocoaError)?.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: return .ENOENT
    case .fileReadNoPermission: return .EACCES
    default: return nil
    }
  }
}
