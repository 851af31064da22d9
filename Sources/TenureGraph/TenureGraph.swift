import TenureThread
public final class Graph {
  public init() {}
  public var onNeedsFlush: (() -> Void)?
  public var recordsCauses = false
  var queue: [Observer] = []
  var flushing = false
  public var hasWork: Bool { !queue.isEmpty }
  public func flush() {
    if flushing { return }
    flushing = true
    while !queue.isEmpty {
      var best = 0
      for i in queue.indices where queue[i].height < queue[best].height { best = i }
      let o = queue.remove(at: best)
      o.isDirty = false
      o.run()
    }
    flushing = false
  }
  func enqueue(_ o: Observer) {
    let first = queue.isEmpty
    queue.append(o)
    if first && !flushing { onNeedsFlush?() }
  }
}
open class Source {
  var observers: [ObjectIdentifier: Observer] = [:]
  public init() {}
  public final func access() {
    guard let p = unsafe tenure_observer_get() else { return }
    let o = unsafe Unmanaged<Observer>.fromOpaque(p).takeUnretainedValue()
    observers[ObjectIdentifier(o)] = o
    o.sources[ObjectIdentifier(self)] = self
  }
  public final func invalidate() { for o in observers.values { o.mark(self) } }
  public final var isObserved: Bool { !observers.isEmpty }
}
open class Observer {
  public final let graph: Graph
  public final var height: Int32
  public final var isDirty = false
  final var sources: [ObjectIdentifier: Source] = [:]
  final var disposed = false
  public init(graph: Graph, height: Int32) { self.graph = graph; self.height = height }
  open func run() {}
  open func invalidated(by source: Source?) {}
  func mark(_ s: Source?) {
    if disposed { return }
    if graph.recordsCauses { invalidated(by: s) }
    if !isDirty { isDirty = true; graph.enqueue(self) }
  }
  public final func invalidate() { mark(nil) }
  public final func markClean() { if isDirty { isDirty = false; graph.queue.removeAll { $0 === self } } }
  public final func dispose() { markClean(); disposed = true; clear() }
  func clear() { for s in sources.values { s.observers[ObjectIdentifier(self)] = nil }; sources = [:] }
  public final func track<R>(_ body: () throws -> R) rethrows -> R {
    clear()
    let old = unsafe tenure_observer_get()
    unsafe tenure_observer_set(Unmanaged.passUnretained(self).toOpaque())
    defer { unsafe tenure_observer_set(old) }
    return try body()
  }
  public static func untracked<R>(_ body: () throws -> R) rethrows -> R {
    let old = unsafe tenure_observer_get()
    unsafe tenure_observer_set(nil)
    defer { unsafe tenure_observer_set(old) }
    return try body()
  }
}
