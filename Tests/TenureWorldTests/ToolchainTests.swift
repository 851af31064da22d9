import Foundation
import Testing

/// What screens do where the toolchain is otherwise: processes of their own, which expect something else of it.
@Suite struct ToolchainTests {
  private static let realTime = "This screen's time is real: advance(by:) waits, and settle() does not wait for tasks."
  private static let realQueues =
    "What this screen puts on queues and run loops runs in real time, and settle() does not wait for it."
  private static let noFaults = "A fault or a trap in this screen's code ends the whole process."
  private static let noTraps = "A trap in this screen's code ends the whole process."

  private struct End {
    var status: Int32
    var lines: [String]
    var errors: String
  }

  private func run(_ assumption: String, _ deed: String, report: String = "enable=no") throws -> End {
    let process = Process()
    let (output, errors) = (Pipe(), FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString))
    defer { try? FileManager.default.removeItem(at: errors) }
    try Data().write(to: errors)
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("another-toolchain")
    process.arguments = [assumption, deed]
    // A trap is meant: nobody has to look for where it was.
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": report]) { $1 }
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return End(
      status: process.terminationStatus, lines: text.split(separator: "\n").map(String.init),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }

  @Test("With the toolchain that is expected time is virtual, traps are caught, and nothing is said")
  func asExpected() throws {
    let task = try run("nothing", "task")
    #expect(task.lines == ["Count 0", "Count 1", "[]"])
    #expect(task.errors == "")
    #expect(try run("nothing", "queue").lines == ["Count 1", "[]"])
    let fault = try run("nothing", "fault")
    #expect(fault.lines == ["[]", "stopped"])
    #expect(fault.status == 0)
  }

  /// Swift's report reads what the registers point to, be there anything or not.
  @Test("A crash of the test's own code, beside a screen, is reported to its end")
  func crash() throws {
    let crash = try run("nothing", "crash", report: "enable=yes,color=no,interactive=no")
    #expect(crash.errors.contains("Program crashed: Bad pointer dereference at 0x0000000000000010"))
    #expect(crash.errors.contains("AnotherToolchain.crash()"))
    #expect(crash.errors.contains("Backtrace took"))
    #expect(crash.status == SIGSEGV)
  }

  @Test("Where jobs are otherwise, tasks go on in real time, and the screen says so")
  func otherJobs() throws {
    let end = try run("jobs", "task")
    #expect(end.lines == ["Count 0", "Count 1", "\([Self.realTime])"])
    #expect(end.status == 0)
    #expect(end.errors.hasPrefix("[tenure] Warning: \(Self.realTime)\n  The Swift toolchain is not one"))
    #expect(try run("jobs", "queue").lines == ["Count 1", "\([Self.realTime])"])
    #expect(try run("jobs", "fault").lines.last == "stopped")
  }

  @Test("Where clocks read the time otherwise, it is real")
  func otherClocks() throws {
    let end = try run("clocks", "task")
    #expect(end.lines == ["Count 0", "Count 1", "\([Self.realTime, Self.realTime])"])
    #expect(end.errors.contains("Found: SuspendingClock moved by "))
  }

  @Test(
    "Where blocks or functions of the queues are otherwise, queues are left alone", arguments: ["blocks", "functions"])
  func otherQueues(what: String) throws {
    #expect(try run(what, "queue").lines == ["Count 1", "\([Self.realQueues])"])
    // Tasks are not concerned.
    #expect(try run(what, "task").lines == ["Count 0", "Count 1", "\([Self.realQueues])"])
  }

  @Test("Where Swift keeps other words of a thread, a trap ends the process")
  func otherWords() throws {
    let end = try run("words", "fault")
    #expect(end.lines == ["\(Array(repeating: Self.noFaults, count: 3))"] || end.lines.isEmpty)
    #expect(end.status != 0)
    #expect(end.errors.contains(Self.noFaults))
    #expect(end.errors.contains("The shop is closed"))
  }

  @Test("A program shows what it is to show where the runtime is otherwise, and may run more bodies")
  func otherRuntime() throws {
    #expect(try run("nothing", "model").lines == ["Sold 2, Market", "2"])
    for (assumption, words) in [
      ("kinds", "Found: that of any P<A> is 775"), ("fields", "Found: a struct of 5 fields"),
      ("reads", "Found: there are 0 such words"),
    ] {
      let end = try run(assumption, "model")
      #expect(end.lines.first == "Sold 2, Market")
      #expect(end.status == 0)
      #expect(end.errors.contains(words))
    }
  }

  @Test("Where it is not known what makes a global, a trap ends the process")
  func otherOnce() throws {
    let end = try run("once", "fault")
    #expect(end.status != 0)
    #expect(end.errors.contains(Self.noTraps))
    #expect(end.errors.contains("The shop is closed"))
  }
}
