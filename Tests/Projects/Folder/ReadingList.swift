import SwiftUI

struct ReadingList: View {
  @StateObject private var shelf = Shelf()

  var body: some View {
    List(shelf.books) { BookRow(book: $0) }
      .navigationTitle("Books")
  }
}

#Preview("All books") { ReadingList() }
