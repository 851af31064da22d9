import TenureCheck
import Testing

@Suite struct SubmitWithoutDisableInViewTests {
  private static let model = """
    @MainActor final class ReviewModel: ObservableObject {
      @Published var text = ""
      @Published private(set) var isSubmitting = false
      private let api = ReviewAPI()

      func submit() async {
        guard !isSubmitting else { return }
        isSubmitting = true
        await api.post(text)
        isSubmitting = false
      }
    }

    """

  static let pairs = [
    Pair(
      "a form's button",
      bad: model + """
        struct ReviewForm: View {
          @StateObject private var model = ReviewModel()
          var body: some View {
            Form {
              TextField("Review", text: $model.text)
              Section {
                /*!*/ Button("Submit") { Task { await model.submit() } }
              }
            }
          }
        }
        """,
      good: model + """
        struct ReviewForm: View {
          @StateObject private var model = ReviewModel()
          var body: some View {
            Form {
              TextField("Review", text: $model.text)
              Section {
                Button("Submit") { Task { await model.submit() } }
                  .disabled(model.text.isEmpty || model.isSubmitting)
              }
            }
          }
        }
        """, severity: .info),
    Pair(
      "disabled while the text is empty only",
      bad: model + """
        struct ReviewForm: View {
          @ObservedObject var model: ReviewModel
          var body: some View {
            NavigationStack {
              TextEditor(text: $model.text)
                .toolbar {
                  ToolbarItem(placement: .confirmationAction) {
                    /*!*/ Button("Post") { send() }.disabled(model.text.isEmpty)
                  }
                }
            }
          }
          private func send() { Task { await model.submit() } }
        }
        """,
      good: model + """
        struct ReviewForm: View {
          @ObservedObject var model: ReviewModel
          private var isReady: Bool { !model.text.isEmpty && !model.isSubmitting }
          var body: some View {
            NavigationStack {
              TextEditor(text: $model.text)
                .toolbar {
                  ToolbarItem(placement: .confirmationAction) {
                    Button("Post") { send() }.disabled(!isReady)
                  }
                }
            }
          }
          private func send() { Task { await model.submit() } }
        }
        """, severity: .info),
    Pair(
      "a branch without the button",
      bad: model + """
        struct ReviewBar: View {
          @ObservedObject var model: ReviewModel
          let showsButton: Bool
          var body: some View {
            HStack {
              if showsButton {
                /*!*/ Button { Task { await model.submit() } } label: { Label("Send", systemImage: "paperplane") }
              }
            }
          }
        }
        """,
      good: model + """
        struct ReviewBar: View {
          @ObservedObject var model: ReviewModel
          var body: some View {
            HStack {
              if model.isSubmitting {
                ProgressView()
              } else {
                Button { Task { await model.submit() } } label: { Label("Send", systemImage: "paperplane") }
              }
            }
          }
        }
        """),
    Pair(
      "a method that takes a second start",
      bad: """
        struct InviteView: View {
          @State private var address = ""
          let team: TeamService
          var body: some View {
            VStack {
              TextField("Address", text: $address)
              /*!*/ Button("Invite") { sendInvitation() }
            }
          }
          private func sendInvitation() {
            Task {
              try? await team.invite(address)
              address = ""
            }
          }
        }
        """,
      good: """
        struct InviteView: View {
          @State private var address = ""
          @State private var isSending = false
          let team: TeamService
          var body: some View {
            VStack {
              TextField("Address", text: $address)
              Button("Invite") { sendInvitation() }.disabled(isSending)
            }
          }
          private func sendInvitation() {
            isSending = true
            Task {
              try? await team.invite(address)
              address = ""
              isSending = false
            }
          }
        }
        """, severity: .warning),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(SubmitWithoutDisableInView.self) }

  @Test func itSuggestsTheModifier() throws {
    let source = SubmitWithoutDisableInView.about.wrong
    let found = Check.findings(in: Snippet(source).project(), rules: [SubmitWithoutDisableInView.self])
    let fix = try #require(found.first?.fix)
    #expect(!fix.isSafe)
    #expect(fix.applied(to: source).contains("Button(\"Pay\") { Task { await model.pay() } }.disabled(model.isPaying)"))
  }

  @Test func itSaysWhatHappens() {
    expect(
      SubmitWithoutDisableInView.self, of: SubmitWithoutDisableInView.about.wrong,
      says: """
        18:5 info: The button stays enabled while 'pay' of CheckoutModel runs.
        - 10 'pay' waits here
        - 2 this tells that it runs
        A second tap does nothing, and nobody sees why.
        Add '.disabled(model.isPaying)'.
        """)
  }
}
