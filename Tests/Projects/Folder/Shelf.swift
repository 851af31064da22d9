import Foundation

struct Book: Identifiable {
  let id: Int
  let title: String
}

// `ObservableObject` comes with Foundation, as it does on Apple's platforms.
final class Shelf: ObservableObject {
  @Published var books = [Book(id: 1, title: "Walden"), Book(id: 2, title: "Emma")]
}

// So does `@Observable`.
@Observable final class Sorting {
  var isByTitle = true
}
