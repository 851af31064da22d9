import SwiftUI

/// The pages that are measured, by name.
enum Pages {
  @MainActor @ViewBuilder static func view(_ name: String, rows: Int) -> some View {
    switch name {
    case "rows": Rows(count: rows)
    case "labels": Labels(count: rows)
    default: SmallApp()
    }
  }
}

/// Rows as programs have them: each a view of its own, with a text, a button and state.
private struct Rows: View {
  let count: Int

  var body: some View { VStack { ForEach(0..<count, id: \.self) { Row(number: $0) } } }
}

private struct Row: View {
  let number: Int
  @State private var count = 0

  var body: some View {
    HStack {
      Text("Item \(number)")
      Button("\(count)") { count += 1 }
    }
  }
}

/// Labels, and a button that changes the one in the middle: what the other framework is asked to show as well.
private struct Labels: View {
  let count: Int
  @State private var model = Counter()

  var body: some View {
    VStack(alignment: .leading) {
      Button("Change") { model.value += 1 }
      ForEach(0..<count, id: \.self) { number in
        if number == count / 2 { Changed(model: model) } else { Text("Label \(number)") }
      }
    }
  }
}

@Observable @MainActor private final class Counter {
  var value = 0
}

private struct Changed: View {
  let model: Counter
  var body: some View { Text("Changed \(model.value)") }
}

/// A small app: a screen with a title, a form and a short list. Its buttons count.
private struct SmallApp: View {
  @State private var name = ""
  @State private var isOn = true

  var body: some View {
    NavigationStack {
      Form {
        Section("You") {
          TextField("Name", text: $name)
          Toggle("Remind me", isOn: $isOn)
        }
        Section("Today") { ForEach(0..<8, id: \.self) { Row(number: $0) } }
      }
      .navigationTitle("Today")
    }
  }
}
