import TenureCheck
import Testing

@Suite struct LoadingLeftOnTests {
  private static func model(_ methods: String, view: String = "") -> String {
    """
    @MainActor @Observable final class Weather {
      private(set) var days: [String] = []
      var isLoading = false
      let api: API
      init(api: API) { self.api = api }
      \(methods)
    }
    \(view)
    """
  }

  private static let left = "/*!*/ isLoading = true; days = try await api.days(); isLoading = false"

  static let pairs = [
    Pair(
      "an error that leaves the function; off however it ends",
      bad: model("func load() async throws { \(left) }"),
      good: model(
        "func load() async throws { isLoading = true; defer { isLoading = false }; days = try await api.days() }"),
      severity: .warning),
    Pair(
      "off in the `do` alone; off in the `catch` too",
      bad: model("func load() async { do { \(left) } catch { print(error) } }"),
      good: model(
        "func load() async { do { isLoading = true; days = try await api.days(); isLoading = false } catch { isLoading = false } }"
      )
    ),
    Pair(
      "left by a `guard`; off before that",
      bad: model(
        "func load() async { /*!*/ isLoading = true; guard let found = try? await api.days() else { return }; days = found; isLoading = false }"
      ),
      good: model(
        "func load() async { isLoading = true; guard let found = try? await api.days() else { isLoading = false; return }; days = found; isLoading = false }"
      )),
    Pair(
      "thrown on by the `catch`; off behind the `do`",
      bad: model(
        "func load() async throws { /*!*/ isLoading = true; do { days = try await api.days() } catch { throw error }; isLoading = false }"
      ),
      good: model(
        "func load() async { isLoading = true; do { days = try await api.days() } catch { print(error) }; isLoading = false }"
      )),
    Pair(
      "a task that ends with its error; `try?`",
      bad: model("func load() { Task { \(left) } }"),
      good: model(
        "func load() { Task { isLoading = true; days = (try? await api.days()) ?? []; isLoading = false } }")),
    Pair(
      "an empty answer; an answer that another run replaces",
      bad: model(
        "func load() async { /*!*/ isLoading = true; let found = await api.days(); if found.isEmpty { return }; days = found; isLoading = false }"
      ),
      good: model(
        "func load() async { isLoading = true; let found = await api.days(); guard !Task.isCancelled else { return }; days = found; isLoading = false }"
      )),
    Pair(
      "any error; that of a task that was cancelled",
      bad: model(
        "func load() async { /*!*/ isLoading = true; do { days = try await api.days() } catch { return }; isLoading = false }"
      ),
      good: model(
        "func load() async { isLoading = true; do { days = try await api.days() } catch is CancellationError { return } catch {}; isLoading = false }"
      )),
    Pair(
      "nobody switches it off; a function that does",
      bad: model(
        "func load() async { /*!*/ isLoading = true; if await api.isDown { note(); return }; isLoading = false }; func note() {}"
      ),
      good: model(
        "func load() async { isLoading = true; if await api.isDown { stop(); return }; isLoading = false }; func stop() { isLoading = false }"
      )),
    Pair(
      "its caller shows the error; its caller switches it off",
      bad: model(
        "func load() async throws { \(left) }",
        view:
          "struct Page: View { let model: Weather; var body: some View { Text(\"\").task { try? await model.load() } } }"
      ),
      good: model(
        "func load() async throws { isLoading = true; days = try await api.days(); isLoading = false }",
        view:
          "struct Page: View { let model: Weather; var body: some View { Text(\"\").task { do { try await model.load() } catch { model.isLoading = false } } } }"
      )),
    Pair(
      "the screen stays; the screen goes",
      bad: model(
        "func load() async { /*!*/ isLoading = true; if await api.isDone { note(); return }; isLoading = false }; func note() {}"
      ),
      good: model(
        "func load() async { isLoading = true; if await api.isDone { dismissSheet(); return }; isLoading = false }; func dismissSheet() {}"
      )),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(BooleanBagLoadState.self) }

  private static func phases(_ load: String) -> String {
    """
    @MainActor @Observable final class Bills {
      enum Phase { case idle, loading, loaded([String]), failed }
      private(set) var phase = Phase.idle
      let api: API
      init(api: API) { self.api = api }
      func load() async { \(load) }
    }
    """
  }

  static let phasePairs = [
    Pair(
      "a phase that stays; one that says how it ended",
      bad: phases(
        "/*!*/ phase = .loading; guard let bills = try? await api.bills() else { return }; phase = .loaded(bills)"),
      good: phases(
        "phase = .loading; guard let bills = try? await api.bills() else { phase = .failed; return }; phase = .loaded(bills)"
      ), severity: .warning),
    Pair(
      "an error that is thrown away; one that is told",
      bad: phases("/*!*/ phase = .loading; do { phase = .loaded(try await api.bills()) } catch {}"),
      good: phases("phase = .loading; do { phase = .loaded(try await api.bills()) } catch { phase = .failed }")),
    Pair(
      "what may be so; what must not be",
      bad: phases("/*!*/ phase = .loading; if await api.isDown { return }; phase = .loaded([])"),
      good: phases("phase = .loading; if await api.isDown { assertionFailure(); return }; phase = .loaded([])")),
  ]

  private static func portrait(_ answer: String) -> String {
    """
    final class Portrait: ObservableObject {
      @Published var image: Image?
      @Published var isLoading = false
      var url = ""
      func fetch(_ url: String, _ done: @escaping (Data?) -> Void) { done(nil) }
      func load(_ url: String) {
        /*!*/ isLoading = true
        fetch(url) { [weak self] data in
          \(answer)
        }
      }
    }
    """
  }

  static let handlerPairs = [
    Pair(
      "a handler that leaves first; one that says so first",
      bad: portrait("guard let data else { return }\n      self?.image = Image(data); self?.isLoading = false"),
      good: portrait("self?.isLoading = false\n      guard let data else { return }\n      self?.image = Image(data)")),
    Pair(
      "one way without; each way",
      bad: portrait("guard let data else { return }\n      DispatchQueue.main.async { self?.isLoading = false }"),
      good: portrait("guard let data else { self?.isLoading = false; return }\n      self?.isLoading = data.isEmpty")),
    Pair(
      "no answer; nobody who waits, and another question",
      bad: portrait("guard let data, !data.isEmpty else { return }\n      self?.isLoading = false"),
      good: portrait(
        "guard let self else { return }\n      guard url == self.url else { return }\n      isLoading = false")),
  ]

  @Test(arguments: handlerPairs) func handler(_ pair: Pair) { pair.check(BooleanBagLoadState.self) }

  @Test(arguments: phasePairs) func phase(_ pair: Pair) { pair.check(BooleanBagLoadState.self) }

  @Test func says() {
    expect(
      BooleanBagLoadState.self,
      of: Self.model(
        """
        func load() async throws {
            isLoading = true
            days = try await api.days()
            isLoading = false
          }
        """),
      says: """
        7:5 warning: 'isLoading' of Weather is 'true' from here on, also where 'try await api.days()' leaves early.
        - 8 this leaves
        - 9 so that this does not run
        After that, views show for good that it runs, and what asks for 'isLoading' never starts again.
        Switch it off however the code ends: 'defer { isLoading = false }' behind the line that switches it on.
        """)
  }
}
