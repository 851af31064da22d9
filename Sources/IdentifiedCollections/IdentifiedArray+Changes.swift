extension IdentifiedArray {
  /// Adds an element at the end, unless one with its id is there: the answer says whether, and where it is.
  @discardableResult public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    insert(element, at: count)
  }

  /// Adds elements at the end, except those whose id is there.
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Adds an element at a position, unless one with its id is there: the answer says whether, and where it is.
  @discardableResult public mutating func insert(_ element: Element, at position: Int) -> (inserted: Bool, index: Int) {
    let id = idOf(element)
    if let index = index(id: id) { return (false, index) }
    elements.insert(element, at: position)
    keys.insert(id, at: position)
    return (true, position)
  }

  /// Puts an element in the place of the one with its id, which is the answer, or at the end.
  @discardableResult public mutating func updateOrAppend(_ element: Element) -> Element? {
    updateOrInsert(element, at: count).originalMember
  }

  /// Puts an element in the place of the one with its id, or at a position.
  @discardableResult public mutating func updateOrInsert(_ element: Element, at position: Int) -> (
    originalMember: Element?, index: Int
  ) {
    let (inserted, index) = insert(element, at: position)
    return inserted ? (nil, index) : (update(element, at: index), index)
  }

  /// Puts an element in the place of another one, which is the answer.
  @discardableResult public mutating func update(_ element: Element, at position: Int) -> Element {
    let before = elements[position]
    self[position] = element
    return before
  }

  /// Takes out the element with an id.
  @discardableResult public mutating func remove(id: ID) -> Element? { index(id: id).map { remove(at: $0) } }

  /// Takes out the element with this element's id.
  @discardableResult public mutating func remove(_ element: Element) -> Element? { remove(id: idOf(element)) }

  /// Takes out the element at a position.
  @discardableResult public mutating func remove(at position: Int) -> Element {
    keys.remove(at: position)
    return elements.remove(at: position)
  }

  /// Takes out the first element.
  @discardableResult public mutating func removeFirst() -> Element { remove(at: 0) }
  /// Takes out the first elements.
  public mutating func removeFirst(_ n: Int) { removeSubrange(0..<n) }
  /// Takes out the last element.
  @discardableResult public mutating func removeLast() -> Element { remove(at: count - 1) }
  /// Takes out the last elements.
  public mutating func removeLast(_ n: Int) { removeSubrange(count - n..<count) }

  /// Takes out the elements at some positions.
  public mutating func removeSubrange(_ positions: some RangeExpression<Int>) {
    let range = positions.relative(to: elements)
    guard !range.isEmpty else { return }
    elements.removeSubrange(range)
    keys.values.removeSubrange(range)
    keys.set(keys.values)
  }

  /// Takes out all elements.
  public mutating func removeAll(keepingCapacity: Bool = false) {
    elements.removeAll(keepingCapacity: keepingCapacity)
    keys.set([])
  }

  /// Takes out the elements for which the condition holds.
  public mutating func removeAll(where isRemoved: (Element) throws -> Bool) rethrows {
    try elements.removeAll(where: isRemoved)
    if elements.count < keys.count { keys.set(elements.map { idOf($0) }) }
  }

  /// The elements for which the condition holds, again an identified array.
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var kept = Self(idOf: idOf)
    for (element, id) in zip(elements, keys.values) where try isIncluded(element) {
      kept.elements.append(element)
      kept.keys.values.append(id)
    }
    kept.keys.set(kept.keys.values)
    return kept
  }

  /// Makes room for that many elements.
  public mutating func reserveCapacity(_ count: Int) {
    guard count > self.count else { return }
    elements.reserveCapacity(count)
    keys.reserve(count)
  }
}
