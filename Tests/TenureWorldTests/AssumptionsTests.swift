import TenureWorld
import Testing

/// What is taken for granted of the toolchain is looked at: each with another expectation is told, and that alone.
@MainActor @Suite struct AssumptionsTests {
  init() { #expect(Toolchain.current.differences == []) }

  /// What differs with an expectation of which it is known that it is wrong.
  private func differences(_ change: (inout Assumptions) -> Void) -> [Difference] {
    var assumptions = Assumptions()
    change(&assumptions)
    return assumptions.differences()
  }

  @Test("All that tests take for granted holds for this toolchain")
  func holds() {
    #expect(Assumptions().differences() == [])
    #expect(Ability.allCases.allSatisfy(Toolchain.current.has))
  }

  @Test("Flags of jobs at another place are told, with what is there", arguments: [24, 28, 36, 40])
  func flagsOffset(offset: Int) throws {
    let found = differences { $0.flagsOffset = offset }
    try #require(found.count == 1)
    #expect(found[0].assumption == "the flags of a job are at byte \(offset)")
    #expect(found[0].found.hasPrefix("the "))
    #expect(found[0].without == .virtualTime)
  }

  @Test("Memory behind a job is not read")
  func beyondAJob() {
    #expect(
      differences { $0.flagsOffset = 1 << 20 }.map(\.found) == ["the kind there is 255, where the runtime says 0"])
  }

  @Test("Another kind of tasks is told")
  func taskKind() {
    #expect(differences { $0.taskKind = 1 }.map(\.found) == ["a task has the kind 0, where 1 was expected"])
  }

  @Test("Other flags of child tasks are told")
  func childFlags() throws {
    for change in [{ $0.childFlag = 1 << 25 }, { $0.groupChildFlag = 1 << 27 }] as [(inout Assumptions) -> Void] {
      let found = differences(change)
      try #require(found.count == 1)
      #expect(found[0].found.hasPrefix("the flags of a"))
      #expect(found[0].without == .virtualTime)
    }
  }

  @Test("A task's status at another place is told, with what is there", arguments: [88, 92])
  func statusOffset(offset: Int) throws {
    let found = differences { $0.statusOffset = offset }
    try #require(found.count == 1)
    #expect(found[0].assumption == "the status of a task is at byte \(offset)")
    #expect(found[0].found.hasPrefix("where a task runs, there is 0x"))
    #expect(found[0].without == .virtualTime)
  }

  @Test("Other flags of a task that runs, is in a queue or has come to its end are told")
  func statusFlags() throws {
    let changes: [((inout Assumptions) -> Void, String)] = [
      ({ $0.runningFlag = 1 << 14 }, "where a task runs, "),
      ({ $0.enqueuedFlag = 1 << 15 }, "where a task is in a queue, "),
      ({ $0.completeFlag = 1 << 15 }, "where a task has come to its end, "),
    ]
    for (change, moment) in changes {
      let found = differences(change)
      try #require(found.count == 1)
      #expect(found[0].found.hasPrefix(moment))
      #expect(found[0].without == .virtualTime)
    }
  }

  @Test("Libraries of Swift with more words for each thread, or of other names, are told")
  func words() {
    #expect(differences { $0.mostWords = 2 }.map(\.found) == ["there are 4"])
    let renamed = differences { $0.libraries[1] = "libswift_Tasks" }
    #expect(renamed.map(\.assumption) == ["libswift_Tasks keeps at most 8 words for each thread"])
    #expect(renamed.map(\.found) == ["no such library is loaded"])
    #expect(renamed.map(\.without) == [.caughtFaults])
  }

  @Test("Functions that are longer, or not there, are told")
  func functionsOfTheRuntime() throws {
    let longer = differences { $0.clockLength = 16 }
    try #require(longer.count == 1)
    #expect(longer[0].assumption == "swift_get_time is at most 16 bytes long")
    #expect(longer[0].found.hasPrefix("it has "))
    #expect(longer[0].without == .virtualTime)
    let renamed = differences { $0.onceFunction = "swift_first" }
    #expect(renamed.map(\.found) == ["there is no such function, or its length is not known"])
    #expect(renamed.map(\.without) == [.caughtTraps])
  }

  @Test("Functions of the queues that do not come to the test first are told")
  func functions() {
    let found = differences { $0.functions += ["dispatch_apply", "dispatch_soon"] }
    #expect(found.map(\.found) == ["those of dispatch_apply and dispatch_soon do not"])
    #expect(found.map(\.without) == [.queues])
  }

  @Test("An issue says what there is not, what was found, and what to do")
  func issue() {
    let issue = differences { $0.taskKind = 1 }.map(\.issue.description)
    #expect(
      issue == [
        """
        This screen's time is real: advance(by:) waits, and settle() does not wait for tasks.
          The Swift toolchain is not one that tests were tried with. Taken for granted is that the flags of a job are at \
        byte 32. Found: a task has the kind 0, where 1 was expected. Use a toolchain that docs/stability.md names as tried, \
        or a version of this package for yours.
        """
      ])
  }
}
