import Foundation
import TenureLayout

// What a layout in code is told and tells.

/// How much space a view is offered; nil asks for its ideal size.
public struct ProposedViewSize: Equatable, Sendable {
  /// In points; nil asks for the ideal width.
  public var width: CGFloat?
  /// In points; nil asks for the ideal height.
  public var height: CGFloat?

  /// Nil asks for the ideal length.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Both lengths.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  init(_ proposal: Proposal) {
    self.init(width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
  }

  var proposal: Proposal { Proposal(width: width.map { Double($0) }, height: height.map { Double($0) }) }

  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the greatest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// The proposed size, with the lengths of `size` where none is proposed.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// How far a view likes its neighbours to be, on each side.
public struct ViewSpacing: Sendable {
  /// In the order of the edges' numbers; nil where the view stands for space itself.
  private var edges: [EdgeSpacing?]

  /// Nothing between this view and another.
  public static let zero = ViewSpacing { _ in EdgeSpacing(0) }
  /// Of what stands for space itself.
  static let none = ViewSpacing { _ in nil }

  /// The system's, on all sides.
  public init() { self.init { _ in EdgeSpacing() } }

  init(_ spacing: (TenureLayout.Edge) -> EdgeSpacing?) { edges = Edge.allCases.map { spacing($0.inLayout) } }

  subscript(edge: Edge) -> EdgeSpacing? { edges[Int(edge.rawValue)] }

  /// Takes the greater length of both on these edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      guard let spacing = other[edge] else { continue }
      self.edges[Int(edge.rawValue)] = self[edge]?.union(spacing) ?? spacing
    }
  }

  /// The greater length of both on these edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// How far apart the two like to be when `next` follows along the axis: 8 points, less for a text below a text.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (end, start): (Edge, Edge) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    guard let own = self[end], let other = next[start] else { return 0 }
    return CGFloat(own.distance(to: other))
  }
}

extension Edge {
  var inLayout: TenureLayout.Edge {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }

  init(_ edge: TenureLayout.Edge) {
    switch edge {
    case .top: self = .top
    case .leading: self = .leading
    case .bottom: self = .bottom
    case .trailing: self = .trailing
    }
  }
}

/// The size of a view, with its guides.
public struct ViewDimensions: Equatable {
  /// In points.
  public let width: CGFloat
  /// In points.
  public let height: CGFloat
  private let dimensions: Dimensions

  init(_ dimensions: Dimensions) {
    width = CGFloat(dimensions.width)
    height = CGFloat(dimensions.height)
    self.dimensions = dimensions
  }

  /// Where the guide is: as the view or what is in it says, else as the guide does.
  public subscript(guide: HorizontalAlignment) -> CGFloat { CGFloat(dimensions[guide.code.guide]) }
  /// Where the guide is: as the view or what is in it says, else as the guide does.
  public subscript(guide: VerticalAlignment) -> CGFloat { CGFloat(dimensions[guide.code.guide]) }
  /// Where the view or what is in it says that the guide is; nil if nothing does.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    dimensions[explicit: guide.code.guide].map { CGFloat($0) }
  }
  /// Where the view or what is in it says that the guide is; nil if nothing does.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    dimensions[explicit: guide.code.guide].map { CGFloat($0) }
  }

  /// Of the same size.
  public static func == (a: Self, b: Self) -> Bool { a.width == b.width && a.height == b.height }
}

/// A value that a view says to the layout around it.
public protocol LayoutValueKey {
  associatedtype Value
  /// For views that say nothing.
  static var defaultValue: Value { get }
}

/// A view as the layout around it sees it.
public struct LayoutSubview: Equatable {
  let view: TenureLayout.LayoutSubview

  /// As `layoutPriority` says; zero otherwise.
  public var priority: Double { view.priority }
  /// How far the view likes its neighbours to be.
  public var spacing: ViewSpacing { ViewSpacing { view.spacing(at: $0) } }

  /// The view's answer to a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(view.sizeThatFits(proposal.proposal)) }

  /// The view's answer to a proposal, with its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(view.dimensions(in: proposal.proposal))
  }

  /// Puts the anchor of the view at a position. To be called in `placeSubviews`: anywhere else it places nothing.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    view.place(
      at: Point(x: Double(position.x), y: Double(position.y)),
      anchor: Point(x: Double(anchor.x), y: Double(anchor.y)), proposal: proposal.proposal)
  }

  /// What the view says under a key; the key's default if it says nothing.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    view.value(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
  }

  /// The same view.
  public static func == (a: Self, b: Self) -> Bool { a.view.node === b.view.node }
}

extension CGSize {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

/// The views that a layout arranges.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  /// Some of the views in a row.
  public typealias SubSequence = Slice<LayoutSubviews>
  let views: TenureLayout.LayoutSubviews

  /// Of the views inside.
  public var layoutDirection: LayoutDirection { views.direction == .rightToLeft ? .rightToLeft : .leftToRight }
  /// Views are in written order.
  public var startIndex: Int { 0 }
  /// One more than the last view's index.
  public var endIndex: Int { views.count }
  /// The view, to be measured, and placed in `placeSubviews`.
  public subscript(position: Int) -> LayoutSubview { LayoutSubview(view: views[position]) }

  /// The same views.
  public static func == (a: Self, b: Self) -> Bool { a.elementsEqual(b) }
}
