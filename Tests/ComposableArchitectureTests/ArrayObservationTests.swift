import ComposableArchitecture
import Testing

@Suite struct ArrayObservationTests {
  @ObservableState struct Item: Equatable {
    var count = 0
    var name = ""
  }

  @ObservableState struct Shelf: Equatable {
    var items = [Item(), Item()]
  }

  /// How often the array is told of, for one change.
  private func told(_ change: (inout Shelf) -> Void) -> Int {
    let count = LockIsolated(0)
    var shelf = Shelf()
    withObservationTracking {
      _ = shelf.items
    } onChange: {
      count.withValue { $0 += 1 }
    }
    change(&shelf)
    return count.value
  }

  @Test("A change within one element of an array is told to those who read that element's property alone")
  func withinOne() {
    #expect(told { $0.items[0].count = 1 } == 0)
    let (count, name, other) = (LockIsolated(false), LockIsolated(false), LockIsolated(false))
    var shelf = Shelf()
    withObservationTracking {
      _ = shelf.items[0].count
    } onChange: {
      count.setValue(true)
    }
    withObservationTracking {
      _ = shelf.items[0].name
    } onChange: {
      name.setValue(true)
    }
    withObservationTracking {
      _ = shelf.items[1].count
    } onChange: {
      other.setValue(true)
    }
    shelf.items[0].count = 1
    #expect(count.value && !name.value && !other.value)
    #expect(shelf.items.map(\.count) == [1, 0])
  }

  @Test("Elements that come, go, change places or are replaced are told of")
  func elements() {
    #expect(told { $0.items.append(Item()) } == 1)
    #expect(told { $0.items.removeLast() } == 1)
    #expect(told { $0.items.swapAt(0, 1) } == 1)
    #expect(told { $0.items[0] = Item() } == 1)
    #expect(told { $0.items = [] } == 1)
  }

  @Test("A copy of an element, changed elsewhere and put back, is told of")
  func putBack() {
    #expect(
      told {
        var (first, second) = ($0.items[0], $0.items[0])
        first.count = 1
        second.count = 2
        $0.items[0] = first
      } == 1)
  }
}
