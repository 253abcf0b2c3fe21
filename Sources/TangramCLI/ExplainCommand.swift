import Tangram
import TangramScene

/// `tangram explain`: why a view of a scene is where it is.
struct ExplainCommand {
  /// A view, and how much is to be said about it.
  struct Question: Hashable {
    /// The scene; nil, or `-`, for the standard input.
    var file: String?
    /// What the scene calls the view.
    var id: String
    /// Whether the numbers of other views are explained, too.
    var isDeep = false
  }

  let console: Console

  func run(_ question: Question) throws(ToolError) -> ToolStatus {
    let source = try ByteSource(opening: question.file, standardInput: console.input)
    let bytes = try source.readAll(limit: TGSceneLimits().bytes)
    let layout: TGLayout
    do {
      layout = try TGScene(utf8: bytes).layout()
    } catch {
      throw ToolError(status: .failure, message: "tangram: \(error)")
    }
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
  /// Reads `[FILE|-] --id NAME [--deep]`, in any order; nil if something else is written.
  init?(_ arguments: ArraySlice<String>) {
    var (file, id, isDeep): (String?, String?, Bool) = (nil, nil, false)
    var rest = arguments
    while let next = rest.popFirst() {
      switch next {
      case "--deep" where !isDeep: isDeep = true
      case "--id" where id == nil && !rest.isEmpty: id = rest.popFirst()
      case "-": if file == nil { file = next } else { return nil }
      default:
        if file != nil || next.hasPrefix("-") { return nil }
        file = next
      }
    }
    guard let id else { return nil }
    self.init(file: file, id: id, isDeep: isDeep)
  }
}
