import Foundation

/// Reading files and the standard input.
enum Input {
  /// The text of a file; nil or `-` is the standard input.
  static func text(of file: String?) throws(ToolError) -> String {
    let data: Data
    do {
      if let file, file != "-" {
        data = try Data(contentsOf: URL(fileURLWithPath: file))
      } else {
        data = try FileHandle.standardInput.readToEnd() ?? Data()
      }
    } catch {
      throw ToolError(
        status: .noInput,
        message: "tangram: \(name(of: file)) cannot be read: \(reason(of: error, with: file))")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw ToolError(status: .noInput, message: "tangram: \(name(of: file)) is not UTF-8 text")
    }
    return text
  }

  /// The lines of a text that are not blank, with their numbers.
  static func lines(of text: String) -> [(number: Int, text: String)] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { ($0.offset + 1, $0.element.trimmingCharacters(in: .whitespacesAndNewlines)) }
      .filter { !$0.1.isEmpty }
  }

  /// Calls `body` with every line that is not blank; those of the standard input as they arrive.
  static func forEachLine(
    of file: String?, _ body: (String) -> Void
  ) throws(ToolError) {
    guard file == nil || file == "-" else {
      for line in lines(of: try text(of: file)) { body(line.text) }
      return
    }
    while let line = readLine() {
      let line = line.trimmingCharacters(in: .whitespacesAndNewlines)
      if !line.isEmpty { body(line) }
    }
  }

  /// Why a file cannot be read, in words that are the same on all systems where that is known.
  private static func reason(of error: any Error, with file: String?) -> String {
    guard let file, file != "-" else { return error.localizedDescription }
    var isDirectory = ObjCBool(false)
    let files = FileManager.default
    guard files.fileExists(atPath: file, isDirectory: &isDirectory) else { return "no such file" }
    if isDirectory.boolValue { return "it is a directory" }
    if !files.isReadableFile(atPath: file) { return "permission denied" }
    return error.localizedDescription
  }

  private static func name(of file: String?) -> String {
    file.flatMap { $0 == "-" ? nil : $0 } ?? "the standard input"
  }
}

enum Output {
  /// Writes a line to the standard output at once, as a reader may be waiting for it.
  static func write(_ line: String) {
    print(line)
    fflush(nil)
  }

  /// Writes a line to the standard error.
  static func complain(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
