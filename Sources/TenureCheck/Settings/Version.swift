/// `17`, `17.4`, `v10_15`.
public struct Version: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The numbers, without zeros at the end.
  public let parts: [Int]

  /// A version by its numbers.
  public init(_ parts: Int...) { self.parts = Self.trimmed(parts) }

  /// A version as it is written: `6`, `6.2.1`.
  public init?(_ text: String) {
    let text = text.hasPrefix("v") ? text.dropFirst() : text[...]
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "_" }.map { Int($0) }
    guard !parts.isEmpty, !parts.contains(nil) else { return nil }
    self.parts = Self.trimmed(parts.compactMap { $0 })
  }

  private static func trimmed(_ parts: [Int]) -> [Int] {
    var parts = parts
    while parts.count > 1, parts.last == 0 { parts.removeLast() }
    return parts
  }

  /// The older one comes first.
  public static func < (one: Version, other: Version) -> Bool { one.parts.lexicographicallyPrecedes(other.parts) }
  public var description: String { parts.map(String.init).joined(separator: ".") }
}
