import Testing

@testable import TenureProject

@Suite struct PropertyListTests {
  @Test func readsTablesListsQuotedTextsAndComments() throws {
    let list = try PropertyList(
      reading: """
        // !$*UTF8*$!
        { a = 1; /* one */ b = (x, "y \\"z\\"", ); c = { d = "<group>"; }; }
        """)
    #expect(
      list
        == .table([
          "a": .text("1"), "b": .list([.text("x"), .text("y \"z\"")]), "c": .table(["d": .text("<group>")]),
        ]))
  }

  @Test func saysTheLineWhereItCannotBeReadFurther() {
    #expect(throws: PropertyList.Broken(line: 2, text: "';' is missing after the value of 'a'.")) {
      try PropertyList(reading: "{\n a = 1 b = 2; }")
    }
    #expect(throws: PropertyList.Broken(line: 1, text: "The file ends in the middle.")) {
      try PropertyList(reading: "{ a = (1,")
    }
    #expect(throws: PropertyList.Broken(line: 1, text: "A quoted text does not end.")) {
      try PropertyList(reading: "{ a = \"1; }")
    }
  }
}
