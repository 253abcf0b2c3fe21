import Foundation
import Synchronization

/// Prints the current seed when the process crashes or hangs.
enum Watch {
  private static let seed = Atomic<UInt64>(0)

  /// Installs signal handlers, unless the Swift runtime prints backtraces.
  static func start() {
    if ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] != nil { return }
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGALRM] {
      signal(number) { number in
        Watch.printSeed(number)
        _exit(2)
      }
    }
  }

  /// Starts the 60-second timer for the next seed.
  static func begin(_ next: UInt64) {
    seed.store(next, ordering: .relaxed)
    alarm(60)
  }

  static func end() { alarm(0) }

  /// Prints the seed, using async-signal-safe functions only.
  private static func printSeed(_ number: Int32) {
    write(number == SIGALRM ? "no end: seed " : "stopped: seed ")
    var rest = seed.load(ordering: .relaxed)
    var power: UInt64 = 1
    while rest / power >= 10 { power *= 10 }
    while power > 0 {
      var digit = UInt8(ascii: "0") + UInt8(rest / power)
      _ = withUnsafeBytes(of: &digit) { Foundation.write(STDERR_FILENO, $0.baseAddress, 1) }
      rest %= power
      power /= 10
    }
    write("\n")
  }

  private static func write(_ text: StaticString) {
    _ = Foundation.write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }
}
