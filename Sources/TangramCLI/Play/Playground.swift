import Tangram
import TangramPlayServer
import TangramScene
import TangramSceneSwift

/// Limits on what the playground lays out and shows, regardless of the requests it receives.
struct PlayLimits: Sendable {
  var server = ServerLimits()
  /// The maximum number of views in a scene; a browser cannot display a larger picture.
  var views = 10_000
  /// The maximum nesting depth of arrays and objects in a scene.
  var nesting = 1_000
  /// The maximum number of diagnostics shown.
  var diagnostics = 100
}

/// Handles the requests of the playground page.
struct Playground: Sendable {
  /// The source of the initial scene.
  enum Origin: Sendable {
    case file(PlayFile)
    /// A text that does not come from a file.
    case text(String)
  }

  let origin: Origin
  let requestGuard: RequestGuard
  var limits = PlayLimits()
  var fonts = FontLibrary(folders: []).fonts

  func answer(_ request: HTTPRequest) -> HTTPResponse {
    guard requestGuard.allows(request) else { return HTTPResponse(.forbidden) }
    switch request.path {
    case "/", "/index.html": return read(request) { page() }
    case "/play.js":
      return read(request) { HTTPResponse(.ok, type: "text/javascript", PlayPage.script) }
    case "/layout": return write(request, layout)
    case "/swift": return write(request, swift)
    case "/save": return write(request, save)
    default: return HTTPResponse(.notFound)
    }
  }

  private func read(_ request: HTTPRequest, _ answer: () -> HTTPResponse) -> HTTPResponse {
    guard ["GET", "HEAD"].contains(request.method) else { return Self.notAllowed(["GET", "HEAD"]) }
    var response = answer()
    response.isHead = request.method == "HEAD"
    return response
  }

  private func write(
    _ request: HTTPRequest, _ answer: (HTTPRequest, String) -> HTTPResponse
  ) -> HTTPResponse {
    guard request.method == "POST" else { return Self.notAllowed(["POST"]) }
    // Other pages cannot send this content type without a CORS preflight request.
    let type = request.headers["content-type"]?.prefix { $0 != ";" }
    guard type?.lowercased() == "application/json" else {
      return HTTPResponse(.mediaTypeNotSupported)
    }
    guard let text = String(validating: request.body, as: UTF8.self) else {
      return HTTPResponse(.badRequest)
    }
    return answer(request, text)
  }

  private static func notAllowed(_ methods: [String]) -> HTTPResponse {
    var response = HTTPResponse(.methodNotAllowed)
    response.allowed = methods
    return response
  }
}

// MARK: - Answers

extension Playground {
  private func page() -> HTTPResponse {
    switch origin {
    case .text(let text):
      return HTTPResponse(.ok, type: "text/html", PlayPage(text: text, file: nil).html)
    case .file(let file):
      do throws(ToolError) {
        let content = try file.read(limit: limits.server.bodyBytes)
        let page = PlayPage(text: content.text, file: (file.name, content.version))
        return HTTPResponse(.ok, type: "text/html", page.html)
      } catch {
        return HTTPResponse(.serverError, type: "text/plain", error.message + "\n")
      }
    }
  }

  private func layout(_ request: HTTPRequest, _ text: String) -> HTTPResponse {
    guard let room = Room(query: request.query) else { return HTTPResponse(.badRequest) }
    let answer = LayoutAnswer(text: TGSceneText(text), room: room, limits: limits, fonts: fonts)
    return HTTPResponse(.ok, type: "application/json", answer.json)
  }

  private func swift(_ request: HTTPRequest, _ text: String) -> HTTPResponse {
    guard let room = Room(query: request.query) else { return HTTPResponse(.badRequest) }
    let answer = LayoutAnswer(text: TGSceneText(text), room: room, limits: limits, fonts: fonts)
    do throws(TGSceneError) {
      return Self.json(["swift": .string(try answer.scene.swiftCode)])
    } catch {
      return Self.json(["error": .string("\(error)")])
    }
  }

  private func save(_ request: HTTPRequest, _ text: String) -> HTTPResponse {
    guard case .file(let file) = origin else { return HTTPResponse(.notFound) }
    let version = request.query["version"] ?? ""
    do throws(ToolError) {
      let (isSaved, version) = try file.save(text, over: version, limit: limits.server.bodyBytes)
      return Self.json(["version": .string(version)], isSaved ? .ok : .conflict)
    } catch {
      return Self.json(["error": .string(error.message)])
    }
  }

  private static func json(_ value: JSON, _ status: HTTPStatus = .ok) -> HTTPResponse {
    HTTPResponse(status, type: "application/json", value.serialized)
  }
}
