import Foundation
import Testing

/// The examples as programs of their own: what `--text` prints.
@Suite struct FirstFrameTests {
  @Test(arguments: [
    ("Checkout", ["Cart", "[ Remove Kettle ]", "[ Continue to shipping ]"]),
    ("WrongCheckout", ["Cart", "[ Remove Cup ]", "[ Continue to shipping ]"]),
    ("Inbox", ["Inbox", "… Loading…", "Folder: Inbox", "Show: All", "[ New message ]"]),
    ("WrongInbox", ["Inbox", "Folder: Inbox", "( ) Unread only"]),
    ("Todo", ["To-do (0)", "Nothing to do", "New to-do: _", "[ Settings ]"]),
    ("WrongTodo", ["( ) Compact rows", "[ Complete all ]"]),
    ("Profile", ["Home"]),
    ("WrongProfile", ["Profile", "Hello, …", "[ Quiz ]"]),
  ])
  func prints(program: String, lines: [String]) throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("home-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent(program)
    process.arguments = ["--text"]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["HOME": home.path, "CFFIXED_USER_HOME": home.path, "XDG_CONFIG_HOME": home.path]) { $1 }
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let printed = text.components(separatedBy: "\n")
    for line in lines { #expect(printed.contains(line), "\(line) is not in\n\(text)") }
  }
}
