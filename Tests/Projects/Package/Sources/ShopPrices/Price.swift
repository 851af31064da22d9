public struct Price: Sendable {
  public let cents: Int
  public init(cents: Int) { self.cents = cents }
  public var text: String { "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" }
}
