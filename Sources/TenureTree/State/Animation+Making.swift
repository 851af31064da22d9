extension Animation {
  /// The same speed for `duration` seconds.
  public static func linear(duration: Double = 0.35) -> Animation { Animation("linear", duration: duration) }
  /// Slow at the start, `duration` seconds long.
  public static func easeIn(duration: Double = 0.35) -> Animation { Animation("easeIn", duration: duration) }
  /// Slow at the end, `duration` seconds long.
  public static func easeOut(duration: Double = 0.35) -> Animation { Animation("easeOut", duration: duration) }
  /// Slow at both ends, `duration` seconds long.
  public static func easeInOut(duration: Double = 0.35) -> Animation { Animation("easeInOut", duration: duration) }
  /// A spring by its physics: the time of one swing, and how strongly it is damped (1 does not swing over).
  @_disfavoredOverload public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation("spring", duration: response, bounce: 1 - dampingFraction) }
  /// A spring by how it looks: its length, and how far it swings over its end.
  public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation("spring", duration: duration, bounce: bounce)
  }
  /// A short spring by its physics, for what follows a finger.
  @_disfavoredOverload public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation("interactiveSpring", duration: response, bounce: 1 - dampingFraction) }
  /// A short spring by how it looks, for what follows a finger.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation { Animation("interactiveSpring", duration: duration, bounce: 0.14 + extraBounce) }
  /// A spring that does not swing over its end, unless `extraBounce` makes it.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("smooth", duration: duration, bounce: extraBounce)
  }
  /// A spring that swings over its end a little.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("snappy", duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring that swings over its end visibly.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("bouncy", duration: duration, bounce: 0.3 + extraBounce)
  }
}
