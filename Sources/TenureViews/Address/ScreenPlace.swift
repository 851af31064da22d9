/// Where a person is in a window, as a browser's address and history say it.
public struct ScreenPlace: Equatable, Sendable {
  /// How many times a person can go back: screens over the root of the stack that is seen, columns
  /// before the one that is seen alone, and what lies over them.
  public var depth = 0
  /// The places of the tabs that are seen, counted from 1, outer before inner.
  public var tabs: [Int] = []
  /// The values of the path in words; nil where they cannot be written, or where there is no stack.
  public var path: String?

  public init() {}
}

/// An element that a place is made of.
final class WeakElement {
  weak var node: ElementNode?

  init(_ node: ElementNode) { self.node = node }
}
