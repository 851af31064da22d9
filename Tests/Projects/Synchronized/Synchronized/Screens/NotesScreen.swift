import SwiftUI

@Observable final class Notes {
  var lines = ["Milk", "Bread"]
}

struct NotesScreen: View {
  @State private var notes = Notes()
  var body: some View { ForEach(notes.lines, id: \.self) { Text($0) } }
}
