import Tangram
import TangramScene

/// `tangram explain`: why a view of a scene is where it is.
struct ExplainCommand {
  /// A view, and how much is to be said about it.
  struct Question: Hashable {
    var scene: SceneQuestion
    /// What the scene calls the view.
    var id: String
    /// Whether the numbers of other views are explained, too.
    var isDeep = false
  }

  let console: Console

  func run(_ question: Question) throws(ToolError) -> ToolStatus {
    let layout = try question.scene.scene(console).layout()
    guard let explanation = layout.explain(question.id, isDeep: question.isDeep) else {
      throw ToolError(
        status: .failure,
        message: "tangram: no view has the id `\(question.id)`\(Self.known(in: layout))")
    }
    try console.write(explanation.description)
    return .success
  }

  /// What there is instead, as the end of a message.
  private static func known(in layout: TGLayout) -> String {
    let names = layout.namedFrames.prefix(13).map { "`\($0.name)`" }
    if names.isEmpty { return "; none has an id" }
    return "; there are \(names.prefix(12).joined(separator: ", "))\(names.count > 12 ? ", …" : "")"
  }
}

extension ExplainCommand.Question {
  /// Reads `[FILE|-] --id NAME [--deep]` and the room; nil if something else is written.
  init?(_ arguments: ArraySlice<String>) {
    var (id, isDeep): (String?, Bool) = (nil, false)
    let scene = SceneQuestion(arguments) { name, rest in
      switch name {
      case "--deep" where !isDeep: isDeep = true
      case "--id" where id == nil && !rest.isEmpty: id = rest.popFirst()
      default: return false
      }
      return true
    }
    guard let scene, let id else { return nil }
    self.init(scene: scene, id: id, isDeep: isDeep)
  }
}
