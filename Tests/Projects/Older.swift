import SwiftUI

struct Row: View {
  let word: String
  var body: some View { Text("Row of \(word)") }
}

struct Row_Previews: PreviewProvider {
  private static let words = ["one", "two"]
  static var previews: some View {
    let first = words[0]
    Row(word: first).previewLayout(.sizeThatFits)
    Group {
      Row(word: words[1]).previewDisplayName("Second")
      Row(word: first).previewDisplayName("First").preferredColorScheme(.dark)
    }
    .padding()
  }
}
