import TenureCheck
import Testing

/// What may be started twice, and what is stopped where the button is shown.
@Suite struct HarmlessTwiceTests {
  static let pairs = [
    Pair(
      "a button in a member that is always shown; one that is gone while it runs",
      bad: """
        struct Approval: View {
          enum Page { case question, running, done }
          @State private var page = Page.question
          let account: Account
          var body: some View { VStack { question } }
          @ViewBuilder private var question: some View {
            Button("Approve") { Task { await signIn() } }
          }
          private func signIn() async {
            page = .running
            /*!*/ await account.confirm()
            page = .done
          }
        }
        """,
      good: """
        struct Approval: View {
          enum Page { case question, running, done }
          @State private var page = Page.question
          let account: Account
          var body: some View {
            switch page {
            case .question: question
            case .running: ProgressView()
            case .done: Text("Done")
            }
          }
          @ViewBuilder private var question: some View {
            Button("Approve") { Task { await signIn() } }
          }
          private func signIn() async {
            page = .running
            await account.confirm()
            page = .done
          }
        }
        """),
    Pair(
      "what has to be there is unwrapped, and is there the second time; what is sent is taken away first",
      bad: """
        struct Chat: View {
          @State private var draft: Message?
          let server: Server
          var body: some View { Button("Send") { Task { await send() } } }
          private func send() async {
            guard let draft else { return }
            /*!*/ await server.send(draft)
          }
        }
        """,
      good: """
        struct Chat: View {
          @State private var draft: Message?
          let server: Server
          var body: some View { Button("Send") { Task { await send() } } }
          private func send() async {
            guard let message = draft else { return }
            draft = nil
            await server.send(message)
          }
        }
        """),
    Pair(
      "a view with the button that stays; one that its parent switches off",
      bad: """
        struct SendButton: View {
          let model: Outbox
          var body: some View { Button("Send") { Task { await model.send() } } }
        }
        @MainActor @Observable final class Outbox {
          var isSending = false
          func send() async {
            isSending = true
            /*!*/ await post.deliver()
            isSending = false
          }
          private let post = Post()
        }
        struct Composer: View {
          @State private var outbox = Outbox()
          var body: some View { SendButton(model: outbox) }
        }
        """,
      good: """
        struct SendButton: View {
          let model: Outbox
          var body: some View { Button("Send") { Task { await model.send() } } }
        }
        @MainActor @Observable final class Outbox {
          var isSending = false
          func send() async {
            isSending = true
            await post.deliver()
            isSending = false
          }
          private let post = Post()
        }
        struct Composer: View {
          @State private var outbox = Outbox()
          var body: some View { SendButton(model: outbox).disabled(outbox.isSending) }
        }
        """),
    Pair(
      "what is sent; what is only asked for",
      bad: """
        struct News: View {
          let api: API
          var body: some View { Button("What's new") { submit() } }
          private func submit() {
            Task { try /*!*/ await api.announce().result.get() }
          }
        }
        """,
      good: """
        struct News: View {
          let api: API
          var body: some View { Button("What's new") { submit() } }
          private func submit() {
            Task { try await api.getPost("news") }
          }
        }
        """),
    Pair(
      "a purchase; another branch",
      bad: """
        struct Cart: View {
          let shop: Shop
          var body: some View { Button("Buy") { Task { await checkoutCart() } } }
          private func checkoutCart() async { /*!*/ await shop.place() }
        }
        """,
      good: """
        struct Branches: View {
          let git: Git
          @State private var name = ""
          var body: some View {
            Button("Go") { Task { await checkoutBranch() } }
            Button("Switch") { Task { await submit() } }
          }
          private func checkoutBranch() async { await git.move(name) }
          private func submit() async { await git.switchBranch(name) }
        }
        """),
    Pair(
      "an account that is deleted; each of some uploads that is deleted",
      bad: """
        struct Uploads: View {
          let uploads: [Upload]
          let account: Account
          var body: some View { Button("Send") { deleteAll() } }
          private func deleteAll() {
            Task { /*!*/ await account.delete() }
          }
        }
        """,
      good: """
        struct Uploads: View {
          let uploads: [Upload]
          var body: some View {
            Button("Send") { deleteAll() }
            Button("Save") { deleteUnused() }
          }
          private func deleteAll() {
            for upload in uploads { Task { await upload.delete() } }
          }
          private func deleteUnused() {
            uploads.filter { upload in
              Task { await upload.delete() }
              return true
            }
          }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(SubmitWithoutGuardInModel.self) }
}
