import TangramScene

/// Reads a document with this root, and returns the root as it is written.
public func writtenAgain(root: String) throws -> String {
  let document = try TGScene(json: #"{"root":"# + root + "}").json()
  return String(document.dropFirst(8).dropLast())
}
