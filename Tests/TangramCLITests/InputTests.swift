import Foundation
import Testing

@testable import TangramCLI

/// What is said about files that cannot be read, to the letter.
@Suite struct InputTests {
  private func message(_ file: String) -> String? {
    do throws(ToolError) {
      _ = try Input.text(of: file)
      return nil
    } catch {
      return error.status == .noInput ? error.message : nil
    }
  }

  @Test func aFileThatIsNotThereIsNamedWithTheReason() {
    #expect(
      message("/nowhere/scene.json")
        == "tangram: /nowhere/scene.json cannot be read: no such file")
  }

  @Test func aDirectoryIsNoFile() {
    #expect(message("/") == "tangram: / cannot be read: it is a directory")
  }

  @Test func bytesThatAreNoTextAreRefused() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("tangram-\(UUID().uuidString)")
    try Data([0xFF, 0xFE, 0x00]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(message(file.path) == "tangram: \(file.path) is not UTF-8 text")
  }
}
