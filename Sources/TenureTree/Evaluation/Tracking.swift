@_spi(SwiftUI) import Observation
import Synchronization
import TenureGraph
import TenureThread

extension ViewNode {
  /// Runs `evaluate` so that all it reads, state and observable properties alike, makes this node run again.
  @inline(__always)
  package final func tracked<Result>(_ evaluate: () -> Result) -> Result {
    observer!.track { observed(evaluate) }
  }

  /// Runs `evaluate` so that the observable properties it reads make this node run again. What an earlier run read
  /// does so no more.
  @inline(__always)
  final func observed<Result>(_ evaluate: () -> Result) -> Result {
    let window = window
    let last = window.observation.overtake(self)
    var list = ObservedList()
    let result = list.note(for: self, evaluate)
    if last != nil || !list.isEmpty {
      window.observation.keep(list.take(), of: self, after: last, isRecorded: window.log != nil)
    }
    return result
  }

  /// Runs `read`, where it is not known what it reads: the library watches that until the first change, which makes this
  /// node run again. Nothing takes such a watch back.
  @inline(never)
  final func watched<Result>(_ read: () -> Result) -> Result {
    let node = WeakNode(self)
    return withObservation(read) { node.value?.observableChanged("observable") }
  }

  fileprivate final func observableChanged(_ name: String) {
    window.invalidate(self, because: name)
  }
}

/// A node that may be gone, carried to where it may be asked for.
package final class WeakNode: @unchecked Sendable {
  /// Read on the main actor only.
  package weak var value: ViewNode?

  package init(_ value: ViewNode) { self.value = value }
}

/// Runs `read`; the first change of an observable property that it read calls `onChange`, on the main actor and when the
/// change is done.
@MainActor func withObservation<Result>(
  _ read: () -> Result, onChange: @escaping @MainActor () -> Void
) -> Result {
  let change = Unchecked(value: onChange)
  return withObservationTracking(
    read,
    didSet: { tracking in
      tracking.cancel()
      if tenure_is_main_thread() { asMainActor { change.value() } } else { onMain { change.value() } }
    })
}

/// What the nodes of a window have read of observable objects, and what is written to these.
@MainActor struct WindowObservation {
  /// What the latest evaluations have read, for nodes that have read any.
  private var readings: [ObjectIdentifier: ObservedReading] = [:]
  let writes = ObservedWrites()
  /// While an event is under way and somebody listens.
  var unread: UnreadWrites?

  var all: some Collection<ObservedReading> { readings.values }

  /// The node is about to be evaluated. What its last evaluation read is watched until the new one is over, for changes by
  /// other threads; main thread's own count no more.
  func overtake(_ node: ViewNode) -> ObservedReading? {
    if readings.isEmpty { return nil }
    let last = readings[ObjectIdentifier(node)]
    last?.overtake()
    return last
  }

  /// The evaluation is over, and `list` is what it read.
  mutating func keep(
    _ list: ObservationTracking._AccessList?, of node: ViewNode, after last: ObservedReading?, isRecorded: Bool
  ) {
    let reading = list.map { ObservedReading(of: node, $0, isRecorded: isRecorded) }
    readings[ObjectIdentifier(node)] = reading
    last?.end(reading)
  }

  /// The node has left.
  mutating func end(_ node: ViewNode) {
    if !readings.isEmpty { readings.removeValue(forKey: ObjectIdentifier(node))?.end(nil) }
  }
}

/// The observable properties that one evaluation of one node read, watched until the next evaluation is over
/// (rule R045).
///
/// Changes are heard when they are done: a thread that is about to change a property may take its time, and an evaluation
/// in between would read the old value and never hear of the new one. For the same reason two evaluations overlap: what is
/// changed while the second one runs is heard by the first one's watch.
final class ObservedReading: @unchecked Sendable {
  /// nil once the node has left. Main actor only.
  @MainActor private(set) weak var reader: ViewNode?
  /// What was read, in the library's own words; noted while somebody listens.
  @MainActor let list: ObservationTracking._AccessList?
  private let tracking: ObservationTracking
  /// True from the beginning of the next evaluation.
  private let isOvertaken = Atomic(false)
  /// True when another thread has changed something after that.
  private let isLate = Atomic(false)

  @MainActor init(of node: ViewNode, _ list: ObservationTracking._AccessList, isRecorded: Bool) {
    reader = node
    self.list = isRecorded ? list : nil
    tracking = ObservationTracking(list)
    if isRecorded {
      ObservationTracking._installTracking(
        tracking, willSet: { self.willSet($0) }, didSet: { self.didSetRecorded($0) })
    } else {
      ObservationTracking._installTracking(tracking, didSet: { _ in self.didSet() })
    }
  }

  @MainActor fileprivate func overtake() { isOvertaken.store(true, ordering: .sequentiallyConsistent) }

  /// The next evaluation is over, or the node has left: the library forgets what it was told to watch.
  @MainActor fileprivate func end(_ next: ObservedReading?) {
    overtake()
    tracking.cancel()
    if next == nil && !isLate.load(ordering: .sequentiallyConsistent) { reader = nil }
  }

  /// One of the properties has changed; which one, nobody asks.
  private func didSet() {
    if tenure_is_main_thread() {
      asMainActor(self) { if !$0.isOver { $0.reader?.observableChanged("observable") } }
    } else {
      hearLater { $0.reader?.observableChanged("observable") }
    }
  }

  /// On the main actor: true when the change was there for the next evaluation to see.
  private var isOver: Bool { isOvertaken.load(ordering: .relaxed) && !isLate.load(ordering: .relaxed) }

  private func hearLater(_ body: @escaping @MainActor (ObservedReading) -> Void) {
    if isOvertaken.load(ordering: .sequentiallyConsistent) { isLate.store(true, ordering: .sequentiallyConsistent) }
    onMainOnce(about: self) { if !self.isOver { body(self) } }
  }

  private func willSet(_ tracking: ObservationTracking) {
    guard tenure_is_main_thread(), let path = tracking.changed else { return }
    asMainActor { if !isOver, let reader { reader.window.observation.writes.begin(path, seenBy: reader) } }
  }

  private func didSetRecorded(_ tracking: ObservationTracking) {
    guard let path = tracking.changed else { return }
    if tenure_is_main_thread() {
      asMainActor { if !isOver { changed(path) } }
    } else {
      hearLater { $0.changed(path) }
    }
  }

  @MainActor private func changed(_ path: AnyKeyPath) {
    if let reader { reader.observableChanged(reader.window.observation.writes.end(path, in: reader.window)) }
  }
}
