import SwiftUI

struct SeededState: View {
  @State private var number = 1

  var body: some View {
    Stepper("Outside: \(number)", value: $number, in: 0...99)
    Twins {
      ShowsNumber(number: number)
    } wrong: {
      WronglyCopiesNumber(number: number)
    }
  }
}

private struct ShowsNumber: View {
  let number: Int

  var body: some View { LabeledContent("Inside", value: "\(number)") }
}

private struct WronglyCopiesNumber: View {
  @State private var copy: Int

  init(number: Int) { _copy = State(initialValue: number) }

  var body: some View { LabeledContent("Inside", value: "\(copy)") }
}

struct Lifetimes: View {
  @State private var identity = 1
  @State private var isShown = true

  var body: some View {
    GroupBox("A counter with identity \(identity)") {
      if isShown { Counter().id(identity).transition(.opacity) }
    }
    HStack {
      Button("Another identity") { identity += 1 }
      Button(isShown ? "Hide" : "Show") { isShown.toggle() }
    }
    .buttonStyle(.bordered)
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    HStack {
      Text("\(count)").font(.largeTitle).monospacedDigit()
      Spacer()
      Button("Count") { count += 1 }.buttonStyle(.borderedProminent)
    }
  }
}

@Observable final class Chore: Identifiable {
  let id: Int
  let title: String
  var isDone = false

  init(id: Int, title: String) { (self.id, self.title) = (id, title) }
}

struct NarrowReads: View {
  @State private var chores = ["Water the plants", "Write to Ada", "Mend the fence", "Read on"].enumerated()
    .map { Chore(id: $0, title: $1) }

  var body: some View {
    List(chores) { ChoreRow(chore: $0) }
  }
}

private struct ChoreRow: View {
  let chore: Chore

  var body: some View {
    HStack {
      Image(systemName: chore.isDone ? "checkmark.circle.fill" : "circle").foregroundStyle(.green)
      Text(chore.title).strikethrough(chore.isDone)
      Spacer()
    }
    .onTapGesture { chore.isDone.toggle() }
  }
}
