import Foundation

extension FileHandle {
  /// Writes a text without buffering, since a reader may be waiting for it.
  func write(_ text: String) throws(SystemError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.write(fileDescriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno != EINTR { throw .last }
      rest = rest.dropFirst(max(0, count))
    }
  }
}
