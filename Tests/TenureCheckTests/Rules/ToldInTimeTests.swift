import TenureCheck
import Testing

/// Code that looks like a mistake of shared objects, of streams and of copies, and is none.
@Suite struct ToldInTimeTests {
  @Test func whoFillsACacheSaysSo() {
    expect(
      UnpublishedModelProperty.self,
      staysQuiet: """
        final class Pictures {
          static let shared = Pictures()
          private(set) var known: [String: Image] = [:]
          func load(_ name: String) async { known[name] = Image(systemName: name) }
        }
        struct PictureView: View {
          let name: String
          @State private var isLoaded = false
          var body: some View {
            ZStack {
              if isLoaded, let picture = Pictures.shared.known[name] { picture }
            }
            .task {
              await Pictures.shared.load(name)
              isLoaded = true
            }
          }
        }
        """)
  }

  @Test func whatIsSetBeforeAnybodyLooks() {
    expect(
      UnpublishedModelProperty.self,
      staysQuiet: """
        final class Build {
          static let shared = Build()
          var number: String
          init() { number = "12" }
        }
        struct About: View { var body: some View { Text(Build.shared.number) } }
        """)
  }

  @Test(arguments: [
    "task?.cancel()\n    task = Task { for await value in values { speed = value } }",
    "guard task == nil else { return }\n    task = Task { for await value in values { speed = value } }",
    "task = Task { speed = await next() }",
  ])
  func aStreamThatIsReadOnce(_ start: String) {
    expect(
      TaskInOnAppear.self,
      staysQuiet: """
        @MainActor @Observable final class Track {
          private(set) var speed = 0.0
          @ObservationIgnored private var task: Task<Void, Never>?
          let values: AsyncStream<Double>
          init(values: AsyncStream<Double>) { self.values = values }
          func next() async -> Double { 1 }
          func begin() {
            \(start)
          }
        }
        struct TrackView: View {
          let track: Track
          var body: some View { Text("\\(track.speed)").onAppear { track.begin() } }
        }
        """)
  }

  @Test func aSheetThatClosesWithTheChange() {
    expect(
      SameEntityInSeveralModels.self,
      staysQuiet: """
        struct Recipe: Identifiable { let id: Int; var isLiked: Bool }
        @MainActor final class Recipes: ObservableObject {
          @Published var all: [Recipe] = []
          @Published var shown: Recipe?
          func like(_ id: Int) {
            guard let index = all.firstIndex(where: { $0.id == id }) else { return }
            all[index].isLiked.toggle()
          }
        }
        struct RecipesView: View {
          @StateObject private var model = Recipes()
          var body: some View {
            List(model.all) { recipe in Button("Open") { model.shown = recipe } }
              .sheet(item: $model.shown) { recipe in
                Image(systemName: recipe.isLiked ? "heart.fill" : "heart")
                Button("Like") {
                  model.like(recipe.id)
                  model.shown = nil
                }
              }
          }
        }
        """)
  }

  @Test func aRootViewThatIsSetAnew() {
    expect(
      StateCopiesInput.self,
      staysQuiet: """
        @MainActor final class Session: ObservableObject {
          @Published var name = "Guest"
          func signIn() { name = "Ada" }
        }
        struct Greeting: View { let name: String; var body: some View { Text(name) } }
        final class Home: UIViewController {
          let session = Session()
          var host: UIHostingController<Greeting>?
          override func viewDidLoad() {
            super.viewDidLoad()
            host = UIHostingController(rootView: Greeting(name: session.name))
          }
          func signIn() {
            session.signIn()
            host?.rootView = Greeting(name: session.name)
          }
        }
        """)
  }
}
