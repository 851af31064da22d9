import TenureElements
@_spi(Tree) import TenureTree

/// The rows of a tree: an element with children is a disclosure group, one without is its view.
///
/// `children` is nil for an element that has none, and empty for one that may have some.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  let roots: [Data.Element]
  let id: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let leaf: @MainActor (Data.Element) -> Leaf
}

extension OutlineGroup: View where Leaf: View {
  public var body: some View {
    let (id, children, leaf) = (id, children, leaf)
    return ForEach<[Data.Element], ID, OutlineRow<Data, ID, Leaf>>(
      data: roots, content: { OutlineRow(element: $0, id: id, children: children, leaf: leaf) }, id: id)
  }
}

/// One element of a tree, and what is below it once it is opened.
struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Leaf: View> {
  let element: Data.Element
  let id: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let leaf: @MainActor (Data.Element) -> Leaf
}

extension OutlineRow: View {
  var body: some View {
    if let below = children(element) {
      DisclosureGroup {
        OutlineSubgroupChildren(
          view: AnyView(
            ForEach<Data, ID, OutlineRow<Data, ID, Leaf>>(
              data: below, content: { OutlineRow(element: $0, id: id, children: children, leaf: leaf) }, id: id)))
      } label: {
        leaf(element)
      }
    } else {
      leaf(element)
    }
  }
}

/// What is below an element of an outline.
public struct OutlineSubgroupChildren: View {
  let view: AnyView

  public var body: some View { view }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  @preconcurrency public nonisolated init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping @MainActor (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(roots: [root], id: { $0.id }, children: { $0[keyPath: children] }, leaf: content)
  }

  @preconcurrency public nonisolated init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping @MainActor (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(roots: Array(data), id: { $0.id }, children: { $0[keyPath: children] }, leaf: content)
  }

  @preconcurrency public nonisolated init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping @MainActor (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      roots: [root], id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, leaf: content)
  }

  @preconcurrency public nonisolated init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping @MainActor (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      roots: Array(data), id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, leaf: content)
  }
}
