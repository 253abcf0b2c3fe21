/// Draws a glyph of `CFF ` by interpreting its Type 2 charstring, with a limit on the work.
struct CharStringInterpreter {
  private static let depthLimit = 10
  private static let stackLimit = 192

  let bytes: FontBytes
  let global: CompactIndex
  let local: CompactIndex?
  private(set) var elements: [TGOutlineElement] = []

  private var stack: [Double] = []
  private var pen = TGOutlinePoint(x: 0, y: 0)
  private var hints = 0
  private var isOpen = false
  private var isDone = false
  private var steps = 100_000

  init(bytes: FontBytes, global: CompactIndex, local: CompactIndex?) {
    (self.bytes, self.global, self.local) = (bytes, global, local)
  }

  /// Runs a program and closes the last contour.
  mutating func run(_ program: Range<Int>) {
    execute(program, depth: 0)
    close()
  }

  private mutating func close() {
    if isOpen { elements.append(.close) }
    isOpen = false
  }

  private mutating func execute(_ program: Range<Int>, depth: Int) {
    var reader = FontReader(bytes: bytes, offset: program.lowerBound)
    while reader.offset < program.upperBound, !isDone {
      steps -= 1
      guard steps > 0 else { return }
      let byte = reader.u8()
      switch byte {
      case 28, 32...255:
        stack.append(
          byte == 255 ? Double(reader.i32()) / 65_536 : Double(reader.compactInteger(byte)))
        isDone = stack.count > Self.stackLimit
      case 10: call(local, depth)
      case 29: call(global, depth)
      case 11: return
      case 19, 20:
        countHints()
        reader.offset += (hints + 7) / 8
      case 12: flex(reader.u8())
      default: draw(byte)
      }
    }
  }

  private mutating func call(_ subroutines: CompactIndex?, _ depth: Int) {
    guard let subroutines, let number = stack.popLast(), depth < Self.depthLimit else { return }
    let count = subroutines.count
    let bias = count < 1_240 ? 107 : count < 33_900 ? 1_131 : 32_768
    execute(subroutines[Int(number) + bias], depth: depth + 1)
  }

  /// Counts hints, which are not used but determine the length of hint masks.
  private mutating func countHints() {
    hints += stack.count / 2
    stack.removeAll(keepingCapacity: true)
  }

  private mutating func draw(_ operation: Int) {
    defer { stack.removeAll(keepingCapacity: true) }
    switch operation {
    case 1, 3, 18, 23: countHints()
    // The last arguments; an additional argument before them is the width of the glyph.
    case 21: if stack.count >= 2 { move(stack[stack.count - 2], stack[stack.count - 1]) }
    case 22: if let x = stack.last { move(x, 0) }
    case 4: if let y = stack.last { move(0, y) }
    case 14: isDone = true
    case 5: lines(stack[...])
    case 6, 7:
      // The lines are horizontal and vertical in turn.
      lines(
        stack.enumerated().flatMap { ($0 % 2 == 0) == (operation == 6) ? [$1, 0] : [0, $1] }[...])
    case 8: curves(stack[...])
    case 24:
      curves(stack.dropLast(2))
      lines(stack.suffix(2))
    case 25:
      lines(stack.dropLast(6))
      curves(stack.suffix(6))
    case 26, 27, 30, 31:
      axisAlignedCurves(startsHorizontally: operation % 2 == 1, alternates: operation >= 30)
    default: break
    }
  }

  private mutating func move(_ x: Double, _ y: Double) {
    close()
    advance(x, y)
    elements.append(.move(pen))
    isOpen = true
  }

  private mutating func advance(_ x: Double, _ y: Double) {
    pen.x += x
    pen.y += y
  }

  private mutating func line(_ x: Double, _ y: Double) {
    guard isOpen else { return }
    advance(x, y)
    elements.append(.line(pen))
  }

  private mutating func curve(_ n: [Double]) {
    guard isOpen else { return }
    advance(n[0], n[1])
    let first = pen
    advance(n[2], n[3])
    let second = pen
    advance(n[4], n[5])
    elements.append(.cubic(control1: first, control2: second, to: pen))
  }
}

extension CharStringInterpreter {
  private mutating func lines(_ numbers: ArraySlice<Double>) {
    var rest = numbers
    while rest.count >= 2 { line(rest.removeFirst(), rest.removeFirst()) }
  }

  private mutating func curves(_ numbers: ArraySlice<Double>) {
    var rest = numbers
    while rest.count >= 6 {
      curve(Array(rest.prefix(6)))
      rest = rest.dropFirst(6)
    }
  }

  /// Draws curves that begin and end horizontally or vertically, and end in the direction in which they
  /// begin unless they alternate.
  private mutating func axisAlignedCurves(startsHorizontally: Bool, alternates: Bool) {
    var (rest, startsHorizontally) = (stack[...], startsHorizontally)
    // An additional first or last argument is the offset of the first or last tangent across its direction.
    var first = !alternates && rest.count % 4 == 1 ? rest.removeFirst() : 0
    while rest.count >= 4 {
      let n = Array(rest.prefix(4))
      rest = rest.dropFirst(4)
      let last = alternates && rest.count == 1 ? rest.removeFirst() : 0
      let start = startsHorizontally ? (n[0], first) : (first, n[0])
      let end = startsHorizontally != alternates ? (n[3], last) : (last, n[3])
      curve([start.0, start.1, n[1], n[2], end.0, end.1])
      first = 0
      if alternates { startsHorizontally.toggle() }
    }
  }

  /// Draws a flex: two curves that together are nearly a straight line.
  private mutating func flex(_ operation: Int) {
    defer { stack.removeAll(keepingCapacity: true) }
    let n = stack
    switch operation {
    case 34 where n.count >= 7:
      curve([n[0], 0, n[1], n[2], n[3], 0])
      curve([n[4], 0, n[5], -n[2], n[6], 0])
    case 35 where n.count >= 12: curves(n[..<12])
    case 36 where n.count >= 9:
      curve([n[0], n[1], n[2], n[3], n[4], 0])
      curve([n[5], 0, n[6], n[7], n[8], -(n[1] + n[3] + n[7])])
    case 37 where n.count >= 11:
      let (x, y) = (n[0] + n[2] + n[4] + n[6] + n[8], n[1] + n[3] + n[5] + n[7] + n[9])
      let isHorizontal = abs(x) > abs(y)
      curves(n[..<10] + [isHorizontal ? n[10] : -x, isHorizontal ? -y : n[10]])
    default: break
    }
  }
}
