import Combine
import ShopPrices

public final class Basket: ObservableObject {
  @Published public private(set) var prices: [Price] = []
  public init() {}
  public func add(_ price: Price) { prices.append(price) }
  public var total: Price { Price(cents: prices.reduce(0) { $0 + $1.cents }) }
  public var counts: AnyPublisher<Int, Never> { $prices.map(\.count).eraseToAnyPublisher() }
}
