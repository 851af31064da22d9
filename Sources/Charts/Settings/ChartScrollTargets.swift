import Foundation
import TenureElements
import TenureTree

/// Where a chart that a user scrolls comes to rest.
public protocol ChartScrollTargetBehavior: Sendable {}

/// A chart that comes to rest at a value: at every so many, or where a date has such components.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  /// Where a long scroll comes to rest.
  public struct MajorValueAlignment: Sendable {
    /// At whole pages.
    public static var page: Self { Self() }
    /// At every so many.
    public static func unit(_ unit: Double) -> Self { Self() }
    /// Where a date has such components.
    public static func matching(_ components: DateComponents) -> Self { Self() }
  }

  /// How far one scroll goes.
  public struct LimitBehavior: Sendable {
    /// Automatic.
    public static var automatic: Self { Self() }
    /// To the next place.
    public static var always: Self { Self() }
    /// As far as it goes.
    public static var never: Self { Self() }
  }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// At every so many.
  public static func valueAligned(
    unit: Double, majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment = .page,
    limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
  ) -> Self { Self() }

  /// Where a date has such components.
  public static func valueAligned(
    matching components: DateComponents,
    majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment = .page,
    limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
  ) -> Self { Self() }
}

/// A chart that comes to rest at whole pages.
public struct PagingChartScrollTargetBehavior: ChartScrollTargetBehavior {}

extension ChartScrollTargetBehavior where Self == PagingChartScrollTargetBehavior {
  /// At whole pages.
  public static var paging: Self { Self() }
}

extension View {
  /// Says where the chart comes to rest. Taken and not used: it comes to rest where a user leaves it.
  public nonisolated func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View { self }
}
