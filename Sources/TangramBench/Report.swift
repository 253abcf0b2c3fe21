/// One line of results.
struct ReportLine: Sendable {
  let measurement: Measurement
  let footprint: Footprint
}

extension ReportLine {
  static let head = row([
    "workload", "", "nodes", "mode", "variant", "ns a node", "shortest", "µs a pass", "runs",
    "tree", "plan", "checksum",
  ])

  /// The result as a row of the text table.
  var text: String {
    let measurement = measurement
    return Self.row([
      measurement.workload.name, measurement.workload.summary, String(measurement.nodes),
      measurement.mode.rawValue, measurement.variant, measurement.medianPerNode.fixed(2),
      measurement.shortestPerNode.fixed(2), (measurement.median / 1000).fixed(1),
      String(measurement.times.count), bytes(footprint.treePerNode), bytes(footprint.planPerNode),
      measurement.checksum.fixed(0),
    ])
  }

  /// The result as a JSON object.
  var json: String {
    let measurement = measurement
    let fields: [(String, String)] = [
      ("workload", quoted(measurement.workload.name)), ("mode", quoted(measurement.mode.rawValue)),
      ("leaf", quoted(measurement.workload.variant.name)),
      ("edit", measurement.edit.map { quoted($0.rawValue) } ?? "null"),
      ("nodes", String(measurement.nodes)), ("passes", String(measurement.times.count)),
      ("nanosecondsPerNode", measurement.medianPerNode.fixed(4)),
      ("shortestNanosecondsPerNode", measurement.shortestPerNode.fixed(4)),
      ("nanosecondsPerPass", measurement.median.fixed(0)),
      ("treeBytesPerNode", footprint.treePerNode.map(String.init) ?? "null"),
      ("planBytesPerNode", footprint.planPerNode.map(String.init) ?? "null"),
      ("checksum", measurement.checksum.fixed(2)),
    ]
    return "{" + fields.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
  }

  private func quoted(_ word: String) -> String { "\"\(word)\"" }

  private func bytes(_ count: Int?) -> String { count.map { "\($0) B" } ?? "–" }

  private static let widths = [8, -48, 7, -8, -10, 10, 10, 11, 6, 7, 7, 14]

  private static func row(_ cells: [String]) -> String {
    zip(cells, widths).map { cell, width in
      width < 0 ? cell.leading(-width) : cell.trailing(width)
    }.joined(separator: " ")
  }
}

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
  init(_ lines: [ReportLine]) {
    head = [
      "Workload", "Nodes", "Solve", "Compile", "Cold", "Build", "Edit", "Tree", "Plan", "Checksum",
    ]
    for workload in Workload.all {
      let lines = lines.filter { $0.measurement.workload.name == workload.name }
      guard let first = lines.first else { continue }
      func result(_ mode: Mode) -> Measurement? {
        lines.first { $0.measurement.mode == mode }?.measurement
      }
      rows.append([
        "\(workload.name), \(workload.summary)", String(first.measurement.nodes),
        result(.solve).map { "\($0.medianPerNode.fixed(1)) ns" } ?? "–",
        result(.compile).map { "\($0.medianPerNode.fixed(1)) ns" } ?? "–",
        result(.cold).map { "\($0.medianPerNode.fixed(1)) ns" } ?? "–",
        result(.build).map { "\($0.medianPerNode.fixed(0)) ns" } ?? "–",
        result(.edit).map { "\(($0.median / 1000).fixed(0)) µs" } ?? "–",
        first.footprint.treePerNode.map { "\($0) B" } ?? "–",
        first.footprint.planPerNode.map { "\($0) B" } ?? "–",
        first.measurement.checksum.fixed(0),
      ])
    }
  }
}

// MARK: - Formatting

extension Double {
  /// The number, formatted with a fixed number of decimal places.
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
