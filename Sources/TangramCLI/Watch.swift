import Foundation

/// `--watch`: does something again whenever one of some files changes.
///
/// A file is looked at several times a second, which finds changes wherever it lies and whoever makes
/// them: written in place, or written beside and renamed. Only what the system knows of the file is
/// looked at, so that this costs next to nothing.
struct Watch {
  let files: [String]
  let console: Console
  /// How long nothing is looked at.
  var pause: Duration = .milliseconds(100)

  /// Does it, and then again after every change, until the user interrupts it.
  ///
  /// A file that cannot be read at first ends it. Later it may come back: some editors take a file
  /// away before they write it.
  func run(_ work: () throws(ToolError) -> ToolStatus) throws(ToolError) -> Never {
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

  /// Returns when a file is another one than before, and whoever writes it seems to be done.
  private func waitForAChange(since seen: inout [FileStamp?]) throws(ToolError) {
    var last = seen
    // A program that writes all the time is not waited for.
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

/// What the system knows of a file, so far as it changes with what is in it.
struct FileStamp: Hashable {
  private let device: UInt64
  private let number: UInt64
  private let size: Int64
  private let modified: [Int]

  /// The stamp of a file; nil if there is none.
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

  /// Whether there is something of that name that is not read like a file: a folder or a pipe.
  static func isUnusual(_ file: String) -> Bool {
    var status = stat()
    return stat(file, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }

  /// The stamps of files, each nil if there is none.
  static func of(_ files: [String]) -> [FileStamp?] { files.map { FileStamp($0) } }
}

extension CommandOption {
  static let watch = CommandOption(
    name: "--watch",
    text: "does it again whenever the file changes, until an interrupt (Ctrl-C)")
}

extension GivenArguments {
  /// Whether files are to be watched; the standard input cannot be.
  func watches() throws(ToolError) -> Bool {
    guard has("--watch") else { return false }
    if operands.isEmpty || operands.contains("-") {
      throw ToolError(
        status: .usage, message: "tangram: the standard input cannot be watched; name a file")
    }
    return true
  }
}
