/// An outline of lines and curves, which is filled or stroked.
package struct Outline: Equatable, Sendable {
  package enum Element: Equatable, Sendable {
    case move(Spot)
    case line(Spot)
    case quad(Spot, Spot)
    case cubic(Spot, Spot, Spot)
    case close
  }

  package var elements: [Element] = []

  package init() {}
  package init(_ elements: [Element]) { self.elements = elements }

  package mutating func append(_ other: Outline) { elements += other.elements }

  package func moved(by affine: Affine) -> Outline {
    Outline(
      elements.map { element in
        switch element {
        case .move(let to): .move(affine(to))
        case .line(let to): .line(affine(to))
        case .quad(let control, let to): .quad(affine(control), affine(to))
        case .cubic(let first, let second, let to): .cubic(affine(first), affine(second), affine(to))
        case .close: .close
        }
      })
  }

  // MARK: Shapes

  /// How far the control points of a quarter of a circle are from its ends.
  static let quarter = 0.5522847498

  package static func rectangle(_ area: Area) -> Outline {
    Outline([
      .move(Spot(area.x, area.y)), .line(Spot(area.maxX, area.y)), .line(Spot(area.maxX, area.maxY)),
      .line(Spot(area.x, area.maxY)), .close,
    ])
  }

  package static func rectangle(_ area: Area, radius: Double) -> Outline {
    rectangle(area, radii: (radius, radius, radius, radius))
  }

  /// Radii from the upper left corner on, clockwise; none larger than fits.
  package static func rectangle(_ area: Area, radii: (Double, Double, Double, Double)) -> Outline {
    let most = min(area.width, area.height) / 2
    func fit(_ radius: Double) -> Double { max(0, min(radius, most)) }
    let (a, b, c, d) = (fit(radii.0), fit(radii.1), fit(radii.2), fit(radii.3))
    if a + b + c + d == 0 { return rectangle(area) }
    let k = 1 - quarter
    let (left, top, right, bottom) = (area.x, area.y, area.maxX, area.maxY)
    return Outline([
      .move(Spot(left + a, top)), .line(Spot(right - b, top)),
      .cubic(Spot(right - b * k, top), Spot(right, top + b * k), Spot(right, top + b)),
      .line(Spot(right, bottom - c)),
      .cubic(Spot(right, bottom - c * k), Spot(right - c * k, bottom), Spot(right - c, bottom)),
      .line(Spot(left + d, bottom)),
      .cubic(Spot(left + d * k, bottom), Spot(left, bottom - d * k), Spot(left, bottom - d)),
      .line(Spot(left, top + a)),
      .cubic(Spot(left, top + a * k), Spot(left + a * k, top), Spot(left + a, top)), .close,
    ])
  }

  /// Begins at the right and goes clockwise, as SwiftUI's circles do.
  package static func ellipse(_ area: Area) -> Outline {
    let (x, y, rx, ry) = (area.middle.x, area.middle.y, area.width / 2, area.height / 2)
    let (kx, ky) = (rx * quarter, ry * quarter)
    return Outline([
      .move(Spot(x + rx, y)),
      .cubic(Spot(x + rx, y + ky), Spot(x + kx, y + ry), Spot(x, y + ry)),
      .cubic(Spot(x - kx, y + ry), Spot(x - rx, y + ky), Spot(x - rx, y)),
      .cubic(Spot(x - rx, y - ky), Spot(x - kx, y - ry), Spot(x, y - ry)),
      .cubic(Spot(x + kx, y - ry), Spot(x + rx, y - ky), Spot(x + rx, y)), .close,
    ])
  }

  package static func circle(_ middle: Spot, _ radius: Double) -> Outline {
    ellipse(Area(middle.x - radius, middle.y - radius, 2 * radius, 2 * radius))
  }
}
