import CustomDump
import Foundation
import Sharing
import Testing

@Suite struct NameTests {
  private struct Size: Equatable {
    var width = 1
    var name: String?
  }

  private struct Box: Equatable {
    @Shared var width: Int
    @Shared var size: Size
    var isOpen = false
  }

  @Test func aSharedValueIsDescribedByItsKeyAsItIsWritten() {
    let file = FileStorageKey<[String]>.Default[.fileStorage(URL(fileURLWithPath: "/a/b")), default: ["x"]]
    #expect(
      "\(Shared(file))"
        == #"Shared<[String]>(FileStorageKey<Array<String>>.Default[.fileStorage(file:///a/b), default: ["x"]])"#)
    #expect("\(Shared(value: "a"))" == #"Shared<String>(value: "a")"#)
    #expect("\(SharedReader(wrappedValue: 1, .inMemory("n")))" == #"SharedReader<Int>(.inMemory("n"))"#)
    #expect(
      "\(Shared(wrappedValue: nil, .inMemory("size")) as Shared<[Int: Size]?>)"
        == #"Shared<[Int: NameTests.Size]?>(.inMemory("size"))"#)
  }

  @Test func whatHoldsASharedValueHasANumberInADump() {
    let (size, other) = (Shared(value: Size()), Shared(value: 1))
    #expect(String(customDumping: other) == "#1 1")
    #expect(
      String(customDumping: [other, size.width, other]) == """
        [
          [0]: #1 1,
          [1]: #2 1,
          [2]: #1 Int(↩︎)
        ]
        """)
    #expect(
      String(customDumping: Box(width: other, size: size)) == """
        NameTests.Box(
          _width: #1 1,
          _size: #2 NameTests.Size(
            width: 1,
            name: nil
          ),
          isOpen: false
        )
        """)
    // The smaller part stands for all that holds it.
    #expect(String(customDumping: [size.name, size.name]).contains("[1]: #1 Optional(↩︎)"))
  }

  @Test func aDifferenceHasTheNumbersOnBothSides() {
    let size = Shared(value: Size())
    let before = Box(width: Shared(value: 1), size: size)
    #expect(
      diff(before, Box(width: Shared(value: 2), size: size, isOpen: true)) == """
          NameTests.Box(
        -   _width: #1 1,
        +   _width: #1 2,
            _size: #2 NameTests.Size(…),
        -   isOpen: false
        +   isOpen: true
          )
        """)
    #expect(
      diff(before, Box(width: before.$width, size: Shared(value: Size(width: 2)))) == """
          NameTests.Box(
            _width: #1 1,
            _size: #2 NameTests.Size(
        -     width: 1,
        +     width: 2,
              name: nil
            ),
            isOpen: false
          )
        """)
  }
}
