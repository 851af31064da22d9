/// How large an element is that asks for it, as a host has laid it out.
public struct MeasuredSize: Sendable, Equatable {
  /// The element.
  public var node: NodeID
  /// In points.
  public var width: Double
  /// In points.
  public var height: Double
  /// Where its upper left corner is in the window, where the host knows that.
  public var corner: Corner?
  /// How much of the window's bars and corners its edges touch.
  public var safeArea = SafeArea()

  /// In points.
  public struct Corner: Sendable, Equatable {
    /// From the window's left side.
    public var x: Double
    /// From the window's upper side.
    public var y: Double

    /// In the window.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// In points, from each edge.
  public struct SafeArea: Sendable, Equatable {
    /// Of the status bar, or a bar above.
    public var top = 0.0
    /// Of a corner at the side where lines begin.
    public var leading = 0.0
    /// Of the home indicator, or a bar below.
    public var bottom = 0.0
    /// Of a corner at the side where lines end.
    public var trailing = 0.0

    /// None.
    public init() {}
  }

  /// A host that knows no places leaves the corner out.
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
  /// From the window's left side.
  public var x: Double
  /// From the window's upper side.
  public var y: Double
  /// In points.
  public var width: Double
  /// In points.
  public var height: Double

  /// The element, and which of the modifiers around it that make a space, from the innermost on; -1 for the element itself.
  public struct Name: Hashable, Sendable {
    /// The element.
    public var node: NodeID
    /// Counted from zero, or -1.
    public var modifier: Int

    /// The space that a modifier makes, or with -1 the element.
    public init(_ node: NodeID, _ modifier: Int) {
      self.node = node
      self.modifier = modifier
    }
  }

  /// In the window's coordinates.
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
  /// How far is scrolled, where a view asks.
  public var scrolls: [MeasuredScroll] = []
  /// Which of its views fits, for each element that shows one of several.
  public var fitting: [NodeID: Int] = [:]
  /// Of the layouts of the program's own.
  public var arrangements: [NodeID: MeasuredArrangement] = [:]

  /// Nothing is known.
  public init() {}
}

/// How large a layout of the program's own is, and where it has put the views in it.
public struct MeasuredArrangement: Sendable, Equatable {
  /// Of the whole, in points.
  public var width: Double
  /// Of the whole, in points.
  public var height: Double
  /// In the order of the screen.
  public var views: [View]

  /// One view, from the layout's own corner.
  public struct View: Sendable, Equatable {
    /// The view's element.
    public var node: NodeID
    /// How far its left edge is from the layout's.
    public var x: Double
    /// How far its top is from the layout's.
    public var y: Double
    /// Of the view, in points.
    public var width: Double
    /// Of the view, in points.
    public var height: Double

    /// One view with its place.
    public init(node: NodeID, x: Double, y: Double, width: Double, height: Double) {
      (self.node, self.x, self.y, self.width, self.height) = (node, x, y, width, height)
    }
  }

  /// A layout with the views in it.
  public init(width: Double, height: Double, views: [View]) {
    (self.width, self.height, self.views) = (width, height, views)
  }
}
