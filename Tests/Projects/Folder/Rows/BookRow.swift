import SwiftUI

struct BookRow: View {
  let book: Book
  var body: some View {
    HStack {
      Text("Title"); Text(book.title)
    }
  }
}
