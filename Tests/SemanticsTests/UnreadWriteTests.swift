import Combine
import SwiftUI
import TenureTesting
import Testing

/// Writes that no view depends on are on record, and said to be: they are what a screen that does not change is about.
@MainActor @Suite struct UnreadWriteTests {
  struct Panel: View {
    @State private var shown = 0
    @State private var hidden = 0
    var body: some View {
      Text("shown \(shown)")
      Button("Shown") { shown += 1 }
      Button("Hidden") { hidden += 1 }
      Button("Later") {
        let hidden = $hidden
        Task { hidden.wrappedValue += 1 }
      }
    }
  }

  static func last(_ screen: Screen) -> String { screen.record.turns.last?.description ?? "nothing" }

  @Test("A write of @State that no body read is on record as such")
  func state() async throws {
    let screen = Screen(Panel())
    try screen.button("Hidden").tap()
    #expect(Self.last(screen) == "tap \"Hidden\" → Panel.hidden: 0 → 1 (no view reads it)")
    #expect(screen.record.turns.last?.writes.map(\.isRead) == [false])
    try screen.button("Shown").tap()
    #expect(Self.last(screen) == "tap \"Shown\" → Panel.shown: 0 → 1 → Panel (shown)")
    #expect(screen.record.turns.last?.writes.map(\.isRead) == [true])
    try screen.button("Later").tap()
    await screen.settle()
    #expect(Self.last(screen) == "tap \"Later\" → Panel.hidden: 1 → 2 (no view reads it)")
  }

  @MainActor final class Model: ObservableObject {
    @Published var count = 0

    func countLater() async {
      try? await Task.sleep(for: .seconds(1))
      count += 1
    }
  }

  /// The bug: an `ObservableObject` in `@State` updates nobody.
  struct Forgetful: View {
    @State private var model = Model()
    var body: some View {
      Button("Count \(model.count)") { model.count += 1 }
      Button("Later") { Task { await model.countLater() } }
    }
  }

  @Test("A write to an ObservableObject in @State, which updates nobody, is on record, after an await too")
  func objectInState() async throws {
    let screen = Screen(Forgetful())
    let bystander = Screen(Forgetful())
    try screen.button("Count 0").tap()
    #expect(screen.shows("Count 0"))
    #expect(Self.last(screen) == "tap \"Count 0\" → Model.count: 0 → 1 (no view reads it)")
    try screen.button("Later").tap()
    await screen.advance(by: .seconds(2))
    #expect(Self.last(screen) == "tap \"Later\" → Model.count: 1 → 2 (no view reads it)")
    #expect(bystander.record.turns.flatMap(\.writes) == [])
  }

  struct Replaced: View {
    @State private var isSecond = false
    @State private var first = Model()
    let second = Model()
    var body: some View {
      Reader(model: isSecond ? second : first)
      Button("First") { first.count += 1 }
      Button("Replace") { isSecond = true }
    }
    struct Reader: View {
      @ObservedObject var model: Model
      var body: some View { Text("count \(model.count)") }
    }
  }

  @Test("A write to an object that was observed and is no more is on record as read by nobody")
  func replaced() throws {
    let screen = Screen(Replaced())
    try screen.button("First").tap()
    #expect(Self.last(screen) == "tap \"First\" → Model.count: 0 → 1 → Reader (model)")
    try screen.button("Replace").tap()
    try screen.button("First").tap()
    #expect(Self.last(screen) == "tap \"First\" → Model.count: 1 → 2 (no view reads it)")
    #expect(screen.shows("count 0"))
  }

  final class Plain {
    var count = 0
    var names = ["Ada"]
  }

  @Observable final class Cart {
    var items = 0
    var note = "none"
    @ObservationIgnored var secret = 0
    let wallet = Wallet()
  }

  @Observable final class Wallet {
    var coins = 5
  }

  /// Holds its objects in every way that there is; its buttons write what its text does not read.
  struct Shop: View {
    @State private var plain = Plain()
    @State private var cart = Cart()
    let given: Plain
    @Environment(Wallet.self) private var wallet
    var body: some View {
      Text("items \(cart.items)")
      Button("Plain") { plain.count += 1 }
      Button("Names") { plain.names.append("Bob") }
      Button("Given") { given.count += 1 }
      Button("Note") { cart.note = "fragile" }
      Button("Ignored") { cart.secret += 1 }
      Button("Inner") { cart.wallet.coins -= 1 }
      Button("Environment") { wallet.coins = 0 }
      Button("Item and note") {
        cart.items += 1
        cart.note = "gift"
      }
      Button("Nothing") { cart.note = cart.note }
    }
  }

  @Test(
    "What an event writes to objects that nobody observes is on record: plain classes, unread and ignored properties")
  func objects() throws {
    let screen = Screen(Shop(given: Plain()).environment(Wallet()))
    func line(_ button: String) throws -> String {
      try screen.button(button).tap()
      return String(Self.last(screen).dropFirst("tap \"\(button)\" → ".count))
    }
    #expect(try line("Plain") == "Plain.count: 0 → 1 (no view reads it)")
    #expect(try line("Names") == "Plain.names: [\"Ada\"] → [\"Ada\", \"Bob\"] (no view reads it)")
    #expect(try line("Note") == "Cart.note: \"none\" → \"fragile\" (no view reads it)")
    #expect(try line("Ignored") == "Cart.secret: 0 → 1 (no view reads it)")
    #expect(try line("Inner") == "Wallet.coins: 5 → 4 (no view reads it)")
    #expect(try line("Environment") == "Wallet.coins: 5 → 0 (no view reads it)")
    #expect(
      try line("Item and note")
        == "Cart.items: 0 → 1, Cart.note: \"fragile\" → \"gift\" (no view reads it) → Shop (items)")
    let turns = screen.record.turns.count
    try screen.button("Given").tap()
    try screen.button("Nothing").tap()
    #expect(screen.record.turns.count == turns)
  }

  final class HalfPublished: ObservableObject {
    @Published var shown = 0
    var plain = 0
  }

  struct Half: View {
    @StateObject private var model = HalfPublished()
    var body: some View {
      Text("\(model.shown) \(model.plain)")
      Button("Plain") { model.plain += 1 }
      Button("Announced") {
        model.objectWillChange.send()
        model.plain += 1
      }
      Button("Shown") { model.shown += 1 }
    }
  }

  @Test("A property that is not published is on record; announced by hand, it is not said to be read by nobody")
  func unpublished() throws {
    let screen = Screen(Half())
    try screen.button("Plain").tap()
    #expect(Self.last(screen) == "tap \"Plain\" → HalfPublished.plain: 0 → 1 (no view reads it)")
    try screen.button("Announced").tap()
    #expect(Self.last(screen) == "tap \"Announced\" → HalfPublished.plain: 1 → 2 → Half (model)")
    try screen.button("Shown").tap()
    #expect(Self.last(screen) == "tap \"Shown\" → HalfPublished.shown: 0 → 1 → Half (model)")
  }

  @Test("A record keeps no object alive for having looked at it")
  func memory() throws {
    weak var given: Plain?
    var screen: Screen?
    do {
      let plain = Plain()
      given = plain
      screen = Screen(Shop(given: plain).environment(Wallet()))
    }
    try screen?.button("Given").tap()
    #expect(given != nil)
    screen?.close()
    screen = nil
    #expect(given == nil)
  }
}
