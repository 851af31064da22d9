import IssueReporting

extension IdentifiedArray {
  /// The position of the element with an id, found by its hash.
  public func index(id: ID) -> Int? { keys.firstIndex(of: id) }

  /// The element with an id. Nil takes it out; an element whose id is not there yet goes to the end.
  ///
  ///     rows[id: 2]?.title = "Second"      // in place
  ///     rows[id: 2] = nil
  ///
  /// The trap: what is written has to have that id. Another one is an issue; the element is kept under its own id where that
  /// is free.
  public subscript(id id: ID) -> Element? {
    get { index(id: id).map { elements[$0] } }
    set {
      keys.touch()
      modify(id: id) { $0 = newValue }
    }
    _modify {
      guard let index = index(id: id) else {
        var element: Element?
        yield &element
        if let element {
          append(element)
          if idOf(element) != id { reportMismatch(element, expected: id) }
        }
        return
      }
      // Taken out for the change: only then it is changed in place.
      var element: Element? = elements[index]
      elements.swapAt(index, elements.count - 1)
      elements.removeLast()
      defer {
        if let element {
          elements.append(element)
          elements.swapAt(index, elements.count - 1)
          let now = idOf(element)
          if now != id {
            reportMismatch(element, expected: id)
            rename(at: index, to: now)
          }
        } else {
          // The last one lies in its place, unless it was the last one itself.
          if index < elements.count {
            let last = elements.remove(at: index)
            elements.append(last)
          }
          keys.remove(at: index)
        }
      }
      yield &element
    }
  }

  /// The element at a position has got another id: it is found by that one, or goes where another element has it.
  private mutating func modify(id: ID, _ change: (inout Element?) -> Void) { change(&self[id: id]) }

  mutating func rename(at index: Int, to id: ID) {
    if keys.contains(id) {
      elements.remove(at: index)
      keys.remove(at: index)
    } else {
      keys.replace(at: index, by: id)
    }
  }

  private func reportMismatch(_ element: Element, expected id: ID) {
    reportIssue(
      """
      An element with the id '\(idOf(element))' was written to an identified array under the id '\(id)'.

      An element's id must not change. Remove the one and append the other.
      """)
  }

  /// True when an element with the same id is there and is equal.
  public func contains(_ element: Element) -> Bool where Element: Equatable {
    index(id: idOf(element)).map { elements[$0] == element } ?? false
  }

  /// The position of an equal element, found by its id.
  public func firstIndex(of element: Element) -> Int? where Element: Equatable {
    index(id: idOf(element)).flatMap { elements[$0] == element ? $0 : nil }
  }
}
