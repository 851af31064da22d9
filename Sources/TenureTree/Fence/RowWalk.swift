/// The rows of a `ForEach` while its elements are walked over.
///
/// The walk is compiled with the program, where the types are known: nothing is looked up for each row, and an id, an
/// element and a row's value lie where the processor has them.
@safe @usableFromInline @MainActor struct RowWalk<ID: Hashable, Element> {
  @usableFromInline let ids: [ID]
  @usableFromInline let nodes: RowNodes
  /// Elements without a row nearby.
  @usableFromInline let aside: Aside<ID, Element>
  /// Where the Observation library looks for its list, the list while a content is made, and the list at all other times.
  @usableFromInline let word: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  @usableFromInline let list: UnsafeMutableRawPointer
  @usableFromInline let outer: UnsafeMutableRawPointer?

  fileprivate init(
    _ ids: [ID], _ nodes: RowNodes, _ aside: Aside<ID, Element>,
    _ word: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ list: UnsafeMutableRawPointer
  ) {
    (self.ids, self.nodes, self.aside) = (ids, nodes, aside)
    unsafe (self.word, self.list, outer) = (word, list, word.pointee)
  }

  /// Gives each element that has a row the new content, and sets aside the others.
  @inlinable @inline(__always)
  func pair<Data: RandomAccessCollection, Content: View>(
    _ data: Data, id: (Element) -> ID, _ content: @MainActor (Element) -> Content
  ) -> Pairing where Data.Element == Element {
    var pairing = Pairing(rows: ids.count)
    matchRows(data, ids, nodes, aside, &pairing, id: id) { element, memory in
      unsafe word.pointee = list
      let new = memory.put(content(element))
      unsafe word.pointee = outer
      return new
    }
    return pairing
  }
}

/// Nodes of rows, which somebody else keeps: no references are counted.
@safe @usableFromInline @MainActor struct RowNodes {
  @usableFromInline let first: UnsafePointer<Unmanaged<_ViewNode>>?

  fileprivate init(_ nodes: UnsafeBufferPointer<_ViewNode>) {
    unsafe first = UnsafeRawPointer(nodes.baseAddress)?.assumingMemoryBound(to: Unmanaged<_ViewNode>.self)
  }

  /// Runs `body` with the nodes, which do not go before it is over.
  static func of<Result>(_ nodes: [_ViewNode], _ body: (RowNodes) -> Result) -> Result {
    unsafe nodes.withUnsafeBufferPointer { body(unsafe RowNodes($0)) }
  }

  /// Without a closure: one of the main actor's that the standard library is given asks at runtime where it is.
  @inlinable @inline(__always)
  func update<Content: View>(_ row: Int, at new: _NewValue<Content>) {
    Content._updateNode(unsafe first![row].takeUnretainedValue(), at: new)
  }
}

/// Gives each element that has a row the content that `make` puts in the memory, and sets aside the others.
@inlinable @inline(__always) @MainActor
func matchRows<Data: RandomAccessCollection, ID: Hashable, Content: View>(
  _ data: Data, _ ids: [ID], _ nodes: RowNodes, _ aside: Aside<ID, Data.Element>, _ pairing: inout Pairing,
  id: (Data.Element) -> ID, make: (Data.Element, ValueMemory<Content>) -> _NewValue<Content>
) {
  ValueMemory<Content>.with { memory in
    _ = walk(data) { element, _ in
      let elementID = id(element)
      let row = pairing.next { ids[$0] == elementID }
      if row >= 0 {
        nodes.update(row, at: make(element, memory))
      } else {
        aside.add(elementID, element)
      }
      return true
    }
  }
}

/// Elements without a row nearby. An object, so that the walk over the rows touches none of its types.
@usableFromInline final class Aside<ID, Element> {
  private(set) var ids: [ID] = []
  private(set) var elements: [Element] = []

  init() {}

  @inline(never) @usableFromInline
  func add(_ id: ID, _ element: Element) {
    ids.append(id)
    elements.append(element)
  }
}

extension ObservedList {
  /// Runs `body` with what a walk over rows needs, which notes here what the contents read; nil where it is not known how.
  @MainActor mutating func walking<ID: Hashable, Element>(
    _ ids: [ID], _ nodes: RowNodes, _ aside: Aside<ID, Element>, _ body: (RowWalk<ID, Element>) -> Pairing
  ) -> Pairing? {
    guard let word = unsafe Self.word else { return nil }
    return unsafe withUnsafeMutablePointer(to: &self) { list in
      unsafe body(RowWalk(ids, nodes, aside, word, UnsafeMutableRawPointer(list)))
    }
  }
}
