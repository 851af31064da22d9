import Testing

/// `--deadline`: a run ends when its time is over, whatever it is doing.
@Suite struct DeadlineTests {
  @Test func aRunThatIsDoneInTimeSaysNothingOfIt() throws {
    let work = try Workspace(["Feed.swift": Programs.feed])
    let plain = try work.tenure("check", "--preset", "all", ".")
    #expect(try work.tenure("check", "--preset", "all", "--deadline", "600", ".") == plain)
    #expect(plain.status == 1)
    let clean = try Workspace(["A.swift": Programs.clean])
    #expect(try clean.tenure("check", "--deadline", "600", ".").status == 0)
  }

  /// A file that takes seconds to read however fast the machine is: nothing comes of any rule, which is no success.
  @Test func aRunThatIsCutAndHasFoundNothingEndsWithFour() throws {
    let long = String(repeating: "let a = b.c(d).e { f in f + [1, 2, 3] }\n", count: 190_000)
    let work = try Workspace(["A.swift": long, "Feed.swift": Programs.feed])
    let answer = try work.tenure(
      "check", "--no-cache", "--threads", "1", "--deadline", "1", "--rule", "state-not-private", "--stamp", "done", ".")
    #expect(answer.status == 4)
    #expect(answer.out == "")
    #expect(answer.err.contains("A.swift:1: note: The file is left out: the time of the whole run was over"))
    #expect(answer.err.contains("note: The rule state-not-private is left out: the time of the whole run was over"))
    #expect(throws: (any Error).self) { try work.text("done") }
  }

  @Test(arguments: ["0", "-1", "soon"])
  func aTimeIsANumberFromOne(_ word: String) throws {
    let work = try Workspace(["A.swift": Programs.clean])
    let answer = try work.tenure("check", "--deadline", word, ".")
    #expect(answer.status == 2)
    #expect(answer.err == "tenure: '--deadline' is a number from 1, not '\(word)'.\n")
  }
}
