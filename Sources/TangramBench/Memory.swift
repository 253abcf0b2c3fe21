import Tangram

#if canImport(Glibc)
  import Glibc
#endif

/// How many bytes a workload takes.
struct Footprint: Sendable {
  let nodes: Int
  /// The bytes of the tree, and those it takes compiled and solved; nil where they cannot be
  /// counted.
  let tree: Int?
  let plan: Int?

  init(_ workload: Workload) {
    let atFirst = bytesInUse()
    let tree = workload.build()
    let withTree = bytesInUse()
    let environment = workload.room(ofPass: 0)
    let compiled = CompiledTree(tree.root, in: environment)
    compiled.solveAfresh(in: environment)
    let withPlan = bytesInUse()
    nodes = compiled.nodeCount
    self.tree = withTree.flatMap { with in atFirst.map { with - $0 } }
    self.plan = withPlan.flatMap { with in withTree.map { with - $0 } }
    withExtendedLifetime((tree, compiled)) {}
  }

  var treeOfANode: Int? { tree.map { $0 / nodes } }
  var planOfANode: Int? { plan.map { $0 / nodes } }
}

#if canImport(Glibc)
  /// The bytes that were allocated and not freed, by the allocator's own report.
  private func bytesInUse() -> Int? {
    typealias Inform = @convention(c) (CInt, UnsafeMutablePointer<FILE>) -> CInt
    guard let symbol = dlsym(nil, "malloc_info") else { return nil }
    // The function is looked up by name, as the module of the C library leaves it out, and a symbol
    // has no type of its own: this is the one that the library documents.
    let inform = unsafeBitCast(symbol, to: Inform.self)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let written = buffer.withUnsafeMutableBytes { bytes -> Bool in
      guard let file = fmemopen(bytes.baseAddress, bytes.count, "w") else { return false }
      defer { fclose(file) }
      return inform(0, file) == 0
    }
    guard written else { return nil }
    return bytesInUse(report: String(decoding: buffer.prefix { $0 != 0 }, as: UTF8.self))
  }

  /// Reads the totals at the end of the report: what the allocator holds, without what is free.
  private func bytesInUse(report: String) -> Int? {
    guard let end = report.ranges(of: "</heap>").last?.upperBound else { return nil }
    var sum = 0
    for line in report[end...].split(separator: "\n") {
      guard let size = number("size", in: line) else { continue }
      if line.contains("\"fast\"") || line.contains("\"rest\"") { sum -= size }
      if line.contains("\"mmap\"") || line.contains("system type=\"current\"") { sum += size }
    }
    return sum
  }

  private func number(_ name: String, in line: Substring) -> Int? {
    guard let start = line.ranges(of: "\(name)=\"").last?.upperBound else { return nil }
    return Int(line[start...].prefix { $0.isNumber })
  }
#else
  private func bytesInUse() -> Int? { nil }
#endif
