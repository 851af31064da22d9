import Foundation
import TenureElements
import TenureTree

/// What colours, symbols and lines stand for.
@MainActor struct ChartLegend {
  let plan: LegendPlan
}

extension ChartLegend: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(Array(plan.rows.enumerated()), id: \.offset) { row in
        HStack(spacing: LegendPlan.gap) {
          ForEach(row.element) { entry in
            HStack(spacing: 5) {
              LegendSymbol(entry: entry).frame(width: 8, height: 8)
              Text(entry.words).font(.system(size: LabelSize.fontSize)).foregroundStyle(.secondary).lineLimit(1)
                .fixedSize()
            }
          }
        }
        .frame(height: LegendPlan.rowHeight)
      }
    }
  }
}

@MainActor private struct LegendSymbol {
  let entry: LegendPlan.Entry
}

extension LegendSymbol: View {
  var body: some View {
    if let line = entry.line {
      Path { path in path.addLines([CGPoint(x: 0, y: 4), CGPoint(x: 8, y: 4)]) }.stroke(entry.style, style: line)
    } else if let symbol = entry.symbol {
      SymbolView(symbol: symbol, size: CGSize(width: 8, height: 8), style: entry.style)
    } else {
      Circle().fill(entry.style)
    }
  }
}

/// A symbol, filled or as a line.
@MainActor struct SymbolView {
  let symbol: any ChartSymbolShape
  let size: CGSize
  let style: AnyShapeStyle
}

extension SymbolView: View {
  var body: some View {
    if let border = (symbol as? any LinedSymbol)?.border {
      let half = border / 2
      symbol.path(in: CGRect(origin: .zero, size: size).insetBy(dx: half, dy: half)).stroke(style, lineWidth: border)
    } else {
      symbol.path(in: CGRect(origin: .zero, size: size)).fill(style)
    }
  }
}
