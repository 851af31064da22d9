import TenureTree

extension ForEach: ChartContent where Content: ChartContent {
  /// There is none.
  @MainActor @preconcurrency public var body: Never { fatalError("body should not be called on \(Self.self).") }
  /// Those of all elements.
  @MainActor @preconcurrency public var _marks: _ChartMarks {
    _ChartMarks(marks: data.flatMap { content($0)._marks.marks })
  }
}

extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Marks for each element.
  @preconcurrency public nonisolated init(
    _ data: Data, @ChartContentBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) { self.init(data: data, content: content, id: { $0.id }) }
}

extension ForEach where Content: ChartContent {
  /// Marks for each element, known by what `id` leads to.
  @preconcurrency public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) { self.init(data: data, content: content, id: { $0[keyPath: id] }) }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  /// Marks for each number of a range.
  @preconcurrency public nonisolated init(
    _ data: Range<Int>, @ChartContentBuilder content: @escaping @MainActor (Int) -> Content
  ) { self.init(data: data, content: content, id: { $0 }, isConstant: true) }
}
