import TenureCheck
import Testing

@Suite struct OnChangeMirrorsStateTests {
  static let pairs = [
    Pair(
      "a flag that follows another and is given back when the sheet goes; a sheet of the one flag",
      bad: """
        @Observable final class Navigation { var showsQueue = false }

        struct Root: View {
          @Bindable var navigation: Navigation
          @State private var showingQueue = false
          var body: some View {
            Text("Player")
              .onChange(of: navigation.showsQueue) { _, isShown in /*!*/ showingQueue = isShown }
              .sheet(isPresented: $showingQueue, onDismiss: { navigation.showsQueue = false }) { Text("Queue") }
          }
        }
        """,
      good: """
        @Observable final class Navigation { var showsQueue = false }

        struct Root: View {
          @Bindable var navigation: Navigation
          var body: some View {
            Text("Player").sheet(isPresented: $navigation.showsQueue) { Text("Queue") }
          }
        }
        """),
    Pair(
      "a binding's value; one that is animated",
      bad: """
        struct StepCounter: View {
          @Binding var steps: Int
          @State private var label = 0

          var body: some View {
            Text("\\(label) steps")
              .font(.largeTitle)
              .onChange(of: steps) { newValue in /*!*/ label = newValue }
          }
        }
        """,
      good: """
        struct StepCounter: View {
          @Binding var steps: Int
          @State private var label = 0

          var body: some View {
            Text("\\(label) steps")
              .font(.largeTitle)
              .onChange(of: steps) { newValue in
                withAnimation(.spring) { label = newValue }
              }
          }
        }
        """, severity: .info),
    Pair(
      "two parameters; the old one is remembered",
      bad: """
        struct TrendArrow: View {
          let price: Double
          @State private var reference = 0.0

          var body: some View {
            Image(systemName: reference > 0 ? "arrow.up" : "arrow.down")
              .onAppear { reference = price }
              .onChange(of: price) { _, new in /*!*/ reference = new }
          }
        }
        """,
      good: """
        struct TrendArrow: View {
          let price: Double
          @State private var reference = 0.0

          var body: some View {
            Image(systemName: price > reference ? "arrow.up" : "arrow.down")
              .onChange(of: price) { old, _ in reference = old }
          }
        }
        """),
    Pair(
      "a model's member; what the view also edits",
      bad: """
        final class SearchModel: ObservableObject {
          @Published var results: [String] = []
          func search(_ text: String) async { results = [text] }
        }

        struct SearchScreen: View {
          @StateObject private var model = SearchModel()
          @State private var rows: [String] = []
          @State private var text = ""

          var body: some View {
            List(rows, id: \\.self) { Text($0) }
              .searchable(text: $text)
              .task(id: text) { await model.search(text) }
              .onChange(of: model.results) { /*!*/ rows = $0 }
          }
        }
        """,
      good: """
        final class SearchModel: ObservableObject {
          @Published var results: [String] = []
          func search(_ text: String) async { results = [text] }
        }

        struct SearchScreen: View {
          @StateObject private var model = SearchModel()
          @State private var rows: [String] = []
          @State private var text = ""

          var body: some View {
            List {
              ForEach(rows, id: \\.self) { Text($0) }
                .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
            }
            .searchable(text: $text)
            .task(id: text) { await model.search(text) }
            .onChange(of: model.results) { rows = $0 }
          }
        }
        """),
    Pair(
      "two that mirror each other; focus, which nobody can bind to",
      bad: """
        struct FilterBar: View {
          @Binding var filter: String
          @State private var tag = "all"

          var body: some View {
            Picker("Show", selection: $tag) {
              Text("All").tag("all")
              Text("Unread").tag("unread")
            }
            .onChange(of: tag) { /*!*/ filter = tag }
            .onChange(of: filter) { tag = filter }
          }
        }
        """,
      good: """
        struct FilterBar: View {
          @Binding var isEditing: Bool
          @State private var showsCancel = false
          @State private var width = 0.0
          @FocusState private var isFocused: Bool
          @Environment(\\.scenePhase) private var scenePhase
          @State private var phase = ScenePhase.active

          var body: some View {
            GeometryReader { proxy in
              TextField("Search", text: .constant(""))
                .focused($isFocused)
                .onChange(of: isFocused) { showsCancel = isFocused }
                .onChange(of: scenePhase) { phase = scenePhase }
                .onChange(of: proxy.size.width) { width = proxy.size.width }
            }
          }
        }
        """),
    Pair(
      "a tab kept twice; an effect of a change",
      bad: """
        enum Tab { case home, search, profile }

        struct RootTabs: View {
          @Binding var selection: Tab
          @State private var shown = Tab.home

          var body: some View {
            VStack {
              content
              TabBar(selection: $selection)
            }
            .onChange(of: selection) { (tab: Tab) in
              /*!*/ self.shown = tab
            }
          }

          @ViewBuilder private var content: some View {
            switch shown {
            case .home: Text("Home")
            case .search: Text("Search")
            case .profile: Text("Me")
            }
          }
        }
        """,
      good: """
        enum Tab { case home, search, profile }

        struct RootTabs: View {
          @Binding var selection: Tab
          @State private var hasVisitedSearch = false
          @State private var draftTab = Tab.home

          var body: some View {
            VStack {
              Text(hasVisitedSearch ? "Again" : "New")
              TabBar(selection: $selection)
            }
            .onChange(of: selection) { hasVisitedSearch = true }
            .onChange(of: selection) { draftTab = selection }
          }
        }
        """),
    Pair(
      "what follows from two values",
      bad: """
        struct Price: View {
          @State private var net = 10.0
          @State private var count = 1
          @State private var total = 10.0
          var body: some View {
            Stepper("\\(count)", value: $count)
            Slider(value: $net)
            Text("\\(total)")
              .onChange(of: net) { /*!*/ total = net * Double(count) }
              .onChange(of: count) { total = net * Double(count) }
          }
        }
        """,
      good: """
        struct Price: View {
          @State private var net = 10.0
          @State private var count = 1
          @State private var total = 10.0
          var body: some View {
            Stepper("\\(count)", value: $count)
            Slider(value: $net)
            TextField("Total", value: $total, format: .number)
              .onChange(of: net) { total = net * Double(count) }
          }
        }
        """),
    Pair(
      "what follows from the new value, in a form",
      bad: """
        struct PasswordForm: View {
          @State private var password = ""
          @State private var isStrong = false
          var body: some View {
            SecureField("Password", text: $password)
              .onChange(of: password) { old, new in /*!*/ isStrong = new.count > 11 }
            Text(isStrong ? "Strong" : "Weak")
          }
        }
        """,
      good: """
        struct PasswordForm: View {
          @State private var password = ""
          @State private var wasLonger = false
          var body: some View {
            SecureField("Password", text: $password)
              .onChange(of: password) { old, new in wasLonger = old.count > new.count }
            Text(wasLonger ? "Less" : "More")
          }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(OnChangeMirrorsState.self) }

  @Test func itSaysWhatHappens() {
    expect(
      OnChangeMirrorsState.self, of: OnChangeMirrorsState.about.wrong,
      says: """
        6:31 info: 'shownVolume' is set to 'volume' each time that changes, and to nothing else.
        - 3 the second place for the same value
        In the first evaluation, and in one more at each change, 'shownVolume' is not what 'volume' is.
        Use 'volume' where 'shownVolume' is used, and remove 'shownVolume'.
        """)
  }

  @Test func aPairIsToldOnce() {
    expect(
      OnChangeMirrorsState.self, of: Self.pairs[4].bad.replacing("/*!*/ ", with: ""),
      says: """
        10:26 info: 'filter' and 'tag' are each set when the other changes.
        - 2 the one
        - 11 the way back
        Each change goes around once more, and two changes at a time leave the two apart.
        Keep one of them, and bind to it: '$tag'.
        """)
  }

}
