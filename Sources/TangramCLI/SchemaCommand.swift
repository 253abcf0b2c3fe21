import TangramScene

/// `tangram schema`: prints the JSON Schema of scenes.
struct SchemaCommand {
  let console: Console

  func run() throws(ToolError) -> ToolStatus {
    try console.write(TGScene.jsonSchema)
    return .success
  }
}

extension CommandForm {
  static let schema = CommandForm(
    synopsis: "",
    uses: [("", "prints a JSON Schema of scenes, for editors")],
    about: """
      Prints a JSON Schema (2020-12) of scenes. An editor that knows it completes keys and words, says
      what they mean, and marks mistakes:

        tangram schema > scene.schema.json

      A scene names it with the key `$schema`, as in {"$schema":"scene.schema.json","root":{…}}.
      """,
    status: "0, or 74 if the output cannot be written.",
    read: { _ in .schema })
}
