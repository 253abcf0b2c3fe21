import Tangram

/// A layout as a picture: what is filled, and what is written.
func svg(_ layout: TGLayout) -> String {
  let size = layout.environment.size
  var lines = [
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size.width.short)\" "
      + "height=\"\(size.height.short)\">",
    "<g font-family=\"monospace\" font-size=\"10\">",
  ]
  for entry in layout.entries {
    let frame = entry.absoluteFrame
    if let fill = entry[Fill.self] {
      lines.append(
        "<rect x=\"\(frame.minX.short)\" y=\"\(frame.minY.short)\" width=\"\(frame.width.short)\" "
          + "height=\"\(frame.height.short)\" fill=\"\(fill)\"/>")
    }
    for (number, line) in entry[Caption.self].broken(into: frame.width).enumerated() {
      let y = frame.minY + Double(number * Letters.line + Letters.ascent)
      lines.append("<text x=\"\(frame.minX.short)\" y=\"\(y.short)\">\(line.escaped)</text>")
    }
  }
  return (lines + ["</g>", "</svg>"]).joined(separator: "\n")
}

extension Double {
  /// The number without a fraction that is zero.
  fileprivate var short: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}

extension String {
  /// The lines of a text that is as wide as this.
  fileprivate func broken(into width: Double) -> [Substring] {
    let count = max(1, Int(width) / Letters.advance)
    var rest = self[...]
    var lines: [Substring] = []
    while !rest.isEmpty {
      lines.append(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return lines
  }
}

extension Substring {
  fileprivate var escaped: String {
    reduce(into: "") { text, letter in
      switch letter {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      default: text.append(letter)
      }
    }
  }
}
