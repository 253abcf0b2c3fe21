// Tests random trees from the command line: `swift run -c release TangramFuzz trees --count 1000000`.

import Foundation
import Tangram
import TangramScene
import TangramTestSupport

guard let arguments = Arguments(Array(CommandLine.arguments.dropFirst())) else {
  print(Arguments.usage)
  exit(64)
}
if arguments.showsTree {
  var source = AnyTree(seed: arguments.first)
  let tree = source.tree()
  print(TGScene(root: tree, environment: source.environment()).json())
  tree.walk { print($1, $0) }
  exit(0)
}
if arguments.showsGrowth {
  print(Growth.table(largest: min(arguments.count, 1 << 20)))
  exit(0)
}
Watch.start()
var fuzzer = Fuzzer(arguments)
fuzzer.run()
exit(fuzzer.statistics.failures.isEmpty ? 0 : 1)
