import Foundation
import TangramText

/// Performs a piece of work a number of times, for a profiler that counts instructions.
///
///     TangramTextBench WORK COUNT FONT
///
/// The work is one of `english`, `cold`, `latin`, `cyrillic`, `widths`, `labels` and `japanese`.
/// Subtracting two runs with different counts removes the one-time costs. A count of 0 prints the
/// texts and the sum of their advances.
@main
enum TextBench {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let count = Int(arguments[2]) else {
      print("usage: TangramTextBench english|cold|latin|cyrillic|widths|labels|japanese COUNT FONT")
      return
    }
    let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: arguments[3])))
    guard let workload = Workload(name: arguments[1], font: try TGFont(bytes: bytes), bytes) else {
      print("there is no work `\(arguments[1])`")
      return
    }
    guard count > 0 else { return print(workload.description) }
    workload.run(1)
    let checksum = workload.run(count)
    print(arguments[1], count, workload.characters, checksum, separator: "\t")
  }
}
