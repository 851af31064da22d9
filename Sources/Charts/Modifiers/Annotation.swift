import Foundation
import TenureElements
import TenureTree

/// Where a view stands beside a mark.
public struct AnnotationPosition: Hashable, Sendable {
  /// In parts of the mark's size, from its middle.
  let x: CGFloat
  let y: CGFloat

  private let isAutomatic: Bool

  private init(_ x: CGFloat, _ y: CGFloat, isAutomatic: Bool = false) {
    (self.x, self.y, self.isAutomatic) = (x, y, isAutomatic)
  }

  /// Above the mark.
  public static var automatic: AnnotationPosition { AnnotationPosition(0, -1, isAutomatic: true) }
  /// In front of the mark.
  public static var overlay: AnnotationPosition { AnnotationPosition(0, 0) }
  /// Above the mark.
  public static var top: AnnotationPosition { AnnotationPosition(0, -1) }
  /// Below the mark.
  public static var bottom: AnnotationPosition { AnnotationPosition(0, 1) }
  /// Before the mark.
  public static var leading: AnnotationPosition { AnnotationPosition(-1, 0) }
  /// After the mark.
  public static var trailing: AnnotationPosition { AnnotationPosition(1, 0) }
  /// Above the mark, and before it.
  public static var topLeading: AnnotationPosition { AnnotationPosition(-1, -1) }
  /// Above the mark, and after it.
  public static var topTrailing: AnnotationPosition { AnnotationPosition(1, -1) }
  /// Below the mark, and before it.
  public static var bottomLeading: AnnotationPosition { AnnotationPosition(-1, 1) }
  /// Below the mark, and after it.
  public static var bottomTrailing: AnnotationPosition { AnnotationPosition(1, 1) }
}

/// What an annotation is made for.
public struct AnnotationContext: Sendable {
  /// How large the mark is.
  public let targetSize: CGSize
}

/// What becomes of an annotation that would leave the chart.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  let x: Strategy
  let y: Strategy

  /// What to do along one axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
  /// As the chart likes it.
  public static var automatic: AnnotationOverflowResolution { AnnotationOverflowResolution() }

  /// What to do along one axis.
  public struct Strategy: Hashable, Sendable {
    let name: String
    /// As the chart likes it.
    public static var automatic: Strategy { Strategy(name: "automatic") }
    /// Keeps the annotation inside the chart.
    public static var fit: Strategy { Strategy(name: "fit") }
    /// Keeps the annotation inside a part of the chart.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(name: "fit") }
    /// Leaves the annotation where it is.
    public static var disabled: Strategy { Strategy(name: "disabled") }
    /// Makes space for the annotation around the plot.
    @available(*, unavailable, message: "A chart makes no space for annotations. Use .fit(to: .chart).")
    public static var padScale: Strategy { Strategy(name: "padScale") }
  }

  /// What an annotation is kept inside of.
  public struct Boundary: Hashable, Sendable {
    let name: String
    /// The whole chart.
    public static var automatic: Boundary { Boundary(name: "automatic") }
    /// The whole chart.
    public static var chart: Boundary { Boundary(name: "chart") }
    /// Where the marks are.
    public static var plot: Boundary { Boundary(name: "plot") }
  }
}

extension ChartContent {
  /// Puts a view beside each mark: for a line, beside each of its points.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic) { _ in
      content()
    }
  }

  /// Puts a view beside each mark, made for its size.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic, content: content)
  }

  /// Puts a view beside each mark, and says what becomes of it at the chart's edges.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing, overflowResolution: overflowResolution) {
      _ in content()
    }
  }

  /// Puts a view beside each mark, made for its size, and says what becomes of it at the chart's edges.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    let annotation = MarkAnnotation(
      position: position, alignment: alignment, spacing: spacing ?? 4, overflow: overflowResolution
    ) { AnyView(content($0)) }
    return changed { $0.style.annotations.append(annotation) }
  }
}
