import TenureCheck
import Testing

@Suite struct SubmitWithoutGuardInModelTests {
  private static let view = """
    struct CheckoutView: View {
      @StateObject private var model = CheckoutModel()
      var body: some View {
        Form {
          TextField("Coupon", text: $model.coupon)
          Button("Pay") { Task { await model.pay() } }
        }
      }
    }

    """

  static let pairs = [
    Pair(
      "a request that a client posts for a form; one that the client guards by itself",
      bad: """
        @Observable final class Client {
          func post(endpoint: Endpoint) async { await session.data(endpoint) }
          private let session = Session()
        }
        struct NoteForm: View {
          let client: Client
          @State private var isSaving = false
          var body: some View { Button("Save") { Task { await save() } } }
          private func save() async {
            isSaving = true
            /*!*/ await client.post(endpoint: .note)
          }
        }
        """,
      good: """
        @Observable final class Client {
          private var isSending = false
          func post() async {
            guard !isSending else { return }
            isSending = true
            await session.data()
          }
          private let session = Session()
        }
        struct NoteForm: View {
          let client: Client
          var body: some View { Button("Save") { Task { await save() } } }
          private func save() async { await client.post() }
        }
        """),
    Pair(
      "a note that is posted with each tap; one that is posted once",
      bad: """
        struct NoteEditor: View {
          let client: Client
          @State private var note = ""
          @State private var isSaving = false
          var body: some View {
            TextField("Note", text: $note)
            Button("Save") { Task { await save() } }
          }
          private func save() async {
            isSaving = true
            _ = try? /*!*/ await client.post(endpoint: "note", text: note)
          }
        }
        """,
      good: """
        struct NoteEditor: View {
          let client: Client
          @State private var note = ""
          @State private var isSaving = false
          var body: some View {
            TextField("Note", text: $note)
            Button("Save") { Task { await save() } }.disabled(isSaving)
          }
          private func save() async {
            isSaving = true
            _ = try? await client.post(endpoint: "note", text: note)
          }
        }
        """),
    Pair(
      "a button of the app; a button to try things out",
      bad: """
        struct MessageView: View {
          @State private var text = ""
          var body: some View { Button("Send") { sendMessage() } }
          private func sendMessage() {
            Task { /*!*/ await Server.shared.deliver(text) }
          }
        }
        """,
      good: """
        struct DeveloperSettingsView: View {
          @State private var text = ""
          var body: some View { Button("Send") { sendMessage() } }
          private func sendMessage() {
            Task { await Server.shared.deliver(text) }
          }
        }

        struct MessageView: View {
          @State private var text = ""
          var body: some View { Button("Send") { sendTestMessage() } }
          private func sendTestMessage() {
            Task { await Server.shared.deliver(text) }
          }
        }
        """),
    Pair(
      "awaiting a log waits for no answer",
      bad: view + """
        @MainActor final class CheckoutModel: ObservableObject {
          @Published var coupon = ""
          private let shop = ShopClient()

          func pay() async {
            await AppLogger.shared.log("paying")
            /*!*/ await shop.charge(coupon: coupon)
          }
        }
        """,
      good: view + """
        @MainActor final class CheckoutModel: ObservableObject {
          @Published var coupon = ""
          private let outbox = Outbox()

          func pay() async {
            await AppLogger.shared.log("paying")
            outbox.put(coupon)
            await Analytics.current.count("paid")
          }
        }
        """, severity: .warning),
    Pair(
      "a flag that is set and never asked",
      bad: view + """
        @MainActor final class CheckoutModel: ObservableObject {
          @Published var coupon = ""
          @Published var isPaying = false
          @Published var error: Error?
          private let shop = ShopClient()

          func pay() async {
            isPaying = true
            defer { isPaying = false }
            do {
              try /*!*/ await shop.charge(coupon: coupon)
            } catch {
              self.error = error
            }
          }
        }
        """,
      good: view + """
        @MainActor final class CheckoutModel: ObservableObject {
          @Published var coupon = ""
          @Published var isPaying = false
          @Published var error: Error?
          private let shop = ShopClient()

          func pay() async {
            guard !isPaying else { return }
            isPaying = true
            defer { isPaying = false }
            do {
              try await shop.charge(coupon: coupon)
            } catch {
              self.error = error
            }
          }
        }
        """, severity: .warning),
    Pair(
      "the method starts the task itself",
      bad: """
        @Observable final class Composer {
          enum Phase { case idle, sending, failed }
          var text = ""
          private(set) var phase = Phase.idle
          let api: API
          init(api: API) { self.api = api }

          func sendMessage() {
            guard !text.isEmpty else { return }
            Task {
              phase = .sending
              try? /*!*/ await api.send(text)
              text = ""
              phase = .idle
            }
          }
        }
        struct ComposerBar: View {
          @Bindable var composer: Composer
          var body: some View {
            HStack {
              TextField("Message", text: $composer.text)
              Button(action: composer.sendMessage) { Image(systemName: "paperplane") }
            }
          }
        }
        """,
      good: """
        @Observable final class Composer {
          enum Phase { case idle, sending, failed }
          var text = ""
          private(set) var phase = Phase.idle
          let api: API
          init(api: API) { self.api = api }

          func sendMessage() {
            guard !text.isEmpty, phase != .sending else { return }
            phase = .sending
            Task {
              try? await api.send(text)
              text = ""
              phase = .idle
            }
          }
        }
        struct ComposerBar: View {
          @Bindable var composer: Composer
          var body: some View {
            HStack {
              TextField("Message", text: $composer.text)
              Button(action: composer.sendMessage) { Image(systemName: "paperplane") }
            }
          }
        }
        """),
    Pair(
      "a method of the view, and a button that another function stands behind",
      bad: """
        struct SignUpView: View {
          @State private var name = ""
          @State private var message: String?
          let accounts: AccountService
          var body: some View {
            VStack {
              TextField("Name", text: $name)
              Button("Create account") { createTapped() }
              if let message { Text(message) }
            }
          }
          private func createTapped() { Task { await createAccount() } }
          private func createAccount() async {
            do {
              try /*!*/ await accounts.create(name: name)
            } catch { message = error.localizedDescription }
          }
        }
        """,
      good: """
        struct SignUpView: View {
          @State private var name = ""
          @State private var message: String?
          @State private var isCreating = false
          let accounts: AccountService
          var body: some View {
            VStack {
              TextField("Name", text: $name)
              Button("Create account") { createTapped() }
              if let message { Text(message) }
            }
          }
          private func createTapped() {
            if isCreating { return }
            isCreating = true
            Task { await createAccount() }
          }
          private func createAccount() async {
            do {
              try await accounts.create(name: name)
            } catch { message = error.localizedDescription }
            isCreating = false
          }
        }
        """),
    Pair(
      "a button that is disabled meanwhile, and one that is disabled for another reason",
      bad: """
        @MainActor final class UploadModel: ObservableObject {
          @Published var title = ""
          @Published var isUploading = false
          let files = FileService()
          func upload() async {
            isUploading = true
            /*!*/ await files.upload(title)
            isUploading = false
          }
        }
        struct UploadView: View {
          @ObservedObject var model: UploadModel
          var body: some View {
            Button("Upload") { Task { await model.upload() } }
              .disabled(model.title.isEmpty)
          }
        }
        """,
      good: """
        @MainActor final class UploadModel: ObservableObject {
          @Published var title = ""
          @Published var isUploading = false
          let files = FileService()
          func upload() async {
            isUploading = true
            await files.upload(title)
            isUploading = false
          }
        }
        struct UploadView: View {
          @ObservedObject var model: UploadModel
          var body: some View {
            VStack {
              Button("Upload") { Task { await model.upload() } }
            }
            .disabled(model.isUploading)
          }
        }
        """),
    Pair(
      "a flag that is set too late, and a save that posts",
      bad: """
        enum Net { static func request(_ method: String) async throws {} }
        @MainActor final class Products: ObservableObject {
          @Published var isBusy = false
          func save() async {
            if isBusy { return }
            DispatchQueue.main.async { self.isBusy = true }
            try? /*!*/ await Net.request("POST")
          }
        }
        struct AddProduct: View {
          @StateObject private var products = Products()
          var body: some View { Button("Save") { Task { await products.save() } } }
        }
        """,
      good: """
        enum Net { static func request(_ method: String) async throws {} }
        @MainActor final class Products: ObservableObject {
          @Published var isBusy = false
          func save() async { try? await Net.request("PUT") }
          func add() async {
            if isBusy { return }
            isBusy = true
            try? await Net.request("POST")
            isBusy = false
          }
        }
        struct AddProduct: View {
          @StateObject private var products = Products()
          var body: some View {
            Button("Save") { Task { await products.save() } }
            Button("Add") { Task { await products.add() } }
          }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(SubmitWithoutGuardInModel.self) }

  @Test func whatATapTakesAwayIsTappedOnce() {
    expect(
      SubmitWithoutGuardInModel.self,
      staysQuiet: """
        @MainActor final class AccountModel: ObservableObject {
          let api = AccountAPI()
          func deleteAccount() async { await api.deleteAccount() }
          func signOut() async { await api.signOut() }
          func delete(_ item: Item) async { await api.delete(item.id) }
          func registerForNotifications() async { await api.register() }
        }
        struct Item: Identifiable { let id: Int }
        struct AccountView: View {
          @ObservedObject var model: AccountModel
          @State private var asks = false
          @Environment(\\.dismiss) private var dismiss
          let item: Item
          var body: some View {
            List {
              Button("Delete…") { asks = true }
              Button("Sign out") { Task { await model.signOut() } }
              Button("Remove") { Task { await model.delete(item) } }
              Button("Notify me") { Task { await model.registerForNotifications() } }
              Button("Delete and leave") {
                Task { await model.deleteAccount() }
                dismiss()
              }
            }
            .confirmationDialog("Sure?", isPresented: $asks) {
              Button("Delete", role: .destructive) { Task { await model.deleteAccount() } }
            }
          }
        }
        """)
  }

  @Test func aProgressViewInPlaceOfTheButtonStopsASecondTap() {
    expect(
      SubmitWithoutGuardInModel.self,
      staysQuiet: """
        @Observable final class LoginModel {
          var isBusy = false
          let auth: Auth
          init(auth: Auth) { self.auth = auth }
          func signIn() async {
            isBusy = true
            await auth.signIn()
            isBusy = false
          }
        }
        struct LoginView: View {
          @State var model: LoginModel
          var body: some View {
            if model.isBusy {
              ProgressView()
            } else {
              Button("Sign in") { Task { await model.signIn() } }
            }
          }
        }
        """)
  }

  @Test func aFlagThatTheButtonSetsIsNotToBeAskedInTheMethod() {
    expect(
      SubmitWithoutGuardInModel.self,
      of: """
        struct LoginView: View {
          @State private var isBusy = false
          let auth: Auth
          var body: some View {
            Button("Sign in") {
              isBusy = true
              Task { await signIn() }
            }
          }
          private func signIn() async {
            await auth.signIn()
            isBusy = false
          }
        }
        """,
      says: """
        11:5 warning: While 'signIn' of LoginView waits for 'auth.signIn()', nothing stops it from being started again.
        - 5 this button starts it with each tap
        Two quick taps go through it twice: 'signIn' is called two times.
        Keep whether it runs in a property, and ask for it and set it before the first 'await'.
        """)
  }

  @Test func itSaysWhatHappens() {
    expect(
      SubmitWithoutGuardInModel.self, of: SubmitWithoutGuardInModel.about.wrong,
      says: """
        9:5 warning: While 'pay' of CheckoutModel waits for 'shop.charge()', nothing stops it from being started again.
        - 17 this button starts it with each tap
        - 8 'isPaying' is set here, and not asked before
        Two quick taps go through it twice: 'charge' is called two times.
        Begin 'pay' with 'guard !isPaying else { return }', and set 'isPaying' before the first 'await'.
        """)
  }

  @Test("An enum that says something else stops nobody")
  func otherEnum() {
    func checkout(_ cases: String, _ asked: String, mark: String) -> String {
      """
      enum Kind { case \(cases) }
      @MainActor @Observable final class CheckoutModel {
        var kind: Kind = .\(asked)
        let shop = Shop()
        func pay() async {
          guard kind == .\(asked) else { return }
          \(mark)await shop.charge()
        }
      }
      struct CheckoutView: View {
        let model: CheckoutModel
        var body: some View { Button("Pay") { Task { await model.pay() } } }
      }
      """
    }
    expect(SubmitWithoutGuardInModel.self, fires: checkout("card, cash", "card", mark: "/*!*/ "))
    expect(SubmitWithoutGuardInModel.self, staysQuiet: checkout("idle, paying", "idle", mark: ""))
    expect(
      SubmitWithoutGuardInModel.self,
      staysQuiet: checkout("card, cash", "card", mark: "kind = .cash\n      "))
  }

  @Test("What a deal is about says that it is one") func deals() {
    func shop(_ name: String, mark: String) -> String {
      """
      protocol Till { func charge(_ amount: Int) async }
      @MainActor @Observable final class Shop {
        let till: any Till
        init(till: any Till) { self.till = till }
        func \(name)() async { \(mark)await till.charge(5) }
      }
      struct ShopView: View {
        let shop: Shop
        var body: some View { Button("Go") { Task { await shop.\(name)() } } }
      }
      """
    }
    for name in ["placeOrder", "confirmBooking", "completePurchase"] {
      expect(SubmitWithoutGuardInModel.self, fires: shop(name, mark: "/*!*/ "), severity: .warning)
    }
    for name in ["placeMarker", "confirmChoice", "makePreview"] {
      expect(SubmitWithoutGuardInModel.self, staysQuiet: shop(name, mark: ""))
    }
  }
}

extension SubmitWithoutGuardInModelTests {
  @Test("A switch stops nobody whose branch with the button is shown meanwhile") func branchThatStays() {
    func checkout(_ cases: String, mark: String) -> String {
      """
      @MainActor @Observable final class Till {
        enum Step { case review, paying, done }
        private(set) var step = Step.review
        let bank: Bank
        init(bank: Bank) { self.bank = bank }
        func pay() {
          step = .paying
          Task { \(mark)await bank.charge(); step = .done }
        }
      }
      struct TillView: View {
        let till: Till
        var body: some View {
          switch till.step {
          case \(cases): Button("Pay") { till.pay() }
          default: ProgressView()
          }
        }
      }
      """
    }
    expect(SubmitWithoutGuardInModel.self, fires: checkout(".review, .paying", mark: "/*!*/ "), severity: .warning)
    expect(SubmitWithoutGuardInModel.self, staysQuiet: checkout(".review", mark: ""))
    expect(SubmitWithoutGuardInModel.self, staysQuiet: checkout(".review, .done", mark: ""))
  }
}
