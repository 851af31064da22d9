import CoreLocation
import Foundation
import TenureElements
import TenureTree

/// The ground of a map: a net of degrees, and the lines and areas of its content.
struct MapGround: View {
  let sight: MapSight
  let items: [MapItem]
  let colors: MapStyle
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(colors.ground(scheme)))
      net(in: &context)
      for item in items { draw(item, in: &context) }
      let note = context.resolve(Text("No map data").font(.system(size: 10)).foregroundColor(.secondary))
      context.draw(note, at: CGPoint(x: 8, y: size.height - 8), anchor: .bottomLeading)
    }
  }

  /// Lines of degrees that are some hundred points apart, with their numbers.
  private func net(in context: inout GraphicsContext) {
    let rect = sight.rect
    let degree = MKMapSize.world.width / 360 * sight.scale
    let steps = [30.0, 15, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002, 0.0001]
    let step = steps.last { $0 * degree >= 90 } ?? 30
    let (west, east) = (MKMapPoint(x: rect.minX, y: 0).coordinate, MKMapPoint(x: rect.maxX, y: 0).coordinate)
    var lines = Path()
    for number in numbers(from: west.longitude, to: east.longitude, step) {
      let x = (MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: number)).x - rect.minX) * sight.scale
      lines.move(to: CGPoint(x: x, y: 0))
      lines.addLine(to: CGPoint(x: x, y: sight.size.height))
      label(number.wrapped, "E", "W", at: CGPoint(x: x + 3, y: 2), in: &context)
    }
    let (south, north) = (MKMapPoint(x: 0, y: rect.maxY).coordinate, MKMapPoint(x: 0, y: rect.minY).coordinate)
    for number in numbers(from: max(south.latitude, -85), to: min(north.latitude, 85), step) {
      let y = (MKMapPoint(CLLocationCoordinate2D(latitude: number, longitude: 0)).y - rect.minY) * sight.scale
      lines.move(to: CGPoint(x: 0, y: y))
      lines.addLine(to: CGPoint(x: sight.size.width, y: y))
      label(number, "N", "S", at: CGPoint(x: 3, y: y + 2), in: &context)
    }
    context.stroke(lines, with: .color(colors.lines(scheme)), lineWidth: 1)
  }

  private func numbers(from least: Double, to most: Double, _ step: Double) -> [Double] {
    guard least.isFinite, most.isFinite, most > least, (most - least) / step < 100 else { return [] }
    return (Int((least / step).rounded(.up))...max(Int((least / step).rounded(.up)), Int((most / step).rounded(.down))))
      .map { Double($0) * step }.filter { $0 <= most }
  }

  private func label(
    _ degrees: Double, _ positive: String, _ negative: String, at place: CGPoint, in context: inout GraphicsContext
  ) {
    let number = abs(degrees).formatted(.number.precision(.fractionLength(0...4)))
    let side = degrees == 0 ? "" : degrees > 0 ? positive : negative
    context.draw(
      Text(verbatim: "\(number)°\(side)").font(.system(size: 9)).foregroundColor(.secondary), at: place,
      anchor: .topLeading)
  }

  private func draw(_ item: MapItem, in context: inout GraphicsContext) {
    switch item.kind {
    case .marker, .view: break
    case .line(let points):
      context.stroke(
        path(points), with: .style(item.outline ?? item.filling ?? AnyShapeStyle(TintShapeStyle.tint)),
        style: item.stroke ?? StrokeStyle(lineWidth: 3))
    case .area(let rings):
      var area = Path()
      for ring in rings {
        area.addPath(path(ring))
        area.closeSubpath()
      }
      if item.filling != nil || item.outline == nil {
        context.fill(area, with: .style(item.filling ?? AnyShapeStyle(TintShapeStyle.tint)))
      }
      if let outline = item.outline { context.stroke(area, with: .style(outline), style: item.stroke ?? StrokeStyle()) }
    }
  }

  private func path(_ points: [MKMapPoint]) -> Path {
    var path = Path()
    // From point to point, so that what goes over the line of dates does not go around the Earth.
    var former: (point: MKMapPoint, place: CGPoint)?
    for point in points where point.isFinite {
      var place = sight.place(of: point)
      if let former {
        var far = (point.x - former.point.x).truncatingRemainder(dividingBy: MKMapSize.world.width)
        if far > MKMapSize.world.width / 2 { far -= MKMapSize.world.width }
        if far < -MKMapSize.world.width / 2 { far += MKMapSize.world.width }
        place.x = former.place.x + far * sight.scale
        path.addLine(to: place)
      } else {
        path.move(to: place)
      }
      former = (point, place)
    }
    return path
  }
}

extension Double {
  /// Between -180 and 180.
  fileprivate var wrapped: Double {
    let turned = (self + 180).truncatingRemainder(dividingBy: 360)
    return (turned < 0 ? turned + 360 : turned) - 180
  }
}
