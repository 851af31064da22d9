import TenureCheck
import Testing

@Suite struct OptionalBagStateTests {
  static let pairs = [
    Pair(
      "an invoice's amount; an enum",
      bad: """
        struct Invoice { var amount: Int; var memo: String }

        struct PayView: View {
          /*!*/ @State private var isPaying = false
          @State private var invoice: Invoice?
          @State private var payError: String?

          var body: some View {
            VStack {
              if let invoice { Text("\\(invoice.amount)") }
              if let payError { Text(payError) }
              Button("Pay") {
                Task {
                  isPaying = true
                  do { invoice = try await Wallet.pay() } catch { payError = "\\(error)" }
                  isPaying = false
                }
              }
            }
          }
        }
        """,
      good: """
        struct Invoice { var amount: Int; var memo: String }

        struct PayView: View {
          enum Phase { case open, paying, paid(Invoice), failed(String) }
          @State private var phase = Phase.open

          var body: some View {
            VStack {
              switch phase {
              case .paid(let invoice): Text("\\(invoice.amount)")
              case .failed(let error): Text(error)
              default: Button("Pay") { Task { await pay() } }
              }
            }
          }
          private func pay() async {
            phase = .paying
            do { phase = .paid(try await Wallet.pay()) } catch { phase = .failed("\\(error)") }
          }
        }
        """, severity: .info),
    Pair(
      "a model's translation; optionals that are no results",
      bad: """
        struct Translation { var text: String; var language: String }

        final class TranslationModel: ObservableObject {
          /*!*/ @Published var translation: Translation?
          @Published var isLoading = false
          @Published var error: Error?

          func translate(_ text: String) async {
            isLoading = true
            defer { isLoading = false }
            do {
              translation = try await Translator.translate(text)
            } catch {
              self.error = error
            }
          }
        }
        """,
      good: """
        final class TranslationModel: ObservableObject {
          @Published var isLoading = false
          @Published var error: Error?
          @Published var task: Task<Void, Never>?
          @Published var client: TranslationClient?
          @Published var onDone: (() -> Void)?
          weak var delegate: TranslationDelegate?

          func translate(_ text: String) async {
            isLoading = true
            defer { isLoading = false }
            do {
              client = try await TranslationClient.connect()
              onDone?()
            } catch {
              self.error = error
            }
          }
        }
        """),
    Pair(
      "one or the other; two that are there together",
      bad: """
        @Observable final class ScanModel {
          /*!*/ private(set) var code: String?
          private(set) var problem: String?

          func found(_ text: String) {
            code = text
            problem = nil
          }
          func lost(_ reason: String) {
            code = nil
            problem = reason
          }
        }
        """,
      good: """
        @Observable final class ScanModel {
          private(set) var code: String?
          private(set) var format: String?

          func found(_ text: String, as format: String) {
            code = text
            self.format = format
          }
          func reset() {
            code = nil
            format = nil
          }
        }
        """),
    Pair(
      "cleared first, then one is set; written apart",
      bad: """
        struct Weather { var degrees: Double }

        @Observable final class ForecastModel {
          /*!*/ var weather: Weather?
          var failure: String?

          func load() async {
            weather = nil
            failure = nil
            do {
              weather = try await Station.weather()
            } catch {
              failure = error.localizedDescription
            }
          }
        }
        """,
      good: """
        struct Weather { var degrees: Double }

        @Observable final class ForecastModel {
          var weather: Weather?
          var tomorrow: Weather?

          func load() async {
            weather = try? await Station.weather()
          }
          func loadTomorrow() async {
            tomorrow = try? await Station.weather(in: 1)
          }
        }
        """),
    Pair(
      "a sync report; a flag and an error alone",
      bad: """
        struct SyncReport { var added: Int; var removed: Int }

        struct SyncRow: View {
          /*!*/ @State private var syncError: (any Error)?
          @State private var report: SyncReport?
          @State private var isSyncing = false

          var body: some View {
            HStack {
              if isSyncing { ProgressView() }
              if let report { Text("\\(report.added) new") }
              Button("Sync", action: sync)
            }
          }

          private func sync() {
            isSyncing = true
            Task {
              do { report = try await Cloud.sync() } catch { syncError = error }
              isSyncing = false
            }
          }
        }
        """,
      good: """
        struct SyncRow: View {
          @State private var syncError: (any Error)?
          @State private var isSyncing = false
          @State private var selectedDate: Date?
          @State private var lastSync: Date?

          var body: some View {
            HStack {
              if isSyncing { ProgressView() }
              Button("Sync", action: sync)
            }
          }

          private func sync() {
            isSyncing = true
            Task {
              do { lastSync = try await Cloud.sync() } catch { syncError = error }
              isSyncing = false
            }
          }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(OptionalBagState.self) }

  @Test func itSaysWhatHappens() {
    expect(
      OptionalBagState.self, of: OptionalBagState.about.wrong,
      says: """
        4:3 warning: CheckoutModel spreads one piece of work over 'isPaying', 'receipt' and 'error'.
        - 5 'receipt'
        - 6 'error'
        - 8 written together here
        After a second try, 'receipt' and 'error' can both be there, and each view decides for itself which counts.
        Make it one value: 'enum Phase { case idle, running, done(Receipt), failed(any Error) }'.
        """)
  }

  @Test func anErrorThatIsTakenBackIsANote() {
    let source = OptionalBagState.about.wrong.replacing("isPaying = true", with: "isPaying = true; error = nil")
    let found = Check.findings(in: Snippet(source).project(), rules: [OptionalBagState.self])
    #expect(found.map(\.severity) == [.info])
  }

  @Test func ofTwoItSaysWhoClearsWhich() {
    expect(
      OptionalBagState.self, of: Self.pairs[2].bad.replacing("/*!*/ ", with: ""),
      says: """
        2:3 info: 'code' and 'problem' of ScanModel are never there together: who sets one clears the other.
        - 3 'problem'
        - 6 sets 'code'
        - 11 sets 'problem'
        The next function that sets one and forgets the other leaves both, and each view decides for itself which counts.
        Make it one value, an enum with a case for each.
        """)
  }
}
