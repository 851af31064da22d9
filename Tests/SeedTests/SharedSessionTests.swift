import SwiftUI
import TenureTesting
import Testing

// One source of truth: who holds the current member?

private struct Member: Equatable {
  var name: String
}

/// Answers after a second, with what it has by then.
@MainActor private final class Registry {
  var member = Member(name: "Pia")
  private(set) var requests = 0

  func fetch() async -> Member {
    requests += 1
    try? await Task.sleep(for: .seconds(1))
    return member
  }

  func rename(to name: String) async {
    try? await Task.sleep(for: .seconds(1))
    member.name = name
  }
}

// MARK: Wrong: two models, each with a copy

@Observable @MainActor private final class CardModel {
  var member: Member?
  private let registry: Registry
  init(_ registry: Registry) { self.registry = registry }

  func load() async { member = await registry.fetch() }

  func rename(to name: String) async {
    member?.name = name
    await registry.rename(to: name)
  }
}

@Observable @MainActor private final class AccountModel {
  var member: Member?
  private let registry: Registry
  init(_ registry: Registry) { self.registry = registry }

  func load() async { member = await registry.fetch() }
}

private struct CopyingApp: View {
  @State private var card: CardModel
  @State private var account: AccountModel

  init(registry: Registry) {
    _card = State(initialValue: CardModel(registry))
    _account = State(initialValue: AccountModel(registry))
  }

  var body: some View {
    VStack {
      Text("Card of \(card.member?.name ?? "…")").task { await card.load() }
      Text("Account of \(account.member?.name ?? "…")").task { await account.load() }
      Button("Rename") { Task { await card.rename(to: "Pia Maria") } }
    }
  }
}

// MARK: Right: one session that both observe

@Observable @MainActor private final class MemberSession {
  var member: Member?
  private let registry: Registry
  init(_ registry: Registry) { self.registry = registry }

  func load() async { member = await registry.fetch() }

  func rename(to name: String) async {
    member?.name = name
    await registry.rename(to: name)
  }
}

private struct CardView: View {
  @Environment(MemberSession.self) private var session
  var body: some View {
    VStack {
      Text("Card of \(session.member?.name ?? "…")")
      Button("Rename") { Task { await session.rename(to: "Pia Maria") } }
    }
  }
}

private struct AccountView: View {
  @Environment(MemberSession.self) private var session
  var body: some View { Text("Account of \(session.member?.name ?? "…")") }
}

@MainActor private var registryOfProgram = Registry()

private struct Club: App {
  @State private var session = MemberSession(registryOfProgram)
  var body: some Scene {
    WindowGroup {
      VStack {
        CardView()
        AccountView()
      }
      .task { await session.load() }
      .environment(session)
    }
  }
}

@MainActor @Suite struct SharedSessionTests {
  @Test("Two models with a copy each drift: one shows the new name, the other the old one, after two requests")
  func copiesDrift() async throws {
    let registry = Registry()
    let screen = Screen(CopyingApp(registry: registry))
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("Card of Pia") && screen.shows("Account of Pia"))
    #expect(registry.requests == 2)
    try screen.button("Rename").tap()
    await screen.advance(by: .seconds(1))
    #expect(registry.member.name == "Pia Maria")
    #expect(screen.text == "Card of Pia Maria\nAccount of Pia\nRename")
    screen.close()
  }

  @Test("One session, given down from the root: both views show the same, after one request")
  func sessionIsShared() async throws {
    registryOfProgram = Registry()
    let screen = Screen(Club.self)
    #expect(screen.shows("Card of …") && screen.shows("Account of …"))
    await screen.advance(by: .seconds(1))
    #expect(registryOfProgram.requests == 1)
    screen.mark()
    try screen.button("Rename").tap()
    await screen.settle()
    #expect(screen.text == "Card of Pia Maria\nRename\nAccount of Pia Maria")
    #expect(screen.bodies(of: CardView.self) == 1 && screen.bodies(of: AccountView.self) == 1)
    await screen.advance(by: .seconds(1))
    #expect(registryOfProgram.member.name == "Pia Maria")
    #expect(screen.issues.isEmpty)
    screen.close()
  }

  private struct Forgetful: View {
    var body: some View { AccountView() }
  }

  @Test("Without a provider the program stops, and says what is missing")
  func missingProvider() {
    let screen = Screen(Forgetful())
    #expect(
      screen.stopped?.fact
        == "No Observable object of type MemberSession found. A View.environmentObject(_:) for MemberSession may be "
        + "missing as an ancestor of this view.")
  }
}
