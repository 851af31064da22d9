import SwiftUI
import TenureIssues
import TenureTesting
import Testing

@MainActor @Suite struct BindingTransactionTests {
  // MARK: Transactions

  struct Panel: View {
    @State private var a = 0
    @StateObject private var model = Model()
    let notes: Notes<String>
    let tap: (Binding<Int>, Binding<Int>) -> Void
    var body: some View {
      Text("a \(a)").transaction { notes.add("a \($0.name)") }
      Text("model \(model.value)").transaction { notes.add("model \($0.name)") }
      Button("Go") { tap($a, $model.value) }
    }
  }

  final class Model: ObservableObject { @Published var value = 0 }

  @Test("R074 .animation and .transaction give a binding whose writes carry it; the original and reads are as before")
  func carried() throws {
    let notes = Notes<String>()
    let screen = Screen(
      Panel(notes: notes) { a, _ in
        let animated = a.animation(.linear)
        var transaction = Transaction(animation: .easeIn)
        transaction.isContinuous = true
        let dragged = a.transaction(transaction)
        #expect(dragged.transaction.isContinuous)
        switch a.wrappedValue {
        case 0: animated.wrappedValue += 1
        case 1: dragged.wrappedValue += 1
        default: a.wrappedValue += 1
        }
        #expect(animated.wrappedValue == a.wrappedValue)
      })
    _ = notes.take()
    try screen.button("Go").tap()
    #expect(notes.take() == ["a linear"])
    try screen.button("Go").tap()
    #expect(notes.take() == ["a easeIn, continuous"])
    try screen.button("Go").tap()
    #expect(notes.take() == ["a plain"])
    screen.close()
  }

  @Test("R074 a binding made of another keeps its transaction")
  func kept() throws {
    struct Line: View {
      @State private var text = "a"
      let notes: Notes<String>
      var body: some View {
        Text(text).transaction { notes.add($0.name) }
        Child(text: $text.animation(.linear))
      }
      struct Child: View {
        @Binding var text: String
        var body: some View { Button("Go") { text += "b" } }
      }
    }
    let notes = Notes<String>()
    let screen = Screen(Line(notes: notes))
    _ = notes.take()
    try screen.button("Go").tap()
    #expect(notes.take() == ["linear"])
    screen.close()
  }

  @Test("R074 a binding to an observed object's property sets it within that transaction")
  func objects() throws {
    let notes = Notes<String>()
    let screen = Screen(
      Panel(notes: notes) { _, value in
        let animated = value.animation(.linear)
        animated.wrappedValue += 1
      })
    _ = notes.take()
    try screen.button("Go").tap()
    #expect(notes.take() == ["model linear"])
    #expect(screen.shows("model 1"))
    screen.close()
  }

  @Observable final class Watched { var value = 0 }

  struct WatchedPanel: View {
    @Bindable var model: Watched
    let notes: Notes<String>
    var body: some View {
      Text("watched \(model.value)").transaction { notes.add($0.name) }
      Button("Animate") { $model.value.animation(.linear).wrappedValue += 1 }
      Button("Same") { $model.value.wrappedValue = model.value }
    }
  }

  @Test("R074 R075 a binding of @Bindable does so too; the macro's filter stops an equal value")
  func observables() throws {
    let notes = Notes<String>()
    let screen = Screen(WatchedPanel(model: Watched(), notes: notes))
    _ = notes.take()
    try screen.button("Animate").tap()
    #expect(notes.take() == ["linear"])
    #expect(screen.shows("watched 1"))
    screen.mark()
    try screen.button("Same").tap()
    #expect(screen.bodies(of: WatchedPanel.self) == 0)
    screen.close()
  }

  // MARK: Equal values

  @Test("R075 a write of an equal value reaches a custom setter")
  func equalToSetter() {
    let writes = Notes<Int>()
    let binding = Binding(get: { 1 }, set: { writes.add($0) })
    binding.wrappedValue = 1
    #expect(writes.all == [1])
  }

  struct Observer: View {
    @ObservedObject var model: Model
    var body: some View {
      Text("model \(model.value)")
      Button("Same") { $model.value.wrappedValue = model.value }
    }
  }

  @Test("R075 a write of an equal value reaches @Published, and is stopped by state's own filter")
  func equalToPublished() throws {
    let screen = Screen(Observer(model: Model()))
    screen.mark()
    try screen.button("Same").tap()
    #expect(screen.bodies(of: Observer.self) == 1)
    screen.close()

    let notes = Notes<String>()
    let state = Screen(Panel(notes: notes) { a, _ in a.wrappedValue = 0 })
    state.mark()
    try state.button("Go").tap()
    #expect(state.bodies(of: Panel.self) == 0)
    state.close()
  }

  // MARK: Isolation

  @MainActor final class Settings: ObservableObject { @Published var volume = 1 }

  struct Slot: View {
    @StateObject private var settings = Settings()
    let notes: Notes<Binding<Int>>
    var body: some View {
      Text("volume \(settings.volume)").onAppear { notes.add($settings.volume) }
    }
  }

  @Test("R076 using a binding to a main-actor property from elsewhere is warned of")
  func isolation() async {
    let notes = Notes<Binding<Int>>()
    let screen = Screen(Slot(notes: notes))
    let binding = notes.all[0]
    let issues = Collected()
    await Issues.withReporter({ issues.add($0) }) {
      #expect(binding.wrappedValue == 1)
      #expect(issues.all.isEmpty)
      await elsewhere { _ = binding.wrappedValue }
    }
    #expect(
      issues.all.map(\.fact) == [
        #"\Settings.volume"#
          + " is isolated to the main actor. Accessing it via Binding from a different actor will cause "
          + "undefined behaviors, and potential data races; This warning will become a runtime crash in a future "
          + "version of SwiftUI."
      ])
    screen.close()
  }

  @concurrent nonisolated private func elsewhere(_ body: @Sendable () -> Void) async { body() }
}

extension Transaction {
  fileprivate var name: String {
    let animation = animation.map { $0 == .linear ? "linear" : $0 == .easeIn ? "easeIn" : "other" } ?? "plain"
    return isContinuous ? "\(animation), continuous" : animation
  }
}

/// Issues of code that runs outside of any screen.
private final class Collected: @unchecked Sendable {
  private var issues: [TenureIssues.Issue] = []
  private let lock = NSLock()
  func add(_ issue: TenureIssues.Issue) { lock.withLock { issues.append(issue) } }
  var all: [TenureIssues.Issue] { lock.withLock { issues } }
}
