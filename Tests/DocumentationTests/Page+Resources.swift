import Foundation
import Testing

extension Page {
  /// Expects that a picture of the documentation is the one that its source makes.
  static func expectFresh(_ name: String, _ svg: String) throws {
    let file = "Sources/Tangram/Tangram.docc/Resources/\(name)"
    if try lines(of: file).joined(separator: "\n") == svg + "\n" { return }
    let fresh = FileManager.default.temporaryDirectory.appending(path: "tangram-\(name)")
    try Data("\(svg)\n".utf8).write(to: fresh)
    Issue.record("\(file) is stale: copy \(fresh.path(percentEncoded: false)) there")
  }
}
