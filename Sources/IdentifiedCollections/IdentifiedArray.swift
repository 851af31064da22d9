import IssueReporting

/// An array whose elements have an id each, and are found by it at once.
///
///     var rows: IdentifiedArrayOf<Row> = [Row(id: 1), Row(id: 2)]
///     rows[id: 2]?.title = "Second"
///     rows.remove(id: 1)
///
/// The trap: an id is there once. A second element with it is not added, and where the code says that there is none
/// (`init(uniqueElements:)`, a literal) that is an issue.
public struct IdentifiedArray<ID: Hashable, Element> {
  /// The elements as an array.
  public internal(set) var elements: [Element] = []
  var keys = IDs()
  let idOf: Identify

  /// An empty one whose ids lie at a key path.
  public init(id: KeyPath<Element, ID>) { idOf = Identify { $0[keyPath: id] } }

  /// Elements of which no two have the same id. Of those that do the first stays, and an issue is reported.
  public init(
    uniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(id: id)
    withIssueContext(fileID: fileID, filePath: filePath, line: line, column: column) { fill(elements) }
  }

  /// Elements of which the caller knows that no two have the same id. Where they do, the first stays, and an issue is
  /// reported.
  public init(
    uncheckedUniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(uniqueElements: elements, id: id, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Elements that may have the same id: `combine` is told the element that is there and the one that would be, and says
  /// what is there afterwards.
  public init(
    _ elements: some Sequence<Element>, id: KeyPath<Element, ID>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.init(id: id)
    try fill(elements, combining: combine)
  }

  init(idOf: Identify) { self.idOf = idOf }

  /// Says an element's id: a key path or `Identifiable.id`, which keep nothing that threads could share.
  struct Identify: @unchecked Sendable {
    private let id: (Element) -> ID

    init(_ id: @escaping (Element) -> ID) { self.id = id }

    func callAsFunction(_ element: Element) -> ID { id(element) }
  }
}

extension IdentifiedArray: Sendable where ID: Sendable, Element: Sendable {}

/// An identified array of identifiable elements.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// An empty one.
  public init() { self.init(idOf: Identify { $0.id }) }

  /// Elements of which no two have the same id. Of those that do the first stays, and an issue is reported.
  public init(
    uniqueElements elements: some Sequence<Element>, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init()
    withIssueContext(fileID: fileID, filePath: filePath, line: line, column: column) { fill(elements) }
  }

  /// Elements of which the caller knows that no two have the same id. Where they do, the first stays, and an issue is
  /// reported.
  public init(
    uncheckedUniqueElements elements: some Sequence<Element>, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(uniqueElements: elements, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Elements that may have the same id: `combine` is told the element that is there and the one that would be, and says
  /// what is there afterwards.
  public init(_ elements: some Sequence<Element>, uniquingIDsWith combine: (Element, Element) throws -> Element)
    rethrows
  {
    self.init()
    try fill(elements, combining: combine)
  }
}

extension IdentifiedArray {
  private mutating func fill(_ elements: some Sequence<Element>) {
    reserveCapacity(elements.underestimatedCount)
    for element in elements where !append(element).inserted {
      reportIssue(
        """
        An identified array was made of two elements with the id '\(idOf(element))'.

        The first one is kept. Use 'init(_:uniquingIDsWith:)' to say which one stays.
        """)
    }
  }

  private mutating func fill(
    _ elements: some Sequence<Element>, combining combine: (Element, Element) throws -> Element
  ) rethrows {
    for element in elements {
      let (inserted, index) = append(element)
      if !inserted { self[index] = try combine(self.elements[index], element) }
    }
  }
}
