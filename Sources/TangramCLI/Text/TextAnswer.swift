import TangramScene
import TangramText

/// A paragraph, and the requested results.
struct TextCase {
  var paragraph: TGParagraph
  var width: Double?
  var asksPositions: Bool
}

/// The printed results for a paragraph.
struct TextAnswer {
  private let text: TextCase
  private let layout: TGTextLayout

  init(_ text: TextCase) {
    self.text = text
    layout = text.paragraph.layout(width: text.width)
  }

  var members: [JSONMember] {
    var members = [
      JSONMember("lines", .array(layout.lines.indices.map(line))),
      JSONMember("height", .number(layout.height)),
      JSONMember("minContent", .number(text.paragraph.leastWidth)),
      JSONMember("maxContent", .number(text.paragraph.greatestWidth)),
    ]
    let diagnostics = text.paragraph.diagnostics.map { JSON.string("\($0)") }
    if !diagnostics.isEmpty { members.append(JSONMember("diagnostics", .array(diagnostics))) }
    return members
  }

  private func line(_ index: Int) -> JSON {
    let line = layout.lines[index]
    var members = [
      JSONMember("start", .number(Double(line.range.lowerBound))),
      JSONMember("end", .number(Double(line.range.upperBound))),
      JSONMember("x", .number(line.x)),
      JSONMember("width", .number(line.width)),
      JSONMember("baseline", .number(line.baseline)),
    ]
    if text.asksPositions {
      let clusters = layout.clusters(ofLine: index).map { cluster in
        JSON.numbers(Double(cluster.index), cluster.x)
      }
      members.append(JSONMember("positions", .array(clusters)))
    }
    return .object(members)
  }
}
