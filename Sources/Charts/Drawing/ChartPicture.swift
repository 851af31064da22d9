import Foundation
import TenureElements
import TenureTree

/// A chart that is so large: its axes, its marks, its legend.
@MainActor struct ChartPicture {
  let model: ChartModel
  let size: CGSize
  let locale: Locale
  let calendar: Calendar
}

extension ChartPicture: View {
  var body: some View {
    let geometry = ChartGeometry(model, size, locale, calendar)
    let proxy = ChartProxy(
      x: geometry.x.scale, y: geometry.y.scale, plot: geometry.window, angles: model.angles, settings: model.settings)
    Layers(size: size) {
      layers(model.settings.backgrounds, proxy)
      ForEach(Array(geometry.titles.enumerated()), id: \.offset) { entry in
        entry.element.title.content.font(.system(size: 11)).foregroundStyle(.secondary)
          .placed(in: entry.element.frame, entry.element.alignment)
      }
      if let legend = geometry.legend, legend.own == nil {
        ChartLegend(plan: legend).placed(in: geometry.legendFrame, model.settings.legend.alignment ?? .leading)
      }
      PlotArea(model: model, geometry: geometry, locale: locale, calendar: calendar)
      layers(model.settings.overlays, proxy)
    }
  }

  private func layers(_ layers: [ChartLayer], _ proxy: ChartProxy) -> some View {
    ForEach(Array(layers.enumerated()), id: \.offset) { entry in
      entry.element.content(proxy)
        .frame(width: size.width, height: size.height, alignment: entry.element.alignment)
    }
  }
}

extension View {
  /// Puts a view into a rectangle of the layers around it, whose views begin at the upper leading corner.
  func placed(in frame: CGRect, _ alignment: Alignment) -> some View {
    self.frame(width: frame.width, height: frame.height, alignment: alignment).offset(x: frame.minX, y: frame.minY)
  }

  /// Puts a point of a view, which is no larger than `space`, at a point of the view around it.
  func placed(at place: CGPoint, _ anchor: UnitPoint, space: CGSize) -> some View {
    let frame = CGRect(
      x: place.x - space.width * anchor.x, y: place.y - space.height * anchor.y, width: space.width,
      height: space.height)
    let alignment = Alignment(
      horizontal: anchor.x < 0.25 ? .leading : anchor.x > 0.75 ? .trailing : .center,
      vertical: anchor.y < 0.25 ? .top : anchor.y > 0.75 ? .bottom : .center)
    return fixedSize().placed(in: frame, alignment)
  }
}

/// Views over each other, each placed from the upper leading corner of a space that is so large.
@MainActor struct Layers<Content: View> {
  let size: CGSize
  let content: Content

  init(size: CGSize, @ViewBuilder content: () -> Content) {
    self.size = size
    self.content = content()
  }
}

extension Layers: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      // As large as the space, whatever is in it.
      Color.clear.frame(width: size.width, height: size.height).accessibilityHidden(true)
      content
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
  }
}
