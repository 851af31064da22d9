/// How far a view likes its neighbour in a stack to be, on one side.
///
/// Two texts, one above the other, stand closer than other views: as far apart as the font of the lower one has its lines,
/// so that a title and the text below it read as one. SwiftUI leaves to text what is between the height of a line and the
/// leading of the style in Apple's tables (Human Interface Guidelines, Typography): body has lines of 20.29 points and a
/// leading of 22, which makes 2 points after rounding up to a pixel. All other neighbours are 8 points apart.
public struct EdgeSpacing: Equatable, Sendable {
  /// From whatever is no text.
  public var length: Double
  /// The least distance from a text above, for the upper edge of a text; for a lower edge, what its own font would have.
  /// `nil` where the edge is not that of text.
  public var leading: Double?

  /// The edge of text has its leading as well.
  public init(_ length: Double = defaultSpacing, leading: Double? = nil) {
    self.length = length
    self.leading = leading
  }

  /// The same edge with something between text and neighbour: padding, a frame's height.
  public var withoutText: EdgeSpacing { EdgeSpacing(length) }

  /// From this edge to that of the view that follows: lower, or further to the trailing side.
  public func distance(to next: EdgeSpacing) -> Double {
    if leading != nil, let leading = next.leading { return leading }
    return max(length, next.length)
  }

  /// Of two views side by side: text only where both are.
  public func union(_ other: EdgeSpacing) -> EdgeSpacing {
    let leadings = [leading, other.leading].compactMap { $0 }
    return EdgeSpacing(max(length, other.length), leading: leadings.count == 2 ? leadings.max() : nil)
  }
}

/// What two views in a stack have between them if nobody says otherwise.
public let defaultSpacing = 8.0
