/// How often something may happen: so many at once, and so many each second after that.
struct Allowance: Sendable {
  let burst: Double
  let perSecond: Double
  private var left: Double
  private var last: ContinuousClock.Instant?

  init(burst: Int, perSecond: Int) {
    self.burst = Double(burst)
    self.perSecond = Double(perSecond)
    left = Double(burst)
  }

  /// True if it may happen now.
  mutating func take(at now: ContinuousClock.Instant) -> Bool {
    if let last { left = min(burst, left + (now - last) / .seconds(1) * perSecond) }
    last = now
    if left < 1 { return false }
    left -= 1
    return true
  }
}
