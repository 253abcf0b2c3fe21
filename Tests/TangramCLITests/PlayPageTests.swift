import Foundation
import Testing

@testable import TangramCLI

/// The HTML page of the playground.
@Suite struct PlayPageTests {
  private let page = PlayPage(text: #"</script><b> "é""#, file: (name: "a<b.json", version: "1"))
    .html

  /// The tags of a document in order, with their attributes; ignores the contents of scripts and styles.
  private func tags(_ html: String) -> [(name: String, attributes: [Substring: Substring])] {
    let text = html.replacing(#/(?s)(<(script|style)[^>]*>).*?(<\/\2>)/#) { $0.1 + $0.3 }
    return text.matches(of: #/<(!?\/?[A-Za-z]+[0-9]?)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*>/#).map {
      tag in
      let attributes = tag.2.matches(of: #/([a-z-]+)(?:="([^"]*)")?/#).map { ($0.1, $0.2 ?? "") }
      return (String(tag.1), Dictionary(attributes, uniquingKeysWith: { first, _ in first }))
    }
  }

  @Test func elementsAreWellNested() {
    let empty: Set = ["meta", "link", "input"]
    var open: [String] = []
    for (name, _) in tags(page) where name != "!DOCTYPE" && !empty.contains(name) {
      if name.hasPrefix("/") {
        #expect(open.popLast() == String(name.dropFirst()))
      } else {
        open.append(name)
      }
    }
    #expect(open.isEmpty)
    // The search above found every tag.
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n<head>"))
    let body = page.replacing(#/(?s)<(script|style)[^>]*>.*?<\/\1>/#, with: "")
    #expect(body.count { $0 == "<" } == body.matches(of: #/<(!?\/?[A-Za-z]+[0-9]?)[^<>]*>/#).count)
  }

  @Test func idsAreUniqueAndReferencesResolve() throws {
    let ids = tags(page).compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    for (_, attributes) in tags(page) {
      for key in ["for", "aria-labelledby", "aria-describedby"] {
        if let name = attributes[Substring(key)] { #expect(ids.contains(name)) }
      }
    }
    let script = PlayPage.script
    let lists = script.matches(of: #/\[([^\]]*)\]\.map\(byId\)/#).map(\.1)
    let sought =
      script.matches(of: #/byId\("([A-Za-z]+)"\)/#).map(\.1)
      + lists.flatMap { $0.matches(of: #/"([A-Za-z]+)"/#).map(\.1) }
    #expect(sought.count > 20)
    for name in sought { #expect(ids.contains(name), "\(name)") }
  }

  @Test func everyControlHasALabel() {
    let labels = page.components(separatedBy: "<label>").dropFirst()
      .map { $0.components(separatedBy: "</label>")[0] }
    let named = Set(labels.flatMap { tags($0).compactMap { $0.attributes["id"] } })
    for (name, attributes) in tags(page) where ["input", "select", "textarea"].contains(name) {
      let isLabeled = attributes["aria-label"] != nil || attributes["aria-labelledby"] != nil
      #expect(isLabeled || named.contains(attributes["id"] ?? ""), "\(attributes)")
    }
  }

  @Test func theDataIsEscapedAndNothingIsLoaded() throws {
    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(!page.contains("http"))
    #expect(!page.contains("{{"))
    #expect(!PlayPage.script.contains("http"))
    #expect(tags(page).allSatisfy { !$0.attributes.keys.contains { $0.hasPrefix("on") } })
    let start = try #require(page.range(of: #"id="data">"#)).upperBound
    let data = page[start...].prefix { $0 != "<" }
    struct PageData: Decodable {
      var text: String
      var file: [String: String]
      var gallery: [[String: String]]
    }
    let known = try JSONDecoder().decode(PageData.self, from: Data(data.utf8))
    #expect(known.text == #"</script><b> "é""#)
    #expect(known.file == ["name": "a<b.json", "version": "1"])
    #expect(known.gallery.map { $0["text"] } == GalleryScene.all.map(\.json))
  }
}
