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

  /// How many times as long work of a greater size takes, measured until it is at most `limit` times.
  ///
  /// Other tests run at the same time and disturb a measurement, but hardly all of them: the least time of
  /// each size counts. Work that really takes longer is measured twenty times.
  public static func growth(
    from few: Int, to many: Int, atMost limit: Double, of time: (Int) throws -> Double
  ) rethrows -> Double {
    var (short, long) = (Double.infinity, Double.infinity)
    var round = 0
    while round < 2 || (round < 20 && long > limit * short) {
      short = min(short, try time(few))
      long = min(long, try time(many))
      round += 1
    }
    return long / short
  }
}
