/// How far something is scrolled, as a host has laid it out.
public struct MeasuredScroll: Sendable, Equatable {
  /// The element whose modifier asks: what scrolls is it, or the first in it that does.
  public var node: NodeID
  /// How far the content is moved up and to the side.
  public var x: Double
  /// In points.
  public var y: Double
  /// How large all of the content is.
  public var contentWidth: Double
  /// In points.
  public var contentHeight: Double
  /// How large the part is that is seen.
  public var width: Double
  /// In points.
  public var height: Double
  /// What moves it.
  public var phase = Phase.idle

  /// Who scrolls.
  public enum Phase: Int, Sendable {
    /// Nobody.
    case idle
    /// A user.
    case interacting
    /// It goes on by itself after a user has let go.
    case decelerating
    /// The program.
    case animating
  }

  /// Nobody scrolls.
  public init(
    node: NodeID, x: Double, y: Double, contentWidth: Double, contentHeight: Double, width: Double, height: Double
  ) {
    self.node = node
    (self.x, self.y) = (x, y)
    (self.contentWidth, self.contentHeight) = (contentWidth, contentHeight)
    (self.width, self.height) = (width, height)
  }
}

/// What a program brings into sight.
public struct RevealRequest: Sendable, Equatable {
  /// The element.
  public var node: NodeID
  /// Which part of it comes to the same part of what is seen, from 0 to 1 at the trailing side; nil where as little is
  /// scrolled as has to be.
  public var x: Double?
  /// The same down to the lower side.
  public var y: Double?
  /// The outermost element that scrolls for it; nil where all around do.
  public var outermost: NodeID?

  /// Scrolls as little as has to be.
  public init(node: NodeID) { self.node = node }
}

/// Where the program has scrolled to.
public struct ScrollRequest: Sendable, Equatable {
  /// What scrolls is this element, or the first in it that does.
  public var node: NodeID
  /// From the content's leading side; nil where it stays. What is too far is the end.
  public var x: Double?
  /// From the content's upper side.
  public var y: Double?

  /// Farther than anything can be scrolled.
  public static let end = 10_000_000.0

  /// To a place in the content.
  public init(node: NodeID, x: Double?, y: Double?) {
    self.node = node
    self.x = x
    self.y = y
  }
}
