import TenureCheck
import Testing

@Suite struct AnswersMergedTests {
  static let model = """
    import Combine
    import SwiftUI
    struct Quotes { func quote(of symbol: String) -> AnyPublisher<Double?, Never> { Just(nil).eraseToAnyPublisher() } }
    final class Ticker: ObservableObject {
      @Published var symbol = ""
      @Published private(set) var price: Double?
      @Published private(set) var known: [Double] = []
      private let quotes = Quotes()
      private var subscriptions = Set<AnyCancellable>()
      init() {
        @CHAIN@
      }
    }
    """

  static let pairs = [
    Pair(
      "what a sink keeps",
      bad: """
        /*!*/ $symbol.debounce(for: 0.3, scheduler: DispatchQueue.main)
          .flatMap { [quotes] text in quotes.quote(of: text) }
          .sink { [weak self] in self?.price = $0 }
          .store(in: &subscriptions)
        """,
      good: """
        $symbol.debounce(for: 0.3, scheduler: DispatchQueue.main)
          .map { [quotes] text in quotes.quote(of: text) }
          .switchToLatest()
          .sink { [weak self] in self?.price = $0 }
          .store(in: &subscriptions)
        """),
    Pair(
      "what is assigned",
      bad: "/*!*/ $symbol.flatMap { [quotes] in quotes.quote(of: $0) }.receive(on: RunLoop.main).assign(to: &$price)",
      good: "$symbol.flatMap(maxPublishers: .max(1)) { [quotes] in quotes.quote(of: $0) }.assign(to: &$price)"),
    Pair(
      "what comes at once, and what is gathered",
      bad: "/*!*/ $symbol.flatMap { [quotes] in quotes.quote(of: $0).map { $0 } }.assign(to: &$price)",
      good: """
        $symbol.flatMap { Just(Double($0)) }.assign(to: &$price)
        $symbol.flatMap { [quotes] in quotes.quote(of: $0) }
          .sink { [weak self] in if let new = $0 { self?.known.append(new) } }
          .store(in: &subscriptions)
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) {
    func program(_ chain: String) -> String { Self.model.replacing("@CHAIN@", with: chain) }
    expect(AsyncResultWithoutSupersession.self, fires: program(pair.bad), severity: .warning)
    expect(AsyncResultWithoutSupersession.self, staysQuiet: program(pair.good))
  }
}
