import Foundation
import Tangram
import TangramScene
import TangramSceneSwift
import TangramTestSupport
import Testing

@testable import TangramCLI
@testable import TangramPlayServer

/// The playground's answers about a scene, and how it saves the file.
@Suite struct PlaygroundTests {
  /// The JSON that the page receives.
  private struct Answer: Decodable {
    var layout: Layout?
    var room: Room?
    var diagnostics: [Problem]?
    var more: Int?
    var places: [[Int]]?
    var errors: [Mistake]?

    var error: Mistake? { errors?.first }

    struct Layout: Decodable {
      var svg: String
      var views: [View]
    }
    struct View: Decodable {
      var path: String
      var frame: String
    }
    struct Room: Decodable, Equatable {
      var width = 375.0
      var height = 667.0
      var scale = 1.0
      var rtl = false
      var sizeClass = "any,any,any"
    }
    struct Problem: Decodable {
      var severity: String
    }
    struct Mistake: Decodable {
      var path: String
      var message: String
      var remedy: String?
      var place: [String: Int]
    }
  }

  private func answer(
    _ path: String, _ text: String, query: [String: String] = [:], _ origin: Playground.Origin
  ) -> HTTPResponse {
    let headers = ["host": "localhost:80", "content-type": "application/json"]
    let request = HTTPRequest(
      method: "POST", path: path, query: query, headers: headers, body: Array(text.utf8))
    return Playground(origin: origin, requestGuard: RequestGuard(port: 80)).answer(request)
  }

  private func layout(_ text: String, _ query: [String: String] = [:]) throws -> Answer {
    let response = answer("/layout", text, query: query, .text(""))
    try #require(response.status == .ok)
    return try JSONDecoder().decode(Answer.self, from: Data(response.body))
  }

  /// The text between two UTF-16 offsets, as JavaScript counts them.
  private func part(_ text: String, _ start: Int, _ end: Int) -> String {
    String(decoding: Array(text.utf16)[start..<end], as: UTF16.self)
  }

  @Test("An answer contains the frames of the scene", arguments: GalleryScene.all)
  func frames(scene: GalleryScene) throws {
    let answer = try layout(scene.json)
    let entries = try scene.scene.layout().entries
    #expect(answer.layout?.views.map(\.frame) == entries.map { "\($0.frame)" })
    #expect(answer.places?.count == entries.count)
    for (place, entry) in zip(answer.places ?? [], entries) {
      let shown = part(scene.json, place[0], place[1])
      #expect(shown == entry.name.map { "\"\($0)\"" } ?? "{")
      let node = part(scene.json, place[2], place[3])
      #expect(node.hasPrefix("{") && node.hasSuffix("}") && node.contains(shown))
    }
  }

  @Test func thePictureShowsThePaintOfTheScene() throws {
    let text = #"""
      {"root":{"id":"A","width":40,"height":20,"transform":[0,1,-1,0,0,0],
        "paint":{"fill":"tomato","borders":{"top":{"color":"navy","width":2}}}}}
      """#
    let picture = try #require(try layout(text).layout?.svg)
    for part in ["tomato", "navy", "matrix(0.0 1.0 -1.0 0.0"] {
      #expect(picture.contains(part), "\(part)")
    }
  }

  @Test func theQuerySetsTheRoom() throws {
    let text = #"""
      {"root":{"layout":"frame","width":"fill","height":"fill","children":[
        {"id":"A","leading":10,"width":"50%","height":"fill"}]}}
      """#
    let query = [
      "width": "300", "height": "40.5", "scale": "2", "rtl": "true",
      "sizeClass": "compact,any,landscape",
    ]
    let answer = try layout(text, query)
    #expect(
      answer.room
        == .init(
          width: 300, height: 40.5, scale: 2, rtl: true, sizeClass: "compact,any,landscape"))
    #expect(answer.layout?.views.map(\.frame) == ["(0, 0, 300, 40.5)", "(140, 0, 150, 40.5)"])
    #expect(try layout(text).room == .init())
  }

  @Test func swiftCodeIsGeneratedForTheRequestedRoom() throws {
    let text = #"{"root":{"id":"A","width":"50%","height":20}}"#
    let code = { (text: String) in
      let response = answer("/swift", text, query: ["width": "300"], .text(""))
      return try JSONDecoder().decode([String: String].self, from: Data(response.body))
    }
    var scene = try TGScene(json: text)
    scene.environment.size.width = 300
    #expect(try code(text) == ["swift": scene.swiftCode])
    #expect(try code(#"{"rot":{}}"#) == ["error": "rot: unknown key; did you mean `root`?"])
  }

  @Test func anErrorHasItsPlaceAndRemedy() throws {
    let text = "{\n  \"root\": {\"id\": \"😀\", \"widht\": 3}\n}"
    let answer = try layout(text)
    let error = try #require(answer.error)
    #expect(answer.layout == nil)
    #expect(error.path == "root.widht")
    #expect(error.message == "root.widht: unknown key; did you mean `width`?")
    #expect(error.remedy == "width")
    #expect(error.place == ["start": 25, "end": 32, "line": 2, "column": 23])
    #expect(part(text, 25, 32) == "\"widht\"")
    #expect(
      try layout("{").error?.message
        == "line 1, column 2: expected a key in quotes; the text ends here")
    #expect(try layout("{").error?.remedy == nil)
  }

  @Test func errorsAreListedInDocumentOrderUpToALimit() throws {
    let answer = try layout(#"{"rtl":3,"root":{"widht":3,"height":true,"children":[{"id":7}]}}"#)
    #expect(
      answer.errors?.map(\.path) == ["rtl", "root.widht", "root.height", "root.children[0].id"])
    let views = (0..<30).map { _ in #"{"widht":1}"# }.joined(separator: ",")
    #expect(try layout(#"{"root":{"children":[\#(views)]}}"#).errors?.count == 20)
  }

  @Test("A remedy replaces the whole marked range")
  func remedies() throws {
    let remedy = { (node: String) in
      let text = #"{"root":{"layout":"frame","children":[{"id":"Head"},{\#(node)}]}}"#
      return try layout(text).error?.remedy
    }
    #expect(try remedy(#""hieght":1"#) == "height")
    #expect(try remedy(#""width":"wrp""#) == "wrap")
    // The misspelt name is only a part of the marked value.
    #expect(try remedy(#""width":"Haed.width""#) == nil)
    #expect(try remedy(#""width":true"#) == nil)
  }

  @Test func diagnosticsAreSortedBySeverityAndLimited() throws {
    let views = (0..<150).map { #"{"id":"v\#($0)","width":5}"# }.joined(separator: ",")
    let text = #"{"root":{"layout":"linear","width":9,"height":9,"children":[\#(views)]}}"#
    let answer = try layout(text)
    let problems = try #require(answer.diagnostics)
    let all = try TGScene(json: text).layout().diagnostics
    #expect(problems.count == min(100, all.count))
    #expect(answer.more == max(0, all.count - 100))
    let severities = problems.compactMap { TGDiagnostic.Severity(rawValue: $0.severity) }
    #expect(severities.count == problems.count)
    #expect(severities == severities.sorted(by: >))
  }

  @Test("Hostile documents are answered")
  func hostileDocuments() throws {
    for document in HostileDocument.listed {
      guard let text = String(validating: document.bytes, as: UTF8.self) else { continue }
      let answer = try layout(text)
      #expect((answer.layout == nil) != (answer.error == nil), "\(document)")
      guard let place = answer.error?.place, let end = place["end"] else { continue }
      #expect(end <= text.utf16.count, "\(document)")
    }
  }

  @Test func aSceneWithTooManyViewsIsAnError() throws {
    let views = Array(repeating: "{}", count: 10_000).joined(separator: ",")
    let error = try #require(try layout(#"{"root":{"children":[\#(views)]}}"#).error)
    #expect(error.message == "the document has more than 10000 views")
  }

  @Test func invalidUTF8IsRejected() {
    let headers = ["host": "localhost", "content-type": "application/json"]
    let request = HTTPRequest(
      method: "POST", path: "/layout", headers: headers, body: [0xFF, 0xFE])
    let playground = Playground(origin: .text(""), requestGuard: RequestGuard(port: 80))
    #expect(playground.answer(request).status == .badRequest)
  }
}

// MARK: - The file

extension PlaygroundTests {
  private struct Saved: Decodable, Equatable {
    var version: String?
    var error: String?
  }

  private func save(
    _ text: String, over version: String, _ file: URL
  ) throws -> (HTTPStatus, Saved) {
    let origin = Playground.Origin.file(PlayFile(path: file.path))
    let response = answer("/save", text, query: ["version": version], origin)
    return (response.status, try JSONDecoder().decode(Saved.self, from: Data(response.body)))
  }

  @Test func savingReplacesTheFileAtomically() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a.json", Array("old".utf8))
    let old = try PlayFile(path: file.path).read(limit: 100)
    for text in ["new\n", "ü, without an end of line"] {
      let version = try PlayFile(path: file.path).read(limit: 100).version
      let (status, saved) = try save(text, over: version, file)
      #expect(status == .ok)
      let content = try PlayFile(path: file.path).read(limit: 100)
      #expect(content.text == (text.hasSuffix("\n") ? text : text + "\n"))
      #expect(saved.version == content.version)
      #expect(content.version != old.version)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.json"])
  }

  @Test("A file changed elsewhere is not overwritten unasked", arguments: ["theirs", "", "\u{FF}"])
  func conflict(theirs: String) throws {
    let folder = try TemporaryFolder()
    // Some of these contents are not valid UTF-8.
    let bytes = theirs.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    let file = try folder.file("a.json", bytes)
    let (status, answer) = try save("mine", over: "", file)
    #expect(status == .conflict)
    #expect(try FileHandle(forReadingFrom: file).readToEnd().map(Array.init) ?? [] == bytes)
    let (second, _) = try save("mine", over: try #require(answer.version), file)
    #expect(second == .ok)
    #expect(try String(contentsOf: file, encoding: .utf8) == "mine\n")
  }

  @Test func savingKeepsLinksAndPermissions() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a.json", Array("{}".utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    let link = folder.url.appendingPathComponent("b.json")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    let version = try PlayFile(path: link.path).read(limit: 100).version
    #expect(try save("[]", over: version, link).0 == .ok)
    #expect(try String(contentsOf: file, encoding: .utf8) == "[]\n")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test func savingThroughADanglingLinkCreatesItsTarget() throws {
    let folder = try TemporaryFolder()
    let link = folder.url.appendingPathComponent("b.json")
    try FileManager.default.createSymbolicLink(
      atPath: link.path, withDestinationPath: "new.json")
    #expect(try save("[]", over: "", link).0 == .ok)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "new.json")
    let file = folder.url.appendingPathComponent("new.json")
    #expect(try String(contentsOf: file, encoding: .utf8) == "[]\n")
  }

  @Test("A named pipe in place of the file does not block", .timeLimit(.minutes(1)))
  func aPipeIsRejected() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.url.appendingPathComponent("a.json")
    try #require(mkfifo(pipe.path, 0o600) == 0)
    let message = "tangram: \(pipe.path) cannot be read: it is no ordinary file"
    #expect(throws: ToolError(status: .noInput, message: message)) {
      try PlayFile(path: pipe.path).read(limit: 100)
    }
    #expect(try save("{}", over: "", pipe).1.error == message)
  }

  @Test func aFailedSaveIsReported() throws {
    let folder = try TemporaryFolder()
    let missing = folder.url.appendingPathComponent("none/a.json")
    let (status, answer) = try save("{}", over: "", missing)
    #expect(status == .ok)
    #expect(answer.error == "tangram: \(missing.path) cannot be written: no such file")
  }

  @Test func savingWithoutAFileIsNotFound() {
    #expect(answer("/save", "{}", .text("{}")).status == .notFound)
  }
}
