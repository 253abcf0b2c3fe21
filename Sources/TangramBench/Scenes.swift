import Tangram
import TangramScene

/// The JSON text of a tree.
@inline(never)
func encodedTree(_ tree: TGView, in environment: TGEnvironment) -> String {
  TGScene(root: tree, environment: environment).json()
}

/// The tree of a JSON text that was written by this program.
@inline(never)
func decodedTree(_ text: String) -> TGView {
  do {
    return try TGScene(json: text).root
  } catch {
    fail("what was encoded cannot be decoded: \(error)")
  }
}
