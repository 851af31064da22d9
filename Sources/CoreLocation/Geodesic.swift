import Foundation

/// The shortest line between two places on the ellipsoid of WGS 84, by Vincenty's inverse formula (Survey Review XXIII, 176,
/// 1975). What phones answered in 2016, as people have measured it, agrees with it to a hundred-thousandth.
///
/// The longitudes' difference on a sphere around the ellipsoid is improved until it changes no more. Between places that lie
/// nearly opposite each other it grows beyond half a turn or never settles: then the arc on a sphere of the Earth's mean
/// radius is taken, which is off by less than a thousandth.
enum Geodesic {
  private static let radius = 6_378_137.0
  private static let flattening = 1 / 298.257223563
  private static let polarRadius = radius * (1 - flattening)
  private static let meanRadius = (2 * radius + polarRadius) / 3

  static func distance(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D) -> Double {
    let difference = radians((to.longitude - from.longitude).remainder(dividingBy: 360))
    // Latitudes on the sphere, of which the ellipsoid is a flattened picture.
    let first = atan((1 - flattening) * tan(radians(from.latitude)))
    let second = atan((1 - flattening) * tan(radians(to.latitude)))
    var longitude = difference
    for _ in 0..<1000 where abs(longitude) <= .pi {
      let east = cos(second) * sin(longitude)
      let north = cos(first) * sin(second) - sin(first) * cos(second) * cos(longitude)
      let sine = hypot(east, north)
      if sine == 0 && cos(longitude) > 0 { return 0 }
      let cosine = sin(first) * sin(second) + cos(first) * cos(second) * cos(longitude)
      let arc = atan2(sine, cosine)
      let sineOfCourse = sine == 0 ? 0 : cos(first) * cos(second) * sin(longitude) / sine
      let courseSquared = 1 - sineOfCourse * sineOfCourse
      // Along the equator there is no middle.
      let middle = courseSquared == 0 ? 0 : cosine - 2 * sin(first) * sin(second) / courseSquared
      let c = flattening / 16 * courseSquared * (4 + flattening * (4 - 3 * courseSquared))
      let bend = arc + c * sine * (middle + c * cosine * (2 * middle * middle - 1))
      let better = difference + (1 - c) * flattening * sineOfCourse * bend
      if abs(better - longitude) < 1e-12 {
        return length(arc: arc, sine: sine, cosine: cosine, courseSquared: courseSquared, middle: middle)
      }
      longitude = better
    }
    let halves = (sin(radians(to.latitude - from.latitude) / 2), sin(difference / 2))
    let product = cos(radians(from.latitude)) * cos(radians(to.latitude))
    return 2 * meanRadius * asin(min(1, (halves.0 * halves.0 + product * halves.1 * halves.1).squareRoot()))
  }

  private static func length(arc: Double, sine: Double, cosine: Double, courseSquared: Double, middle: Double) -> Double
  {
    let u = courseSquared * (radius * radius / (polarRadius * polarRadius) - 1)
    let a = 1 + u / 16384 * (4096 + u * (u * (320 - 175 * u) - 768))
    let b = u / 1024 * (256 + u * (u * (74 - 47 * u) - 128))
    let squared = 2 * middle * middle - 1
    let last = b / 6 * middle * (4 * sine * sine - 3) * (4 * middle * middle - 3)
    return polarRadius * a * (arc - b * sine * (middle + b / 4 * (cosine * squared - last)))
  }

  private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
