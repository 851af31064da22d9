import SwiftUI
import TenureTesting
import Testing

@MainActor @Suite struct AnimationCompletionTests {
  struct Box: View {
    @State private var value = 0
    @State private var unseen = 0
    let tap: (Binding<Int>, Binding<Int>) -> Void
    var body: some View {
      Text("value \(value)")
      Button("Go") { tap($value, $unseen) }
    }
  }

  @Test("R064 a completion is called exactly once, when the animation is over")
  func onceAtTheEnd() async throws {
    let notes = Notes<String>()
    let screen = Screen(
      Box { value, _ in
        withAnimation(.linear(duration: 1)) {
          value.wrappedValue += 1
        } completion: {
          notes.add("done at \(value.wrappedValue)")
        }
      })
    try screen.button("Go").tap()
    await screen.settle()
    #expect(screen.shows("value 1"))
    #expect(notes.all == [])
    await screen.advance(by: .milliseconds(900))
    #expect(notes.all == [])
    await screen.advance(by: .milliseconds(200))
    #expect(notes.all == ["done at 1"])
    await screen.advance(by: .seconds(10))
    #expect(notes.all == ["done at 1"])
    screen.close()
  }

  @Test("R064 a completion that writes state leads to another update")
  func completionWrites() async throws {
    let screen = Screen(
      Box { value, _ in
        withAnimation(.linear(duration: 1)) {
          value.wrappedValue = 1
        } completion: {
          value.wrappedValue = 2
        }
      })
    try screen.button("Go").tap()
    #expect(screen.shows("value 1"))
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("value 2"))
    screen.close()
  }

  @Test("R064 if nothing animates the completion is called straight after the closure")
  func nothingAnimates() async throws {
    let notes = Notes<String>()
    var write: (Binding<Int>, Binding<Int>) -> Void = { _, _ in }
    let screen = Screen(
      Box { value, unseen in
        withAnimation(.linear(duration: 1)) {
          notes.add("in")
          write(value, unseen)
        } completion: {
          notes.add("done")
        }
      })
    for nothing: (Binding<Int>, Binding<Int>) -> Void in [
      { _, _ in }, { value, _ in value.wrappedValue = 0 }, { _, unseen in unseen.wrappedValue += 1 },
    ] {
      write = nothing
      try screen.button("Go").tap()
      #expect(notes.take() == ["in", "done"])
    }
    await screen.advance(by: .seconds(10))
    #expect(notes.all == [])
    screen.close()
  }

  @Test("R064 without an animation the completion comes with the update")
  func noAnimation() throws {
    let notes = Notes<String>()
    let screen = Screen(
      Box { value, _ in
        withAnimation(nil) {
          value.wrappedValue += 1
        } completion: {
          notes.add("done")
        }
      })
    try screen.button("Go").tap()
    #expect(screen.shows("value 1"))
    #expect(notes.all == ["done"])
    screen.close()
  }

  @Test("R064 logicallyComplete comes no later than removed")
  func logicalFirst() async throws {
    let notes = Notes<String>()
    let screen = Screen(
      Box { value, _ in
        var transaction = Transaction(animation: .spring)
        transaction.addAnimationCompletion(criteria: .removed) { notes.add("removed") }
        transaction.addAnimationCompletion { notes.add("logically complete") }
        withTransaction(transaction) { value.wrappedValue += 1 }
      })
    try screen.button("Go").tap()
    #expect(notes.all == [])
    await screen.advance(by: .seconds(5))
    #expect(notes.all == ["logically complete", "removed"])
    screen.close()
  }

  @Test("R064 R074 the completion of a binding's own transaction is called once, after the first write")
  func ofABinding() async throws {
    let notes = Notes<String>()
    var transaction = Transaction(animation: .linear(duration: 1))
    transaction.addAnimationCompletion { notes.add("done") }
    let screen = Screen(Box { value, _ in value.transaction(transaction).wrappedValue += 1 })
    try screen.button("Go").tap()
    #expect(notes.all == [])
    await screen.advance(by: .seconds(1))
    #expect(notes.all == ["done"])
    try screen.button("Go").tap()
    await screen.advance(by: .seconds(2))
    #expect(notes.all == ["done"])
    screen.close()

    var unused = Transaction(animation: .linear(duration: 1))
    unused.addAnimationCompletion { notes.add("nothing animates") }
    let still = Screen(Box { value, _ in value.transaction(unused).wrappedValue = 0 })
    try still.button("Go").tap()
    #expect(notes.all == ["done", "nothing animates"])
    still.close()
  }

  struct AnimatedByModifier: View {
    @State private var value = 0
    let notes: Notes<String>
    var body: some View {
      Text("value \(value)")
        .transaction { $0.addAnimationCompletion { notes.add("done") } }
        .animation(.linear(duration: 1), value: value)
      Button("Go") { value += 1 }
    }
  }

  @Test("R063 R064 a modifier adds an animation or a completion for what it wraps")
  func modifiers() async throws {
    let notes = Notes<String>()
    let screen = Screen(AnimatedByModifier(notes: notes))
    try screen.button("Go").tap()
    #expect(notes.all == [])
    await screen.advance(by: .seconds(1))
    #expect(notes.all == ["done"])
    screen.close()
  }
}
