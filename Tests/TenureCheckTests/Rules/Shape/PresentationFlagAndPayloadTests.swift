import TenureCheck
import Testing

@Suite struct PresentationFlagAndPayloadTests {
  private static let recipe = "struct Recipe: Identifiable { let id: Int; var title: String }\n"

  static let pairs = [
    Pair(
      "a question whose button unwraps; one that is handed what it asks about",
      bad: """
        struct Branches: View {
          @State private var asks = false
          @State private var chosen: String?
          var body: some View {
            Button("Delete") { chosen = "main"; asks = true }
              .alert("Delete?", isPresented: /*!*/ $asks) {
                Button("Delete") { if let chosen { remove(chosen) } }
              }
          }
        }
        """,
      good: """
        struct Branches: View {
          @State private var asks = false
          @State private var chosen: String?
          var body: some View {
            Button("Delete") { chosen = "main"; asks = true }
              .alert("Delete?", isPresented: $asks, presenting: chosen) { chosen in
                Button("Delete") { remove(chosen) }
              }
          }
        }
        """, severity: .info),
    Pair(
      "a row that is handed the flag and fills the hint; one that is handed the hint",
      bad: """
        struct Options: View {
          @State private var showsHint = false
          @State private var hint: String?
          var body: some View {
            OptionRow(showsHint: $showsHint, select: { hint = $0 })
              .sheet(isPresented: /*!*/ $showsHint) { Text(hint ?? "") }
          }
        }
        """,
      good: """
        struct Options: View {
          @State private var hint: Hint?
          var body: some View {
            OptionRow(hint: $hint)
              .sheet(item: $hint) { hint in Text(hint.text) }
          }
        }
        """, severity: .warning),
    Pair(
      "a row's sheet; sheet(item:)",
      bad: recipe + """
        struct RecipeList: View {
          let recipes: [Recipe]
          @State private var isEditing = false
          @State private var editedRecipe: Recipe?

          var body: some View {
            List(recipes) { recipe in
              Text(recipe.title)
                .onTapGesture {
                  editedRecipe = recipe
                  isEditing = true
                }
            }
            .sheet(isPresented: /*!*/ $isEditing) {
              if let recipe = editedRecipe {
                Text(recipe.title)
              }
            }
          }
        }
        """,
      good: recipe + """
        struct RecipeList: View {
          let recipes: [Recipe]
          @State private var editedRecipe: Recipe?

          var body: some View {
            List(recipes) { recipe in
              Text(recipe.title)
                .onTapGesture { editedRecipe = recipe }
            }
            .sheet(item: $editedRecipe) { recipe in
              Text(recipe.title)
            }
          }
        }
        """, severity: .error),
    Pair(
      "unwrapped by force, in a cover, set in a function; set at another time",
      bad: recipe + """
        struct Cookbook: View {
          @State private var opened: Recipe?
          @State private var showsRecipe = false

          var body: some View {
            Button("Surprise me") { open(Recipe(id: 1, title: "Soup")) }
              .fullScreenCover(isPresented: /*!*/ $showsRecipe) {
                Text(opened!.title)
              }
          }

          private func open(_ recipe: Recipe) {
            opened = recipe
            showsRecipe.toggle()
          }
        }
        """,
      good: recipe + """
        struct Cookbook: View {
          @State private var favourite: Recipe?
          @State private var showsFavourite = false

          var body: some View {
            Button("Favourite") { showsFavourite = true }
              .task { favourite = await Kitchen.favourite() }
              .fullScreenCover(isPresented: $showsFavourite) {
                Text(favourite?.title ?? "None yet")
              }
          }
        }
        """, severity: .error),
    Pair(
      "by way of a helper; what a button in the sheet reads",
      bad: recipe + """
        struct ShareScreen: View {
          @State private var url: URL?
          @State private var isSharing = false

          var body: some View {
            Button("Share") {
              url = URL(string: "https://example.com")
              isSharing = true
            }
            .popover(isPresented: /*!*/ $isSharing) { shareSheet }
          }

          @ViewBuilder private var shareSheet: some View {
            if let url {
              Link("Open", destination: url)
            }
          }
        }
        """,
      good: recipe + """
        struct ShareScreen: View {
          @State private var last: URL?
          @State private var isSharing = false

          var body: some View {
            Button("Share") {
              last = URL(string: "https://example.com")
              isSharing = true
            }
            .popover(isPresented: $isSharing) {
              Button("Copy") { if let last { Clipboard.copy(last) } }
            }
          }
        }
        """),
    Pair(
      "the body reads it too; the payload is not optional",
      bad: recipe + """
        struct Shelf: View {
          let recipes: [Recipe]
          @State private var selected: Recipe?
          @State private var showsDetail = false

          var body: some View {
            VStack {
              Text(selected?.title ?? "Pick one")
              ForEach(recipes) { recipe in
                Button(recipe.title) {
                  selected = recipe
                  showsDetail = true
                }
              }
            }
            .sheet(isPresented: /*!*/ $showsDetail) {
              if let selected { Text(selected.title) }
            }
          }
        }
        """,
      good: recipe + """
        struct Shelf: View {
          let recipes: [Recipe]
          @State private var selected = Recipe(id: 0, title: "")
          @State private var showsDetail = false

          var body: some View {
            VStack {
              ForEach(recipes) { recipe in
                Button(recipe.title) {
                  selected = recipe
                  showsDetail = true
                }
              }
            }
            .sheet(isPresented: $showsDetail) { Text(selected.title) }
          }
        }
        """, severity: .warning),
    Pair(
      "an alert's message; presenting",
      bad: """
        struct LoginView: View {
          @State private var errorMessage: String?
          @State private var showsError = false

          var body: some View {
            Button("Sign in") {
              Task {
                do {
                  try await Session.signIn()
                } catch {
                  errorMessage = error.localizedDescription
                  showsError = true
                }
              }
            }
            .alert("Sign in failed", isPresented: /*!*/ $showsError) {
              Button("OK") {}
            } message: {
              Text(errorMessage ?? "")
            }
          }
        }
        """,
      good: """
        struct LoginView: View {
          @State private var errorMessage: String?
          @State private var showsError = false

          var body: some View {
            Button("Sign in") {
              Task {
                do {
                  try await Session.signIn()
                } catch {
                  errorMessage = error.localizedDescription
                  showsError = true
                }
              }
            }
            .alert("Sign in failed", isPresented: $showsError, presenting: errorMessage) { _ in
              Button("OK") {}
            } message: { message in
              Text(message)
            }
          }
        }
        """, severity: .info),
    Pair(
      "a model holds both; a model that holds one item",
      bad: recipe + """
        final class TreatmentModel: ObservableObject {
          @Published var showsPopup = false
          @Published var selected: Recipe?
          func choose(_ recipe: Recipe) {
            selected = recipe
            showsPopup = true
          }
        }

        struct TreatmentScreen: View {
          @StateObject private var model = TreatmentModel()
          var body: some View {
            Button("Choose") { model.choose(Recipe(id: 1, title: "Tea")) }
              .sheet(isPresented: /*!*/ $model.showsPopup) {
                if let selected = model.selected { Text(selected.title) }
              }
          }
        }
        """,
      good: recipe + """
        final class TreatmentModel: ObservableObject {
          @Published var showsHelp = false
          @Published var selected: Recipe?
          func choose(_ recipe: Recipe) { selected = recipe }
          func help() { showsHelp = true }
        }

        struct TreatmentScreen: View {
          @StateObject private var model = TreatmentModel()
          var body: some View {
            Button("Choose") { model.choose(Recipe(id: 1, title: "Tea")) }
              .sheet(item: $model.selected) { Text($0.title) }
              .sheet(isPresented: $model.showsHelp) { Text(model.selected?.title ?? "Help") }
          }
        }
        """, severity: .warning),
    Pair(
      "a payload that another place empties",
      bad: """
        struct Job { let name: String }
        @Observable final class Session { var current: Job? }
        @Observable final class Screen { var showsJob = false }
        struct Jobs: View {
          @Environment(Session.self) private var session
          @State private var screen = Screen()
          var body: some View {
            Button("Open") { screen.showsJob = true }
            Button("Stop") { session.current = nil }
              .sheet(isPresented: /*!*/ $screen.showsJob) { Text(session.current!.name) }
          }
        }
        """,
      good: """
        struct Job { let name: String }
        @Observable final class Session { var current: Job? }
        @Observable final class Screen { var showsJob = false }
        struct Jobs: View {
          @Environment(Session.self) private var session
          @State private var screen = Screen()
          var body: some View {
            Button("Open") { screen.showsJob = true }
            Button("Stop") { screen.showsJob = false; session.current = nil }
              .sheet(isPresented: $screen.showsJob) { Text(session.current!.name) }
          }
        }
        """, severity: .warning),
    Pair(
      "a screen that is pushed",
      bad: """
        struct Friends: View {
          @State private var friend: String?
          @State private var isPushed = false
          var body: some View {
            Button("Ada") { friend = "Ada"; isPushed = true }
              .navigationDestination(isPresented: /*!*/ $isPushed) { if let friend { Text(friend) } }
          }
        }
        """,
      good: """
        struct Friends: View {
          @State private var friend: String?
          var body: some View {
            Button("Ada") { friend = "Ada" }
              .navigationDestination(item: $friend) { friend in Text(friend) }
          }
        }
        """, severity: .error),
    Pair(
      "where to begin, which is no optional",
      bad: """
        struct Pager: View { let start: Int; var body: some View { Text("\\(start)") } }
        struct Photos: View {
          @State private var start = 0
          @State private var isOpen = false
          var body: some View {
            Button("Third") { start = 2; isOpen = true }
              .fullScreenCover(isPresented: /*!*/ $isOpen) { Pager(start: start) }
          }
        }
        """,
      good: """
        struct Pager: View { let start: Int; var body: some View { Text("\\(start)") } }
        struct Photos: View {
          @State private var start = 0
          @State private var isOpen = false
          var body: some View {
            Stepper("Start", value: $start)
            Button("Open") { isOpen = true }
              .fullScreenCover(isPresented: $isOpen) { Pager(start: start) }
          }
        }
        """, severity: .error),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(PresentationFlagAndPayload.self) }

  @Test func handedToAViewItIsTheSame() {
    expect(
      PresentationFlagAndPayload.self,
      fires: """
        struct Dashboard: View {
          @State private var metric: Metric?
          @State private var showsDetail = false
          var body: some View {
            Button("Heart") {
              metric = .heart
              showsDetail = true
            }
            .sheet(isPresented: /*!*/ $showsDetail) { MetricDetail(metric: metric) }
          }
        }
        """, severity: .error)
    expect(
      PresentationFlagAndPayload.self,
      staysQuiet: """
        struct Dashboard: View {
          @State private var metric: Metric?
          @State private var showsDetail = false
          var body: some View {
            Button(metric == nil ? "Choose" : "Again") {
              metric = .heart
              showsDetail = true
            }
            .sheet(isPresented: $showsDetail) { MetricDetail(metric: metric) }
          }
        }
        """)
  }

  @Test func theSuggestionPresentsTheItem() throws {
    let wrong = PresentationFlagAndPayload.about.wrong
    let finding = try #require(
      Check.findings(in: Snippet(wrong).project(), rules: [PresentationFlagAndPayload.self]).first)
    let fix = try #require(finding.fix)
    #expect(!fix.isSafe)
    #expect(
      fix.applied(to: wrong) == """
        struct Album: Identifiable { let id: Int; var title: String }

        struct AlbumGrid: View {
          let albums: [Album]
          @State private var selected: Album?
          var body: some View {
            List(albums) { album in
              Button(album.title) {
                selected = album
              }
            }
            .sheet(item: $selected) { selected in
              Text(selected.title)
            }
          }
        }
        """)
  }

  @Test func itSaysWhatHappens() {
    expect(
      PresentationFlagAndPayload.self, of: PresentationFlagAndPayload.about.wrong,
      says: """
        14:25 error: 'showsDetail' presents this sheet, and 'selected' beside it says what it shows.
        - 15 'selected' is unwrapped here
        - 10 it is set here
        - 11 and the flag with it
        The body does not read 'selected', so the closure has its value of before: the first time what is presented is blank.
        Let the one be the other: '.sheet(item: $selected) { selected in … }', without 'showsDetail'.
        """)
  }

  private static func gallery(_ members: String, action: String = "selected = 1; shows = true") -> String {
    """
    struct Gallery: View {
      @State private var selected: Int?
      @State private var shows = false
      \(members)
        Button("Show") { \(action) }
          .sheet(isPresented: /*!*/ $shows) { if let selected { Text("\\(selected)") } }
      }
    }
    """
  }

  @Test("A body that reads the payload in a function is evaluated when it is set")
  func readInFunction() {
    let title = "func title() -> String { selected.map(String.init) ?? \"\" }\n"
    expect(
      PresentationFlagAndPayload.self, fires: Self.gallery(title + "var body: some View { Text(title())"),
      severity: .warning)
    expect(
      PresentationFlagAndPayload.self,
      fires: Self.gallery(title + "func log() { print(title()) }\nvar body: some View { Button(\"Log\") { log() }"),
      severity: .error)
  }

  @Test("A function of the view may do one of the two")
  func setByFunction() {
    let select = "func select(_ item: Int) { selected = item }\nvar body: some View {"
    expect(
      PresentationFlagAndPayload.self, fires: Self.gallery(select, action: "select(1); shows = true"),
      severity: .error)
    let show = "func show() { shows = true }\nvar body: some View {"
    expect(
      PresentationFlagAndPayload.self, fires: Self.gallery(show, action: "selected = 1; show()"), severity: .error)
    let apart = "func select(_ item: Int) { selected = item }\nvar body: some View { Button(\"Choose\") { select(1) }"
    expect(
      PresentationFlagAndPayload.self,
      staysQuiet: Self.gallery(apart, action: "shows = true").replacing("/*!*/ ", with: ""))
  }
}
