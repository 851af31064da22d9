import SwiftUI

@Observable final class Notes {
  var lines = ["Milk", "Bread"]
  func add() { lines.append("Line \(lines.count + 1)") }
}

struct NotesScreen: View {
  @State private var notes = Notes()

  var body: some View {
    VStack {
      Text("Shopping").font(.largeTitle)
      Text("\(notes.lines.count) lines")
      ForEach(notes.lines, id: \.self) { Text($0) }
      Button("Add") { notes.add() }
    }
    .background(Color(.paper))
  }
}

#Preview("Notes") { NotesScreen() }
