import Foundation
import Tangram
import TangramScene
import TangramTestSupport

/// The time that documents of the worst shapes take, by size.
enum Growth {
  /// A Markdown table of the milliseconds to read, lay out and write each document, and of the exponent
  /// with which they grow.
  static func table(largest: Int) -> String {
    let sizes = sequence(first: 1 << 10) { $0 * 4 }.prefix { $0 <= largest }
    var lines = [
      "| much of | " + sizes.map { "\($0 >> 10) KB" }.joined(separator: " | ") + " | exponent |",
      "|---|" + sizes.map { _ in "---:|" }.joined() + "---:|",
    ]
    // 64 MB, more than the processor's caches hold.
    var filler = [UInt64](repeating: 0, count: 8 << 20)
    for shape in WorstShape.all {
      let times = sizes.map { time(shape.document(bytes: $0), &filler) }
      // A document that exceeds a limit is rejected.
      let cells = times.map { $0.map { String(format: "%.1f", $0 * 1000) } ?? "–" }
      lines.append(
        "| \(shape) | " + cells.joined(separator: " | ")
          + String(format: " | %.2f |", exponent(Array(sizes), times)))
      FileHandle.standardError.write(Data((lines[lines.count - 1] + "\n").utf8))
    }
    return lines.joined(separator: "\n")
  }

  /// The best of five times, in seconds; nil for a document that is rejected.
  ///
  /// The processor's caches are overwritten before each run, so that small documents start with cold
  /// caches, too.
  private static func time(_ document: String, _ filler: inout [UInt64]) -> Double? {
    var least = Double.infinity
    for _ in 0..<5 {
      for index in stride(from: 0, to: filler.count, by: 8) { filler[index] &+= 1 }
      let start = ProcessorTime.now
      guard let scene = try? TGScene(json: document) else { return nil }
      precondition(scene.layout().count > 0)
      precondition(!scene.json().isEmpty)
      least = min(least, ProcessorTime.now - start)
      if least > 1 { break }
    }
    return least
  }

  /// The slope of a log-log fit over sizes of at least 16 KB; below that, constant costs dominate.
  private static func exponent(_ sizes: [Int], _ times: [Double?]) -> Double {
    let points = zip(sizes, times).compactMap { size, time in
      size < 1 << 14 ? nil : time.map { (log(Double(size)), log($0)) }
    }
    guard points.count > 1 else { return .nan }
    let count = Double(points.count)
    let (x, y) = (points.map(\.0).reduce(0, +) / count, points.map(\.1).reduce(0, +) / count)
    let above = points.map { ($0.0 - x) * ($0.1 - y) }.reduce(0, +)
    return above / points.map { ($0.0 - x) * ($0.0 - x) }.reduce(0, +)
  }
}
