import TenureCheck
import Testing

@Suite struct ModelCreatedInBodyTests {
  private static let comments = """
    import SwiftUI

    @MainActor final class CommentsModel: ObservableObject {
      @Published private(set) var comments: [String] = []
      @Published var draft = ""
      let postID: Int
      init(postID: Int) { self.postID = postID }
      func load() async { comments = ["First", "Second"] }
    }

    struct CommentsView: View {
      @ObservedObject var model: CommentsModel
      var body: some View {
        List(model.comments, id: \\.self) { Text($0) }
          .task { await model.load() }
      }
    }

    """

  static let pairs = [
    Pair(
      "rows that can be tapped; rows that are only looked at",
      bad: """
        @Observable final class Route { var path: [Int] = []; func open(_ id: Int) { path.append(id) } }

        struct Row: View {
          let route: Route
          var body: some View { Button("\\(route.path.count)") { route.open(1) } }
        }

        struct Quote: View {
          @State private var text = ""
          var body: some View {
            TextField("Answer", text: $text)
            Row(route: /*!*/ Route())
          }
        }
        """,
      good: """
        @Observable final class Route { var path: [Int] = []; func open(_ id: Int) { path.append(id) } }

        struct Row: View {
          let route: Route
          var body: some View { Button("\\(route.path.count)") { route.open(1) } }
        }

        struct Quote: View {
          @State private var text = ""
          var body: some View {
            TextField("Answer", text: $text)
            Row(route: Route()).padding().allowsHitTesting(false)
            VStack { Row(route: Route()) }.disabled(true)
          }
        }
        """),
    Pair(
      "an argument of a child that only watches",
      bad: comments + """
        struct PostScreen: View {
          let postID: Int
          @State private var isLiked = false
          var body: some View {
            VStack {
              Button(isLiked ? "Unlike" : "Like") { isLiked.toggle() }
              CommentsView(model: /*!*/ CommentsModel(postID: postID))
            }
          }
        }
        """,
      good: comments + """
        struct PostScreen: View {
          let postID: Int
          @State private var isLiked = false
          @StateObject private var comments: CommentsModel

          init(postID: Int) {
            self.postID = postID
            _comments = StateObject(wrappedValue: CommentsModel(postID: postID))
          }

          var body: some View {
            VStack {
              Button(isLiked ? "Unlike" : "Like") { isLiked.toggle() }
              CommentsView(model: comments)
            }
          }
        }
        """, severity: .warning),
    Pair(
      "the destination of a link",
      bad: comments + """
        struct PostList: View {
          @State private var posts: [Int] = []
          var body: some View {
            List(posts, id: \\.self) { id in
              NavigationLink(destination: CommentsView(model: /*!*/ CommentsModel(postID: id))) {
                Text("Post \\(id)")
              }
            }
            .refreshable { posts.append(posts.count) }
          }
        }
        """,
      good: comments + """
        struct PostList: View {
          @State private var posts: [Int] = []
          var body: some View {
            List(posts, id: \\.self) { id in
              NavigationLink("Post \\(id)", value: id)
            }
            .navigationDestination(for: Int.self) { Comments(postID: $0) }
            .refreshable { posts.append(posts.count) }
          }
        }
        struct Comments: View {
          @StateObject private var model: CommentsModel
          init(postID: Int) { _model = StateObject(wrappedValue: CommentsModel(postID: postID)) }
          var body: some View { CommentsView(model: model) }
        }
        """),
    Pair(
      "a destination that runs again with the body around it",
      bad: comments + """
        struct Root: View {
          @State private var path: [Int] = []
          var body: some View {
            NavigationStack(path: $path) {
              Text("\\(path.count)").navigationDestination(for: Int.self) { id in
                let model = /*!*/ CommentsModel(postID: id)
                CommentsView(model: model)
              }
            }
          }
        }
        """,
      good: comments + """
        struct Root: View {
          @State private var path: [CommentsModel] = []
          var body: some View {
            NavigationStack(path: $path) {
              Button("Open") { path.append(CommentsModel(postID: 1)) }
                .navigationDestination(for: CommentsModel.self) { CommentsView(model: $0) }
            }
          }
        }
        """, severity: .info),
    Pair(
      "an .init that its place gives a type",
      bad: comments + """
        struct Root: View {
          @State private var shown = false
          var body: some View {
            Button("Show") { shown = true }
              .sheet(isPresented: $shown) { CommentsView(model: /*!*/ .init(postID: 1)) }
          }
        }
        """,
      good: comments + """
        struct Root: View {
          @StateObject private var model: CommentsModel = .init(postID: 1)
          @State private var shown = false
          var body: some View {
            Button("Show") { shown = true }
              .sheet(isPresented: $shown) { CommentsView(model: model) }
          }
        }
        """),
    Pair(
      "a local constant of the body",
      bad: comments + """
        struct PostScreen: View {
          let postID: Int
          @Binding var isShown: Bool
          var body: some View {
            let model = /*!*/ CommentsModel(postID: postID)
            return VStack {
              Toggle("Comments", isOn: $isShown)
              if isShown {
                CommentsView(model: model)
              }
            }
          }
        }
        """,
      good: comments + """
        struct PostScreen: View {
          let postID: Int
          @Binding var isShown: Bool
          var body: some View {
            let title = "Post \\(postID)"
            return VStack {
              Toggle("Comments", isOn: $isShown)
              Button(title) {
                let model = CommentsModel(postID: postID)
                Task { await model.load() }
              }
            }
          }
        }
        """),
    Pair(
      "an observable model for a row, in a member of the view",
      bad: """
        @Observable final class RowModel {
          var isExpanded = false
          let text: String
          init(text: String) { self.text = text }
        }

        struct Row: View {
          let model: RowModel
          var body: some View {
            VStack {
              Text(model.text).lineLimit(model.isExpanded ? nil : 1)
              Button("More") { model.isExpanded.toggle() }
            }
          }
        }

        struct Notes: View {
          @State private var notes = ["One", "Two"]
          var body: some View {
            List { rows }
          }
          private var rows: some View {
            ForEach(notes, id: \\.self) { note in
              Row(model: /*!*/ RowModel(text: note))
            }
          }
        }
        """,
      good: """
        @Observable final class RowModel {
          var isExpanded = false
          let text: String
          init(text: String) { self.text = text }
        }

        struct Row: View {
          @State private var model: RowModel
          init(model: RowModel) { _model = State(initialValue: model) }
          var body: some View {
            VStack {
              Text(model.text).lineLimit(model.isExpanded ? nil : 1)
              Button("More") { model.isExpanded.toggle() }
            }
          }
        }

        struct Notes: View {
          @State private var notes = ["One", "Two"]
          var body: some View {
            List { rows }
          }
          private var rows: some View {
            ForEach(notes, id: \\.self) { note in
              Row(model: RowModel(text: note))
            }
          }
        }
        """),
    Pair(
      "an App that watches the phase of its scene",
      bad: comments + """
        @main struct Reader: App {
          @Environment(\\.scenePhase) private var phase
          var body: some Scene {
            WindowGroup {
              CommentsView(model: /*!*/ CommentsModel(postID: 1))
            }
            .onChange(of: phase) { print(phase) }
          }
        }
        """,
      good: comments + """
        @main struct Reader: App {
          var body: some Scene {
            WindowGroup {
              CommentsView(model: CommentsModel(postID: 1))
            }
          }
        }
        """),
    Pair(
      "a model that holds a value and nothing that changes",
      bad: """
        final class StatusModel: ObservableObject {
          let text: String
          @Published var isFiltered: Bool
          init(text: String) { self.text = text; isFiltered = true }
          func reveal() { isFiltered = false }
        }
        struct StatusRow: View {
          @ObservedObject var model: StatusModel
          var body: some View { Text(model.isFiltered ? "…" : model.text) }
        }
        struct Timeline: View {
          var statuses: [String]
          var body: some View {
            ForEach(statuses, id: \\.self) { StatusRow(model: /*!*/ StatusModel(text: $0)) }
          }
        }
        """,
      good: """
        final class StatusModel: ObservableObject {
          let text: String
          @Published var isFiltered: Bool
          init(text: String) { self.text = text; isFiltered = true }
          var shown: String { isFiltered ? "…" : text }
        }
        struct StatusRow: View {
          @ObservedObject var model: StatusModel
          var body: some View { Text(model.shown) }
        }
        struct Timeline: View {
          var statuses: [String]
          var body: some View {
            ForEach(statuses, id: \\.self) { StatusRow(model: StatusModel(text: $0)) }
          }
        }
        """),
    Pair(
      "a model that the body itself shows",
      bad: """
        @Observable final class Counter { var count = 0 }
        struct CounterView: View {
          var body: some View {
            let counter = /*!*/ Counter()
            return Button("\\(counter.count)") { counter.count += 1 }
          }
        }
        """,
      good: """
        @Observable final class Counter { var count = 0 }
        struct CounterView: View {
          @State private var counter = Counter()
          var body: some View {
            let counter = counter
            return Button("\\(counter.count)") { counter.count += 1 }
          }
        }
        """),
    Pair(
      "a model made for its bindings",
      bad: """
        @Observable final class Form { var name = "" }
        struct FormView: View {
          var body: some View {
            @Bindable var form = /*!*/ Form()
            TextField("Name", text: $form.name)
          }
        }
        """,
      good: """
        @Observable final class Form { var name = "" }
        struct FormView: View {
          @State private var kept = Form()
          var body: some View {
            @Bindable var form = kept
            TextField("Name", text: $form.name)
          }
        }
        """),
    Pair(
      "a row's model of another name outside",
      bad: """
        @Observable final class RowModel { var isOpen = false; let title: String; init(title: String) { self.title = title } }
        struct Rows: View {
          let titles: [String]
          var body: some View {
            ForEach(titles, id: \\.self) { title in
              let row = /*!*/ RowModel(title: title)
              Button(row.isOpen ? "open" : "closed") { row.isOpen.toggle() }
            }
          }
        }
        """,
      good: """
        @Observable final class RowModel { var isOpen = false; let title: String; init(title: String) { self.title = title } }
        struct Rows: View {
          let titles: [String]
          var body: some View {
            ForEach(titles, id: \\.self) { title in
              let row = RowModel(title: title)
              Text(row.title)
            }
          }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(ModelCreatedInBody.self) }

  @Test func whatAChildKeepsOrAControllerHostsIsLeftAlone() {
    expect(
      ModelCreatedInBody.self,
      staysQuiet: Self.comments + """
        struct OwningComments: View {
          @StateObject var model: CommentsModel
          var body: some View { Text(model.draft) }
        }

        struct Menu: View {
          @State private var count = 0
          var body: some View {
            Button("\\(count)") { count += 1 }
            OwningComments(model: CommentsModel(postID: 1))
          }
        }

        struct Demo: View {
          var body: some View {
            NavigationLink("Comments") { CommentsView(model: CommentsModel(postID: 1)) }
          }
        }

        final class Coordinator {
          var count = 0
          func start() -> UIViewController {
            UIHostingController(rootView: CommentsView(model: CommentsModel(postID: 7)))
          }
        }

        #Preview { CommentsView(model: CommentsModel(postID: 1)) }
        """)
  }

  @Test func itSaysWhatIsLost() {
    expect(
      ModelCreatedInBody.self, of: ModelCreatedInBody.about.wrong,
      says: """
        13:19 warning: Screen makes a DetailModel each time its body runs, and hands it to Detail, which does not keep it.
        - 6 'model' of Detail takes whatever it gets
        - 7 the content of a DetailModel changes
        When the body of Screen runs again, Detail gets a new DetailModel, and what the old one held is lost.
        Keep it in Screen: '@StateObject private var'. Or let Detail make it, in '@StateObject'.
        """)
  }
}
