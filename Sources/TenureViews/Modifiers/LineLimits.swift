import TenureRender

extension View {
  /// At least and at most so many lines: the text of a field that grows.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(from: limit.lowerBound, to: limit.upperBound)
  }

  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimit(from: limit.lowerBound, to: nil)
  }

  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(from: nil, to: limit.upperBound)
  }

  /// At most so many lines, and with `reservesSpace` the room for all of them.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(from: reservesSpace ? limit : nil, to: limit)
  }

  private func lineLimit(from least: Int?, to most: Int?) -> some View {
    style("lineLimit") { attributes in
      if let least { attributes[.minimum] = .number(Double(least)) }
      attributes[.value] = .number(Double(most ?? 0))
    }
    .environment(\.lineLimit, most)
  }
}
