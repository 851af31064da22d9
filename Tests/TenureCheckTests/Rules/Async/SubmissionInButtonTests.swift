import TenureCheck
import Testing

@Suite struct SubmissionInButtonTests {
  static let pairs = [
    Pair(
      "a message that is sent with each tap",
      bad: """
        protocol Mail { func send(_ text: String) async throws }
        struct Composer: View {
          let mail: any Mail
          @State private var text = ""
          var body: some View {
            TextField("Text", text: $text)
            /*!*/ Button("Send") { Task { try? await mail.send(text); text = "" } }
          }
        }
        """,
      good: """
        protocol Mail { func send(_ text: String) async throws }
        struct Composer: View {
          let mail: any Mail
          @State private var text = ""
          @State private var isSending = false
          var body: some View {
            TextField("Text", text: $text)
            Button("Send") {
              isSending = true
              Task { try? await mail.send(text); text = ""; isSending = false }
            }
            .disabled(isSending)
          }
        }
        """, severity: .warning),
    Pair(
      "the tap closes the screen",
      bad: """
        protocol Orders { func createOrder() async throws }
        struct Checkout: View {
          let orders: any Orders
          @Environment(\\.dismiss) private var dismiss
          var body: some View { /*!*/ Button("Order") { Task { try? await orders.createOrder(); dismiss() } } }
        }
        """,
      good: """
        protocol Orders { func createOrder() async throws }
        struct Checkout: View {
          let orders: any Orders
          @Environment(\\.dismiss) private var dismiss
          var body: some View { Button("Order") { Task { try? await orders.createOrder() }; dismiss() } }
        }
        """),
    Pair(
      "what is done to one thing a second time is done already",
      bad: """
        protocol Shop { func purchase(_ product: String) async throws }
        struct Offer: View {
          let shop: any Shop
          var body: some View { /*!*/ Button("Buy") { Task { try await shop.purchase("tea") } } }
        }
        """,
      good: """
        struct Post { let id: Int }
        protocol Blog { func delete(_ id: Int) async throws; func refresh() async }
        struct PostRow: View {
          let blog: any Blog
          let post: Post
          var body: some View {
            Button("Delete") { Task { try await blog.delete(post.id) } }
            Button("Again") { Task { await blog.refresh() } }
          }
        }
        """),
    Pair(
      "what is asked is the same at the second tap",
      bad: """
        protocol Blog { func post(_ text: String) async throws }
        struct CommentBox: View {
          let blog: any Blog
          @State private var text = ""
          @State private var isOpen = false
          var body: some View {
            TextField("Comment", text: $text)
            Toggle("More", isOn: $isOpen)
            if isOpen {
              /*!*/ Button("Post") {
                guard !text.isEmpty else { return }
                Task { try? await blog.post(text); text = "" }
              }
              .disabled(text.isEmpty)
            }
          }
        }
        """,
      good: """
        protocol Blog { func post(_ text: String) async throws }
        struct CommentBox: View {
          let blog: any Blog
          @State private var text = ""
          @State private var sent: String?
          var body: some View {
            TextField("Comment", text: $text)
            Button("Post") {
              guard !text.isEmpty else { return }
              let comment = text
              text = ""
              Task { try? await blog.post(comment) }
            }
            if sent == nil {
              Button("Again") { sent = text; Task { try? await blog.post(text) } }
            }
          }
        }
        """),
    Pair(
      "the tap tells whoever shows the view",
      bad: """
        protocol Bank { func transfer(_ amount: Int) async throws }
        struct Payment: View {
          let bank: any Bank
          @State private var taps = 0
          var body: some View { /*!*/ Button("Pay") { taps += 1; Task { try? await bank.transfer(5) } } }
        }
        """,
      good: """
        protocol Bank { func transfer(_ amount: Int) async throws }
        struct Payment: View {
          let bank: any Bank
          let onPaid: () -> Void
          var body: some View { Button("Pay") { onPaid(); Task { try? await bank.transfer(5) } } }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(SubmitWithoutGuardInModel.self) }

  @Test func aFlagThatIsSetWhenAllIsDoneSwitchesNothingOff() {
    expect(
      SubmitWithoutGuardInModel.self,
      fires: """
        protocol Till { func charge() async throws }
        struct Pay: View {
          let till: any Till
          @State private var isBusy = false
          func pay() async { try? /*!*/ await till.charge(); isBusy = true }
          var body: some View { Button("Pay") { Task { await pay() } }.disabled(isBusy) }
        }
        """)
  }

  @Test func whatAnUnknownObjectSaysMayHaveChanged() {
    func form(_ condition: String, mark: String) -> String {
      """
      protocol Server { func upload(_ text: String) async throws }
      struct Edit: View {
        let server: any Server
        let context: ManagedContext
        let text: String
        var body: some View {
          \(mark)Button("Save") { Task { guard \(condition) else { return }; try? await server.upload(text) } }
        }
      }
      """
    }
    expect(SubmitWithoutGuardInModel.self, fires: form("!text.isEmpty", mark: "/*!*/ "))
    expect(SubmitWithoutGuardInModel.self, staysQuiet: form("context.hasChanges", mark: ""))
  }
}
