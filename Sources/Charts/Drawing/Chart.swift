import Foundation
import TenureElements
import TenureTree

/// A view that plots data as marks: bars, lines, points, areas, sectors.
///
///     Chart(sales) { sale in
///       BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
///     }
///
/// Scales, axes and colours follow from the values. For assistive technology, and for a test, each mark is an element:
/// `try screen.element(role: "shape", label: "Jan").value`.
public struct Chart<Content: ChartContent> {
  @Environment(\.chartSettings) private var settings
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  private let content: Content

  /// Marks that the closure lists.
  public nonisolated init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Marks for each element of a collection.
  public nonisolated init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping @MainActor (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data: data, content: content, id: { $0.id })
  }

  /// Marks for each element of a collection, known by what `id` leads to.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping @MainActor (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension Chart: View {
  /// The marks with their axes, and the legend.
  public var body: some View {
    ChartReader(model: ChartModel(content._marks.marks, settings), locale: locale, calendar: calendar)
  }
}

/// Finds out how large a chart is.
@MainActor struct ChartReader {
  let model: ChartModel
  let locale: Locale
  let calendar: Calendar
}

extension ChartReader: View {
  var body: some View {
    let legend = model.settings.legend
    if let own = legend.content, !legend.isHidden {
      // The program's own legend is as large as it is.
      let position = legend.position
      if position.y == 0, position.x != 0 {
        HStack(alignment: .top, spacing: legend.spacing) {
          if position.x < 0 { own }
          plot
          if position.x > 0 { own }
        }
      } else if position == .overlay {
        plot.overlay(alignment: legend.alignment ?? .topLeading) { own }
      } else {
        VStack(alignment: (legend.alignment ?? .leading).horizontal, spacing: legend.spacing) {
          if position.y < 0 { own }
          plot
          if position.y > 0 { own }
        }
      }
    } else {
      plot
    }
  }

  private var plot: some View {
    GeometryReader { proxy in
      ChartPicture(model: model, size: proxy.size, locale: locale, calendar: calendar)
    }
  }
}
