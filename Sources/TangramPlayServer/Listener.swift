import Foundation

/// A listening socket that only browsers on this computer can reach.
package struct Listener: Sendable {
  private let descriptor: Int32
  /// The port, even if any free one was requested.
  package let port: Int

  /// Opens a port; 0 means any free port.
  package init(port: Int) throws(POSIXError) {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else {
      throw Self.lastError
    }
    var (isReused, size) = (1 as Int32, socklen_t(MemoryLayout<sockaddr_in>.size))
    // Closed connections of an earlier run keep the port in use for a while, but do no harm.
    setsockopt(
      descriptor, SOL_SOCKET, SO_REUSEADDR, &isReused, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    address.sin_port = UInt16(port).bigEndian
    let isOpen = withUnsafeMutablePointer(to: &address) { [descriptor] address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, size) == 0 && listen(descriptor, 128) == 0
          && getsockname(descriptor, address, &size) == 0
      }
    }
    guard isOpen else {
      let error = Self.lastError
      Foundation.close(descriptor)
      throw error
    }
    self.port = Int(UInt16(bigEndian: address.sin_port))
  }

  /// The failure of the last system call.
  private static var lastError: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }

  /// Waits for the next connection.
  ///
  /// - Returns: Its socket; nil after the listener was shut down.
  func accept() -> Int32? {
    while true {
      let client = Foundation.accept(descriptor, nil, nil)
      if client >= 0 { return client }
      if errno == EINVAL || errno == EBADF { return nil }
      // The connection is gone, or the system has run out of resources for a while.
      usleep(100_000)
    }
  }

  /// Ends waiting for connections.
  func shutDown() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  package func close() { Foundation.close(descriptor) }
}
