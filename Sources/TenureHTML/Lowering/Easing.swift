import Foundation
import TenureRender

/// A movement in the words of CSS.
package struct Easing: Equatable, Sendable {
  package var milliseconds: Int
  package var function: String
  package var delay: Int
  /// 0 for ever.
  package var ways: Int
  package var alternates: Bool

  package init(_ movement: Movement) {
    var seconds = movement.duration
    switch movement.curve {
    case .linear: function = "linear"
    case .easeIn: function = "ease-in"
    case .easeOut: function = "ease-out"
    case .easeInOut: function = "ease-in-out"
    case .bezier(let x1, let y1, let x2, let y2):
      let (first, second) = (min(max(x1, 0), 1), min(max(x2, 0), 1))
      function = "cubic-bezier(\([first, y1, second, y2].map(CSS.number).joined(separator: ",")))"
    case .parts(let parts):
      function = "linear(\((parts.isEmpty ? [0, 1] : parts).map(CSS.number).joined(separator: ",")))"
    case .spring(let bounce):
      let spring = Spring(duration: movement.duration, bounce: bounce)
      seconds = spring.length
      function = spring.function
    }
    milliseconds = Self.milliseconds(seconds)
    delay = Self.milliseconds(movement.delay)
    ways = movement.repeats.map { min(max($0, 1), 10_000) } ?? 0
    alternates = movement.autoreverses
  }

  /// No longer than an hour.
  private static func milliseconds(_ seconds: Double) -> Int {
    seconds.isFinite ? Int(min(max(seconds, 0), 3_600) * 1_000) : 0
  }
}

/// A weight on a spring, which is let go at 0 and comes to rest at 1.
package struct Spring {
  private let frequency: Double
  private let damping: Double

  package init(duration: Double, bounce: Double) {
    frequency = 2 * .pi / max(duration, 0.01)
    damping = min(max(1 - bounce, 0.05), 1)
  }

  /// Seconds until it moves by less than a two-hundredth.
  package var length: Double { (damping < 1 ? 5.3 / damping : 7.4) / frequency }

  package func position(at time: Double) -> Double {
    let decay = exp(-damping * frequency * time)
    guard damping < 1 else { return 1 - decay * (1 + frequency * time) }
    let swing = frequency * (1 - damping * damping).squareRoot()
    return 1 - decay * (cos(swing * time) + damping * frequency / swing * sin(swing * time))
  }

  package var function: String {
    let count = 24
    let points = (0..<count).map { CSS.number(position(at: length * Double($0) / Double(count))) }
    return "linear(\(points.joined(separator: ",")),1)"
  }
}
