import Foundation
import TenureElements
import TenureScenes
import TenureTree

/// A plot that is longer than what is seen of it at once.
@MainActor struct ScrollingPlot<Content: View> {
  /// Where the content has been scrolled to, as far as the host has told.
  @State private var reached: Int?
  let axes: Axis.Set
  /// Of the content.
  let size: CGSize
  /// What of it is seen.
  let seen: CGSize
  let stretches: ScrollStretches?
  let content: Content

  init(
    axes: Axis.Set, size: CGSize, seen: CGSize, stretches: ScrollStretches?, @ViewBuilder content: () -> Content
  ) {
    (self.axes, self.size, self.seen, self.stretches) = (axes, size, seen, stretches)
    self.content = content()
  }
}

extension ScrollingPlot: View {
  var body: some View {
    if let stretches {
      let wanted = stretches.wanted
      ScrollViewReader { reader in
        ScrollView(axes, showsIndicators: false) {
          LazyHStack(spacing: 0) {
            ForEach(0..<stretches.count, id: \.self) { number in stretch(number, stretches) }
          }
          .frame(width: size.width, height: size.height)
          .overlay(alignment: .topLeading) { content }
        }
        .scrollPosition(id: Binding(get: { reached }, set: { arrived(at: $0, stretches) }))
        .scrollIndicators(.hidden)
        .onChange(of: wanted, initial: true) {
          guard let wanted, wanted != reached else { return }
          reader.scrollTo(SeenFrom(number: wanted))
        }
      }
    } else {
      ScrollView(axes, showsIndicators: false) { content }.scrollIndicators(.hidden)
    }
  }

  private func arrived(at number: Int?, _ stretches: ScrollStretches) {
    guard let number, number != reached else { return }
    reached = number
    if number != stretches.wanted { stretches.write(number) }
  }

  /// A place to scroll to: with what is seen when it stands at the leading edge.
  private func stretch(_ number: Int, _ stretches: ScrollStretches) -> some View {
    let width = size.width / CGFloat(stretches.count)
    let rest = min(seen.width, size.width - width * CGFloat(number))
    return Color.clear.frame(width: width, height: size.height)
      .overlay(alignment: .leading) {
        Color.clear.frame(width: rest, height: size.height).id(SeenFrom(number: number))
      }
      .accessibilityIdentifier("Chart from \(stretches.words(number))").accessibilityHidden(true)
  }
}

private struct SeenFrom: Hashable {
  let number: Int
}

/// The places that a chart can be scrolled to.
struct ScrollStretches {
  let count: Int
  /// Where the program wants it.
  let wanted: Int?
  let write: (Int) -> Void
  let words: (Int) -> String

  init?(_ scale: PlotScale, _ setting: ScrollSetting?, unit: Calendar.Component?, visible: Double, _ locale: Locale) {
    guard let setting else { return nil }
    let whole = scale.upper - scale.lower
    guard scale.kind == .category || whole > 0 && whole.isFinite else { return nil }
    let length: Double =
      switch unit {
      case .day?: 86_400
      case .hour?: 3_600
      case .weekOfYear?: 604_800
      default: visible / 20
      }
    let count = scale.kind == .category ? scale.categories.count : Int((whole / max(length, whole / 1_000)).rounded())
    guard count > 0 else { return nil }
    self.count = count
    let value = { (number: Int) -> _PlottedValue in
      switch scale.kind {
      case .category: .category(scale.categories[number])
      case .number: .number(scale.lower + whole * Double(number) / Double(count))
      case .date: .date(Date(timeIntervalSinceReferenceDate: scale.lower + whole * Double(number) / Double(count)))
      }
    }
    wanted = setting.value().flatMap { value in
      if let name = value.category { return scale.categories.firstIndex(of: name) }
      return value.number.map { min(max(Int(((($0 - scale.lower) / whole) * Double(count)).rounded()), 0), count - 1) }
    }
    write = { setting.write(value($0)) }
    words = { value($0).words(locale) }
  }
}
