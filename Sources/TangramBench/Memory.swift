import Tangram

#if canImport(Glibc)
  import Glibc
#endif

/// The memory that a workload uses, in bytes per node; nil where it cannot be measured.
struct Footprint: Sendable {
  let tree: Int?
  /// The additional memory for compiling and solving the tree.
  let plan: Int?

  init(_ workload: Workload) {
    let atFirst = bytesInUse()
    let tree = workload.build()
    let withTree = bytesInUse()
    let environment = workload.room(ofPass: 0)
    let compiled = CompiledTree(tree.root, in: environment)
    compiled.solveAfresh(in: environment)
    let withPlan = bytesInUse()
    self.tree = withTree.flatMap { with in atFirst.map { (with - $0) / compiled.nodeCount } }
    self.plan = withPlan.flatMap { with in withTree.map { (with - $0) / compiled.nodeCount } }
    withExtendedLifetime((tree, compiled)) {}
  }
}

#if canImport(Glibc)
  /// The number of allocated bytes, as reported by the allocator.
  private func bytesInUse() -> Int? {
    typealias Inform = @convention(c) (CInt, UnsafeMutablePointer<FILE>) -> CInt
    guard let symbol = dlsym(nil, "malloc_info") else { return nil }
    // The function is looked up by name, because the module of the C library does not export it. A
    // symbol has no type, so it is cast to the documented one.
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

  /// Parses the totals at the end of the report: the bytes that the allocator holds, minus the free
  /// ones.
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
