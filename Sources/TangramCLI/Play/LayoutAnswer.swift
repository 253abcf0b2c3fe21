import Tangram
import TangramRender
import TangramScene

/// The response to a page's request to lay out a text: the layout, or the errors with their locations
/// in the text.
struct LayoutAnswer {
  let text: TGSceneText
  let room: Room
  let limits: PlayLimits
  var fonts = TGSceneFonts()

  /// The response as JSON.
  var json: String {
    do throws(TGSceneError) {
      return json(of: try scene)
    } catch {
      let all = TGScene.errors(
        in: text.json, atMost: SceneErrors.maximumErrors, limits: sceneLimits, fonts: fonts)
      let errors: JSON = ["errors": .array((all.isEmpty ? [error] : all).map(json(of:)))]
      return errors.serialized
    }
  }

  private var sceneLimits: TGSceneLimits {
    TGSceneLimits(bytes: limits.server.bodyBytes, nodes: limits.views, nesting: limits.nesting)
  }

  /// The scene with the environment settings of the page.
  var scene: TGScene {
    get throws(TGSceneError) {
      var scene = try TGScene(json: text.json, limits: sceneLimits, fonts: fonts)
      room.apply(to: &scene.environment)
      return scene
    }
  }
}

// MARK: - Layouts

extension LayoutAnswer {
  private func json(of scene: TGScene) -> String {
    var style = TGPictureStyle.plan
    style.notation = .scene
    let layout = scene.layout()
    let (diagnostics, room) = (
      layout.diagnostics.sorted { $0.severity > $1.severity }, scene.environment
    )
    let about: JSON = [
      "room": [
        "width": .number(room.size.width), "height": .number(room.size.height),
        "scale": .number(room.scale), "rtl": .bool(room.isRightToLeft),
        "sizeClass": .string(room.sizeClass.words),
      ],
      "diagnostics": .array(diagnostics.prefix(limits.diagnostics).map(json(of:))),
      "more": .number(Double(max(0, diagnostics.count - limits.diagnostics))),
      // The locations of all views, in the order of the views in the layout.
      "places": .array(text.placesOfViews.map(ends(of:))),
    ]
    let layoutData = TGInspector.layoutData(of: layout, style: style, words: scene.words)
    return "{\"layout\":\(layoutData),\(about.serialized.dropFirst())"
  }

  private func json(of diagnostic: TGDiagnostic) -> JSON {
    [
      "path": .string(diagnostic.path.dotted),
      "severity": .string(diagnostic.severity.rawValue), "code": .string(diagnostic.code.rawValue),
      "message": .string(diagnostic.text(in: .scene)),
      "place": json(of: text.place(of: diagnostic)),
    ]
  }
}

// MARK: - Errors and locations

extension LayoutAnswer {
  private func json(of error: TGSceneError) -> JSON {
    let place = text.place(of: error)
    return [
      "path": .string(error.path), "message": .string("\(error)"), "place": json(of: place),
      "remedy": remedy(in: error.message, at: place).map(JSON.string),
    ]
  }

  /// The suggested word, if it replaces the whole marked text.
  private func remedy(in message: String, at place: TGSceneText.Place) -> String? {
    let marked = text.json[place.range].dropFirst().dropLast()
    guard let hint = message.range(of: "did you mean `"),
      message.hasPrefix("unknown key") || message.hasPrefix("unknown value `\(marked)`")
    else { return nil }
    let word = message[hint.upperBound...].prefix { $0 != "`" }
    return word.isEmpty ? nil : String(word)
  }

  /// A location, in UTF-16 offsets for scripts, and as line and column for people.
  private func json(of place: TGSceneText.Place) -> JSON {
    let ends = units(of: place.range)
    return [
      "start": .number(ends.start), "end": .number(ends.end),
      "line": .number(Double(place.line)), "column": .number(Double(place.column)),
    ]
  }

  /// The start and end of the text that names a view, and of the whole view.
  private func ends(of place: TGSceneText.Place) -> JSON {
    let (name, all) = (units(of: place.range), units(of: place.extent))
    return .numbers(name.start, name.end, all.start, all.end)
  }

  /// The start and end of a range in UTF-16 code units, as used by JavaScript.
  private func units(of range: Range<String.Index>) -> (start: Double, end: Double) {
    let units = text.json.utf16
    let start = units.distance(from: units.startIndex, to: range.lowerBound)
    let count = units.distance(from: range.lowerBound, to: range.upperBound)
    return (Double(start), Double(start + count))
  }
}
