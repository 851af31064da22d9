import TenureCheck
import Testing

@Suite struct ModelMadeOnAppearanceTests {
  private static func form(
    _ action: String, more: String = "NavigationLink(\"Help\") { Text(\"Help\") }", shown: String = "FormView()"
  ) -> String {
    """
    @Observable final class Answers {
      var name = ""
      func clear() { name = "" }
    }
    struct FormView: View {
      @State private var answers: Answers?
      var body: some View {
        VStack {
          if let answers { Fields(answers: answers) }
          \(more)
        }
        .onAppear { \(action) }
      }
    }
    struct Fields: View {
      @Bindable var answers: Answers
      var body: some View { TextField("Name", text: $answers.name) }
    }
    struct Root: View {
      @State private var shows = false
      var body: some View { \(shown) }
    }
    """
  }

  static let pairs = [
    Pair(
      "another each time; the first one alone",
      bad: form("/*!*/ answers = Answers()"),
      good: form("if answers == nil { answers = Answers() }"), severity: .warning),
    Pair(
      "in a tab; in a sheet",
      bad: form("/*!*/ answers = Answers()", more: "", shown: "TabView { FormView(); Text(\"Two\") }"),
      good: form(
        "answers = Answers()", shown: "Button(\"Form\") { shows = true }.sheet(isPresented: $shows) { FormView() }")),
    Pair(
      "a view that pushes; one that nothing covers",
      bad: form("/*!*/ answers = Answers()"),
      good: form("answers = Answers()", more: "")),
    Pair(
      "a model; what a user has chosen before",
      bad: form("/*!*/ answers = Answers()"),
      good: form("answers?.clear()")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(ModelCreatedInBody.self) }

  @Test func itSaysWhatHappens() {
    expect(
      ModelCreatedInBody.self, of: Self.form("answers = Answers()"),
      says: """
        12:17 warning: FormView makes another Answers each time it appears.
        - 10 it appears again behind this
        - 3 the content of a Answers changes
        When FormView comes back, what was entered or loaded in the Answers before is lost.
        Ask first: 'if answers == nil { … }'. Or make it in the view above, and hand it down.
        """)
  }
}
