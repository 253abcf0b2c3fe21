import Foundation

/// What this thread has cost so far: what other threads and programs do meanwhile does not count.
public enum ProcessorTime {
  /// The processor time of this thread, in seconds.
  public static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The seconds that `work` takes.
  public static func of(_ work: () throws -> Void) rethrows -> Double {
    let start = now
    try work()
    return now - start
  }
}
