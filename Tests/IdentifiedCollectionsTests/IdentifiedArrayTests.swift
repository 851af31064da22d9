import Foundation
import IdentifiedCollections
import IssueReporting
import Synchronization
import Testing

struct Row: Identifiable, Hashable, Codable {
  var id: Int
  var title = ""
}

@Suite struct IdentifiedArrayTests {
  let rows: IdentifiedArrayOf<Row> = [Row(id: 3, title: "c"), Row(id: 1, title: "a"), Row(id: 2, title: "b")]

  @Test func elementsAreFoundByTheirIDAndByTheirPosition() {
    #expect(rows[id: 1]?.title == "a")
    #expect(rows[id: 4] == nil)
    #expect(rows[0].title == "c")
    #expect(rows.index(id: 2) == 2)
    #expect(Array(rows.ids) == [3, 1, 2])
    #expect(rows.ids.contains(3) && !rows.ids.contains(4))
    #expect(rows.elements.map(\.title) == ["c", "a", "b"])
    #expect(rows.contains(Row(id: 1, title: "a")) && !rows.contains(Row(id: 1, title: "x")))
  }

  @Test func writingThroughTheIDChangesInPlaceAppendsAndRemoves() {
    var rows = rows
    rows[id: 1]?.title = "A"
    #expect(rows.map(\.title) == ["c", "A", "b"])
    rows[id: 9] = Row(id: 9, title: "i")
    #expect(rows.map(\.id) == [3, 1, 2, 9])
    rows[id: 3] = nil
    #expect(rows.map(\.id) == [1, 2, 9])
    rows[id: 9] = nil
    #expect(rows.map(\.id) == [1, 2])
    rows[id: 7] = nil
    #expect(rows.map(\.id) == [1, 2])
    #expect(rows.index(id: 2) == 1)
  }

  @Test func aChangeThroughTheIDCopiesNothing() {
    struct Held: Identifiable {
      let id: Int
      var values = [0]
    }
    var held: IdentifiedArrayOf<Held> = [Held(id: 1), Held(id: 2)]
    held[id: 2]!.values.reserveCapacity(10)
    let before = unsafe held[id: 2]!.values.withUnsafeBufferPointer { $0.baseAddress }
    held[id: 2]!.values.append(1)
    #expect(unsafe held[id: 2]!.values.withUnsafeBufferPointer { $0.baseAddress } == before)
  }

  @Test func anIDIsThereOnce() {
    var rows = rows
    let (inserted, index) = rows.append(Row(id: 1, title: "again"))
    #expect(!inserted && index == 1)
    #expect(rows.count == 3 && rows[id: 1]?.title == "a")
    let second = rows.insert(Row(id: 0, title: "first"), at: 0)
    #expect(second.inserted && second.index == 0)
    #expect(rows.updateOrAppend(Row(id: 1, title: "new"))?.title == "a")
    #expect(rows.updateOrAppend(Row(id: 8)) == nil)
    #expect(rows.updateOrInsert(Row(id: 7), at: 1).index == 1)
    #expect(rows.map(\.id) == [0, 7, 3, 1, 2, 8])
    #expect(rows.ids.map { rows.index(id: $0) } == Array(0..<6))
  }

  @Test func duplicatesAtTheBeginningAreAnIssueAndTheFirstStays() {
    let reporter = Collecting()
    withIssueReporters([reporter]) {
      let rows = IdentifiedArray(uniqueElements: [Row(id: 1, title: "first"), Row(id: 1, title: "second")])
      #expect(rows.map(\.title) == ["first"])
    }
    #expect(
      reporter.messages == [
        """
        An identified array was made of two elements with the id '1'.

        The first one is kept. Use 'init(_:uniquingIDsWith:)' to say which one stays.
        """
      ])
    let merged = IdentifiedArray([Row(id: 1, title: "first"), Row(id: 1, title: "second")]) { $1 }
    #expect(merged.map(\.title) == ["second"])
    let byTitle = IdentifiedArray(uniqueElements: [Row(id: 1, title: "x"), Row(id: 1, title: "y")], id: \.title)
    #expect(byTitle[id: "y"]?.id == 1)
  }

  @Test func anElementUnderAnotherIDIsAnIssueAndNothingIsLost() {
    let reporter = Collecting()
    var rows = rows
    withIssueReporters([reporter]) {
      rows[id: 1] = Row(id: 5, title: "five")
      #expect(rows.map(\.id) == [3, 5, 2])
      #expect(rows[id: 5]?.title == "five" && rows[id: 1] == nil)
      rows[0] = Row(id: 6)
      #expect(rows.map(\.id) == [6, 5, 2])
      rows[0] = Row(id: 2, title: "other")
      #expect(rows.map(\.title) == ["five", "b"])
    }
    #expect(
      reporter.messages == [
        """
        An element with the id '5' was written to an identified array under the id '1'.

        An element's id must not change. Remove the one and append the other.
        """,
        """
        An element with the id '2' was written to an identified array at position 0, and the element at position 2 has \
        that id.

        The element at position 2 stays, the one that was written is dropped. Remove the other one first.
        """,
      ])
  }

  @Test func theOrderChangesAsInAnArray() {
    var rows = rows
    rows.sort { $0.id < $1.id }
    #expect(rows.map(\.id) == [1, 2, 3])
    rows.append(Row(id: 4))
    rows.move(fromOffsets: IndexSet([0, 2]), toOffset: 4)
    #expect(rows.map(\.id) == [2, 4, 1, 3])
    rows.move(fromOffsets: IndexSet(integer: 3), toOffset: 0)
    #expect(rows.map(\.id) == [3, 2, 4, 1])
    rows.swapAt(0, 3)
    rows.reverse()
    #expect(rows.map(\.id) == [3, 4, 2, 1])
    rows.remove(atOffsets: IndexSet([0, 3]))
    #expect(rows.map(\.id) == [4, 2])
    #expect(rows.index(id: 2) == 1)
  }

  @Test("Elements that are known to be unique are taken as they are, and ids are compared with a list")
  func uniqueElements() {
    let rows = IdentifiedArray(uncheckedUniqueElements: [Row(id: 2), Row(id: 1)])
    #expect(rows.ids == [2, 1] && rows.ids != [1, 2] && rows[id: 1] == Row(id: 1))
    let names = IdentifiedArray(uncheckedUniqueElements: ["a", "b"], id: \.self)
    #expect(names.ids == ["a", "b"] && ([3, 1, 3] as IdentifiedArray<Int, Row>.IDs).count == 2)
  }

  @Test("Code that knows it as a collection only sorts and divides it as an array")
  func genericOrder() {
    let reporter = Collecting()
    withIssueReporters([reporter]) {
      var rows = rows
      rows.sort(using: KeyPathComparator(\.title))
      #expect(rows.map(\.title) == ["a", "b", "c"])
      #expect(Array(rows.ids) == [1, 2, 3] && rows.index(id: 3) == 2)
      func sortDown(_ rows: inout some MutableCollection<Row> & RandomAccessCollection) { rows.sort { $0.id > $1.id } }
      sortDown(&rows)
      #expect(Array(rows.ids) == [3, 2, 1] && rows[id: 3]?.title == "c")
      let middle = rows.partition { $0.id != 2 }
      #expect(middle == 1 && rows.index(id: 2) == 0 && rows.map(\.id) == Array(rows.ids))
    }
    #expect(reporter.messages.isEmpty)
  }

  @Test("An id that generic code leaves there twice is an issue, and the first element stays")
  func genericDuplicate() {
    let reporter = Collecting()
    withIssueReporters([reporter]) {
      var rows = rows
      _ = unsafe rows.withContiguousMutableStorageIfAvailable { unsafe $0[2] = Row(id: 3, title: "again") }
      #expect(rows.map(\.title) == ["c", "a"] && rows.index(id: 3) == 0 && rows.index(id: 1) == 1)
    }
    #expect(
      reporter.messages == [
        """
        An element with the id '3' was written to an identified array at position 2, and the element at position 0 has \
        that id.

        The element at position 0 stays, the one that was written is dropped. Remove the other one first.
        """
      ])
  }

  @Test func whatArraysRemoveAndReplaceIsRemovedAndReplaced() {
    var rows = IdentifiedArray(uniqueElements: (0..<10).map { Row(id: $0) })
    rows.removeAll { $0.id % 2 == 0 }
    #expect(rows.map(\.id) == [1, 3, 5, 7, 9])
    rows.removeSubrange(1...2)
    #expect(rows.removeFirst().id == 1)
    #expect(rows.removeLast().id == 9)
    rows += [Row(id: 7, title: "again"), Row(id: 8)]
    #expect(rows.map(\.id) == [7, 8])
    rows.replaceSubrange(0..<1, with: [Row(id: 8), Row(id: 6)])
    #expect(rows.map(\.id) == [6, 8])
    #expect(rows.remove(id: 6)?.id == 6)
    #expect(rows.filter { $0.id > 9 }.isEmpty)
    rows.removeAll()
    #expect(rows.isEmpty && rows.index(id: 8) == nil)
  }

  @Test func itIsReadAndWrittenAsAnArray() throws {
    let data = try JSONEncoder().encode(rows)
    #expect(try JSONDecoder().decode(IdentifiedArrayOf<Row>.self, from: data) == rows)
    let twice = Data(#"[{"id":1,"title":""},{"id":1,"title":""}]"#.utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(IdentifiedArrayOf<Row>.self, from: twice) }
    #expect("\(IdentifiedArray(uniqueElements: [1], id: \.self))" == "[1]")
  }

  @Test(arguments: [1, 2, 3]) func afterAnyChangesEachIDIsWhereAnArrayHasIt(seed: UInt64) {
    var random = Generator(state: seed)
    var rows = IdentifiedArrayOf<Row>()
    var plain: [Row] = []
    for step in 0..<3000 {
      let id = Int.random(in: 0..<200, using: &random)
      let known = plain.firstIndex { $0.id == id }
      let row = Row(id: id, title: "\(step)")
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1:
        rows.append(row)
        if known == nil { plain.append(row) }
      case 2:
        let position = Int.random(in: 0...plain.count, using: &random)
        rows.insert(row, at: position)
        if known == nil { plain.insert(row, at: position) }
      case 3:
        rows.remove(id: id)
        if let known { plain.remove(at: known) }
      case 4:
        rows[id: id] = nil
        if let known { plain.remove(at: known) }
      case 5:
        rows[id: id] = row
        if let known { plain[known] = row } else { plain.append(row) }
      case 6 where plain.count > 1:
        let other = Int.random(in: 0..<plain.count, using: &random)
        rows.swapAt(other, 0)
        plain.swapAt(other, 0)
      case 7 where !plain.isEmpty && known == nil:
        rows[0] = row
        plain[0] = row
      default: break
      }
      guard rows.elements == plain, plain.indices.allSatisfy({ rows.index(id: plain[$0].id) == $0 }) else {
        Issue.record("seed \(seed), step \(step): \(rows.ids) should be \(plain.map(\.id))")
        return
      }
    }
  }

  @Test func findingAnElementComparesNoMoreWithManyThanWithFew() {
    func comparisons(_ count: Int) -> Int {
      let keys = (0..<count).map(Counted.init)
      let array = IdentifiedArray(uniqueElements: keys, id: \.self)
      Counted.comparisons.withLock { $0 = 0 }
      for key in keys.prefix(100) { #expect(array.index(id: key) != nil) }
      return Counted.comparisons.withLock { $0 }
    }
    #expect(comparisons(100) < 1000)
    #expect(comparisons(20_000) < 1000)
  }
}

struct Counted: Hashable {
  static let comparisons = Mutex(0)
  let value: Int
  init(_ value: Int) { self.value = value }
  static func == (a: Self, b: Self) -> Bool {
    comparisons.withLock { $0 += 1 }
    return a.value == b.value
  }
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

struct Generator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

final class Collecting: IssueReporter {
  private let all = Mutex<[String]>([])
  var messages: [String] { all.withLock { $0 } }
  func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    let message = message() ?? "nil"
    all.withLock { $0.append(message) }
  }
}
