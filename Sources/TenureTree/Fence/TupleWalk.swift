/// Walks over the elements of a tuple where they lie, one after the other, each at the next place that suits its type.
/// The compiler would look the tuple's type up first, at every walk.
struct TupleWalk {
  /// Which element is next.
  private(set) var index = 0
  private var offset = 0

  @inline(__always)
  @MainActor mutating func makeNode<Element: View>(of type: Element.Type, from start: TupleStart, in place: Place)
    -> ViewNode
  {
    unsafe Element._makeNode(next(type, from: start).pointee, in: place)
  }

  @inline(__always)
  @MainActor mutating func updateNode<Element: View>(_ node: ViewNode, to type: Element.Type, from start: TupleStart) {
    unsafe Element._updateNode(node, at: _NewValue(at: UnsafeMutablePointer(mutating: next(type, from: start))))
  }

  @inline(__always)
  private mutating func next<Element>(_ type: Element.Type, from start: TupleStart) -> UnsafePointer<Element> {
    let alignment = MemoryLayout<Element>.alignment
    let place = (offset + alignment - 1) & ~(alignment - 1)
    offset = place + MemoryLayout<Element>.size
    index += 1
    return unsafe (start.address + place).assumingMemoryBound(to: Element.self)
  }
}

/// Where a tuple lies in memory, for as long as the closure that got it runs.
@safe struct TupleStart {
  fileprivate let address: UnsafeRawPointer
}

extension TupleStart {
  /// The tuple is all that the view holds, so both lie at the same place.
  @inline(__always)
  static func of<each Content: View>(_ view: _NewValue<TupleView<repeat each Content>>) -> TupleStart {
    unsafe TupleStart(address: UnsafeRawPointer(view.address))
  }
}

extension TupleView {
  @inline(__always)
  func walkFields(_ body: (TupleStart) -> Void) {
    unsafe withUnsafePointer(to: self) { view in unsafe body(TupleStart(address: UnsafeRawPointer(view))) }
  }
}
