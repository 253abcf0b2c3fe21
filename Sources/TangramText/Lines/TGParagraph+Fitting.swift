extension TGParagraph {
  /// Returns the paragraph in the largest font size at which it fits a box, in steps of 1/64; in the
  /// smallest size if none fits.
  ///
  /// - Parameters:
  ///   - runs: The parts of the text; their sizes change in proportion to the size of `style`.
  ///   - style: The style of the paragraph itself.
  ///   - options: The options for breaking the paragraph into lines.
  ///   - width: The width of the box.
  ///   - height: The height of the box.
  ///   - sizes: The range of sizes that `style` may have.
  public static func fitting(
    _ runs: [TGTextRun], style: TGTextStyle, options: TGParagraphOptions = TGParagraphOptions(),
    width: Double, height: Double, sizes: ClosedRange<Double>
  ) -> TGParagraph {
    let paragraph = { (size: Double) in
      let factor = style.size > 0 ? size / style.size : 1
      var own = style
      own.size = size
      let scaled = runs.map { run in
        var run = run
        run.style.size *= factor
        return run
      }
      return TGParagraph(scaled, style: own, options: options)
    }
    let steps = min((sizes.upperBound - sizes.lowerBound) / PixelGrid.unit, 1e7)
    let last = steps.isFinite ? Int(steps.rounded(.down)) : 0
    let size = { (step: Int) in sizes.lowerBound + Double(step) * PixelGrid.unit }
    // Nothing fits a box without width and height, not even an empty text in any size.
    if width <= 0, height <= 0 { return paragraph(sizes.lowerBound) }
    let largest = paragraph(size(last))
    if last == 0 || largest.fits(width: width, height: height) { return largest }
    var best = paragraph(sizes.lowerBound)
    _ = (1..<last).bisect { stepsDown in
      let tried = paragraph(size(last - stepsDown))
      let fits = tried.fits(width: width, height: height)
      if fits { best = tried }
      return !fits
    }
    return best
  }

  /// Returns the paragraph in the largest size of `options.fit` at which it fits a box, or in the
  /// smallest size if none fits; without `fit`, the paragraph itself.
  ///
  /// - Parameters:
  ///   - width: The width of the box; nil if there is no limit.
  ///   - height: The height of the box; nil if there is no limit.
  public func fitted(width: Double? = nil, height: Double? = nil) -> TGParagraph {
    guard let sizes = options.fit else { return self }
    return Self.fitting(
      runs, style: style, options: options, width: width ?? .infinity, height: height ?? .infinity,
      sizes: sizes)
  }

  /// Whether the whole text fits a box.
  private func fits(width: Double, height: Double) -> Bool {
    let layout = layout(width: width)
    return !layout.isTruncated && layout.height <= height && layout.width <= width + PixelGrid.unit
  }
}
