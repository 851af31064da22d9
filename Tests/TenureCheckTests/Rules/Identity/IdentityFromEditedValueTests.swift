import TenureCheck
import Testing

@Suite struct IdentityFromEditedValueTests {
  static let pairs = [
    Pair(
      "another property of the same model",
      bad: """
        final class CatalogModel: ObservableObject {
          enum Order: String { case name, price }
          @Published var order = Order.name
          @Published var query = ""
        }

        struct SearchBar: View {
          @Binding var text: String
          var body: some View { TextField("Search", text: $text) }
        }

        struct CatalogView: View {
          @StateObject private var model = CatalogModel()
          var body: some View {
            List { SearchBar(text: $model.query) }
              .id(/*!*/ model.query)
          }
        }
        """,
      good: """
        final class CatalogModel: ObservableObject {
          enum Order: String { case name, price }
          @Published var order = Order.name
          @Published var query = ""
        }

        struct SearchBar: View {
          @Binding var text: String
          var body: some View { TextField("Search", text: $text) }
        }

        struct CatalogView: View {
          @StateObject private var model = CatalogModel()
          var body: some View {
            List { SearchBar(text: $model.query) }
              .id(model.order)
          }
        }
        """, severity: .warning),
    Pair(
      "the text of a field",
      bad: """
        struct SendView: View {
          @State private var amount = ""
          @State private var note = ""
          var body: some View {
            Form {
              TextField("Amount", text: $amount)
                .keyboardType(.decimalPad)
                .id(/*!*/ "amount-\\(amount)")
              TextField("Note", text: $note)
            }
          }
        }
        """,
      good: """
        struct SendView: View {
          @State private var amount = ""
          @State private var note = ""
          var body: some View {
            Form {
              TextField("Amount", text: $amount)
                .keyboardType(.decimalPad)
                .id("amount")
              TextField("Note", text: $note)
              Text(amount).id(amount)
            }
          }
        }
        """, severity: .warning),
    Pair(
      "a model's property, around the control",
      bad: """
        @MainActor final class ProfileModel: ObservableObject {
          @Published var name = ""
          @Published var isPublic = false
        }
        struct ProfileForm: View {
          @ObservedObject var model: ProfileModel
          var body: some View {
            VStack {
              TextField("Name", text: $model.name)
              Toggle("Public", isOn: $model.isPublic)
            }
            .id(/*!*/ model.name)
          }
        }
        """,
      good: """
        @MainActor final class ProfileModel: ObservableObject {
          @Published var name = ""
          @Published var isPublic = false
          let id = 1
        }
        struct ProfileForm: View {
          @ObservedObject var model: ProfileModel
          var body: some View {
            VStack {
              TextField("Name", text: $model.name)
              Toggle("Public", isOn: $model.isPublic)
            }
            .id(model.id)
          }
        }
        """),
    Pair(
      "a child that edits what it is handed",
      bad: """
        struct AmountField: View {
          @Binding var value: String
          var body: some View { TextField("0", text: $value).monospacedDigit() }
        }
        struct Converter: View {
          @State private var from = "1"
          @State private var currency = "EUR"
          var body: some View {
            VStack {
              AmountField(value: $from).id(/*!*/ "\\(currency)\\(from)")
              Text(currency)
            }
          }
        }
        """,
      good: """
        struct AmountField: View {
          @Binding var value: String
          var body: some View { TextField("0", text: $value).monospacedDigit() }
        }
        struct Converter: View {
          @State private var from = "1"
          @State private var currency = "EUR"
          var body: some View {
            VStack {
              AmountField(value: $from).id(currency)
              Text(currency)
            }
          }
        }
        """),
    Pair(
      "the appearance, over what is scrolled",
      bad: """
        struct Articles: View {
          @Environment(\\.colorScheme) private var colorScheme
          let articles: [String]
          var body: some View {
            List { ForEach(articles, id: \\.self) { Text($0) } }
              .id(/*!*/ colorScheme)
          }
        }
        """,
      good: """
        struct Articles: View {
          @Environment(\\.colorScheme) private var colorScheme
          let articles: [String]
          var body: some View {
            List { ForEach(articles, id: \\.self) { Text($0) } }
              .background(colorScheme == .dark ? Color.black : Color.white)
            Image("logo").id(colorScheme)
          }
        }
        """, severity: .info),
    Pair(
      "a token to redraw, and one that starts over",
      bad: """
        struct Treatments: View {
          @State private var refreshID = UUID()
          @State private var rows: [String] = []
          var body: some View {
            List(rows, id: \\.self) { Text($0) }
              .id(/*!*/ refreshID)
              .onAppear { refreshID = UUID() }
          }
        }
        """,
      good: """
        struct Quiz: View {
          @State private var round = 0
          @State private var selection: Int?
          var body: some View {
            VStack {
              QuizBoard().id(round)
              Button("Play again") { round += 1 }
              QuizDetail(number: selection).id(selection)
              Button("Three") { selection = 3 }
            }
          }
        }
        struct QuizBoard: View { @State private var answer = ""; var body: some View { TextField("?", text: $answer) } }
        struct QuizDetail: View { let number: Int?; @State private var open = false; var body: some View { Text("") } }
        """, severity: .info),
    Pair(
      "a token over a chart that follows its values anyway, and over a picture that follows nothing",
      bad: """
        final class RainModel: ObservableObject { @Published var days: [Double] = [] }
        struct RainView: View {
          @StateObject private var model = RainModel()
          @State private var refreshID = UUID()
          var body: some View {
            VStack {
              Chart { ForEach(model.days, id: \\.self) { day in BarMark(x: .value("Rain", day)) } }
                .id(/*!*/ refreshID)
              Button("Rain") { model.days.append(1) }
            }
            .onChange(of: model.days) { refreshID = UUID() }
          }
        }
        """,
      good: """
        final class RainModel: ObservableObject { @Published var days: [Double] = [] }
        struct RainView: View {
          let file: URL
          @StateObject private var model = RainModel()
          @State private var refreshID = UUID()
          var body: some View {
            VStack {
              Image(uiImage: UIImage(contentsOfFile: file.path)!).id(refreshID)
              Button("Rain") { model.days.append(1) }
            }
            .onChange(of: model.days) { refreshID = UUID() }
          }
        }
        """, severity: .info),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(IdentityFromEditedValue.self) }

  @Test func anElementKeepsItsIdentityWhileAFieldOfItIsEdited() {
    expect(
      IdentityFromEditedValue.self,
      staysQuiet: """
        struct Person: Identifiable { let id: Int; var name: String }
        struct Row: View {
          @Binding var person: Person
          var body: some View { TextField("Name", text: $person.name).id(person.id) }
        }
        """)
  }

  @Test func aMenuThatIsMadeAnewWhenAMessageComesFollowsNothingOfIt() {
    expect(
      IdentityFromEditedValue.self,
      staysQuiet: """
        struct More: View {
          @State private var isOpen = false
          @State private var refreshID = UUID()
          let changes: NotificationCenter.Publisher
          var body: some View {
            Menu("More") { Toggle("Open", isOn: $isOpen) }
              .id(refreshID)
              .onReceive(changes) { _ in refreshID = UUID() }
              .onChange(of: isOpen) { refreshID = UUID() }
          }
        }
        """)
  }

  @Test func ofATokenThatNobodyNeedsItSaysWhatTheViewFollows() {
    expect(
      IdentityFromEditedValue.self,
      of: """
        struct RainView: View {
          @State private var days: [Double] = []
          @State private var refreshID = UUID()
          var body: some View {
            Chart { ForEach(days, id: \\.self) { day in BarMark(x: .value("Rain", day)) } }
              .id(refreshID)
              .onChange(of: days) { refreshID = UUID() }
              .onTapGesture { days.append(1) }
          }
        }
        """,
      says: """
        6:11 info: 'refreshID' is an identity that is changed to have the view drawn again.
        - 7 changed here
        - 2 Chart shows this, and follows it
        Each change takes the Chart away and puts a new one in its place: it cannot animate from the old values to the new, and is built twice.
        Leave the identity out: the Chart reads 'days' and is drawn again when that changes.
        """)
  }

  @Test func itSaysWhatHappens() {
    expect(
      IdentityFromEditedValue.self, of: IdentityFromEditedValue.about.wrong,
      says: """
        5:11 warning: The identity '"field-\\(amount)"' contains 'amount', which the TextField under it edits.
        - 4 'amount' is edited here
        With each change the TextField is thrown away and made anew: it loses its focus, and what else stands under this identity its state.
        Make the identity of what the view is for, or leave it out.
        """)
  }
}

extension IdentityFromEditedValueTests {
  private static func results(_ methods: String, id: String, more: String = "") -> String {
    """
    @Observable final class Results {
      var lines: [String] = []
      var revision = 0
      \(methods)
    }
    struct Board: View {
      let lines: [String]
      @State private var isOpen = false
      var body: some View { Toggle("Open", isOn: $isOpen); Text("\\(lines.count)") }
    }
    struct ResultsView: View {
      @State private var results = Results()
      var body: some View {
        Board(lines: results.lines).id(\(id))
        Button("Load") { results.load() }
        \(more)
      }
    }
    """
  }

  @Test("A number that changes with what is shown, and is nothing but an identity, is a token") func revision() {
    let load = "func load() { lines = [\"a\"]; revision += 1 }"
    expect(
      IdentityFromEditedValue.self, fires: Self.results(load, id: "/*!*/ results.revision"), severity: .info)
    // Somebody begins anew on purpose.
    expect(
      IdentityFromEditedValue.self,
      staysQuiet: Self.results(
        "func load() { lines = [\"a\"] }; func restart() { revision += 1 }", id: "results.revision"))
    expect(
      IdentityFromEditedValue.self,
      staysQuiet: Self.results(load, id: "results.revision", more: "Text(\"Version \\(results.revision)\")"))
  }
}
