/// How large an element is that asks for it, as a host has laid it out.
public struct MeasuredSize: Sendable, Equatable {
  public var node: NodeID
  public var width: Double
  public var height: Double
  /// Where its upper left corner is in the window, where the host knows that.
  public var corner: Corner?
  /// How much of the window's bars and corners its edges touch.
  public var safeArea = SafeArea()

  /// In points.
  public struct Corner: Sendable, Equatable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// In points, from each edge.
  public struct SafeArea: Sendable, Equatable {
    public var top = 0.0
    public var leading = 0.0
    public var bottom = 0.0
    public var trailing = 0.0

    public init() {}
  }

  public init(node: NodeID, width: Double, height: Double, corner: Corner? = nil) {
    self.node = node
    self.width = width
    self.height = height
    self.corner = corner
  }
}

/// What a host that lays out knows of a screen after a turn, for those views that ask.
public struct MeasuredLayout: Sendable, Equatable {
  /// Of the elements that are made from their size.
  public var sizes: [MeasuredSize] = []
  /// Of the elements that are a coordinate space: named ones, and scroll views.
  public var spaces: [MeasuredSize] = []
  /// Which of its views fits, for each element that shows one of several.
  public var fitting: [NodeID: Int] = [:]

  public init() {}
}
