import IssueReporting
import Synchronization
import TenureCombine

/// Where an element of a collection was last, by its id if it has one, and what it was.
final class FoundElement<Elements: RandomAccessCollection>: @unchecked Sendable {
  private struct Last {
    var position: Elements.Index
    var value: Elements.Element
  }

  private let id: AnyHashable?
  private let lock = Mutex(())
  private var last: Last

  init(at position: Elements.Index, in elements: Elements) {
    last = Last(position: position, value: elements[position])
    id = Self.id(of: last.value)
  }

  /// The element; after it is gone, what it was last.
  func value(in elements: Elements) -> Elements.Element {
    let position = position(in: elements)
    return lock.withLock { _ in
      if let position { last = Last(position: position, value: elements[position]) }
      return UncheckedResult(value: last.value)
    }.value
  }

  /// The element is gone, and this is what its property holds now.
  func keep(_ value: Elements.Element) {
    let value = UncheckedResult(value: value)
    lock.withLock { _ in last.value = value.value }
  }

  /// Where the element is; nil when it is gone.
  func position(in elements: Elements) -> Elements.Index? {
    let before = lock.withLock { _ in UncheckedResult(value: last.position) }.value
    let isInside = elements.startIndex <= before && before < elements.endIndex
    guard let id else { return isInside ? before : nil }
    if isInside, Self.id(of: elements[before]) == id { return before }
    return elements.indices.first { Self.id(of: elements[$0]) == id }
  }

  private static func id(of element: Elements.Element) -> AnyHashable? {
    func open<Element: Identifiable>(_ element: Element) -> AnyHashable { AnyHashable(element.id) }
    return (element as? any Identifiable).map { open($0) }
  }
}

/// A value that leaves a lock.
private struct UncheckedResult<Value>: @unchecked Sendable { let value: Value }

/// An element of a shared collection.
final class ElementReference<Elements: MutableCollection & RandomAccessCollection>: Reference<Elements.Element>,
  @unchecked Sendable
{
  private let holder: Reference<Elements>
  private let found: FoundElement<Elements>

  init(_ root: Reference<Elements>, _ position: Elements.Index) {
    holder = root
    found = FoundElement(at: position, in: root.value)
  }

  override var value: Elements.Element { found.value(in: holder.value) }
  override var isLoading: Bool { holder.isLoading }
  override var loadError: (any Error)? { holder.loadError }
  override var saveError: (any Error)? { holder.saveError }
  override var publisher: AnyPublisher<Elements.Element, Never> {
    holder.publisher.map { [found] in found.value(in: $0) }.eraseToAnyPublisher()
  }

  override func withLock<Result>(_ body: (inout Elements.Element) throws -> Result) rethrows -> Result {
    try holder.withLock { elements in
      if let position = found.position(in: elements) { return try body(&elements[position]) }
      reportIssue(
        """
        An element of a shared '\(Elements.self)' was written, and it is not there any more.

        Only this property has the new value. Cancel what writes it when the element is removed.
        """, severity: .warning)
      var gone = found.value(in: elements)
      defer { found.keep(gone) }
      return try body(&gone)
    }
  }

  override nonisolated(nonsending) func load() async throws { try await holder.load() }
  override func tellObservers() { holder.tellObservers() }
  override var root: ObjectIdentifier { holder.root }
  override nonisolated(nonsending) func save() async throws { try await holder.save() }
}
