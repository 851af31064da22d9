import Testing

@Suite struct CountTestsTests {
  private func count(_ output: String) throws -> String {
    try Command.run(["awk", "-f", ".ci/count-tests.awk"], in: Repository.root, input: output).output
  }

  @Test func bothFrameworksAreCounted() throws {
    let output = """
      Test Suite 'All tests' started at 2026-01-01 00:00:00.000
      Test Case 'ATests.testA' started at 2026-01-01 00:00:00.000
      Test Case 'ATests.testA' passed (0.001 seconds)
      Test Case 'ATests.testB' started at 2026-01-01 00:00:00.000
      a.swift:1: error: ATests.testB : failed
      Test Case 'ATests.testB' failed (0.001 seconds)
      Test Case 'ATests.testC' started at 2026-01-01 00:00:00.000
      Test Case 'ATests.testC' skipped (0.001 seconds)
      \t Executed 3 tests, with 1 test skipped and 1 failure (0 unexpected) in 0.0 (0.0) seconds
      ◇ Test run started.
      ◇ Suite BTests started.
      ◇ Test a(n:) started.
      ◇ Test case passing 1 argument n → 1 to a(n:) started.
      ✔ Test case passing 1 argument n → 1 to a(n:) passed after 0.001 seconds.
      ✔ Test a(n:) with 1 test case passed after 0.001 seconds.
      ◇ Test "a name" started.
      ✘ Test "a name" recorded an issue at B.swift:1:1: Expectation failed: false
      ↳ it was to be true
      ✘ Test "a name" failed after 0.001 seconds with 1 issue.
      ➜ Test b() skipped.
      ✘ Suite BTests failed after 0.001 seconds with 1 issue.
      ✘ Test run with 3 tests in 1 suite failed after 0.001 seconds with 1 issue.

      """
    let said = """
      failed: a.swift:1: error: ATests.testB : failed
      failed: Test "a name" recorded an issue at B.swift:1:1: Expectation failed: false
      failed: ↳ it was to be true
      2 passed, 2 failed

      """
    #expect(try count(output) == said)
  }

  @Test func aTestThatNeverEndedHasFailed() throws {
    let output = """
      ◇ Test a() started.
      ◇ Test b() started.
      ✔ Test a() passed after 0.001 seconds.
      A.swift:1: Fatal error: b
      """
    let said = """
      failed: A.swift:1: Fatal error: b
      failed: Test b() never ended
      1 passed, 1 failed

      """
    #expect(try count(output) == said)
  }

  @Test func howAProcessDiedIsSaidBeforeTheTestsThatBeganLast() throws {
    let started = (1...100).map { "◇ Test t\($0)() started.\n" }.joined()
    let output =
      started + """
        *** Signal 11: Backtracing from 0x7f0000000000... done ***

        *** Program crashed: Bad pointer dereference at 0x0000000000000010 ***

        Thread 7 crashed:

        0 [ra] 0x00005616a2deaf30 f() + 47 in a at A.swift:1:40

        Registers:

        rax 0x0000000000000000  0
        ✔ Test t100() passed after 0.001 seconds.
        error: Exited with unexpected signal code 11

        """
    let said = try count(output).split(separator: "\n").map(String.init)
    let expected = [
      "failed: *** Signal 11: Backtracing from 0x7f0000000000... done ***",
      "failed: *** Program crashed: Bad pointer dereference at 0x0000000000000010 ***",
      "failed: Thread 7 crashed:",
      "failed: 0 [ra] 0x00005616a2deaf30 f() + 47 in a at A.swift:1:40",
      "failed: error: Exited with unexpected signal code 11",
      "failed: Test t99() never ended",
    ]
    #expect(Array(said.prefix(6)) == expected)
    #expect(said.suffix(2) == ["failed: and 69 others never ended", "1 passed, 99 failed"])
  }

  @Test func aLineThatIsBrokenByAnotherIsNoFailure() throws {
    let output = """
      ◇ Test a() started.
      ◇ Test b16() started.
      ✔ Test a() passed after 0.001 seconds.
      ✔ Test bSEED=7
      16() passed after 0.001 seconds.
      ✔ Test run with 2 tests in 1 suite passed after 0.001 seconds.

      """
    #expect(try count(output) == "2 passed, 0 failed\n")
    #expect(try count(output.replacing("suite passed", with: "suite failed")) == "1 passed, 1 failed\n")
    let unended = "failed: Test b16() never ended\n1 passed, 1 failed\n"
    #expect(try count(output.replacing("Test run", with: "Run")) == unended)
  }

  @Test func outputWithoutTestsCountsNone() throws {
    #expect(try count("error: cannot find 'a' in scope\n") == "0 passed, 0 failed\n")
  }
}
