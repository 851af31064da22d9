import TenureTree
import Testing

/// What programs take for granted of Swift's runtime is looked at: each with another expectation is told.
@Suite struct RuntimeAssumptionsTests {
  private func differences(_ change: (inout RuntimeAssumptions) -> Void) -> [RuntimeAssumptions.Difference] {
    var assumptions = RuntimeAssumptions()
    change(&assumptions)
    return assumptions.differences
  }

  @Test("All that programs take for granted holds for this toolchain")
  func holds() { #expect(RuntimeAssumptions().differences == []) }

  @Test("Another kind of any P<A> is told")
  func kinds() {
    let found = differences { $0.kindOfParameterizedProtocol = 0x308 }
    #expect(found.map(\.found) == ["that of any P<A> is 775, where 776 was expected"])
  }

  @Test("A struct's fields at another place are told, and no memory beyond the program's is read")
  func fields() {
    for offset in [0, 4, 8, 12, 20, 24] {
      let found = differences { $0.fieldsPointer = offset }
      #expect(found.map(\.assumption) == ["a struct's fields are described at byte \(offset) of its description"])
    }
    for offset in [-(1 << 40), 1 << 40] {
      let found = differences { $0.fieldsPointer = offset }
      #expect(found.map(\.found) == ["nothing leads from there to memory of the program"])
    }
  }

  @Test("Another layout of what is said of a field is told")
  func field() {
    #expect(
      differences { $0.fieldCount = 16 }.map { $0.found.hasPrefix("a struct of 5 fields is said to have ") } == [true])
    #expect(
      differences { $0.fieldType = 8 }.map(\.found) == ["the fields [] are said to be weak or unowned, not 1, 2 and 3"])
  }

  @Test("A list of reads that no word leads to is told, with what there is not because of it")
  func reads() {
    #expect(
      differences { $0.listReach = 0 }.map(\.issue.description) == [
        """
        Views that read observable objects may run more often than they have to, and the record names no properties.
          The Swift toolchain is not one that this package was tried with. Taken for granted is that a word of the thread \
        points to the list in which the Observation library notes reads. Found: there are 0 such words. Use a toolchain that \
        docs/stability.md names as tried, or a version of this package for yours.
        """
      ])
  }

  @Test("Another list of reads than the one that is known is told before anything is taken from it")
  func list() {
    let found = differences { $0.listEntry = ["context", "places"] }
    #expect(found.map(\.found) == [#"an entry has ["context", "properties"]"#])
    #expect(
      found.map(\.assumption) == [
        "that list has the state of a registrar and the key paths of properties for each object"
      ])
  }
}
