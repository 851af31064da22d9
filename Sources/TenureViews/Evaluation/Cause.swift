/// What set off the work that is running: an event, carried to all that it starts, across `await`.
public struct Cause: Sendable, Hashable, CustomStringConvertible {
  /// In a person's words: `tap "Save"`.
  public var description: String

  package init(_ description: String) { self.description = description }

  /// The cause of the work running now. Tasks inherit it.
  @TaskLocal package static var current: Cause?
}
