/// Names one element of one window for as long as it is on the screen. Never used twice in a window.
public struct NodeID: Hashable, Sendable, Comparable, CustomStringConvertible {
  public var rawValue: UInt32

  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  public static func < (a: NodeID, b: NodeID) -> Bool { a.rawValue < b.rawValue }
  public var description: String { "#\(rawValue)" }
}
