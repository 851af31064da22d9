import Foundation
import TenureLayout
import TenureRender
@_spi(Tree) import TenureTree

extension View {
  /// Says where a guide is in this view, for the stack around it.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(LayoutSaying(g.code, computeValue)) }

  /// Says where a guide is in this view, for the stack around it.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(LayoutSaying(g.code, computeValue)) }

  /// Says a value to the layout around.
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(
      LayoutSaying(
        style: RenderModifier(.layoutValue, value: .text("\(value)")), saying: .value(ObjectIdentifier(key), value)))
  }

  /// Gives the view the size of the container around it, along some axes: of the nearest scroll view, or the window without
  /// its safe area. A page in a browser gives it the space that there is.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View { modifier(ContainerFrame(axes: axes, alignment: alignment, length: nil)) }

  /// Gives the view a part of the container around it: `span` of `count`.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerFrame(axes: axes, alignment: alignment) { length, _ in
        (length - spacing * CGFloat(count - 1)) / CGFloat(count) * CGFloat(span) + spacing * CGFloat(span - 1)
      })
  }

  /// Gives the view the length that `length` makes of the container's, along some axes.
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

  /// Sets which point of the view stands at that of its cell. The browser keeps the grid's alignment.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    style(.gridCellAnchor, .text(anchor.name))
  }

  /// Keeps the view from making its column or row larger. The browser lets it.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    style(.gridCellUnsizedAxes, .number(Double(axes.rawValue)))
  }

  /// Names the coordinate space of the view: a `GeometryProxy` inside tells its frame in it.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceName(name: AnyHashable(name)))
  }

  /// Names the coordinate space of the view: a `GeometryProxy` inside tells its frame in it.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceName(name: name.name))
  }
}

/// A frame made from its container's size. Hosts that know no frames are told of one made from the window's.
private struct ContainerFrame {
  @Environment(\.windowSize) private var size
  let axes: Axis.Set
  let alignment: Alignment
  /// The container's whole length where none is made from it.
  let length: ((CGFloat, Axis) -> CGFloat)?

  init(axes: Axis.Set, alignment: Alignment, length: ((CGFloat, Axis) -> CGFloat)?) {
    self.axes = axes
    self.alignment = alignment
    self.length = length
  }
}

extension ContainerFrame: ViewModifier {
  func body(content: Content) -> some View {
    var facts = Attributes()
    // A host that knows no frames makes the width of the container's by these, where that can be said by two numbers.
    if axes.contains(.horizontal), let length, let (share, rest) = Self.line(length, .horizontal) {
      facts[.scale] = .number(share)
      facts[.spacing] = .number(rest)
    }
    if axes.contains(.horizontal) {
      facts[length == nil ? .maxWidth : .width] = .number(Double(length?(size.width, .horizontal) ?? .infinity))
    }
    if axes.contains(.vertical) {
      facts[length == nil ? .maxHeight : .height] = .number(Double(length?(size.height, .vertical) ?? .infinity))
    }
    if alignment != .center { facts[.alignment] = .text(alignment.name) }
    let length = length
    return content.modifier(
      LayoutSaying(
        style: RenderModifier(.containerRelativeFrame, facts),
        saying: .containerLength { container, axis in
          length.map { Double($0(CGFloat(container), axis == .horizontal ? .horizontal : .vertical)) } ?? container
        }))
  }
}

extension ContainerFrame {
  /// The length as a share of the container's and points beyond that; nil where it is something else.
  private static func line(_ length: (CGFloat, Axis) -> CGFloat, _ axis: Axis) -> (share: Double, rest: Double)? {
    let (first, second, third) = (length(400, axis), length(800, axis), length(300, axis))
    let share = (second - first) / 400, rest = first - 400 * share
    guard share.isFinite, rest.isFinite, abs(third - (300 * share + rest)) < 0.01 else { return nil }
    return (Double(share), Double(rest))
  }
}

extension LayoutSaying {
  fileprivate init(_ guide: AlignmentCode, _ value: @escaping (ViewDimensions) -> CGFloat) {
    style = RenderModifier(.alignmentGuide, value: .text(guide.name))
    saying = .guide(guide.guide) { Double(value(ViewDimensions($0))) }
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
