import IssueReporting

extension IdentifiedArray: RandomAccessCollection, MutableCollection {
  /// Zero.
  public var startIndex: Int { 0 }
  /// How many elements there are.
  public var endIndex: Int { elements.count }

  /// The element at a position. One with another id may be written, unless that is the id of yet another element: that is
  /// an issue, and the element that has it stays.
  public subscript(position: Int) -> Element {
    get { elements[position] }
    set {
      keys.touch()
      elements[position] = newValue
      checkID(at: position)
    }
    _modify {
      defer { checkID(at: position) }
      yield &elements[position]
    }
  }
}

extension IdentifiedArray {
  /// The element at a position may have another id than before.
  private mutating func checkID(at position: Int) {
    let now = idOf(elements[position])
    if now != keys.values[position] {
      if let other = keys.firstIndex(of: now) {
        reportSecond(now, at: position, and: other)
      }
      rename(at: position, to: now)
    }
  }

  func reportSecond(_ id: ID, at position: Int, and other: Int) {
    reportIssue(
      """
      An element with the id '\(id)' was written to an identified array at position \(position), and the \
      element at position \(other) has that id.

      The element at position \(other) stays, the one that was written is dropped. Remove the other one first.
      """)
  }
}

extension IdentifiedArray: RangeReplaceableCollection where Element: Identifiable, ID == Element.ID {
  /// Puts elements in the place of others. Those whose id is elsewhere in the array are left out.
  public mutating func replaceSubrange(_ subrange: Range<Int>, with newElements: some Collection<Element>) {
    let behind = elements[subrange.upperBound...]
    var all = Self()
    all.reserveCapacity(count - subrange.count + newElements.count)
    all.append(contentsOf: elements[..<subrange.lowerBound])
    let kept = Set(keys.values[subrange.upperBound...])
    for element in newElements where !kept.contains(element.id) { all.append(element) }
    all.append(contentsOf: behind)
    self = all
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral where Element: Identifiable, ID == Element.ID {
  /// Elements of which no two have the same id. Of those that do the first stays, and an issue is reported.
  public init(arrayLiteral elements: Element...) { self.init(uniqueElements: elements) }
}
