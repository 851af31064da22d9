import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// Names a guide of a program's own, with its place in a view that does not say another one.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension HorizontalAlignment {
  /// A guide of the program's own. Hosts align at the centre.
  public init(_ id: any AlignmentID.Type) { self = .center }
}

extension VerticalAlignment {
  /// A guide of the program's own. Hosts align at the centre.
  public init(_ id: any AlignmentID.Type) { self = .center }
}

extension View {
  /// Says where a guide is in this view. Recorded; hosts align views at their edges or centres.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { style(.alignmentGuide, .text(g.name)) }

  /// Says where a guide is in this view. Recorded; hosts align views at their edges or centres.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { style(.alignmentGuide, .text(g.name)) }

  /// Says a value to the layout around. Recorded; layouts are not asked yet.
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    style(.layoutValue, .text("\(value)"))
  }

  /// Gives the view the size of the container around it, along some axes.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    frame(
      maxWidth: axes.contains(.horizontal) ? .infinity : nil, maxHeight: axes.contains(.vertical) ? .infinity : nil,
      alignment: alignment)
  }

  /// Gives the view a part of the container around it: `span` of `count`.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerFrame(axes: axes, alignment: alignment) { length, _ in
        (length - spacing * CGFloat(count - 1)) / CGFloat(count) * CGFloat(span) + spacing * CGFloat(span - 1)
      })
  }

  /// Gives the view the length that `length` makes of the container's, along some axes. The container is the window.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { modifier(ContainerFrame(axes: axes, alignment: alignment, length: length)) }

  /// Runs `action` with what `transform` makes of the view's geometry, at first and when that has changed.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View { onGeometryChange(for: type, of: transform) { _, new in action(new) } }

  /// Runs `action` with what `transform` made and makes of the view's geometry, at first and when that has changed.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryWatch(transform: transform, action: action))
  }

  /// Sets how the column that the view is in aligns its views.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    style(.gridColumnAlignment, .text(guide.name))
  }

  /// Sets which point of the view stands at that of its cell. Recorded; hosts keep the grid's alignment.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    style(.gridCellAnchor, .text(anchor.name))
  }

  /// Keeps the view from making its column or row larger. Recorded; hosts let it.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    style(.gridCellUnsizedAxes, .number(Double(axes.rawValue)))
  }

  /// Names the coordinate space of the view. Recorded; frames begin at zero in every space.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    style(.coordinateSpace, .text("\(name)"))
  }

  /// Names the coordinate space of the view. Recorded; frames begin at zero in every space.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    style(.coordinateSpace, .text("\(name.coordinateSpace)"))
  }
}

/// A frame made from the window's size.
private struct ContainerFrame {
  @Environment(\.windowSize) private var size
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  init(axes: Axis.Set, alignment: Alignment, length: @escaping (CGFloat, Axis) -> CGFloat) {
    self.axes = axes
    self.alignment = alignment
    self.length = length
  }
}

extension ContainerFrame: ViewModifier {
  func body(content: Content) -> some View {
    content.frame(
      width: axes.contains(.horizontal) ? length(size.width, .horizontal) : nil,
      height: axes.contains(.vertical) ? length(size.height, .vertical) : nil, alignment: alignment)
  }
}

/// Looks at the geometry of a view from behind it.
private struct GeometryWatch<T: Equatable & Sendable> {
  let transform: (GeometryProxy) -> T
  let action: (T, T) -> Void
}

extension GeometryWatch: ViewModifier {
  func body(content: Content) -> some View {
    content.background {
      GeometryReader { proxy in
        Color.clear.onChange(of: transform(proxy), initial: true, action)
      }
    }
  }
}
