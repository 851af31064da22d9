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
}
