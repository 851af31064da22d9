/// Content with what a modifier says of its marks.
struct ModifiedMarks<Content: ChartContent>: _PrimitiveChartContent {
  let content: Content
  let change: (inout ChartMark) -> Void

  @MainActor @preconcurrency var _marks: _ChartMarks {
    var all = content._marks
    for index in all.marks.indices { change(&all.marks[index]) }
    return all
  }
}

extension ChartContent {
  /// The same with a change to each mark.
  func changed(_ change: @escaping (inout ChartMark) -> Void) -> ModifiedMarks<Self> {
    ModifiedMarks(content: self, change: change)
  }
}
