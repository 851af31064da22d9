import SwiftUI

final class Book: ObservableObject, Identifiable {
  let id = UUID()
  @Published var title: String
  @Published var author: String
  @Published var rating: Int
  @Published var genre: String
  @Published var review: String
  let date = Date()
  init(title: String, author: String, rating: Int, genre: String = "Fantasy", review: String = "") {
    self.title = title
    self.author = author
    self.rating = rating
    self.genre = genre
    self.review = review
  }
}

final class Library: ObservableObject {
  @Published var books: [Book] = []
}

struct RatingView: View {
  @Binding var rating: Int
  var label = ""
  var maximumRating = 5
  var offImage: Image?
  var onImage = Image(systemName: "star.fill")
  var offColor = Color.gray
  var onColor = Color.yellow

  var body: some View {
    HStack {
      if label.isEmpty == false { Text(label) }
      ForEach(1..<maximumRating + 1, id: \.self) { number in
        image(for: number)
          .foregroundColor(number > rating ? offColor : onColor)
          .onTapGesture { rating = number }
          .accessibilityLabel(Text("\(number == 1 ? "1 star" : "\(number) stars")"))
          .accessibilityRemoveTraits(.isImage)
          .accessibilityAddTraits(number > rating ? .isButton : [.isButton, .isSelected])
      }
    }
    .buttonStyle(.plain)
  }

  func image(for number: Int) -> Image {
    if number > rating { return offImage ?? onImage }
    return onImage
  }
}

struct DetailView: View {
  @ObservedObject var book: Book
  @EnvironmentObject var library: Library
  @Environment(\.presentationMode) var presentationMode
  @State private var showingDeleteAlert = false
  @State private var showingSheet = false

  static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .long
    return formatter
  }()

  var body: some View {
    GeometryReader { geometry in
      VStack {
        ZStack(alignment: .bottomTrailing) {
          Image(book.genre)
            .frame(maxWidth: geometry.size.width)
          Text(book.genre.uppercased())
            .font(.caption)
            .fontWeight(.black)
            .padding(8)
            .foregroundColor(.white)
            .background(Color.black.opacity(0.75))
            .clipShape(Capsule())
            .offset(x: -5, y: -5)
        }
        Text(book.author).font(.title).foregroundColor(.secondary)
        Text("Added \(book.date, formatter: Self.formatter)")
        Text(book.date, style: .date)
        RatingView(rating: .constant(book.rating)).font(.largeTitle)
        Spacer()
      }
    }
    .navigationBarTitle(Text(book.title), displayMode: .inline)
    .alert(isPresented: $showingDeleteAlert) {
      Alert(
        title: Text("Delete book"), message: Text("Are you sure?"),
        primaryButton: .destructive(Text("Delete"), action: deleteBook), secondaryButton: .cancel(Text("Keep")))
    }
    .actionSheet(isPresented: $showingSheet) {
      ActionSheet(
        title: Text("Change rating"), message: Text("Select a rating"),
        buttons: [
          .default(Text("One")) { book.rating = 1 },
          .destructive(Text("Nothing")) { book.rating = 0 },
          .cancel(),
        ])
    }
    .navigationBarItems(
      trailing: HStack {
        Button(action: { self.showingDeleteAlert = true }) { Image(systemName: "trash") }
        Button("More") { showingSheet = true }
      })
  }

  func deleteBook() {
    library.books.removeAll { $0.id == book.id }
    presentationMode.wrappedValue.dismiss()
  }
}

struct BookRow: View {
  @ObservedObject var book: Book
  var body: some View {
    NavigationLink(destination: DetailView(book: book)) {
      Text("\(book.rating)").font(.largeTitle)
      VStack(alignment: .leading) {
        Text(book.title).font(.headline)
        Text(book.author).foregroundColor(.secondary)
      }
    }
  }
}

struct AddBook: View {
  @EnvironmentObject var library: Library
  @Environment(\.presentationMode) private var presentationMode: Binding<PresentationMode>
  @State private var title = ""
  @State private var author = ""
  @State private var rating = 3
  @State private var genre = ""
  @State private var review = ""
  let genres = ["Fantasy", "Horror", "Kids", "Mystery", "Poetry", "Romance", "Thriller"]

  var body: some View {
    NavigationView {
      Form {
        Section {
          TextField("Name of book", text: $title)
          TextField("Author's name", text: $author, onEditingChanged: { editing in print(editing) })
          Picker("Genre", selection: $genre) {
            Text("None").tag("")
            ForEach(genres, id: \.self) { Text($0) }
          }
        }
        Section(footer: Text("Be honest")) {
          RatingView(rating: $rating)
          TextEditor(text: $review)
        }
        Section {
          Button("Save") {
            library.books.append(Book(title: title, author: author, rating: rating, genre: genre, review: review))
            presentationMode.wrappedValue.dismiss()
          }
        }
        .disabled(title.isEmpty)
      }
      .navigationBarTitle("Add Book")
    }
  }
}

struct BookRatings: View {
  @StateObject private var library = Library()
  @State private var showingAddScreen = false

  var body: some View {
    NavigationView {
      List {
        ForEach(library.books) { BookRow(book: $0) }
          .onDelete { library.books.remove(atOffsets: $0) }
      }
      .navigationBarTitle("Bookworm")
      .navigationBarItems(
        leading: EditButton(),
        trailing: Button(action: {
          self.showingAddScreen.toggle()
        }) {
          Image(systemName: "plus")
        }
      )
      .sheet(isPresented: $showingAddScreen) {
        AddBook().environmentObject(self.library)
      }
    }
    .environmentObject(library)
  }
}
