import Foundation
import Testing

@Suite struct LogTests {
  @Test func everyLevelHasItsName() throws {
    #expect(
      try written("levels", whole: true) == """
        Debug [com.example.shop:checkout] trace
        Debug [com.example.shop:checkout] debug
        Info [com.example.shop:checkout] info
        Notice [com.example.shop:checkout] notice
        Notice [com.example.shop:checkout] log
        Info [com.example.shop:checkout] level
        Error [com.example.shop:checkout] warning
        Error [com.example.shop:checkout] error
        Fault [com.example.shop:checkout] critical
        Fault [com.example.shop:checkout] fault
        in two lines

        """)
  }

  @Test func stringsAndObjectsArePrivateUnlessTheySayOtherwise() throws {
    #expect(
      try written("privacy") == """
        <private> Ann 3 <private>
        <private> order of Ann <sensitive>
        <private> offline Order true
        <private> object <private> a:b

        """)
  }

  @Test func whoeverAsksIsShownPrivateValues() throws {
    #expect(
      try written("privacy", ["OS_ACTIVITY_DT_MODE": "YES"]) == """
        Ann Ann 3 3
        order of Ann order of Ann <sensitive>
        offline offline Order true
        object object [1, 2] a:b

        """)
  }

  @Test func numbersAreFormattedAsTheySay() throws {
    #expect(
      try written("formats") == """
        1.500000 1.5 2.00e+00
        0xFF 007 -10
        [  ab] [12  ] yes

        """)
  }

  @Test func theOlderFunctionsTakeFormats() throws {
    let lines = try written("older", whole: true).split(separator: "\n")
    #expect(
      lines.filter { !$0.contains("mask.hash") } == [
        "Notice plain",
        "Error [com.example.shop:older] Ann <private> 12 99.5%",
        "Info [com.example.shop:older] message 12",
        "Info level 1",
        "Debug [com.example.shop:older] signpost load begin",
        "Debug [com.example.shop:older] signpost load 7 end: 3 rows",
      ])
    #expect(lines.contains { $0.contains(/<mask.hash: '\w+'> <sensitive>$/) })
  }

  @Test func signpostsAreDebugMessages() throws {
    let lines = try written("signposts").replacing(/\d+\.\d+ ms/, with: "T ms")
    #expect(
      lines == """
        signpost sum begin: of 2
        signpost sum end, T ms
        signpost done 4 event: 2
        signpost twice begin
        signpost twice end, T ms
        signpost twice: ended twice. Begin it again, and end it with the new state.

        """)
  }

  @Test func theEnvironmentTurnsLevelsOff() throws {
    #expect(try !written("levels", ["OS_ACTIVITY_MODE": "default"], whole: true).contains(/Debug|Info/))
    #expect(try written("levels", ["OS_ACTIVITY_MODE": "info"], whole: true).hasPrefix("Info"))
    #expect(try written("levels", ["OS_ACTIVITY_MODE": "disable"]) == "")
  }

  @Test func theSystemJournalGetsAPriorityForEveryLine() throws {
    let lines = try errors(of: "levels", ["JOURNAL_STREAM": "9:1"]).split(separator: "\n")
    #expect(
      lines.map { $0.prefix(3) } == ["<7>", "<7>", "<6>", "<5>", "<5>", "<6>", "<3>", "<3>", "<2>", "<2>", "<2>"])
  }

  /// What the program wrote, without the time and the process, and without level and place unless they are asked for.
  private func written(_ part: String, _ environment: [String: String] = [:], whole: Bool = false) throws -> String {
    let text = try errors(of: part, environment)
      .replacing(#/(?m)^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}\S+ log-program\[\d+\] /#, with: "")
    return whole ? text : text.replacing(#/(?m)^\w+ \[com\.example\.shop:\w+\] /#, with: "")
  }

  private func errors(of part: String, _ environment: [String: String]) throws -> String {
    let program = Process()
    program.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("log-program")
    program.arguments = [part]
    var whole = ProcessInfo.processInfo.environment
    for name in ["OS_ACTIVITY_DT_MODE", "OS_ACTIVITY_MODE", "JOURNAL_STREAM"] { whole[name] = environment[name] }
    program.environment = whole
    let errors = Pipe()
    program.standardError = errors
    try program.run()
    let text = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    program.waitUntilExit()
    return text
  }
}
