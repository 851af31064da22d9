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

/// Where a coordinate space is in the window.
public struct MeasuredSpace: Sendable, Equatable {
  /// The space's own name: an element may be several.
  public var name: Name
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  /// The element, and which of the modifiers around it that make a space, from the innermost on; -1 for the element itself.
  public struct Name: Hashable, Sendable {
    public var node: NodeID
    public var modifier: Int

    public init(_ node: NodeID, _ modifier: Int) {
      self.node = node
      self.modifier = modifier
    }
  }

  public init(name: Name, x: Double, y: Double, width: Double, height: Double) {
    self.name = name
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// What a host that lays out knows of a screen after a turn, for those views that ask.
public struct MeasuredLayout: Sendable, Equatable {
  /// Of the elements that are made from their size.
  public var sizes: [MeasuredSize] = []
  /// Of the coordinate spaces: scroll views, named ones, and views that others read the place of.
  public var spaces: [MeasuredSpace] = []
  /// Which of its views fits, for each element that shows one of several.
  public var fitting: [NodeID: Int] = [:]

  public init() {}
}
