/// What set off the work that is running: an event, carried to all that it starts, across `await`.
package struct Cause: Sendable, Hashable, CustomStringConvertible {
  /// In a user's words: `tap "Save"`.
  package var description: String
  /// Where it happened, if somebody listens there: the record has also what is written and nobody there reads.
  private let place: WeakWindow?

  package init(_ description: String, in window: Window? = nil) {
    self.description = description
    place = window.map { WeakWindow($0) }
  }

  package var window: Window? { place?.window }

  package static func == (a: Cause, b: Cause) -> Bool { a.description == b.description }
  package func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// True from the first window on that somebody listens to: before it, nobody asks for causes.
  @MainActor package static var isFollowed = false

  /// The cause of the work running now. Tasks inherit it.
  @TaskLocal package static var current: Cause?
}

/// A window for as long as it is there.
private final class WeakWindow: Sendable {
  weak let window: Window?

  init(_ window: Window) { self.window = window }
}
