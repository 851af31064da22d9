import CustomDump
import Foundation
import Testing

@Suite struct DumpTests {
  let user = User(favoriteNumbers: [42, 1729], id: 2, name: "Blob")

  func dump(_ value: Any) -> String { String(customDumping: value) }

  @Test func aStructHasAFieldALine() {
    #expect(
      dump(user) == """
        User(
          favoriteNumbers: [
            [0]: 42,
            [1]: 1729
          ],
          id: 2,
          name: "Blob"
        )
        """)
    #expect(dump(Secret(name: "Blob", token: "x")) == #"Secret(name: "Blob")"#)
    struct Empty {}
    #expect(dump(Empty()) == "DumpTests.Empty()")
  }

  @Test func casesAreWrittenAsInSourceAndOnlyTheOutermostNamesItsType() {
    #expect(dump(Action.load) == "Action.load")
    #expect(dump(Action.select(1)) == "Action.select(1)")
    #expect(dump(Action.child(.tap)) == "Action.child(.tap)")
    #expect(dump(Action.child(.note(text: "a"))) == #"Action.child(.note(text: "a"))"#)
    #expect(dump(Result<Int, any Error>.success(42)) == "Result.success(42)")
    #expect(
      dump(Action.rename(id: 1, name: "a")) == """
        Action.rename(
          id: 1,
          name: "a"
        )
        """)
    #expect(
      dump([1: Action.edit(user)]) == """
        [
          1: .edit(
            User(
              favoriteNumbers: [
                [0]: 42,
                [1]: 1729
              ],
              id: 2,
              name: "Blob"
            )
          )
        ]
        """)
    enum Described: CustomStringConvertible {
      case one
      var description: String { "something else" }
    }
    #expect(dump(Described.one) == "DumpTests.Described.one")
  }

  @Test func collectionsAreWrittenInAnOrderThatStays() {
    #expect(dump([Int]()) == "[]")
    #expect(dump([String: Int]()) == "[:]")
    #expect(dump(Set<Int>()) == "Set([])")
    #expect(
      dump([10: "ten", 9: "nine", 1: "one"]) == """
        [
          1: "one",
          9: "nine",
          10: "ten"
        ]
        """)
    #expect(
      dump(Set([UserID(rawValue: "b"), UserID(rawValue: "a")])) == """
        Set([
          "a",
          "b"
        ])
        """)
    #expect(
      dump((1, x: "a")) == """
        (
          1,
          x: "a"
        )
        """)
  }

  @Test func optionalsAreWrittenAsWhatTheyHold() {
    #expect(dump(Int?.none as Any) == "nil")
    #expect(dump(Int??.some(.some(1)) as Any) == "1")
    struct Form { var name: String? }
    #expect(dump(Form()) == "DumpTests.Form(name: nil)")
    #expect(dump(Form(name: "a")) == #"DumpTests.Form(name: "a")"#)
  }

  @Test func anObjectThatIsThereAgainIsANumber() {
    let (a, b) = (Person("A"), Person("B"))
    #expect(
      dump(b) == """
        Person(
          name: "B",
          friend: nil
        )
        """)
    a.friend = a
    #expect(
      dump([a, b]) == """
        [
          [0]: #1 Person(
            name: "A",
            friend: #1 Person(↩︎)
          ),
          [1]: Person(
            name: "B",
            friend: nil
          )
        ]
        """)
    #expect(
      dump(Employee("E")) == """
        Employee(
          name: "E",
          friend: nil,
          salary: 3
        )
        """)
  }

  @Test func typesSayThemselvesWhatIsWritten() {
    #expect(dump(Money(cents: 1234)) == "Money(12.34)")
    #expect(dump(UserID(rawValue: "deadbeef")) == #""deadbeef""#)
    #expect(dump([UserID(rawValue: "a"): Money(cents: 101)]) == "[\n  \"a\": Money(1.1)\n]")
  }

  @Test func stringsAreQuotedAndLongOnesKeepTheirLines() {
    #expect(dump("a \"b\"") == #""a \"b\"""#)
    struct Note { var text: String }
    #expect(
      dump(Note(text: "one\n\ntwo")) == #"""
        DumpTests.Note(
          text: """
          one
          \#("")
          two
          """
        )
        """#)
    #expect(dump(Character("x")) == #""x""#)
    #expect(dump("abc".prefix(2)) == #""ab""#)
  }

  @Test func foundationsValuesAreShort() {
    #expect(dump(Date(timeIntervalSince1970: 1.5)) == "Date(1970-01-01T00:00:01.500Z)")
    #expect(dump(URL(string: "https://swift.org/")!) == "URL(https://swift.org/)")
    #expect(
      dump(UUID(uuidString: "DEADBEEF-DEAD-BEEF-DEAD-BEEFDEADBEEF")!) == "UUID(DEADBEEF-DEAD-BEEF-DEAD-BEEFDEADBEEF)")
    #expect(dump(Data([1, 2])) == "Data(2 bytes)")
    #expect(dump(Locale(identifier: "de_DE")) == "Locale(de_DE)")
    #expect(dump(Calendar(identifier: .gregorian)) == "Calendar(gregorian)")
    #expect(dump(Duration.seconds(2)) == "2.0 seconds")
    #expect(dump(1..<3) == "1..<3")
    #expect(dump(Decimal(1.5)) == "1.5")
  }

  @Test("Keys of several types have an order that no run changes")
  func mixedKeys() {
    let values: [AnyHashable: Int] = [2: 1, "b": 2, 10: 3, "a": 4]
    #expect(
      dump(values) == """
        [
          "a": 4,
          "b": 2,
          10: 3,
          2: 1
        ]
        """)
    #expect(dump([AnyHashable(10): "x", 2: "y"]).hasPrefix("[\n  2: "))
  }

  @Test func typesFunctionsAndKeyPathsAreNamed() {
    #expect(dump(Action.Child.self) == "Action.Child.self")
    #expect(dump(\User.name) == #"\User.name"#)
    #expect(dump({ (_: Int) in "" }) == "(Int) -> String")
    #expect(dump(1.0) == "1.0")
    #expect(dump(true) == "true")
  }

  @Test func depthNameAndIndentAreTheCallers() {
    var text = ""
    customDump([1: user], to: &text, name: "users", indent: 2, maxDepth: 1)
    #expect(text == "  users: [\n    1: User(…)\n  ]")
    #expect(customDump(7) == 7)
  }
}
