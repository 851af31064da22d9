/// How a change is drawn, by a host that draws changes. What is shown has its new value at once.
public struct Movement: Hashable, Sendable {
  /// The speed of a movement over its time.
  public enum Curve: Hashable, Sendable {
    case linear, easeIn, easeOut, easeInOut
    /// By the two points that pull a curve from its start to its end.
    case bezier(Double, Double, Double, Double)
    /// Swings over its end the more, the nearer `bounce` is to 1.
    case spring(bounce: Double)
    /// Has covered these parts of its way, at even times.
    case parts([Double])
  }

  public var curve: Curve
  /// Seconds of one way.
  public var duration: Double
  /// Seconds before it begins.
  public var delay: Double
  /// How many ways; nil for one after the other for ever.
  public var repeats: Int?
  /// True where every second way leads back.
  public var autoreverses: Bool

  public init(
    _ curve: Curve, duration: Double, delay: Double = 0, repeats: Int? = 1, autoreverses: Bool = false
  ) {
    self.curve = curve
    self.duration = duration
    self.delay = delay
    self.repeats = repeats
    self.autoreverses = autoreverses
  }
}
