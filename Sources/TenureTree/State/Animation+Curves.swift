extension Animation {
  /// A curve between two control points, `duration` seconds long.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    var animation = Animation("timingCurve", duration: duration)
    animation.controls = [p1x, p1y, p2x, p2y]
    return animation
  }

  /// A spring by its physics, which keeps the speed that a value has.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return Animation("spring", duration: 2 * .pi / frequency, bounce: max(1 - ratio, 0))
  }

  /// A spring by how it looks, which keeps the speed that a value has.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { Animation("spring", duration: duration, bounce: bounce) }

  /// The same as `interpolatingSpring(duration:bounce:)` with its defaults.
  public static var interpolatingSpring: Animation { interpolatingSpring() }

  /// Seconds from the change to the end; nil for one that goes on for ever.
  package var seconds: Double? { length }
}
