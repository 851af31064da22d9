import Foundation
import TenureElements
import TenureTree

extension View {
  /// Hides the x axis of charts inside, or shows it.
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
    chartSetting { $0.xAxis = visibility == .hidden ? .hidden : .automatic }
  }

  /// Hides the y axis of charts inside, or shows it.
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
    chartSetting { $0.yAxis = visibility == .hidden ? .hidden : .automatic }
  }

  /// Says what the x axis of charts inside consists of.
  public nonisolated func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let marks = content()._axisMarks
    return chartSetting { $0.xAxis = .own(marks) }
  }

  /// Says what the y axis of charts inside consists of.
  public nonisolated func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let marks = content()._axisMarks
    return chartSetting { $0.yAxis = .own(marks) }
  }

  /// Says what the x axis is: below it, at the leading side, unless told otherwise.
  public nonisolated func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) } }

  /// Says what the x axis is: below it, at the leading side, unless told otherwise.
  @_disfavoredOverload public nonisolated func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) } }

  /// Says what the x axis is: below it, at the leading side, unless told otherwise.
  public nonisolated func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(content(), position, .automatic, alignment, spacing)
    return chartSetting { $0.xTitles.append(title) }
  }

  /// Says what the y axis is: above it, at the trailing side, unless told otherwise.
  public nonisolated func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) } }

  /// Says what the y axis is: above it, at the trailing side, unless told otherwise.
  @_disfavoredOverload public nonisolated func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) } }

  /// Says what the y axis is: above it, at the trailing side, unless told otherwise.
  public nonisolated func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(content(), position, .automatic, alignment, spacing)
    return chartSetting { $0.yTitles.append(title) }
  }
}

extension AxisTitle {
  fileprivate init<V: View>(
    _ view: V, _ position: AnnotationPosition, _ usual: AnnotationPosition, _ alignment: Alignment?,
    _ spacing: CGFloat?
  ) {
    self.init(
      position: position == usual ? nil : position, alignment: alignment, spacing: spacing ?? 4,
      content: AnyView(view), size: LabelSize.of(view))
  }
}
