import Foundation

/// Where a finger was in the last tenth of a second.
struct DragTrack {
  private var places: [(place: CGPoint, time: Date)] = []

  /// A finger that is lifted where it was for long is at rest.
  mutating func add(_ place: CGPoint, at time: Date, isLast: Bool) {
    places.removeAll { time.timeIntervalSince($0.time) > 0.1 }
    if !isLast { places.append((place, time)) }
  }

  /// In points a second. What comes in at once says nothing of that.
  var velocity: CGSize {
    guard let first = places.first, let last = places.last else { return .zero }
    let time = last.time.timeIntervalSince(first.time)
    if time < 0.01 { return .zero }
    func speed(_ way: CGFloat) -> CGFloat { min(max(way / time, -8000), 8000) }
    return CGSize(width: speed(last.place.x - first.place.x), height: speed(last.place.y - first.place.y))
  }
}
