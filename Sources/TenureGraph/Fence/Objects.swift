// From objects to their words and back. The words are the first stored properties of their classes; the offsets are
// checked when an object is made.

/// What stands before the first stored property of an object.
private var objectHeader: Int { 16 }

extension Source {
  /// Where this object's words are.
  @inline(__always) final var ref: SourceRef {
    unsafe SourceRef(
      (Unmanaged.passUnretained(self).toOpaque() + objectHeader).assumingMemoryBound(to: SourceFields.self))
  }

  /// Checks that the words are where `ref` says.
  final func checkLayout() {
    assert(unsafe withUnsafeMutablePointer(to: &fields) { unsafe $0 == ref.at })
  }
}

extension Observer {
  /// Where this object's words are.
  @inline(__always) final var ref: ObserverRef {
    unsafe ObserverRef(
      (Unmanaged.passUnretained(self).toOpaque() + objectHeader).assumingMemoryBound(to: ObserverFields.self))
  }

  /// Checks that the words are where `ref` says.
  final func checkLayout() {
    assert(unsafe withUnsafeMutablePointer(to: &fields) { unsafe $0 == ref.at })
  }
}

extension Derived {
  /// Where the words of this object's observing half are.
  @inline(__always) final var observerRef: ObserverRef { ref.asObserver }

  /// Checks that the words are where `observerRef` says.
  final func checkDerivedLayout() {
    checkLayout()
    assert(unsafe withUnsafeMutablePointer(to: &observing) { unsafe $0 == observerRef.at })
  }
}

extension Graph {
  /// Where this object's words are.
  @inline(__always) final var ref: GraphRef {
    unsafe GraphRef(
      (Unmanaged.passUnretained(self).toOpaque() + objectHeader).assumingMemoryBound(to: GraphFields.self))
  }

  /// Checks that the words are where `ref` says.
  final func checkLayout() {
    assert(unsafe withUnsafeMutablePointer(to: &fields) { unsafe $0 == ref.at })
  }
}

extension ObserverRef {
  /// The observer itself, held. Only without the flag `computed`.
  @inline(__always) var object: Observer {
    unsafe Unmanaged<Observer>.fromOpaque(UnsafeMutableRawPointer(at) - objectHeader).takeUnretainedValue()
  }

  /// Runs the observer without holding it. Only with the flag `held`.
  @inline(__always) func runHeld() {
    unsafe Unmanaged<Observer>.fromOpaque(UnsafeMutableRawPointer(at) - objectHeader)
      ._withUnsafeGuaranteedRef { $0.run() }
  }

  /// The computed node itself, held. Only with the flag `computed`.
  @inline(__always) var derived: Derived {
    unsafe Unmanaged<Derived>.fromOpaque(UnsafeMutableRawPointer(asSource.at) - objectHeader).takeUnretainedValue()
  }

  /// Runs the closure of a computed node without holding it: its death meanwhile stops the program (see `Derived`).
  @inline(__always) func recompute() {
    unsafe Unmanaged<Derived>.fromOpaque(UnsafeMutableRawPointer(asSource.at) - objectHeader)
      ._withUnsafeGuaranteedRef { $0.recompute() }
  }
}

extension GraphRef {
  /// The graph itself, held.
  @inline(__always) var object: Graph { unsafe unmanaged.takeUnretainedValue() }

  @inline(__always) private var unmanaged: Unmanaged<Graph> {
    unsafe Unmanaged<Graph>.fromOpaque(UnsafeMutableRawPointer(at) - objectHeader)
  }

  /// Keeps the graph alive until `release`: what every observer does.
  @inline(__always) func retain() { _ = unsafe unmanaged.retain() }
  @inline(__always) func release() { unsafe unmanaged.release() }
}
