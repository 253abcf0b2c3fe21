import Foundation

/// The failure of a system call.
struct SystemError: Error {
  let code: Int32

  /// The failure of the last system call.
  static var last: SystemError { SystemError(code: errno) }

  /// The reason, in the same words on all platforms if the error is a known one.
  var reason: String {
    switch code {
    case ENOENT: "no such file"
    case EISDIR: "it is a directory"
    case EACCES, EPERM: "permission denied"
    case ENOSPC: "no space is left"
    case EPIPE: "nobody reads it any more"
    case EBADF: "it is closed"
    default: String(cString: strerror(code)).lowercased()
    }
  }
}
