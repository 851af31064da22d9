import TenureRender
@_spi(Tree) import TenureTree

extension View {
  /// At least and at most so many lines: the text of a field that grows.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(from: limit.lowerBound, to: limit.upperBound)
  }

  /// Limits the text inside to a number of lines; nil for no limit.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimit(from: limit.lowerBound, to: nil)
  }

  /// Limits the text inside to a number of lines; nil for no limit.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(from: nil, to: limit.upperBound)
  }

  /// Limits the text to a number of lines; with `reservesSpace` it takes the height of all of them.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(from: reservesSpace ? limit : nil, to: limit)
  }

  private nonisolated func lineLimit(from least: Int?, to most: Int?) -> some View {
    style(.lineLimit) { attributes in
      if let least { attributes[.minimum] = .number(Double(least)) }
      attributes[.value] = .number(Double(most ?? 0))
    }
    .environment(\.lineLimit, most)
  }
}
