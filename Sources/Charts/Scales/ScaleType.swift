import Foundation

/// How values are spread along a scale.
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, log
    case symmetricLog(Double)
    case power(Double)
  }

  let kind: Kind
  /// Evenly.
  public static var linear: ScaleType { ScaleType(kind: .linear) }
  /// By their logarithms: values have to be positive.
  public static var log: ScaleType { ScaleType(kind: .log) }
  /// By their logarithms, on both sides of zero.
  public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
  /// By their logarithms, on both sides of zero.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType { ScaleType(kind: .symmetricLog(slopeAtZero)) }
  /// By their square roots.
  public static var squareRoot: ScaleType { power(exponent: 0.5) }
  /// By a power of them.
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }

  /// What is spread evenly.
  func bent(_ value: Double) -> Double {
    switch kind {
    case .linear: value
    case .log: value > 0 ? Foundation.log10(value) : -.infinity
    case .symmetricLog(let slope): (value < 0 ? -1 : 1) * Foundation.log1p(abs(value) * slope)
    case .power(let exponent): (value < 0 ? -1 : 1) * pow(abs(value), exponent)
    }
  }

  func straightened(_ value: Double) -> Double {
    switch kind {
    case .linear: value
    case .log: pow(10, value)
    case .symmetricLog(let slope): (value < 0 ? -1 : 1) * expm1(abs(value)) / slope
    case .power(let exponent): (value < 0 ? -1 : 1) * pow(abs(value), 1 / exponent)
    }
  }
}
