extension Subscribers {
  /// How many values a subscriber asks for. Demands add up; `unlimited` absorbs everything.
  public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable, CustomStringConvertible {
    /// Non-negative; `UInt.max` iff unlimited.
    private let amount: UInt

    private init(amount: UInt) { self.amount = amount }

    /// As many as there are.
    public static let unlimited = Demand(amount: .max)
    /// Nothing more.
    public static let none = Demand(amount: 0)

    /// At most `value` values. A negative number stops the program.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "Subscribers.Demand.max(\(value)): a demand can't be negative; ask for 0 or more.")
      return Demand(amount: UInt(value))
    }

    /// The number asked for, or nil iff unlimited.
    public var max: Int? { self == .unlimited ? nil : Int(amount) }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.amount < rhs.amount }
  }
}

extension Subscribers.Demand {
  /// An amount of either sign, held between nothing and unlimited.
  private static func clamped(_ value: Int, overflow: Bool) -> Self {
    overflow ? .unlimited : .max(Swift.max(0, value))
  }

  public static func + (lhs: Self, rhs: Self) -> Self {
    guard let left = lhs.max, let right = rhs.max else { return .unlimited }
    let sum = left.addingReportingOverflow(right)
    return clamped(sum.partialValue, overflow: sum.overflow)
  }

  /// What is left; never negative, and unlimited stays unlimited.
  public static func - (lhs: Self, rhs: Self) -> Self {
    guard let left = lhs.max else { return .unlimited }
    guard let right = rhs.max else { return .none }
    return clamped(left - right, overflow: false)
  }

  public static func * (lhs: Self, rhs: Int) -> Self {
    guard let left = lhs.max else { return .unlimited }
    let product = left.multipliedReportingOverflow(by: rhs)
    return product.overflow ? .unlimited : .max(product.partialValue)
  }

  public static func + (lhs: Self, rhs: Int) -> Self {
    guard let left = lhs.max else { return .unlimited }
    let sum = left.addingReportingOverflow(rhs)
    return clamped(sum.partialValue, overflow: sum.overflow)
  }

  public static func - (lhs: Self, rhs: Int) -> Self {
    guard let left = lhs.max else { return .unlimited }
    return clamped(left.subtractingReportingOverflow(rhs).partialValue, overflow: false)
  }

  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }
  public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }

  public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }
  public static func == (lhs: Int, rhs: Self) -> Bool { rhs == lhs }
  public static func != (lhs: Self, rhs: Int) -> Bool { !(lhs == rhs) }
  public static func != (lhs: Int, rhs: Self) -> Bool { !(rhs == lhs) }
  public static func < (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 < rhs } ?? false }
  public static func < (lhs: Int, rhs: Self) -> Bool { rhs.max.map { lhs < $0 } ?? true }
  public static func <= (lhs: Self, rhs: Int) -> Bool { !(rhs < lhs) }
  public static func <= (lhs: Int, rhs: Self) -> Bool { !(rhs < lhs) }
  public static func > (lhs: Self, rhs: Int) -> Bool { rhs < lhs }
  public static func > (lhs: Int, rhs: Self) -> Bool { rhs < lhs }
  public static func >= (lhs: Self, rhs: Int) -> Bool { !(lhs < rhs) }
  public static func >= (lhs: Int, rhs: Self) -> Bool { !(lhs < rhs) }
}
