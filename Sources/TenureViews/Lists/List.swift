import TenureRender

/// Rows to scroll through.
public struct List<SelectionValue: Hashable, Content: View> {
  let inside: Content
}

extension List: View, ElementView {
  var facts: ContainerFacts { .list }
}

extension List where SelectionValue == Never {
  @preconcurrency public nonisolated init(@ViewBuilder content: () -> Content) { inside = content() }

  @preconcurrency public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    inside = ForEach(data, content: rowContent)
  }

  @preconcurrency public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    inside = ForEach(data, id: id, content: rowContent)
  }

  @preconcurrency public nonisolated init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping @MainActor (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    inside = ForEach(data, content: rowContent)
  }

  @preconcurrency public nonisolated init<Data, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable
  {
    inside = ForEach(data, content: rowContent)
  }
}

/// Controls in groups.
public struct Form<Content: View> {
  let inside: Content

  public init(@ViewBuilder content: () -> Content) { inside = content() }
}

extension Form: View, ElementView {
  var facts: ContainerFacts { .form }
}
