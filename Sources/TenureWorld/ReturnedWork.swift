/// Generations of work that have come back from elsewhere: those that were there, those that they set going there, and so on.
public struct ReturnedWork: Sendable {
  /// How many.
  public var count = 0
  /// How long they were elsewhere, in real time, one after another. It does not count how long the main thread had no time
  /// for what came back.
  public var duration = Duration.zero
}
