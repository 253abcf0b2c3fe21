/// Documents that take as much work as possible for their size, for measuring how the work grows.
public struct WorstShape: Sendable, CustomStringConvertible {
  /// The feature that the document repeats.
  public let description: String
  private let root: @Sendable (Int) -> String

  private init(_ description: String, _ root: @escaping @Sendable (Int) -> String) {
    (self.description, self.root) = (description, root)
  }

  /// A document with this number of parts.
  public func document(parts: Int) -> String { #"{"root":"# + root(parts) + "}" }

  /// A document of approximately this number of bytes.
  public func document(bytes: Int) -> String {
    let (few, many) = (document(parts: 8).utf8.count, document(parts: 72).utf8.count)
    let each = max(1, (many - few) / 64)
    return document(parts: max(1, bytes / each))
  }
}

extension WorstShape {
  /// All shapes.
  public static let all: [WorstShape] = plain + nested + bounded + tied + wrong

  /// A container with many children, one for each number.
  private static func list(
    _ description: String, _ container: String, _ child: @escaping @Sendable (Int) -> String
  ) -> WorstShape {
    WorstShape(description) { count in
      "{" + container + #","children":["# + (0..<count).map(child).joined(separator: ",") + "]}"
    }
  }

  /// Deeply nested containers.
  private static func nest(
    _ description: String, _ leaf: String = "{}", _ container: @escaping @Sendable (Int) -> String
  ) -> WorstShape {
    WorstShape(description) { count in
      (0..<count).map { "{" + container($0) + #","children":["# }.joined() + leaf
        + String(repeating: "]}", count: count)
    }
  }

  // MARK: - Long lists

  private static let text = #""content":{"text":{"chars":60,"advance":7,"line":14}}"#
  private static let wrap = #""width":"wrap","height":"wrap""#

  private static let plain = [
    list("leaves in a row", #""layout":"linear","orientation":"horz""#) { _ in
      #"{"width":1,"height":2}"#
    },
    list("shares of a row", #""layout":"linear","orientation":"horz","width":300"#) {
      #"{"width":"\#($0 % 9 + 1)%","height":2}"#
    },
    list("texts in a flow", #""layout":"flow","width":300,"height":"wrap""#) { _ in
      #"{"width":"wrap","height":"wrap",\#(text)}"#
    },
    list("floats of all heights", #""layout":"float","width":300,"height":"wrap""#) {
      #"{"width":\#($0 * 7 % 90),"height":\#($0 * 13 % 50),"reverseFloat":\#($0 % 3 == 0)}"#
    },
    list("children on a curve", path) { _ in #"{"width":5,"height":5}"# },
    list(
      "cells of a grid", #""layout":"grid","width":300,"templateColumns":["1fr","auto","1fr"]"#
    ) { #"{"row":"span \#($0 % 3 + 1)",\#(text)}"# },
    list(
      "a dense grid",
      #""layout":"grid","autoFlow":"rowDense","templateColumns":[{"repeat":40,"tracks":[9]}]"#
    ) { #"{"column":"span \#($0 * 7 % 40 + 1)","height":3}"# },
    list("items in one column of a dense grid", #""layout":"grid","autoFlow":"rowDense""#) { _ in
      #"{"column":1,"height":3}"#
    },
    list("items in one row of a dense grid", #""layout":"grid","autoFlow":"columnDense""#) {
      #"{"row":1,"column":"span \#($0 % 3 + 1)","width":3}"#
    },
    list("items that span many tracks", #""layout":"grid","autoFlow":"rowDense""#) {
      #"{"column":"span \#(90 + $0 * 7 % 90)","row":"span \#($0 * 11 % 90 + 1)"}"#
    },
    list("lines of a flex layout", #""layout":"flex","wrap":"wrap","width":300"#) {
      #"{"basis":\#($0 * 7 % 90),"grow":1,"height":5}"#
    },
    WorstShape("rows of a table") { count in
      #"{"layout":"table","width":300,"height":"wrap","rows":["#
        + (0..<count).map { _ in
          #"{"size":"wrap","colSize":"average","children":[{"height":9},{\#(text)}]}"#
        }.joined(separator: ",") + "]}"
    },
    WorstShape("a long name") { #"{"id":""# + String(repeating: "aé", count: $0) + #""}"# },
    WorstShape("a long number") { #"{"width":0."# + String(repeating: "3", count: $0) + "}" },
    WorstShape("much space") { "{" + String(repeating: " \n", count: $0) + "}" },
  ]

  private static let path =
    #""layout":"path","width":300,"height":300,"curve":{"polar":"circle","r":99}"#

  // MARK: - Nesting

  private static let nested = [
    nest("columns in columns", "{\(wrap),\(text)}") { _ in #""layout":"linear",\#(wrap)"# },
    nest("rows in columns", "{\(wrap),\(text)}") {
      #""layout":"linear","orientation":"\#($0 % 2 == 0 ? "horz" : "vert")",\#(wrap)"#
    },
    nest("stacks in stacks", "{\(text)}") {
      #""layout":"\#($0 % 2 == 0 ? "hstack" : "vstack")",\#(wrap)"#
    },
    nest("frames in relative layouts", "{\(wrap),\(text)}") {
      #""layout":"\#($0 % 2 == 0 ? "frame" : "relative")",\#(wrap)"#
    },
    nest("flows in floats", "{\(wrap),\(text)}") {
      #""layout":"\#($0 % 2 == 0 ? "flow" : "float")","width":"fill","height":"wrap""#
    },
    nest("grids in flex layouts", "{\(text)}") { #""layout":"\#($0 % 2 == 0 ? "grid" : "flex")""# },
    nest("plain views in plain views") { _ in #""frame":[1,1,99,99]"# },
  ]

  // MARK: - Bounds that are reached one after another

  private static let bounded = [
    list("shares that meet bounds", #""layout":"linear","orientation":"horz","width":3000"#) {
      #"{"width":{"equal":"average","max":\#($0 + 1)},"height":2}"#
    },
    list("stacked views with bounds", #""layout":"hstack","width":3000"#) {
      #"{"width":{"equal":"fill","max":\#($0 + 1),"min":\#($0 % 3)},"height":2}"#
    },
    list("spacers of all priorities", #""layout":"hstack","width":3000"#) {
      #"{"spacer":{"min":\#($0 % 5),"priority":\#($0)}}"#
    },
    list("flex items that freeze", #""layout":"flex","width":3000"#) {
      #"{"grow":\#($0 + 1),"width":{"max":\#(($0 * 37) % 1000 + 1)}}"#
    },
    WorstShape("tracks with least sizes") { count in
      let tracks = (0..<count).map { #"{"min":\#($0 * 37 % 1000),"max":"\#($0 % 7 + 1)fr"}"# }
      return #"{"layout":"grid","width":9000,"templateColumns":["#
        + tracks.joined(separator: ",") + "]}"
    },
    list(
      "rows that shrink",
      #""layout":"linear","orientation":"horz","width":3,"shrinkType":["average"]"#
    ) {
      #"{"width":\#($0 % 90 + 1),"height":2}"#
    },
  ]

  // MARK: - References

  private static let tied = [
    list("a chain in a relative layout", #""layout":"relative","width":300"#) {
      $0 == 0
        ? #"{"id":"v0","width":1}"#
        : #"{"id":"v\#($0)","left":"v\#($0 - 1).right","width":"v\#($0 - 1).width"}"#
    },
    list("pairs that hang on each other", #""layout":"relative","width":300,"reverseLayout":true"#)
    {
      let (one, other) = (2 * $0, 2 * $0 + 1)
      return [(one, other), (other, one)].map { view, neighbor in
        #"{"id":"v\#(view)","left":"v\#(neighbor).right","width":{"equal":"self.height","max":"superview.width"}}"#
      }.joined(separator: ",")
    },
    list("ties in a row", #""layout":"linear","orientation":"horz""#) {
      $0 == 0
        ? #"{"id":"v0","width":1}"#
        : #"{"id":"v\#($0)","width":{"equal":"v\#($0 - 1).width","increment":1}}"#
    },
    WorstShape("constraints in a chain") { count in
      let views = (0..<count).map { #"{"id":"v\#($0)"}"# }
      let relations = (1..<max(2, count)).map {
        #"{"first":"v\#($0 - 1).right","second":"v\#(min($0, count - 1)).left","constant":1}"#
      }
      return #"{"layout":"constraints","width":300,"constraints":["#
        + relations.joined(separator: ",") + #"],"children":["# + views.joined(separator: ",")
        + "]}"
    },
    list("many size classes", #""layout":"linear""#) { _ in
      #"{"sizeClasses":[{"when":{"width":"compact"},"width":1},{"when":{"height":"compact"},"width":2}"#
        + #",{"when":{"screen":"landscape"},"height":3}]}"#
    },
    list(
      "equalized in many size classes",
      #""layout":"linear","sizeClasses":[{"when":{"width":"compact"},"equalize":{}},"#
        + #"{"when":{"width":"regular"},"equalize":{"space":1}},"#
        + #"{"when":{"height":"compact"},"equalizeSpace":{}}],"equalize":{}"#
    ) { _ in "{}" },
  ]

  // MARK: - Mistakes

  private static let wrong = [
    list("mistakes side by side", #""layout":"linear""#) { _ in
      #"{"width":{"equal":9,"min":7,"max":3},"height":1e99}"#
    },
    nest("mistakes in each other") { _ in
      #""layout":"linear","width":{"equal":9,"min":7,"max":3},"vspace":1e99"#
    },
    list("cycles", #""layout":"relative","width":300"#) {
      let other = $0 == 0 ? 1 : 0
      return #"{"id":"v\#($0)","left":"v\#(other).right","right":"v\#(other).left"}"#
    },
    list("views that are not there", #""layout":"frame""#) { _ in
      #"{"left":"superview.top","width":"superview.width"}"#
    },
  ]
}
