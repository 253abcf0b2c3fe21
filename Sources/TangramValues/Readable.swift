// Numbers and paths in messages, descriptions and explanations.

/// Returns the shortest text that parses to the same number as `value`, without a trailing `.0`.
package func readable(_ value: Double) -> String {
  if value == 0 { return "0" }
  let text = value.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// Returns the text of a path of child indices, as in `[0][2]`; `root` for the empty path.
package func readable(path: some Collection<Int>) -> String {
  path.isEmpty ? "root" : path.map { "[\($0)]" }.joined()
}
