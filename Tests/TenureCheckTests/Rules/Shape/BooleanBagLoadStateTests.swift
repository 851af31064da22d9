import TenureCheck
import Testing

@Suite struct BooleanBagLoadStateTests {
  static let pairs = [
    Pair(
      "a flag beside an enum that has a case for it; the enum alone",
      bad: """
        @Observable final class Feed {
          enum Phase { case idle, loading, ready }
          var phase: Phase = .idle
          /*!*/ var isLoading = false
          func load() { phase = .loading; isLoading = true }
        }
        """,
      good: """
        @Observable final class Feed {
          enum Phase { case idle, loading, ready }
          var phase: Phase = .idle
          var isLoading: Bool { phase == .loading }
          func load() { phase = .loading }
        }
        """),
    Pair(
      "a flag beside a phase for the same work; for other work",
      bad: """
        @Observable final class Thread {
          enum Phase { case loading, ready([String]) }
          var phase: Phase = .loading
          /*!*/ var isLoadingMessages = false
          func load() async { isLoadingMessages = true; phase = .ready([]); isLoadingMessages = false }
        }
        """,
      good: """
        @Observable final class Thread {
          enum Phase { case loading, ready([String]) }
          var phase: Phase = .loading
          var isSendingMessage = false
          func send() async { isSendingMessage = true; phase = .ready([]); isSendingMessage = false }
        }
        """),
    Pair(
      "a view's three flags; one phase",
      bad: """
        struct FeedbackView: View {
          @State private var text = ""
          /*!*/ @State private var isSubmitting = false
          @State private var didFinish = false
          @State private var didFail = false

          var body: some View {
            Form {
              TextEditor(text: $text)
              if didFail { Text("Try again").foregroundStyle(.red) }
              Button("Send") { Task { await send() } }.disabled(isSubmitting)
            }
          }

          private func send() async {
            isSubmitting = true
            do {
              try await Feedback.send(text)
              didFinish = true
            } catch {
              didFail = true
            }
            isSubmitting = false
          }
        }
        """,
      good: """
        struct FeedbackView: View {
          enum Phase { case writing, sending, sent, failed }
          @State private var text = ""
          @State private var phase = Phase.writing

          var body: some View {
            Form {
              TextEditor(text: $text)
              if phase == .failed { Text("Try again").foregroundStyle(.red) }
              Button("Send") { Task { await send() } }.disabled(phase == .sending)
            }
          }

          private func send() async {
            phase = .sending
            do {
              try await Feedback.send(text)
              phase = .sent
            } catch {
              phase = .failed
            }
          }
        }
        """, severity: .warning),
    Pair(
      "a model's, written in a task; flags of different work",
      bad: """
        final class WeatherModel: ObservableObject {
          @Published var forecast: [String] = []
          /*!*/ @Published var isLoading = false
          @Published var isLoaded = false
          @Published var errorMessage = ""

          func reload() {
            isLoading = true
            errorMessage = ""
            Task { @MainActor in
              do {
                forecast = try await Forecast.fetch()
                isLoaded = true
              } catch {
                errorMessage = "\\(error)"
              }
              isLoading = false
            }
          }
        }
        """,
      good: """
        final class WeatherModel: ObservableObject {
          @Published var forecast: [String] = []
          @Published var isLoading = false
          @Published var isLoadingMore = false
          @Published var isSaving = false
          @Published var hasFinishedTour = false

          func reload() async {
            isLoading = true
            forecast = await Forecast.fetch()
            isLoading = false
          }
          func more() async {
            isLoadingMore = true
            forecast += await Forecast.fetchMore()
            isLoadingMore = false
          }
          func save() async {
            isSaving = true
            await Forecast.save(forecast)
            isSaving = false
          }
          func endTour() { hasFinishedTour = true }
        }
        """),
    Pair(
      "a flag with an error; an error that an alert shows",
      bad: """
        @Observable final class ServicesState {
          var services: [String] = []
          /*!*/ var isLoading = false
          var loadError: (any Error)?

          func load() async {
            isLoading = true
            defer { isLoading = false }
            do {
              services = try await Brew.services()
            } catch {
              loadError = error
            }
          }
        }
        """,
      good: """
        @Observable final class ServicesState {
          var services: [String] = []
          var isLoading = false
          var showsErrorAlert = false

          func load() async {
            isLoading = true
            defer { isLoading = false }
            do {
              services = try await Brew.services()
            } catch {
              showsErrorAlert = true
            }
          }
        }
        """, severity: .info),
    Pair(
      "two booleans; two of different functions",
      bad: """
        @Observable final class CacheModel {
          private(set) var videos: [String] = []
          /*!*/ private(set) var isRefreshing = false
          private(set) var hasLoaded = false

          func refresh() async {
            guard !isRefreshing else { return }
            isRefreshing = true
            videos = await Feed.videos()
            hasLoaded = true
            isRefreshing = false
          }
        }
        """,
      good: """
        @Observable final class CacheModel {
          private(set) var videos: [String] = []
          private(set) var isRefreshing = false
          private(set) var isComplete = false

          func refresh() async {
            guard !isRefreshing else { return }
            isRefreshing = true
            videos = await Feed.videos()
            isRefreshing = false
          }
          func reachedEnd() { isComplete = true }
        }
        """, severity: .warning),
    Pair(
      "success and failure of a purchase; what is not followed",
      bad: """
        struct PurchaseButton: View {
          let product: String
          /*!*/ @State private var purchaseSucceeded = false
          @State private var purchaseFailed = false

          var body: some View {
            Button(purchaseSucceeded ? "Thank you" : "Buy \\(product)") {
              Task {
                if await Shop.buy(product) {
                  purchaseSucceeded = true
                } else {
                  purchaseFailed = true
                }
              }
            }
            .foregroundStyle(purchaseFailed ? .red : .blue)
          }
        }
        """,
      good: """
        final class PurchaseQueue {
          var isLoading = false
          var didFail = false
          var isFinished = false

          func run() async {
            isLoading = true
            didFail = !(await Shop.buy("book"))
            isFinished = true
            isLoading = false
          }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(BooleanBagLoadState.self) }

  @Test func aFormThatSendsMayTellOfAnError() {
    func form(_ flag: String, mark: String) -> String {
      """
      struct Form: View {
        let send: () async throws -> Void
        \(mark)@State private var \(flag) = false
        @State private var error: Error?
        func go() async {
          \(flag) = true
          do { try await send() } catch { self.error = error }
          \(flag) = false
        }
        var body: some View { Button("Go") { Task { await go() } }.disabled(\(flag)) }
      }
      """
    }
    expect(BooleanBagLoadState.self, fires: form("isLoading", mark: "/*!*/ "), severity: .info)
    expect(BooleanBagLoadState.self, staysQuiet: form("isSaving", mark: ""))
  }

  @Test func itSaysWhatHappens() {
    expect(
      BooleanBagLoadState.self, of: BooleanBagLoadState.about.wrong,
      says: """
        3:3 warning: ArticleModel tells how far one piece of work has come with 3 members: 'isLoading', 'hasLoaded', 'errorMessage'.
        - 4 'hasLoaded'
        - 5 'errorMessage'
        - 7 written together here
        'isLoading' and 'hasLoaded' can hold at once, and a path that forgets one of them leaves a screen in between.
        Make it one value: 'enum Phase { case idle, loading, loaded(…), failed(…) }'.
        """)
  }
}
