import Foundation
import TenureElements
import TenureTree

/// Which way the label of an axis runs.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  enum Kind: Sendable { case automatic, horizontal, vertical, verticalReversed }

  let kind: Kind
  /// As the chart likes it: level.
  public static var automatic: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .automatic) }
  /// Level.
  public static var horizontal: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .horizontal) }
  /// Upright, read from the top.
  public static var vertical: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .vertical) }
  /// Upright, read from below.
  public static var verticalReversed: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .verticalReversed) }

  var isUpright: Bool { kind == .vertical || kind == .verticalReversed }
}

/// What becomes of labels that would overlap.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  let isDisabled: Bool
  /// How far labels stay apart.
  var spacing: CGFloat = 3
  /// As the chart likes it: later labels are left out.
  public static var automatic: AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(isDisabled: false)
  }
  /// Later labels are left out.
  public static var greedy: AxisValueLabelCollisionResolution { automatic }
  /// Labels that would be closer to the one before are left out.
  public static func greedy(minimumSpacing: CGFloat?) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(isDisabled: false, spacing: minimumSpacing ?? 3)
  }
  /// All labels are shown.
  public static var disabled: AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(isDisabled: true)
  }
}

/// What an axis says at a value.
///
///     AxisMarks(values: .stride(by: .month)) { _ in
///       AxisGridLine()
///       AxisValueLabel(format: .dateTime.month(.abbreviated), centered: true)
///     }
public struct AxisValueLabel<Content: View>: AxisMark {
  /// The parts, for a chart.
  public let _pieces: [_AxisPiece]

  private init(
    _ content: AxisLabel.Content, _ centered: Bool?, _ anchor: UnitPoint?,
    _ collision: AxisValueLabelCollisionResolution, _ orientation: AxisValueLabelOrientation,
    _ horizontal: CGFloat?, _ vertical: CGFloat?
  ) {
    let label = AxisLabel(
      content: content, anchor: anchor, orientation: orientation, collision: collision,
      horizontalSpacing: horizontal, verticalSpacing: vertical)
    _pieces = [_AxisPiece(kind: .label(label), isCentered: centered)]
  }

  /// A view; centred, it is half way between two values.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    let view = content()
    self.init(
      .view(AnyView(view), LabelSize.of(view)), centered, anchor, collisionResolution, orientation, horizontalSpacing,
      verticalSpacing)
  }
}

extension AxisValueLabel where Content == Text {
  /// The value itself.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .automatic, centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
  }

  /// The value in a format.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      .formatted(format), centered, anchor, collisionResolution, orientation,
      horizontalSpacing, verticalSpacing)
  }

  /// Words.
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .text(titleKey.plain), centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
  }

  /// Words.
  @_disfavoredOverload public init(
    _ title: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .text(String(title)), centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
  }
}
