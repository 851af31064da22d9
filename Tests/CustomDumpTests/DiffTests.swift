import CustomDump
import Testing

@Suite struct DiffTests {
  let user = User(favoriteNumbers: [42, 1729], id: 2, name: "Blob")

  @Test func equalValuesHaveNoDifference() {
    #expect(diff(user, user) == nil)
    #expect(diff(1, 1) == nil)
    #expect(diff((1, "a"), (1, "a")) == nil)
  }

  @Test func aChangedFieldIsShownWithItsNeighbours() {
    var other = user
    other.name = "Blob!"
    #expect(
      diff(user, other) == """
          User(
            favoriteNumbers: […],
            id: 2,
        -   name: "Blob"
        +   name: "Blob!"
          )
        """)
    other = user
    other.favoriteNumbers[1] = 91
    #expect(
      diff(user, other) == """
          User(
            favoriteNumbers: [
              [0]: 42,
        -     [1]: 1729
        +     [1]: 91
            ],
            id: 2,
            name: "Blob"
          )
        """)
  }

  @Test func unchangedElementsAreCounted() {
    let users = (1...5).map { User(favoriteNumbers: [$0], id: $0, name: "Blob \($0)") }
    var other = users
    other.append(User(favoriteNumbers: [42], id: 100, name: "Blob Sr."))
    #expect(
      diff(users, other) == """
          [
            … (5 unchanged),
        +   [5]: User(
        +     favoriteNumbers: [
        +       [0]: 42
        +     ],
        +     id: 100,
        +     name: "Blob Sr."
        +   )
          ]
        """)
    other = users
    other[2].name = "Bob"
    other.remove(at: 0)
    #expect(
      diff(users, other) == """
          [
        -   [0]: User(
        -     favoriteNumbers: [
        -       [0]: 1
        -     ],
        -     id: 1,
        -     name: "Blob 1"
        -   ),
            [0]: User(…),
            [1]: User(
              favoriteNumbers: […],
              id: 3,
        -     name: "Blob 3"
        +     name: "Bob"
            ),
            … (2 unchanged)
          ]
        """)
  }

  @Test("In a long list what comes and what goes is shown, and nothing behind it")
  func longLists() {
    let numbers = Array(0..<1_000)
    var others = numbers
    others[100] = -1
    others.insert(-2, at: 300)
    others.remove(at: 700)
    #expect(
      diff(numbers, others) == """
          [
            … (100 unchanged),
        -   [100]: 100,
        +   [100]: -1,
            … (199 unchanged),
        +   [300]: -2,
            … (399 unchanged),
        -   [699]: 699,
            … (300 unchanged)
          ]
        """)
  }

  @Test func thingsWithOtherIDsAreNotMixed() {
    struct Tag: Equatable, Identifiable { let id: Int, name, color: String }
    #expect(
      diff([Tag(id: 1, name: "a", color: "red")], [Tag(id: 2, name: "a", color: "red")]) == """
          [
        -   [0]: DiffTests.Tag(
        -     id: 1,
        -     name: "a",
        -     color: "red"
        -   )
        +   [0]: DiffTests.Tag(
        +     id: 2,
        +     name: "a",
        +     color: "red"
        +   )
          ]
        """)
  }

  @Test func valuesOfOtherTypesOrCasesAreExchanged() {
    #expect(diff(Action.load, .select(1)) == "- Action.load\n+ Action.select(1)")
    #expect(diff(1 as Any, "a" as Any) == "- 1\n+ \"a\"")
    #expect(diff(Action.select(1), .select(2)) == "- Action.select(1)\n+ Action.select(2)")
    #expect(diff(Int?.none, 1) == "- nil\n+ 1")
    #expect(
      diff(Action.rename(id: 1, name: "a"), .rename(id: 1, name: "b")) == """
          Action.rename(
            id: 1,
        -   name: "a"
        +   name: "b"
          )
        """)
    #expect(diff([Int](), [1]) == "- []\n+ [\n+   [0]: 1\n+ ]")
  }

  @Test func dictionariesAndSetsAreMatchedByTheirKeys() {
    #expect(
      diff([1: "a", 2: "b", 3: "c", 4: "d"], [1: "a", 2: "b", 3: "C", 5: "e"]) == """
          [
            … (2 unchanged),
        -   3: "c",
        +   3: "C",
        -   4: "d"
        +   5: "e"
          ]
        """)
    #expect(
      diff(Set([1, 2, 3]), Set([2, 3, 4])) == """
          Set([
        -   1,
            … (2 unchanged),
        +   4
          ])
        """)
  }

  @Test func linesOfATextAreComparedOneByOne() {
    #expect(
      diff("one\ntwo\nthree", "one\n2\nthree") == #"""
          """
          one
        - two
        + 2
          three
          """
        """#)
  }

  @Test func objectsAreComparedByTheirFields() {
    let (a, b) = (Person("A"), Person("B"))
    #expect(
      diff(a, b) == """
          Person(
        -   name: "A",
        +   name: "B",
            friend: nil
          )
        """)
    a.friend = a
    b.friend = b
    b.name = "A"
    #expect(diff(a, b) == nil)
  }

  @Test func valuesThatOnlyLookTheSameAreShownTwice() {
    let (a, b) = (Secret(name: "Blob", token: "1"), Secret(name: "Blob", token: "2"))
    #expect(
      diff(a, b) == """
          // Not equal but no difference detected:
        - Secret(name: "Blob")
        + Secret(name: "Blob")
        """)
  }

  @Test func theMarksAreTheFormats() {
    #expect(diff(1, 2, format: .proportional) == "\u{2212} 1\n+ 2")
    #expect(diff(1, 2, format: DiffFormat(first: "<", second: ">", both: "=")) == "< 1\n> 2")
  }

  @Test func onlyWhatHasChangedIsLookedInto() {
    func looks(_ count: Int) -> Int {
      let users = (0..<count).map { User(favoriteNumbers: [$0], id: $0, name: "Blob") }
      var other = users
      other[count / 2].name = "Bob"
      return Count.shapes.during { #expect(diff(users, other) != nil) }
    }
    #expect(looks(10) == looks(1000))
    #expect(looks(1000) < 20)
  }

  @Test func aListThatIsQuiteAnotherOneIsComparedByPositions() {
    let (a, b) = (Array(0..<1000), Array(1000..<2000))
    let difference = diff(a, b)
    #expect(difference?.split(separator: "\n").count == 2002)
    #expect(difference?.hasPrefix("  [\n-   [0]: 0,\n+   [0]: 1000,\n") == true)
  }

  @Test(arguments: 0..<20) func applyingADifferenceGivesTheOtherList(seed: UInt64) {
    var random = Generator(state: seed)
    let a = (0..<Int.random(in: 0..<30, using: &random)).map { _ in Int.random(in: 0..<5, using: &random) }
    let b = (0..<Int.random(in: 0..<30, using: &random)).map { _ in Int.random(in: 0..<5, using: &random) }
    guard let text = diff(a, b), !a.isEmpty, !b.isEmpty else { return }
    // Every element of `b` that is not counted as unchanged is written, and as many are gone as `a` is longer.
    var (added, removed) = (0, 0)
    for line in text.split(separator: "\n") {
      if line.hasPrefix("+") { added += 1 }
      if line.hasPrefix("-") { removed += 1 }
    }
    #expect(a.count - removed == b.count - added)
  }
}

struct Generator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
