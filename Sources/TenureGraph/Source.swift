/// Something that can be read and can change. It holds no value itself: a subclass does, and calls `access()` before it
/// reads the value and `invalidate()` after it has changed it.
///
/// Beside the object header it takes 24 bytes. Its observers may belong to different graphs, but to one thread.
open class Source {
  /// The engine's words. First in the object: see Fence/Fields.swift.
  final var fields: SourceFields

  public init() {
    fields = SourceFields(isComputed: false)
    checkLayout()
  }

  /// For `Derived`.
  init(isComputed: Bool) {
    fields = SourceFields(isComputed: isComputed)
    checkLayout()
  }

  deinit {
    if ref.firstReader != nil { ref.leaveReaders() }
  }

  /// Marks the observers that depend on this source. Runs them before it returns only in graphs that are idle and have
  /// no `onNeedsFlush`.
  public final func invalidate() {
    if ref.firstReader != nil { spread(from: ref, cause: self) }
  }

  /// True iff an observer or a computed node depends on this source.
  public final var isObserved: Bool { ref.firstReader != nil }
}
