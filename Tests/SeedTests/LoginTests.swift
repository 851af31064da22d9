import SwiftUI
import TenureTesting
import Testing

// A user who taps twice.

private struct Guest: Equatable, Sendable {
  var name: String
}

private struct Refused: LocalizedError {
  var errorDescription: String? { "Wrong password" }
}

@MainActor private protocol DoorService {
  func enter(_ name: String, _ password: String) async throws -> Guest
}

@MainActor private final class Door: DoorService {
  private(set) var attempts = 0
  var isOpen = true

  func enter(_ name: String, _ password: String) async throws -> Guest {
    attempts += 1
    try await Task.sleep(for: .seconds(1))
    if !isOpen { throw Refused() }
    return Guest(name: name)
  }
}

// MARK: Wrong: flags and no guard

@Observable @MainActor private final class CarelessEntry {
  var guest: Guest?
  let door: any DoorService
  init(door: any DoorService) { self.door = door }

  func submit() async { guest = try? await door.enter("Ines", "secret") }
}

private struct CarelessEntryView: View {
  let entry: CarelessEntry
  var body: some View {
    VStack {
      Text(entry.guest?.name ?? "nobody")
      Button("Enter") { Task { await entry.submit() } }
    }
  }
}

// MARK: Right: a state machine in the model, a disabled button in the view

@Observable @MainActor private final class Entry {
  enum State: Equatable {
    case idle
    case submitting
    case entered(Guest)
    case refused(String)
  }

  private(set) var state = State.idle
  private let door: any DoorService
  init(door: any DoorService) { self.door = door }

  func submit(name: String, password: String) async {
    guard case .idle = state else { return }
    state = .submitting
    do {
      state = .entered(try await door.enter(name, password))
    } catch {
      state = .refused(error.localizedDescription)
    }
  }

  func tryAgain() {
    if case .refused = state { state = .idle }
  }
}

private struct EntryView: View {
  @State private var entry: Entry
  init(door: any DoorService) { _entry = State(initialValue: Entry(door: door)) }

  var body: some View {
    VStack {
      switch entry.state {
      case .idle: button
      case .submitting: ProgressView("Knocking")
      case .entered(let guest): Text("Welcome, \(guest.name)")
      case .refused(let reason):
        Text(reason).foregroundColor(.red)
        Button("Try again") { entry.tryAgain() }
      }
    }
  }

  private var button: some View {
    Button("Enter") { Task { await entry.submit(name: "Ines", password: "secret") } }
      .disabled(entry.state == .submitting)
  }
}

/// Only the model guards: the button stays.
private struct GuardedEntryView: View {
  let entry: Entry
  var body: some View {
    VStack {
      Text("\(entry.state)")
      Button("Enter") { Task { await entry.submit(name: "Ines", password: "secret") } }
    }
  }
}

/// The view does its part too: the button stays and is disabled.
private struct PoliteEntryView: View {
  let entry: Entry
  var body: some View {
    Button("Enter") { Task { await entry.submit(name: "Ines", password: "secret") } }
      .disabled(entry.state == .submitting)
  }
}

@MainActor @Suite struct LoginTests {
  @Test("Without a guard a double tap submits twice")
  func doubleTapSubmitsTwice() async throws {
    let door = Door()
    let screen = Screen(CarelessEntryView(entry: CarelessEntry(door: door)))
    try screen.button("Enter").tap()
    try screen.button("Enter").tap()
    await screen.advance(by: .seconds(1))
    #expect(door.attempts == 2)
    screen.close()
  }

  @Test("The model's state machine refuses the second submit, even when both taps come before its task runs")
  func modelGuards() async throws {
    let door = Door()
    let screen = Screen(GuardedEntryView(entry: Entry(door: door)))
    try screen.button("Enter").tap()
    try screen.button("Enter").tap()
    await screen.settle()
    try screen.button("Enter").tap()
    await screen.advance(by: .seconds(1))
    #expect(door.attempts == 1)
    screen.close()
  }

  @Test("The view disables the button while it submits")
  func viewDisables() async throws {
    let screen = Screen(PoliteEntryView(entry: Entry(door: Door())))
    let button = try screen.button("Enter")
    #expect(button.isEnabled)
    try button.tap()
    await screen.settle()
    #expect(try !screen.button("Enter").isEnabled)
    #expect(throws: ScreenError.self) { try screen.button("Enter").tap() }
    screen.close()
  }

  @Test("The whole screen: idle, submitting, welcome")
  func success() async throws {
    let screen = Screen(EntryView(door: Door()))
    try screen.button("Enter").tap()
    await screen.settle()
    #expect(screen.text == "Knocking")
    await screen.advance(by: .seconds(1))
    #expect(screen.text == "Welcome, Ines")
    #expect(
      screen.record.turns.flatMap(\.writes).map { "\($0.owner).\($0.property)" } == ["Entry.state", "Entry.state"])
    screen.close()
  }

  @Test("The whole screen: an error is shown, and leads back to where one may submit again")
  func failure() async throws {
    let door = Door()
    door.isOpen = false
    let screen = Screen(EntryView(door: door))
    try screen.button("Enter").tap()
    await screen.advance(by: .seconds(1))
    #expect(screen.text == "Wrong password\nTry again")
    door.isOpen = true
    try screen.button("Try again").tap()
    try screen.button("Enter").tap()
    await screen.advance(by: .seconds(1))
    #expect(screen.text == "Welcome, Ines")
    #expect(door.attempts == 2)
    screen.close()
  }

  @Test("The model is plain Swift: it is tested without a screen")
  func modelAlone() async {
    let entry = Entry(door: Instant())
    await entry.submit(name: "Ines", password: "secret")
    #expect(entry.state == .entered(Guest(name: "Ines")))
    await entry.submit(name: "Otto", password: "secret")
    #expect(entry.state == .entered(Guest(name: "Ines")))
  }

  private final class Instant: DoorService {
    func enter(_ name: String, _ password: String) async throws -> Guest { Guest(name: name) }
  }
}
