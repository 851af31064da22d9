import TenureCheck
import Testing

/// Properties that are not published, of whose changes views hear all the same.
@Suite struct AnnouncedAnotherWayTests {
  static let pairs = [
    Pair(
      "a write of its own; one that an observer of the view's state makes",
      bad: """
        final class Search: ObservableObject {
          @Published var query = ""
          /*!*/ var modes: [String] = ["All"]
        }

        struct SearchForm: View {
          @ObservedObject var search: Search
          var body: some View {
            Text(search.modes[0])
            Button("Exact") { search.modes = ["Exact"] }
          }
        }
        """,
      good: """
        final class Search: ObservableObject {
          @Published var query = ""
          var modes: [String] = ["All"]
        }

        struct SearchForm: View {
          @ObservedObject var search: Search
          @State private var modes: [String] = ["All"] {
            didSet { search.modes = modes }
          }
          var body: some View {
            Text(search.modes[0])
            Button("Exact") { modes = ["Exact"] }
          }
        }
        """),
    Pair(
      "nobody is told; a notification is posted",
      bad: """
        final class Paper: ObservableObject {
          @Published var title = ""
          /*!*/ private(set) var words = 0
          func read(_ text: String) { words = text.count }
        }

        struct PaperView: View {
          @ObservedObject var paper: Paper
          var body: some View { Text("\\(paper.words)") }
        }
        """,
      good: """
        final class Paper: ObservableObject {
          @Published var title = ""
          private(set) var words = 0
          func read(_ text: String) {
            words = text.count
            NotificationCenter.default.post(name: Notification.Name("read"), object: self)
          }
        }

        struct PaperView: View {
          @ObservedObject var paper: Paper
          var body: some View { Text("\\(paper.words)") }
        }
        """),
    Pair(
      "an optional that comes and goes; one that is set once, before anybody looks",
      bad: """
        final class Shelf: ObservableObject {
          @Published var isOpen = false
          /*!*/ private(set) var label: String?
          func name(_ text: String) { label = text }
        }

        struct ShelfView: View {
          @ObservedObject var shelf: Shelf
          var body: some View { Text(shelf.label ?? "") }
        }
        """,
      good: """
        final class Shelf: ObservableObject {
          @Published var isOpen = false
          private(set) var label: String!
          func configure(_ text: String) { label = text }
        }

        struct ShelfView: View {
          @ObservedObject var shelf: Shelf
          var body: some View { Text(shelf.label) }
        }
        """),
    Pair(
      "a change with nothing published; a change with a computed property that writes a published one",
      bad: """
        final class Track: ObservableObject {
          @Published var isMoving = false
          /*!*/ var origin: Double?
        }

        struct Progress: View {
          @ObservedObject var track: Track
          var body: some View {
            Text("\\(track.origin ?? 0)")
            Button("Start") { track.origin = 1 }
          }
        }
        """,
      good: """
        final class Track: ObservableObject {
          @Published var isMoving = false
          var origin: Double?
        }

        struct Progress: View {
          @ObservedObject var track: Track
          private var isMoving: Bool {
            get { track.isMoving }
            nonmutating set { track.isMoving = newValue }
          }
          var body: some View {
            Text("\\(track.origin ?? 0)")
            Button("Start") {
              track.origin = 1
              isMoving = true
            }
          }
        }
        """),
    Pair(
      "a method that publishes nothing; one that a macro makes, of which nothing is known",
      bad: """
        final class Board: ObservableObject {
          @Published var rows: [Int] = []
          /*!*/ var filter = 0
          func log() { print(filter) }
        }

        struct BoardView: View {
          @ObservedObject var board: Board
          var body: some View {
            Text("\\(board.filter)")
            Button("One") {
              board.filter = 1
              board.log()
            }
          }
        }
        """,
      good: """
        @Refreshing final class Board: ObservableObject {
          @Published var rows: [Int] = []
          var filter = 0
        }

        struct BoardView: View {
          @ObservedObject var board: Board
          var body: some View {
            Text("\\(board.filter)")
            Button("One") {
              board.filter = 1
              board.refresh()
            }
          }
        }
        """),
    Pair(
      "most changes come without the one that is published",
      bad: """
        final class Upload: ObservableObject {
          /*!*/ var sent = 0
          @Published var isDone = false
          func received(_ count: Int, of total: Int) {
            sent = count
            if count == total { isDone = true }
          }
        }
        struct UploadView: View {
          @ObservedObject var upload: Upload
          var body: some View { Text("\\(upload.sent)"); if upload.isDone { Text("Done") } }
        }
        """,
      good: """
        final class Upload: ObservableObject {
          var sent = 0
          @Published var isDone = false
          @Published var shown = 0
          func received(_ count: Int, of total: Int) {
            sent = count
            if shown != count { shown = count }
            if count == total { isDone = true } else { isDone = false }
          }
        }
        struct UploadView: View {
          @ObservedObject var upload: Upload
          var body: some View { Text("\\(upload.sent)"); if upload.isDone { Text("Done") } }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(UnpublishedModelProperty.self) }
}
