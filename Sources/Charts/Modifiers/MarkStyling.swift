import Foundation
import TenureElements
import TenureTree

extension ChartContent {
  /// Sets the colour or the gradient of the marks.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    let style = AnyShapeStyle(style)
    return changed { $0.style.foreground = $0.style.foreground ?? style }
  }

  /// Colours the marks by a value: each category has a colour, and the legend says which.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let value = value.mark
    return changed { $0.style.foregroundBy = $0.style.foregroundBy ?? value }
  }

  /// Makes the marks less opaque.
  public func opacity(_ opacity: Double) -> some ChartContent { changed { $0.style.opacity *= opacity } }

  /// Rounds the corners of bars, rectangles and sectors.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    changed { $0.style.corners = $0.style.corners ?? radius }
  }

  /// Draws what of bars and rectangles lies in a shape that is as large as they are.
  ///
  ///     BarMark(x: .value("Day", day), y: .value("Steps", steps)).clipShape(Capsule())
  ///
  /// The trap: other marks are drawn whole.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
    changed { $0.style.clip = $0.style.clip ?? { shape.path(in: $0) } }
  }

  /// Sets how lines are drawn: their width, their ends, their dashes.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changed { $0.style.line = $0.style.line ?? style }
  }

  /// Draws the lines by a value: each category has dashes of its own.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let value = value.mark
    return changed { $0.style.lineBy = $0.style.lineBy ?? value }
  }

  /// Sets how lines and areas get from one point to the next.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changed { $0.style.interpolation = $0.style.interpolation ?? method }
  }

  /// Puts bars of different categories beside each other instead of one on top of the other.
  public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    let value = value.mark
    return changed { $0.style.position = $0.style.position ?? (value, axis, span) }
  }

  /// Moves the marks by so many points.
  public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }

  /// Moves the marks by so many points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    changed {
      $0.style.offset.width += x
      $0.style.offset.height += y
    }
  }

  /// Moves the marks along the x axis, and their upper and lower ends each.
  @_disfavoredOverload public func offset(
    x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent { moved(x, x, yStart, yEnd) }

  /// Moves the marks along the y axis, and their leading and trailing ends each.
  @_disfavoredOverload public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { moved(xStart, xEnd, y, y) }

  /// Moves the ends of the marks, each by so many points.
  public func offset(xStart: CGFloat, xEnd: CGFloat, yStart: CGFloat, yEnd: CGFloat) -> some ChartContent {
    moved(xStart, xEnd, yStart, yEnd)
  }

  private func moved(
    _ leading: CGFloat, _ trailing: CGFloat, _ top: CGFloat, _ bottom: CGFloat
  ) -> ModifiedMarks<Self> {
    changed {
      $0.style.edges.leading += leading
      $0.style.edges.trailing += trailing
      $0.style.edges.top += top
      $0.style.edges.bottom += bottom
    }
  }

  /// Draws the marks in front of those with a lower value.
  public func zIndex(_ value: Double) -> some ChartContent { changed { $0.style.zIndex = $0.style.zIndex ?? value } }
}
