import Tangram
import TangramScene

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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
    complain("what was encoded cannot be decoded: \(error)")
    exit(1)
  }
}
