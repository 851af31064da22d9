/// The columns of a `LazyVGrid`, or the rows of a `LazyHGrid`: SwiftUI's `GridItem`.
public struct Track: Equatable, Sendable {
  /// What SwiftUI calls a grid item's size.
  public enum Length: Equatable, Sendable {
    case fixed(Double)
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many as fit, at least one.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// Across the direction in which the grid scrolls.
  public var length: Length
  /// The distance to the next one; `nil` for 8 points.
  public var spacing: Double?
  /// Where views are in it; `nil` for the grid's own.
  public var alignment: Alignment?

  /// As SwiftUI's, flexible unless told.
  public init(_ length: Length = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.length = length
    self.spacing = spacing
    self.alignment = alignment
  }

  /// Where a track is, with the alignment in it.
  public struct Place: Equatable, Sendable {
    /// From the leading side, or from the top.
    public var start: Double
    /// Across the direction in which the grid scrolls.
    public var length: Double
    /// `nil` for the grid's own.
    public var alignment: Alignment?
  }

  private var fixedLength: Double? {
    if case .fixed(let length) = length { return length }
    return nil
  }

  /// The arithmetic of lazy grids, which asks no view:
  ///
  /// 1. Distances and fixed tracks are taken off what is proposed (nothing proposed: every track has its least length).
  /// 2. The others, in order, take an equal share of the rest for those that still wait, within their limits.
  /// 3. An adaptive track's share is divided among as many tracks as fit with their least length and its spacing between.
  public static func places(_ tracks: [Track], in proposed: Double?) -> [Place] {
    let spacings = tracks.dropLast().map { $0.spacing ?? defaultSpacing }
    let taken = tracks.reduce(spacings.reduce(0, +)) { $0 + ($1.fixedLength ?? 0) }
    var left = (proposed ?? 0) - taken
    var waiting = tracks.count { $0.fixedLength == nil }
    var places: [Place] = []
    var position = 0.0
    for (index, track) in tracks.enumerated() {
      let share = waiting > 0 ? max(0, left / Double(waiting)) : 0
      var length = track.fixedLength ?? 0
      switch track.length {
      case .fixed: places.append(Place(start: position, length: length, alignment: track.alignment))
      case .flexible(let minimum, let maximum):
        length = max(minimum, min(maximum, share))
        places.append(Place(start: position, length: length, alignment: track.alignment))
      case .adaptive(let minimum, let maximum):
        length = max(minimum, share)
        let gap = track.spacing ?? defaultSpacing
        let count = length.isFinite ? max(1, Int((length + gap) / max(1, minimum + gap))) : 1
        let each = max(minimum, min(maximum, (length - gap * Double(count - 1)) / Double(count)))
        for number in 0..<count {
          let start = position + Double(number) * (each + gap)
          places.append(Place(start: start, length: each, alignment: track.alignment))
        }
        length = each * Double(count) + gap * Double(count - 1)
      }
      if track.fixedLength == nil {
        left -= length
        waiting -= 1
      }
      position += length + (index < spacings.count ? spacings[index] : 0)
    }
    return places
  }
}
