import TenureRender

/// How a change of a shown value is drawn. The value itself jumps at once.
public struct Animation: Hashable, Sendable {
  /// The curve's name and its numbers, for a host that draws it.
  var curve: String
  var duration: Double
  var delayed: Double = 0
  var speed: Double = 1
  var repeats: Int? = 1
  var autoreverses = false
  /// How far a spring swings over its end: 0 for not at all.
  var bounce = 0.0
  /// The two control points of a curve of the program's own, or the parts of the way that an animation of its own has
  /// covered, at even times.
  var controls: [Double] = []
  /// Seconds to where the change counts as complete; nil for the whole length.
  var logicalLength: Double?

  init(_ curve: String, duration: Double, bounce: Double = 0) {
    self.curve = curve
    self.duration = duration
    self.bounce = bounce
  }

  /// The animation of `withAnimation { }` where none is named.
  public static let `default` = Animation("default", duration: 0.35)
  /// The same speed from the start to the end.
  public static let linear = Animation("linear", duration: 0.35)
  /// Slow at the start.
  public static let easeIn = Animation("easeIn", duration: 0.35)
  /// Slow at the end.
  public static let easeOut = Animation("easeOut", duration: 0.35)
  /// Slow at both ends.
  public static let easeInOut = Animation("easeInOut", duration: 0.35)
  /// A spring that hardly swings over its end.
  public static let spring = Animation("spring", duration: 0.5)
  /// A spring that does not swing over its end.
  public static let smooth = Animation("smooth", duration: 0.5)
  /// A spring that swings over its end a little.
  public static let snappy = Animation("snappy", duration: 0.5, bounce: 0.15)
  /// A spring that swings over its end visibly.
  public static let bouncy = Animation("bouncy", duration: 0.5, bounce: 0.3)
  /// A short spring, for what follows a finger.
  public static let interactiveSpring = Animation("interactiveSpring", duration: 0.15, bounce: 0.14)

  /// Begins `delay` seconds later.
  public func delay(_ delay: Double) -> Animation {
    with {
      $0.delayed += delay
      $0.logicalLength? += delay
    }
  }
  /// Counts as complete after `duration` seconds, unless it is earlier.
  public func logicallyComplete(after duration: Double) -> Animation { with { $0.logicalLength = duration } }
  /// Runs `speed` times as fast.
  public func speed(_ speed: Double) -> Animation { with { $0.speed *= speed } }
  /// Runs `count` times, every other time backwards if `autoreverses`.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    with {
      $0.repeats = count
      $0.autoreverses = autoreverses
    }
  }
  /// Runs until the view goes or another change takes its place.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    with {
      $0.repeats = nil
      $0.autoreverses = autoreverses
    }
  }

  /// Seconds from the change to the end; nil for one that goes on for ever.
  var length: Double? { repeats.map { delayed + duration * Double($0) / speed } }

  private func with(_ change: (inout Animation) -> Void) -> Animation {
    var animation = self
    change(&animation)
    return animation
  }
}

extension Animation {
  /// What a program's own animation covers of the way, at even times of `duration` seconds.
  package init(parts: [Double], duration: Double, logicalLength: Double?) {
    self.init("custom", duration: duration)
    controls = parts
    self.logicalLength = logicalLength
  }

  /// Seconds to where the change counts as complete.
  func length(to criteria: AnimationCompletionCriteria) -> Double? {
    guard criteria == .logicallyComplete, let logicalLength else { return length }
    return min(logicalLength, length ?? .infinity)
  }

  /// For a host that draws it.
  package var movement: Movement {
    let kind: Movement.Curve =
      switch curve {
      case "linear": .linear
      case "easeIn": .easeIn
      case "easeOut": .easeOut
      case "easeInOut", "default": .easeInOut
      case "timingCurve": .bezier(controls[0], controls[1], controls[2], controls[3])
      case "custom": .parts(controls)
      default: .spring(bounce: bounce)
      }
    return Movement(
      kind, duration: duration / max(speed, 0.001), delay: delayed, repeats: repeats, autoreverses: autoreverses)
  }
}

/// Runs `body` now; the changes that its writes lead to are animated.
@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}
