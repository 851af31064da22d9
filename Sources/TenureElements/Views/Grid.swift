import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// Rows of cells that line up in columns.
public struct Grid<Content: View> {
  package let facts: GridFacts
  package let inside: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    facts = GridFacts(
      kind: .grid, alignment: alignment.code, spacing: verticalSpacing, acrossSpacing: horizontalSpacing)
    inside = content()
  }
}

extension Grid: View, ElementView {}

/// One row of a grid, a cell for each view inside.
public struct GridRow<Content: View> {
  package let facts: GridFacts
  package let inside: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    facts = GridFacts(kind: .gridRow, alignment: alignment?.code)
    inside = content()
  }
}

extension GridRow: View, ElementView {}

/// One column of a vertical grid, or one row of a horizontal one.
public struct GridItem: Sendable {
  /// The width of a column, or the height of a row, in a lazy grid.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// For hosts.
  var name: String {
    let size =
      switch size {
      case .fixed(let length): "fixed \(length)"
      case .flexible(let minimum, let maximum): "flexible \(minimum) \(maximum)"
      case .adaptive(let minimum, let maximum): "adaptive \(minimum) \(maximum)"
      }
    return size + (spacing.map { " spacing \($0)" } ?? "") + (alignment.map { " \($0.name)" } ?? "")
  }
}

/// Cells that fill one row after another; all of them are there.
public struct LazyVGrid<Content: View> {
  package let facts: GridFacts
  package let inside: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    facts = GridFacts(
      kind: .cells, alignment: alignment.code, spacing: spacing, tracks: columns.map(\.name), axis: .vertical,
      pinned: pinnedViews)
    inside = content()
  }
}

extension LazyVGrid: View, ElementView {}

/// Cells that fill one column after another; all of them are there.
public struct LazyHGrid<Content: View> {
  package let facts: GridFacts
  package let inside: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    facts = GridFacts(
      kind: .cells, alignment: alignment.code, spacing: spacing, tracks: rows.map(\.name), axis: .horizontal,
      pinned: pinnedViews)
    inside = content()
  }
}

extension LazyHGrid: View, ElementView {}

package struct GridFacts: ElementFacts, Equatable {
  enum Kind {
    case grid, gridRow, cells

    var role: Role {
      switch self {
      case .grid: .grid
      case .gridRow: .gridRow
      case .cells: .cells
      }
    }
  }

  var kind: Kind
  var alignment: AlignmentCode?
  var spacing: CGFloat?
  var acrossSpacing: CGFloat?
  var tracks: [String] = []
  var axis = Axis.vertical
  var pinned: PinnedScrollableViews = []

  package var role: Role { kind.role }
  package var lazyName: String? { kind == .cells ? (axis == .vertical ? "LazyVGrid" : "LazyHGrid") : nil }

  package func describe(_ attributes: inout Attributes, at node: ElementNode) {
    if let alignment, !alignment.isCenter { attributes[.alignment] = .text(alignment.name) }
    if let spacing { attributes[.spacing] = .number(spacing) }
    if let acrossSpacing { attributes[.horizontalSpacing] = .number(acrossSpacing) }
    if axis == .horizontal { attributes[.axis] = .text("horizontal") }
    if let name = pinned.name { attributes[.pinned] = .text(name) }
    if !tracks.isEmpty { attributes[.tracks] = .list(tracks.map { .text($0) }) }
  }
}

extension View {
  /// Lets a cell of a grid span several columns.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    style(.gridCellColumns, .number(Double(count)))
  }
}
