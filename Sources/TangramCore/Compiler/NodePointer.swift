// What the compiler reads of nodes where they lie, without copies and counts.

extension UnsafePointer<Node> {
  /// The two sizes of a leaf that says nothing else but a name, if both are numbers.
  @inline(__always)
  var plainSizes: (width: Double, height: Double)? {
    guard pointee.flags.isSubset(of: [.hasFrame, .isLaidOut]),
      !pointee.flags.mayHaveGivenFrame, pointee.alignment == .none,
      let sizes = pointee.table.plainSizes,
      // No number is too large if not even their squares add up to much.
      sizes.width * sizes.width + sizes.height * sizes.height
        <= Plan.largestNumber * Plan.largestNumber
    else { return nil }
    return sizes
  }

  /// Where the node's table lies.
  @inline(__always)
  var table: UnsafePointer<DescriptorTable> {
    // There is such a field.
    pointer(to: \.table).unsafelyUnwrapped
  }

  /// The container that the node is, without a count: the tree holds it.
  @inline(__always)
  var unretainedContainer: Unmanaged<ContainerBody>? {
    pointee.parts.map { Unmanaged.passUnretained($0.asContainer) }
  }

  /// Likewise what the node draws.
  @inline(__always)
  var unretainedContent: Unmanaged<ContentExtras>? {
    pointee.parts.map { Unmanaged.passUnretained($0.asContent) }
  }
}
