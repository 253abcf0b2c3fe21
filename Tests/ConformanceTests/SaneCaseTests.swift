import Foundation
import Tangram
import TangramScene
import Testing

@Suite struct SaneProbe {
  @Test func probe() throws {
    var out = ""
    for file in CaseFile.all {
      var (sane, total) = (0, 0)
      var codes: [String: Int] = [:]
      var val: [String: Int] = [:]
      var lines: [String] = []
      for test in try file.cases() {
        total += 1
        let layout = test.scene.layout()
        let entries = Array(layout.entries)
        let ok = entries.allSatisfy { $0.frame.width > 0 && $0.frame.height > 0 } && layout.overflowing.isEmpty
        if ok { sane += 1 }
        for d in layout.diagnostics {
          codes["\(ok ? "S" : "-") \(d.severity) \(d.code)", default: 0] += 1
          if ok { lines.append("  \(test.name) \(d)") }
        }
        for d in layout.validate() where d.code.rawValue != "overflow" {
          val["\(ok ? "S" : "-") \(d.code)", default: 0] += 1
          lines.append("  V \(test.name) \(d)")
        }
      }
      out += "\(file.name): \(sane) of \(total)\n"
      for (k, v) in codes.sorted(by: { $0.key < $1.key }) { out += "   \(k): \(v)\n" }
      for (k, v) in val.sorted(by: { $0.key < $1.key }) { out += "   VAL \(k): \(v)\n" }
      out += lines.prefix(60).joined(separator: "\n") + "\n"
    }
    try out.write(toFile: "/tmp/probe.txt", atomically: true, encoding: .utf8)
  }
}
