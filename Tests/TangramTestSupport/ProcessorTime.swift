import Foundation

/// The processor time of the current thread, which does not include that of other threads and processes.
public enum ProcessorTime {
  /// The processor time of this thread so far, in seconds.
  public static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The processor time that `work` takes, in seconds.
  public static func of(_ work: () throws -> Void) rethrows -> Double {
    let start = now
    try work()
    return now - start
  }
}
