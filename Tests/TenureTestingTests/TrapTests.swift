import Combine
import Foundation
import Observation
import SwiftUI
import TenureTesting
import Testing

@Observable private final class Stock {
  var names = ["Milk"]
  var chosen = 0
}

@inline(never) private func deeper(_ depth: Int) -> Int { depth < 0 ? 0 : deeper(depth + 1) + 1 }

/// Traps of Swift's: what would end the program ends the screen that it happened on, and says so.
@MainActor @Suite struct TrapTests {
  enum Kind: String, CaseIterable {
    case index, overflow, none, cast, fatal, precondition, tries, zero, stack, memory, access, number

    /// Optimised code says less of what it traps at.
    static var isOptimised: Bool {
      #if DEBUG
        false
      #else
        true
      #endif
    }

    /// What the optimiser makes of two accesses to the counter does not conflict.
    static var trapping: [Kind] { allCases.filter { $0 != .access || !isOptimised } }

    var fact: String {
      switch self {
      case .index:
        Self.isOptimised ? "Fatal error: Swift trapped, and said nothing about it." : "Fatal error: Index out of range"
      case .overflow: "Fatal error: arithmetic overflow"
      case .none: "Fatal error: Unexpectedly found nil while unwrapping an Optional value"
      case .cast: "Fatal error: Could not cast value of type 'Swift.String' to 'Swift.Int'."
      case .fatal: "Fatal error: The shop is closed"
      case .precondition: Self.isOptimised ? "Fatal error: precondition failure" : "Fatal error: No money"
      case .tries: "Fatal error: 'try!' expression unexpectedly raised an error: Swift.CancellationError()"
      case .zero: "Fatal error: Division by zero"
      case .stack: "Fatal error: Stack overflow."
      case .memory: "Fatal error: Memory at 0x10 was used that is not the program's."
      case .access: "Fatal error: Fatal access conflict detected."
      case .number: "Fatal error: Double value cannot be converted to Int because it is either infinite or NaN"
      }
    }

    @MainActor fileprivate func happen(_ stock: Stock) {
      let small = Int8(stock.names.count), nothing = stock.names.first { $0.isEmpty }
      let any: Any = stock.names[0]
      switch self {
      case .index: stock.names[7] = "Tea"
      case .overflow: stock.chosen = Int(small + 127)
      case .none: stock.names = [nothing!]
      case .cast: stock.chosen = any as! Int
      case .fatal: fatalError("The shop is closed")
      case .precondition: preconditionFailure("No money")
      case .tries:
        // swift-format-ignore: NeverUseForceTry
        try! { throw CancellationError() }()
      case .zero: stock.chosen = 7 / (stock.names.count - 1)
      case .stack: stock.chosen = deeper(0)
      case .memory: unsafe UnsafeMutablePointer<Int>(bitPattern: 0x10)!.pointee = 1
      case .access: Counter().add { $0 }
      case .number: stock.chosen = Int(Double(stock.names.count) / 0)
      }
    }
  }

  @MainActor final class Counter {
    var count = 1
    func add(_ other: (Int) -> Int) { addTo(&count) }
    private func addTo(_ sum: inout Int) { sum += count }
  }

  private struct Shop: View {
    let stock: Stock
    let kind: Kind
    var shownIndex = 0
    @State private var isOpen = false

    var body: some View {
      VStack {
        Text(stock.names[stock.chosen])
        Button("Trap") { withAnimation { kind.happen(stock) } }
        Button("Later") {
          Task {
            try? await Task.sleep(for: .seconds(1))
            kind.happen(stock)
          }
        }
        Button("Wrong choice") { stock.chosen = 3 }
      }
    }
  }

  @Test("A trap in an action stops its screen, in an async test too", arguments: Kind.trapping)
  func action(kind: Kind) async throws {
    let screen = Screen(Shop(stock: Stock(), kind: kind))
    await screen.settle()
    try screen.button("Trap").tap()
    let stopped = try #require(screen.stopped)
    #expect(stopped.fact == kind.fact)
    #expect(screen.issues.last == stopped)
    let error = #expect(throws: ScreenError.self) { try screen.button("Trap") }
    #expect(error?.fact == "There is no button \"Trap\": the program has stopped.")
    #expect(error?.evidence == kind.fact)
    await screen.settle()
    screen.close()
    try await others()
  }

  @Test("What the runtime has said of a continuation that nobody resumed is not why a program traps")
  func whatWasSaidBefore() async throws {
    struct Forgetful: View {
      let stock: Stock

      var body: some View {
        Button("Forget") {
          Task { await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in } }
        }
        Button("Trap") { Kind.cast.happen(stock) }
      }
    }
    let screen = Screen(Forgetful(stock: Stock()))
    try screen.button("Forget").tap()
    await screen.settle()
    try screen.button("Trap").tap()
    #expect(screen.stopped?.fact == Kind.cast.fact)
    screen.close()
  }

  @Test("A trap in a task stops its screen", arguments: Kind.trapping)
  func task(kind: Kind) async throws {
    let screen = Screen(Shop(stock: Stock(), kind: kind))
    try screen.button("Later").tap()
    await screen.advance(by: .seconds(2))
    #expect(screen.stopped?.fact == kind.fact)
    #expect(screen.stopped?.evidence.contains("because of what tap \"Later\" had started.") == true)
    try await others()
  }

  @Test("A trap in a body stops its screen; the model goes on with another")
  func body() async throws {
    let stock = Stock()
    let screen = Screen(Shop(stock: stock, kind: .none))
    try screen.button("Wrong choice").tap()
    #expect(screen.stopped?.fact == Kind.index.fact)
    stock.chosen = 0
    let other = Screen(Shop(stock: stock, kind: .none))
    #expect(other.shows("Milk"))
    stock.names = ["Tea"]
    await other.settle()
    #expect(other.shows("Tea"))
    try await others()
  }

  private struct Titled: View {
    let title: String
    init(_ names: [String]) { title = names[names.count] }
    var body: some View { Text(title) }
  }

  private struct Profile: View {
    @EnvironmentObject private var stock: OldStock
    let name: String
    @MainActor init() { name = _stock.wrappedValue.name }
    var body: some View { Text(name) }
  }

  private final class OldStock: ObservableObject { let name = "Milk" }

  @Test("A trap, or a missing object, while the view is made stops its screen")
  func making() async throws {
    let names = ["Milk"]
    let screen = Screen { Titled(names) }
    let stopped = try #require(screen.stopped)
    #expect(stopped.fact == Kind.index.fact)
    #expect(stopped.evidence.contains("because of making the view."))
    let error = #expect(throws: ScreenError.self) { try screen.button("Trap") }
    #expect(error?.fact == "There is no button \"Trap\": the program has stopped.")
    #expect(screen.text.isEmpty)
    await screen.settle()
    screen.close()
    let other = Screen { Profile() }
    #expect(other.stopped?.fact.contains("No ObservableObject of type OldStock found") == true)
    try await others()
  }

  private static let advice = "The screen has stopped there. Other screens, and tests after this one, go on."

  private func text(_ kind: Kind) throws -> String {
    let screen = Screen(Shop(stock: Stock(), kind: kind))
    try screen.button("Trap").tap()
    return screen.stopped.map { "\($0)" } ?? "not stopped"
  }

  @Test func theTextSaysWhatHappenedWhereAndWhy() throws {
    let here = "TrapTests.swift:"
    let (fatal, overflow) = (try text(.fatal), try text(.overflow))
    #expect(
      fatal.hasPrefix(
        """
        Fatal error: The shop is closed
          It happened in TrapTests.Kind.happen(_:), because of tap "Trap". \(Self.advice)
          at \(here)
        """))
    #expect(
      overflow.hasPrefix(
        """
        Fatal error: arithmetic overflow
          It happened in TrapTests.Kind.happen(_:), because of tap "Trap". \(Self.advice)
          at \(here)
        """))
    #expect(
      try text(.cast).hasPrefix(
        """
        Fatal error: Could not cast value of type 'Swift.String' to 'Swift.Int'.
          It happened in TrapTests.Kind.happen(_:), because of tap "Trap". \(Self.advice)
          at \(here)
        """))
    #expect(
      try text(.stack).hasPrefix(
        """
        Fatal error: Stack overflow.
          It happened in deeper(_:), because of tap "Trap". deeper(_:) is called from itself, again and again. \(Self.advice)
          at \(here)
        """))
  }

  @Test("A trap in the test's own code ends the process, beside a screen too")
  func ownCode() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let screen = Screen(Shop(stock: Stock(), kind: .none))
        Kind.index.happen(Stock())
        screen.close()
      }
    }
    await #expect(processExitsWith: .signal(SIGABRT)) {
      await MainActor.run {
        _ = Screen(Text("Aborts").onAppear { abort() })
      }
    }
  }

  /// Other screens go on as if nothing had been.
  private func others() async throws {
    let stock = Stock()
    let screen = Screen(Shop(stock: stock, kind: .none))
    stock.names = ["Tea"]
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("Tea"))
    try screen.button("Later").tap()
    screen.close()
  }
}
