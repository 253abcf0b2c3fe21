import Foundation

/// The lines of a file beside the tests that says what is expected.
func expectations(_ name: String) throws -> [String] {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  let file = folder.appendingPathComponent("Expectations/\(name)")
  return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
}
