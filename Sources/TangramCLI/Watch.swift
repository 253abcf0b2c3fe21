import Foundation

/// `--watch`: runs a command again whenever one of several files changes.
///
/// The files are polled several times a second, which detects changes on any file system and by any
/// writer: in place, or by writing another file and renaming it. Only the metadata of the files is
/// read, so the cost is negligible.
struct Watch {
  let files: [String]
  let console: Console
  /// The time between two polls.
  var pause: Duration = .milliseconds(100)

  /// Runs the work once, and again after every change, until the user interrupts it.
  ///
  /// A file that cannot be read the first time ends the run. Later it may reappear: some editors
  /// delete a file before they write it.
  func run(_ work: () throws(ToolError) -> ToolStatus) throws(ToolError) -> Never {
    if files.isEmpty || files.contains("-") {
      throw ToolError(.usage, "the standard input cannot be watched; name a file")
    }
    if let file = files.first(where: { Self.isSpecialFile($0) }) {
      throw ToolError(.usage, "\(file) cannot be watched; it is no ordinary file")
    }
    var (seen, isFirst) = (fileMetadata, true)
    while true {
      do throws(ToolError) {
        _ = try work()
      } catch {
        let isRecoverable = error.status == .failure || (error.status == .noInput && !isFirst)
        guard isRecoverable else { throw error }
        console.writeError(error.message)
      }
      waitForChange(since: &seen)
      console.clearScreen()
      isFirst = false
    }
  }

  /// Waits until a file has changed, and its writer appears to be done.
  private func waitForChange(since seen: inout [[Int]?]) {
    // If a program keeps writing, the wait ends after this many polls.
    var (last, remainingPolls) = (seen, 10)
    while true {
      usleep(UInt32(pause / .microseconds(1)))
      let now = fileMetadata
      if now != seen, !now.contains(nil) {
        if now == last || remainingPolls == 0 {
          seen = now
          return
        }
        remainingPolls -= 1
      }
      last = now
    }
  }
}

extension Watch {
  /// Whether the path leads to something other than a regular file, such as a folder or a pipe.
  private static func isSpecialFile(_ file: String) -> Bool {
    var status = stat()
    return stat(file, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }

  /// The metadata of each file, which changes with its contents; nil if there is no such file.
  private var fileMetadata: [[Int]?] {
    files.map { file in
      var status = stat()
      guard stat(file, &status) == 0 else { return nil }
      #if canImport(Darwin)
        let (content, entry) = (status.st_mtimespec, status.st_ctimespec)
      #else
        let (content, entry) = (status.st_mtim, status.st_ctim)
      #endif
      return [
        Int(truncatingIfNeeded: status.st_dev), Int(truncatingIfNeeded: status.st_ino),
        Int(status.st_size), Int(content.tv_sec), Int(content.tv_nsec), Int(entry.tv_sec),
        Int(entry.tv_nsec),
      ]
    }
  }
}
