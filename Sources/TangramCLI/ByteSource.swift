import Foundation

/// The bytes of a file or of the standard input, piece by piece.
struct ByteSource {
  /// What messages call it.
  let name: String
  private let handle: FileHandle

  /// Opens a file; nil or `-` is the standard input.
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

  /// The next bytes; empty at the end.
  func read(atMost count: Int = 1 << 16) throws(ToolError) -> [UInt8] {
    do {
      return Array(try handle.read(upToCount: count) ?? Data())
    } catch {
      throw Self.error(name, error)
    }
  }

  /// All bytes, but no more than one beyond `limit`: then there are too many, whatever follows.
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

/// Why the system refused something, in words that are the same wherever that is known.
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
