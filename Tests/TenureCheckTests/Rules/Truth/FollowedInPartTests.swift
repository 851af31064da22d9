import TenureCheck
import Testing

/// What is computed from two publishers, and computed anew with one of them.
@Suite struct FollowedInPartTests {
  private static let services = """
    import Combine
    final class Cart: ObservableObject {
      static let shared = Cart()
      @Published var items: [String] = []
      func add(_ item: String) { items.append(item) }
    }
    final class Prices: ObservableObject {
      static let shared = Prices()
      @Published var byItem: [String: Double] = [:]
      func load() async { byItem = await Service.prices() }
    }
    """

  static let pairs = [
    Pair(
      "a total of a cart that hears of no prices",
      bad: """
        \(services)
        final class TotalModel: ObservableObject {
          /*!*/ @Published var total = 0.0
          private var subscription: AnyCancellable?
          init() {
            subscription = Cart.shared.$items.sink { [weak self] items in
              self?.total = items.compactMap { Prices.shared.byItem[$0] }.reduce(0, +)
            }
          }
        }
        """,
      good: """
        \(services)
        final class TotalModel: ObservableObject {
          @Published var total = 0.0
          private var subscription: AnyCancellable?
          init() {
            subscription = Cart.shared.$items.combineLatest(Prices.shared.$byItem).sink { [weak self] items, _ in
              self?.total = items.compactMap { Prices.shared.byItem[$0] }.reduce(0, +)
            }
          }
        }
        """, severity: .warning),
    Pair(
      "by way of a local and a function of the model; a model that somebody asks to compute it",
      bad: """
        \(services)
        final class TotalModel: ObservableObject {
          @Published var count = 0
          /*!*/ @Published var unpriced = 0
          private var subscription: AnyCancellable?
          init() {
            subscription = Cart.shared.$items.removeDuplicates().sink(receiveValue: { [weak self] items in
              let unpriced = items.count - Prices.shared.byItem.count
              self?.set(count: items.count, unpriced: unpriced)
            })
          }
          private func set(count: Int, unpriced: Int) {
            DispatchQueue.main.async {
              self.count = count
              if unpriced != self.unpriced { self.unpriced = unpriced }
            }
          }
        }
        """,
      good: """
        \(services)
        final class TotalModel: ObservableObject {
          @Published var count = 0
          @Published var unpriced = 0
          private var subscription: AnyCancellable?
          init() {
            subscription = Cart.shared.$items.removeDuplicates().sink(receiveValue: { [weak self] items in
              let unpriced = items.count - Prices.shared.byItem.count
              self?.set(count: items.count, unpriced: unpriced)
            })
          }
          func set(count: Int, unpriced: Int) {
            self.count = count
            self.unpriced = unpriced
          }
        }
        struct TotalView: View {
          @StateObject private var model = TotalModel()
          var body: some View {
            Text("\\(model.unpriced)").task {
              await Prices.shared.load()
              model.set(count: 0, unpriced: 0)
            }
          }
        }
        """, severity: .warning),
    Pair(
      "prices that come with the cart; prices that come on their own",
      bad: """
        \(services)
        @Observable final class TotalModel {
          /*!*/ var isFree = false
          @ObservationIgnored private var subscription: AnyCancellable?
          func start() {
            subscription = Cart.shared.$items.sink { [weak self] _ in self?.isFree = Prices.shared.byItem.isEmpty }
          }
        }
        """,
      good: """
        import Combine
        final class Cart: ObservableObject {
          static let shared = Cart()
          @Published var items: [String] = []
          func open() {
            Prices.shared.byItem = ["a": 1]
            items = ["a"]
          }
        }
        final class Prices: ObservableObject {
          static let shared = Prices()
          @Published var byItem: [String: Double] = [:]
        }
        @Observable final class TotalModel {
          var isFree = false
          @ObservationIgnored private var subscription: AnyCancellable?
          func start() {
            subscription = Cart.shared.$items.sink { [weak self] _ in self?.isFree = Prices.shared.byItem.isEmpty }
          }
        }
        """, severity: .warning),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(StoredDerivedState.self) }

  @Test func itSaysWhatHappens() {
    expect(
      StoredDerivedState.self, of: Self.pairs[0].bad.replacing("/*!*/ ", with: ""),
      says: """
        13:3 warning: TotalModel computes 'total' from 'byItem' of Prices, and computes it anew only when 'items' of Cart changes.
        - 17 read here
        - 16 this hears of 'items' alone
        - 10 'byItem' changes here, and 'total' stays as it was
        After that, 'total' is that of the old 'byItem', until 'items' changes.
        Follow both: 'Publishers.CombineLatest($items, $byItem)'. Or make 'total' a computed property of both.
        """)
  }
}

extension FollowedInPartTests {
  @Test("Two values of the model itself, of which one is followed") func ownValues() {
    func price(_ start: String, mark: String) -> String {
      """
      final class Order: ObservableObject {
        @Published var amount = 1
        @Published var isMember = false
        \(mark)@Published private(set) var price = 10
        private var bag: Set<AnyCancellable> = []
        init() { \(start).store(in: &bag) }
      }
      struct OrderView: View {
        @StateObject private var order = Order()
        var body: some View {
          Toggle("Member", isOn: $order.isMember)
          Stepper("\\(order.price)", value: $order.amount)
        }
      }
      """
    }
    expect(
      StoredDerivedState.self,
      fires: price(
        "$amount.sink { [weak self] in guard let self else { return }; price = $0 * (isMember ? 8 : 10) }",
        mark: "/*!*/ "), severity: .warning)
    expect(
      StoredDerivedState.self,
      staysQuiet: price(
        "$amount.sink { [weak self] in self?.isMember = $0 > 9; self?.price = self?.isMember == true ? 8 : 10 }",
        mark: ""
      )
      .split(separator: "Toggle(\"Member\", isOn: $order.isMember)").joined())
    expect(
      StoredDerivedState.self,
      staysQuiet: price(
        "$amount.combineLatest($isMember).sink { [weak self] in self?.price = $0 * ($1 ? 8 : 10) }", mark: ""))
  }
}
