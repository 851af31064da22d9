import SwiftUI

struct BookRow: View {
  let book: Book
  var body: some View {
    HStack {
      Image(.openBook)
      Text("Title"); Text(book.title)
    }
    .listRowBackground(Color.paper)
  }
}

extension View {
  @MainActor func putKeyboardAway() {
    UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
  }
}
