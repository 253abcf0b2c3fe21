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
      throw ToolError(
        status: .usage, message: "tangram: the standard input cannot be watched; name a file")
    }
    if let file = files.first(where: { FileStamp.isUnusual($0) }) {
      throw ToolError(
        status: .usage, message: "tangram: \(file) cannot be watched; it is no ordinary file")
    }
    var seen = FileStamp.of(files)
    try once(work, isFirst: true)
    while true {
      try waitForAChange(since: &seen)
      console.clearScreen()
      try once(work, isFirst: false)
    }
  }

  private func once(
    _ work: () throws(ToolError) -> ToolStatus, isFirst: Bool
  ) throws(ToolError) {
    do throws(ToolError) {
      _ = try work()
    } catch {
      let isBearable = error.status == .failure || (error.status == .noInput && !isFirst)
      guard isBearable else { throw error }
      console.complain(error.message)
    }
  }

  /// Waits until a file has changed, and its writer appears to be done.
  private func waitForAChange(since seen: inout [FileStamp?]) throws(ToolError) {
    var last = seen
    // If a program keeps writing, the wait ends after this many polls.
    var patience = 10
    while true {
      usleep(UInt32(pause / .microseconds(1)))
      let now = FileStamp.of(files)
      let isThere = !now.contains(nil)
      if now != seen, isThere, now == last || patience == 0 {
        seen = now
        return
      }
      if now != seen, isThere { patience -= 1 }
      last = now
    }
  }
}

/// The metadata of a file that changes with its contents.
struct FileStamp: Hashable {
  private let device: UInt64
  private let number: UInt64
  private let size: Int64
  private let modified: [Int]

  /// Creates the stamp of a file; nil if there is no such file.
  init?(_ file: String) {
    var status = stat()
    guard stat(file, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      let (content, entry) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (content, entry) = (status.st_mtim, status.st_ctim)
    #endif
    modified = [content.tv_sec, content.tv_nsec, entry.tv_sec, entry.tv_nsec].map { Int($0) }
  }

  /// Whether the path leads to something other than a regular file, such as a folder or a pipe.
  static func isUnusual(_ file: String) -> Bool {
    var status = stat()
    return stat(file, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }

  /// The stamps of files; nil for each file that does not exist.
  static func of(_ files: [String]) -> [FileStamp?] { files.map { FileStamp($0) } }
}
