import Combine
import ShopPrices
import os

private let log = Logger(subsystem: "shop", category: "basket")

public final class Basket: ObservableObject {
  @Published public private(set) var prices: [Price] = []
  public init() {}
  public func add(_ price: Price) {
    prices.append(price)
    log.debug("\(self.prices.count) prices")
  }
  public var total: Price { Price(cents: prices.reduce(0) { $0 + $1.cents }) }
  public var counts: AnyPublisher<Int, Never> { $prices.map(\.count).eraseToAnyPublisher() }
}
