extension Measurement {
  static let head = row([
    "workload", "", "nodes", "mode", "variant", "ns a node", "shortest", "µs a pass", "runs",
    "tree", "plan", "checksum",
  ])

  var text: String {
    Self.row([
      workload.name, workload.summary, String(nodes), mode.rawValue, variant,
      medianPerNode.fixed(2), shortestPerNode.fixed(2), (median / 1000).fixed(1),
      String(times.count), bytes(footprint.tree), bytes(footprint.plan), checksum.fixed(0),
    ])
  }

  var json: String {
    let fields: [(String, String)] = [
      ("workload", quoted(workload.name)), ("mode", quoted(mode.rawValue)),
      ("leaf", quoted(workload.variant.name)),
      ("edit", edit.map { quoted($0.rawValue) } ?? "null"),
      ("nodes", String(nodes)), ("passes", String(times.count)),
      ("nanosecondsPerNode", medianPerNode.fixed(4)),
      ("shortestNanosecondsPerNode", shortestPerNode.fixed(4)),
      ("nanosecondsPerPass", median.fixed(0)),
      ("treeBytesPerNode", footprint.tree.map(String.init) ?? "null"),
      ("planBytesPerNode", footprint.plan.map(String.init) ?? "null"),
      ("checksum", checksum.fixed(2)),
    ]
    return "{" + fields.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
  }

  private func quoted(_ word: String) -> String { "\"\(word)\"" }

  private static let widths = [8, -48, 7, -8, -10, 10, 10, 11, 6, 7, 7, 14]

  private static func row(_ cells: [String]) -> String {
    zip(cells, widths).map { cell, width in
      width < 0 ? cell.leading(-width) : cell.trailing(width)
    }.joined(separator: " ")
  }
}

private func bytes(_ count: Int?) -> String { count.map { "\($0) B" } ?? "–" }

// MARK: - Markdown

/// A Markdown table: the first column is aligned left, the others right.
struct MarkdownTable {
  let head: [String]
  var rows: [[String]] = []

  var text: String {
    let rule = head.indices.map { $0 == 0 ? "---" : "---:" }
    return ([head, rule] + rows).map { "| \($0.joined(separator: " | ")) |" }
      .joined(separator: "\n")
  }
}

extension MarkdownTable {
  /// Creates a table with the results of all workloads, one row each.
  init(_ measurements: [Measurement]) {
    head = [
      "Workload", "Nodes", "Solve", "Compile", "Cold", "Build", "Edit", "Tree", "Plan", "Checksum",
    ]
    for workload in Workload.all {
      let results = measurements.filter { $0.workload.name == workload.name }
      guard let first = results.first else { continue }
      func nanoseconds(_ mode: Mode, _ digits: Int = 1) -> String {
        result(mode).map { "\($0.medianPerNode.fixed(digits)) ns" } ?? "–"
      }
      func result(_ mode: Mode) -> Measurement? { results.first { $0.mode == mode } }
      rows.append([
        "\(workload.name), \(workload.summary)", String(first.nodes), nanoseconds(.solve),
        nanoseconds(.compile), nanoseconds(.cold), nanoseconds(.build, 0),
        result(.edit).map { "\(($0.median / 1000).fixed(0)) µs" } ?? "–",
        bytes(first.footprint.tree), bytes(first.footprint.plan), first.checksum.fixed(0),
      ])
    }
  }
}

// MARK: - Formatting

extension Double {
  func fixed(_ digits: Int) -> String {
    let factor = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = (magnitude * factor).rounded()
    guard scaled < 9e18 else { return "\(self)" }
    let whole = String(Int(scaled) / Int(factor))
    let sign = self < 0 && scaled > 0 ? "-" : ""
    guard digits > 0 else { return sign + whole }
    let fraction = String(Int(scaled) % Int(factor))
    return "\(sign)\(whole).\(String(repeating: "0", count: digits - fraction.count))\(fraction)"
  }
}

extension String {
  /// The text, padded for a left-aligned column.
  func leading(_ width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }

  /// The text, padded for a right-aligned column.
  func trailing(_ width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - count)) + self
  }
}
