import IdentifiedCollections

/// The features on a navigation stack, over its root, each with an id.
///
///     @ObservableState struct State { var path = StackState<Path.State>() }
///     state.path.append(.detail(Detail.State()))
public struct StackState<Element> {
  /// An element with its id.
  struct Entry: Identifiable {
    let id: StackElementID
    var element: Element
  }

  var elements: IdentifiedArrayOf<Entry> = []
  /// No part of the value, so that nobody hears of it.
  let mounted = Mounted()

  /// Who was on the stack when the reducer was done with the last action: what they have started is to be cancelled when they
  /// are there no more.
  final class Mounted: @unchecked Sendable {
    var ids: IdentifiedArrayOf<Entry>.IDs?
  }

  /// Empty.
  public init() {}

  /// The ids, from the lowest screen up.
  public var ids: [StackElementID] { Array(elements.ids) }

  /// The element with an id, nil when it is not on the stack. Writing nil takes it away.
  public subscript(id id: StackElementID) -> Element? {
    get { elements[id: id]?.element }
    _modify {
      guard elements.index(id: id) != nil else {
        var element: Element?
        yield &element
        if let element { elements.append(Entry(id: id, element: element)) }
        return
      }
      let index = elements.index(id: id)!
      var element: Element? = elements[index].element
      yield &element
      if let element {
        elements[index].element = element
      } else {
        elements.remove(id: id)
      }
    }
    set {
      if let newValue {
        elements[id: id] = Entry(id: id, element: newValue)
      } else {
        elements.remove(id: id)
      }
    }
  }

  /// Takes away the element with an id, and all over it.
  public mutating func pop(from id: StackElementID) {
    guard let index = elements.index(id: id) else { return }
    elements.removeSubrange(index...)
  }

  /// Takes away all over the element with an id.
  public mutating func pop(to id: StackElementID) {
    guard let index = elements.index(id: id) else { return }
    elements.removeSubrange((index + 1)...)
  }

  mutating func push(_ element: Element, id: StackElementID) { elements.append(Entry(id: id, element: element)) }
}

extension StackState: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  /// Zero.
  public var startIndex: Int { 0 }
  /// How many there are.
  public var endIndex: Int { elements.count }

  /// The one at a position.
  public subscript(position: Int) -> Element {
    get { elements[position].element }
    _modify { yield &elements[position].element }
    set { elements[position] = Entry(id: elements[position].id, element: newValue) }
  }

  /// Puts others in the place of some.
  public mutating func replaceSubrange(_ subrange: Range<Int>, with newElements: some Collection<Element>) {
    elements.removeSubrange(subrange)
    for (offset, element) in newElements.enumerated() {
      elements.insert(Entry(id: .next(), element: element), at: subrange.lowerBound + offset)
    }
  }
}

extension StackState {
  /// Takes all away. It stays the same stack: the reducer knows whom it had.
  public mutating func removeAll(keepingCapacity: Bool = false) {
    elements.removeAll(keepingCapacity: keepingCapacity)
  }
}

extension StackState: ExpressibleByArrayLiteral {
  /// With these elements, under ids of their own.
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension StackState: Equatable where Element: Equatable {
  /// True when they are the same.
  public static func == (a: Self, b: Self) -> Bool {
    a.elements.count == b.elements.count
      && zip(a.elements, b.elements).allSatisfy { $0.id == $1.id && $0.element == $1.element }
  }
}

extension StackState: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) {
    for entry in elements {
      hasher.combine(entry.id)
      hasher.combine(entry.element)
    }
  }
}

extension StackState.Entry: Sendable where Element: Sendable {}
extension StackState: Sendable where Element: Sendable {}

extension StackState: Decodable where Element: Decodable {
  /// Decodes what `encode(to:)` encodes.
  public init(from decoder: any Decoder) throws { self.init(try [Element](from: decoder)) }
}

extension StackState: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
}

extension StackState: CustomReflectable {
  /// What a dump shows of it.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: elements.map { (id: $0.id, element: $0.element) }, displayStyle: .collection)
  }
}
