import Foundation

/// A listening socket that only browsers on this computer can reach.
struct Listener: Sendable {
  let descriptor: Int32
  /// The port, even if any free one was requested.
  let port: Int

  /// Opens a port; 0 means any free port.
  init(port: Int) throws(ToolError) {
    let descriptor = try Self.open(port)
    self.descriptor = descriptor
    guard let port = Self.port(of: descriptor) else {
      Foundation.close(descriptor)
      throw Self.error(port, EIO)
    }
    self.port = port
  }

  /// Accepts the next waiting connection, without blocking.
  ///
  /// - Returns: Its socket; nil if no connection is waiting, or it cannot be served.
  func accept() -> Int32? {
    let browser = Foundation.accept(descriptor, nil, nil)
    guard browser >= 0 else { return nil }
    guard fcntl(browser, F_SETFL, O_NONBLOCK) == 0 else {
      Foundation.close(browser)
      return nil
    }
    return browser
  }

  func close() { Foundation.close(descriptor) }
}

extension Listener {
  private static func open(_ port: Int) throws(ToolError) -> Int32 {
    var (hints, list) = (addrinfo(), UnsafeMutablePointer<addrinfo>?.none)
    hints.ai_family = AF_INET
    hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV
    #if canImport(Glibc)
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    #else
      hints.ai_socktype = SOCK_STREAM
    #endif
    guard getaddrinfo("127.0.0.1", "\(port)", &hints, &list) == 0, let address = list?.pointee
    else {
      throw error(port, EINVAL)
    }
    defer { freeaddrinfo(list) }
    let descriptor = socket(address.ai_family, address.ai_socktype, 0)
    guard descriptor >= 0 else { throw error(port, errno) }
    var isReused: Int32 = 1
    // Closed connections of an earlier run keep the port in use for a while, but do no harm.
    setsockopt(
      descriptor, SOL_SOCKET, SO_REUSEADDR, &isReused, socklen_t(MemoryLayout<Int32>.size))
    guard bind(descriptor, address.ai_addr, address.ai_addrlen) == 0, listen(descriptor, 128) == 0,
      fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0
    else {
      let code = errno
      Foundation.close(descriptor)
      throw error(port, code)
    }
    return descriptor
  }

  private static func port(of descriptor: Int32) -> Int? {
    var address = sockaddr()
    var length = socklen_t(MemoryLayout<sockaddr>.size)
    guard getsockname(descriptor, &address, &length) == 0 else { return nil }
    var digits = [CChar](repeating: 0, count: 16)
    let flags = NI_NUMERICHOST | NI_NUMERICSERV
    guard getnameinfo(&address, length, nil, 0, &digits, socklen_t(digits.count), flags) == 0 else {
      return nil
    }
    let text = digits.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    return Int(String(decoding: text, as: UTF8.self))
  }

  private static func error(_ port: Int, _ code: Int32) -> ToolError {
    let reason =
      code == EADDRINUSE
      ? "something else uses it"
      : SystemReason.text(of: NSError(domain: NSPOSIXErrorDomain, code: Int(code)))
    return ToolError(
      status: .unavailable, message: "tangram: port \(port) cannot be opened: \(reason)")
  }
}
