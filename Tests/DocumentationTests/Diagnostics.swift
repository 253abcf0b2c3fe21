import Foundation
import Tangram
import TangramScene
import TangramTextViews
import Testing

/// The page of all diagnostics is a table, and is run as it is printed.
///
/// For every code there is a scene that has it, the text, and the nearest scene that does not.
@Suite struct Diagnostics {
  /// What the page says of a code.
  struct Section: Sendable, CustomTestStringConvertible {
    var code: String
    var severity = ""
    var blocks: [Page.Block] = []

    var testDescription: String { code }
    var scenes: [String] {
      blocks.filter { $0.language == "json" }.map { $0.lines.joined(separator: "\n") }
    }
    var text: [String] { blocks.first { $0.language == "text" }?.lines ?? [] }
  }

  static let sections: [Section] = {
    guard let page = Page.all.first(where: { $0.description == "Diagnostics" }),
      let lines = try? page.lines()
    else { return [] }
    var sections: [Section] = []
    var isOpen = false
    for line in lines {
      if line.hasPrefix("### ") {
        sections.append(Section(code: String(line.dropFirst(4))))
      } else if sections.isEmpty {
        continue
      } else if line.hasPrefix("```") {
        isOpen.toggle()
        if isOpen {
          let block = Page.Block(language: String(line.dropFirst(3)), lines: [])
          sections[sections.count - 1].blocks.append(block)
        }
      } else if isOpen, let last = sections[sections.count - 1].blocks.indices.last {
        sections[sections.count - 1].blocks[last].lines.append(line)
      } else if line.hasPrefix("*") {
        let severity = line.dropFirst().prefix { $0 != "." }
        sections[sections.count - 1].severity = severity.lowercased()
      }
    }
    return sections
  }()

  /// The diagnostics of a scene, and what is not in order in its frames.
  private func findings(_ json: String) throws -> [TGDiagnostic] {
    let fonts = TGSceneFonts(standard: TGFontFamily(try Fonts.font("sans")))
    let layout = try TGScene(json: json, fonts: fonts).layout()
    // What sticks out is a diagnostic, unless it follows from another one.
    let known: Set<TGDiagnostic.Code> = ["overflow", "shares-above-whole"]
    return layout.diagnostics + layout.validate().filter { !known.contains($0.code) }
  }

  @Test("The first scene has the text, the second one nothing of the kind", arguments: sections)
  func scenes(section: Section) throws {
    guard section.blocks.contains(where: { $0.language == "json" }) else { return }
    try #require(section.scenes.count == 2)
    let found = try findings(section.scenes[0])
    #expect(found.map(\.description) == section.text)
    #expect(found.allSatisfy { $0.code.rawValue == section.code })
    #expect(found.allSatisfy { $0.severity.rawValue == section.severity })
    #expect(try findings(section.scenes[1]).map(\.description) == [])
  }

  @Test("The page has every code of the sources, once")
  func codes() throws {
    let page = Self.sections.map(\.code)
    #expect(Set(page).count == page.count)
    #expect(Set(page).symmetricDifference(try Self.codesOfTheSources()).sorted() == [])
  }

  @Test("Every code but those that no scene has is shown")
  func examples() {
    let missing = Self.sections.filter { $0.blocks.isEmpty }.map(\.code)
    #expect(
      missing.sorted() == [
        "broken-frame", "constraint-work", "endless-lookups", "off-grid", "other", "too-deep",
        "too-many",
        "too-much-work",
      ])
  }

  private static func codesOfTheSources() throws -> Set<String> {
    let sources = Page.package.appending(path: "Sources").path(percentEncoded: false)
    let files = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
    var codes: Set<String> = []
    for file in files where file.hasSuffix(".swift") {
      let isList = file.hasSuffix("TGDiagnostic+Code.swift")
      for line in try Page.lines(of: "Sources/\(file)") where !line.contains("///") {
        let parts = line.components(separatedBy: "\"")
        for (before, word) in zip(parts, parts.dropFirst())
        where before.hasSuffix(" code: ") || before.hasSuffix("(code: ")
          || isList && (before.hasSuffix(": ") || before.hasSuffix("= "))
        {
          codes.insert(word)
        }
      }
    }
    return codes
  }

  // MARK: What JSON cannot say

  private let room = TGSize(width: 375, height: 667)

  @Test func nonFiniteNumbers() {
    let endless = TGFrameLayout { TGView("A").size(.infinity, 5) }.size(50, 50)
    says(endless.layout(in: room).diagnostics[0].code, "not-finite")
    #expect(
      endless.layout(in: room).diagnostics.map(\.description) == [
        "A: width is not a finite number; 0 is used instead; to fill the space, write `.fill`"
      ])
  }

  @Test func tooManyViews() {
    let few = TGFrameLayout { (0..<9).map { _ in TGView().size(5, 5) } }.size(50, 50)
    var limits = TGLimits()
    limits.views = 8
    let cut = few.layout(in: TGEnvironment(size: room, limits: limits))
    says(cut.diagnostics[0].code, "too-many-views")
    #expect(
      cut.diagnostics.map(\.description) == [
        "root: subviews exceed the limit of 8 (`TGLimits.views`); the tree is not laid out"
      ])
    limits.views = 9
    #expect(few.layout(in: TGEnvironment(size: room, limits: limits)).diagnostics.isEmpty)
  }

  @Test func duplicateIdentities() {
    var twin = TGView("A").size(5, 5)
    let twins = TGRelativeLayout {
      twin
      twin.named("B")
      TGView("C").size(5, 5).left(twin.tg_right)
    }.size(50, 50)
    says(twins.layout(in: room).diagnostics[0].code, "duplicate-identity")
    #expect(
      twins.layout(in: room).diagnostics.map(\.description) == [
        "B: identity is not unique; references find the first view"
      ])
    let untied = TGRelativeLayout {
      twin
      twin.named("B")
      TGView("C").size(5, 5)
    }
    #expect(untied.size(50, 50).layout(in: room).diagnostics.isEmpty)
  }

  @Test func duplicateNames() {
    let namesakes = TGHStack {
      TGView("A").size(5, 5)
      TGView("A").size(5, 5)
    }.size(50, 50)
    says(namesakes.layout(in: room).diagnostics[0].code, "duplicate-name")
    #expect(
      namesakes.layout(in: room).diagnostics.map(\.description) == [
        "A: name is not unique; lookups by name find the first view"
      ])
    let cells = TGHStack {
      TGHStack { TGView("A").size(5, 5) }.size(.wrap)
      TGHStack { TGView("A").size(5, 5) }.size(.wrap)
    }
    #expect(cells.size(50, 50).layout(in: room).diagnostics.isEmpty)
  }

  @Test func aCurveThatEnds() {
    let curve = TGCurve.rectangular { $0 <= 10 ? 0 : nil }
    let beyond = TGPathLayout(curve) { (0..<3).map { _ in TGView().size(5, 5) } }
      .size(50, 50).with { $0.tg_spaceType = .fixed(8) }
    says(beyond.layout(in: room).diagnostics[0].code, "curve-undefined")
    #expect(
      beyond.layout(in: room).diagnostics.map(\.description) == [
        "root: curve ends before all children are placed; the remaining children are not on the curve"
      ])
  }
}
