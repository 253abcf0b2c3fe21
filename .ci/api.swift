// Prints the public names found in a folder of symbol graphs; called by `api`.

import Foundation

struct SymbolGraph: Decodable {
  struct Module: Decodable { var name: String }
  struct Symbol: Decodable {
    struct Fragment: Decodable { var spelling: String }
    struct Kind: Decodable { var identifier: String }
    var kind: Kind
    var pathComponents: [String]
    var declarationFragments: [Fragment]?
    var accessLevel: String

    /// The declaration on one line.
    var line: String {
      let declaration = (declarationFragments ?? []).map(\.spelling).joined()
      let words = declaration.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return "\(pathComponents.joined(separator: "."))\t\(words)"
    }
  }
  var module: Module
  var symbols: [Symbol]
}

let folder = URL(fileURLWithPath: CommandLine.arguments[1])
let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
var lines: Set<String> = []
for file in files where file.lastPathComponent.hasSuffix(".symbols.json") {
  let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
  for symbol in graph.symbols where ["public", "open"].contains(symbol.accessLevel) {
    lines.insert("\(graph.module.name)\t\(symbol.line)")
  }
}
for line in lines.sorted() { print(line) }
