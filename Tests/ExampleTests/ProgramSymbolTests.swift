import Foundation
import Testing

/// What only tests need is in no program: decision 31. Each example is linked as an app would be.
@Suite struct ProgramSymbolTests {
  private static let examples = [
    "Checkout", "WrongCheckout", "Inbox", "WrongInbox", "Todo", "WrongTodo", "Profile", "WrongProfile",
  ]

  /// User defaults go through a gate in a program too: decision 5.
  private static let gate: Set = [
    "CFPreferencesAppSynchronize", "CFPreferencesCopyAppValue", "CFPreferencesCopyMultiple", "CFPreferencesSetAppValue",
  ]

  /// Called before a program's first line: decision 54.
  private static let beginning = "tenure_settle_locale"

  @Test("A program replaces no function of the system but those of user defaults", arguments: examples)
  func replacesNothing(program: String) throws {
    let replaced = try Self.system.replaced(by: SymbolTable(of: Self.product(program)))
    #expect(replaced.subtracting(Self.gate).sorted() == [])
  }

  @Test("A program holds no type of the modules that are for tests", arguments: examples)
  func holdsNoTypes(program: String) throws {
    let symbols = try SymbolTable(of: Self.product(program)).defined
    #expect(symbols.count > 1_000)
    #expect(symbols.filter { $0.contains("TenureWorld") || $0.contains("TenureTesting") }.sorted() == [])
  }

  @Test("Of our C a program holds the words of a thread and the gate of user defaults", arguments: examples)
  func holdsLittleC(program: String) throws {
    let symbols = try SymbolTable(of: Self.product(program)).defined
    let ours = symbols.filter { $0.hasPrefix("tenure_") }
    let declared = try ["TenureThread", "TenureDefaultsGate"].map(Self.header).joined() + Self.beginning
    #expect(ours.contains("tenure_is_main_thread"))
    // A static variable of a function is named after that.
    let names = ours.map { String($0.prefix { $0 != "." }) }
    #expect(names.filter { !declared.contains($0) }.sorted() == [])
  }

  @Test("A test has what a program has not")
  func testsHave() throws {
    let tests = try SymbolTable(of: URL(fileURLWithPath: CommandLine.arguments[0]))
    let replaced = try Self.system.replaced(by: tests)
    #expect(replaced.isSuperset(of: ["clock_gettime", "gettimeofday", "dispatch_after", "dispatch_async"]))
    #expect(tests.defined.contains("tenure_guard"))
    #expect(tests.defined.contains { $0.hasPrefix("$s11TenureWorld") })
  }

  private static let system = Result { try System() }

  private static func product(_ name: String) -> URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(name)
  }

  private static func header(of module: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: "Sources/\(module)/include/\(module).h"), encoding: .utf8)
  }
}

/// The functions of the C library, the queues, Foundation and Swift's libraries.
private struct System {
  private let functions: Set<String>

  init() throws {
    let libraries = try SymbolTable.loaded(["libc.so", "libdispatch.so", "libFoundation", "libswift", "libBlocks"])
    functions = libraries.reduce(into: []) { $0.formUnion($1.shown) }
  }

  /// What Swift makes of generic code is in every program that uses it.
  func replaced(by program: SymbolTable) -> Set<String> {
    program.shown.intersection(functions).filter { !$0.hasPrefix("$s") }
  }
}

extension Result where Success == System, Failure == any Error {
  fileprivate func replaced(by program: SymbolTable) throws -> Set<String> { try get().replaced(by: program) }
}
