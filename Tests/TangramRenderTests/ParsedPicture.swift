import Foundation
import FoundationXML
import Tangram
import TangramRender

/// An SVG document, parsed by an XML parser.
final class ParsedPicture: NSObject, XMLParserDelegate {
  /// An element with its text, but without its child elements.
  struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""

    /// The rectangle given by the attributes.
    var rectangle: TGRect? {
      guard let x = number("x"), let y = number("y"), let width = number("width"),
        let height = number("height")
      else { return nil }
      return TGRect(x: x, y: y, width: width, height: height)
    }

    func number(_ name: String) -> Double? { attributes[name].flatMap(Double.init) }
  }

  private(set) var elements: [Element] = []
  private(set) var isWellFormed = false
  private var open: [Int] = []

  init(_ svg: String) {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  /// All elements of a class.
  func all(_ kind: String) -> [Element] { elements.filter { $0.attributes["class"] == kind } }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let last = open.last { elements[last].text += text }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }
}
