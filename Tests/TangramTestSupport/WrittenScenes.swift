import TangramScene

/// A node as it is written after it was read as the root of a document.
public func writtenAgain(root: String) throws -> String {
  let document = try TGScene(json: #"{"root":"# + root + "}").json()
  return String(document.dropFirst(8).dropLast())
}
