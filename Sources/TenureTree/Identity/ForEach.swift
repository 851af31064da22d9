/// A view for each element of a collection. A row's identity is its element's id, not its position.
///
///     ForEach(people) { person in PersonRow(person: person) }
///
/// The trap: ids that are not stable (`UUID()` computed anew, `\.self` of a value that changes, an index) give the state
/// of a row to another element or throw it away.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// What there is a row for.
  public var data: Data
  /// The row of an element.
  public var content: @MainActor (Data.Element) -> Content
  @usableFromInline package let id: (Data.Element) -> ID
  /// True for `ForEach(0..<n)`: the rows are those of the first time.
  @usableFromInline package var isConstant: Bool
  /// True while the elements are a view's subviews, which are known only where the rows are put.
  @usableFromInline var isOfSubviews = false
  /// The walk over elements and rows, compiled where the `ForEach` is written: there the types are known, and nothing is
  /// looked up for each row. It captures nothing, so that it is the same for all values of one place. Nil where the types
  /// are the framework's own.
  @usableFromInline let walk: Walk?

  @usableFromInline typealias Walk =
    @MainActor (Data, (Data.Element) -> ID, @MainActor (Data.Element) -> Content, RowWalk<ID, Data.Element>) -> Pairing

  /// Compares ids with those that have come, compiled there too.
  @usableFromInline let compare: ([ID], Range<Int>, inout RepeatedIDs) -> Void

  package nonisolated init(
    data: Data, content: @escaping @MainActor (Data.Element) -> Content, id: @escaping (Data.Element) -> ID,
    isConstant: Bool = false
  ) {
    self.init(data: data, content: content, id: id, isConstant: isConstant, walk: nil)
  }

  @inlinable nonisolated init(
    data: Data, content: @escaping @MainActor (Data.Element) -> Content, id: @escaping (Data.Element) -> ID,
    isConstant: Bool = false, walk: Walk?
  ) {
    (self.data, self.content) = (data, content)
    (self.id, self.isConstant) = (id, isConstant)
    self.walk = walk
    compare = { ids, range, repeated in
      for index in range { repeated.compare(ids[index].hashValue) }
    }
  }
}

extension ForEach: View, FrameworkView where Content: View {
  public static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    if view.isOfSubviews { return makeOfSubviews(view, in: place) }
    let node = ForEachNode(view, in: place)
    node.start()
    return node
  }

  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    if view.isOfSubviews { return updateOfSubviews(node, to: view) }
    node.expect(ForEachNode<Data, ID, Content>.self).update(to: view)
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// A row for each element, known by the element's `id`: its state goes where the element goes.
  @inlinable @preconcurrency public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.init(
      data: data, content: content, id: { $0.id },
      walk: { data, _, content, rows in rows.pair(data, id: { $0.id }, content) })
  }
}

extension ForEach where Content: View {
  /// A row for each element, known by what `id` leads to.
  @inlinable @preconcurrency public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) {
    if (id as AnyKeyPath) == (\Data.Element.self as AnyKeyPath) {
      self.init(
        data: data, content: content, id: { $0 as! ID },
        walk: { data, _, content, rows in rows.pair(data, id: { $0 as! ID }, content) })
    } else {
      self.init(
        data: data, content: content, id: { $0[keyPath: id] },
        walk: { data, id, content, rows in rows.pair(data, id: id, content) })
    }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Rows for a range that never changes. A row is known by how far it is from the first one, not by its element: in a
  /// picker over `2..<100` the value 2 selects the row of 4 (rule R180). With `id: \.self` it is known by the element.
  @inlinable @preconcurrency public nonisolated init(
    _ data: Range<Int>, @ViewBuilder content: @escaping @MainActor (Int) -> Content
  ) {
    let first = data.lowerBound
    // Most ranges begin with zero; a function that captures nothing compares equal to itself.
    self.init(
      data: data, content: content, id: first == 0 ? { $0 } : { $0 - first }, isConstant: true,
      walk: { data, id, content, rows in rows.pair(data, id: id, content) })
  }
}

extension ForEach where Content: View {
  /// A binding for each element: `ForEach($items) { $item in … }`. The closure's type says no actor: a closure with a
  /// `$` parameter would lose it, and be nonisolated in Swift 6 mode, where it now takes that of its surroundings.
  @preconcurrency public nonisolated init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
    ID == C.Element.ID, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// A binding for each element, with ids by key path.
  @preconcurrency public nonisolated init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
    C.Index: Hashable
  {
    let elements = data.wrappedValue
    let (keyPath, base, content) = (Unchecked(value: id), Unchecked(value: data), Unchecked(value: content))
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: keyPath.value]) },
      content: { content.value(base.value[$0.0]) },
      id: { $0.1 })
  }
}
