@_spi(SwiftUI) import Observation
import Synchronization
import TenureThread

/// How many evaluations have begun of nodes that had read something observable before: what another thread changes, it
/// compares with these.
private let evaluations = Atomic<UInt64>(0)

/// What the latest evaluation of one node has read of observable objects.
@MainActor final class ObservedReading {
  private var held: EvaluatedNode
  /// The properties, in the order in which they were first read.
  fileprivate(set) var links: [ObservedLink] = []
  /// The same by property, where there are many.
  private var places: [ObservedProperty: ObservedLink] = [:]
  /// The number of the latest evaluation.
  fileprivate private(set) var evaluation: UInt64
  /// True while the node is evaluated.
  fileprivate private(set) var isRunning = false
  /// The library's list of what it has read, emptied for the next evaluation.
  private var list: ObservedProperties?
  /// True where the record names what it has read.
  fileprivate(set) var isNamed = false

  init(of node: ViewNode) {
    held = EvaluatedNode(node)
    evaluation = Self.nextEvaluation()
  }

  /// nil once the node has left.
  var node: ViewNode? { held.node }

  private static func nextEvaluation() -> UInt64 { evaluations.add(1, ordering: .sequentiallyConsistent).newValue }

  /// The node is about to be evaluated: what the main actor changes from now on, the evaluation sees.
  func begin() {
    isRunning = true
    evaluation = Self.nextEvaluation()
  }

  func takeList() -> ObservedProperties? {
    defer { list = nil }
    return list
  }

  /// The evaluation is over.
  func end(_ list: consuming ObservedProperties?, isNamed: Bool) {
    (isRunning, self.isNamed) = (false, isNamed)
    if var list, list.empty() { self.list = list }
  }

  /// The node has left.
  func leave() {
    held = EvaluatedNode(nil)
    (links, places, list) = ([], [:], nil)
  }

  private static var fewLinks: Int { 8 }

  func link(to property: ObservedProperty) -> ObservedLink? {
    links.count <= Self.fewLinks ? links.first { $0.watch.property == property } : places[property]
  }

  func add(_ link: ObservedLink) {
    links.append(link)
    if links.count == Self.fewLinks + 1 {
      for link in links { places[link.watch.property] = link }
    } else if links.count > Self.fewLinks {
      places[link.watch.property] = link
    }
  }

  /// Takes out what the latest evaluation has not read.
  func takeUnread() -> [ObservedLink] {
    let unread = links.filter { $0.evaluation != evaluation }
    links.removeAll { $0.evaluation != evaluation }
    if !places.isEmpty {
      places = [:]
      if links.count > Self.fewLinks { for link in links { places[link.watch.property] = link } }
    }
    return unread
  }
}

/// That a node has read a property.
@MainActor final class ObservedLink {
  let reading: ObservedReading
  let watch: ObservedWatch
  /// Where it is among the watch's.
  fileprivate var place = 0
  /// The latest evaluation that has read the property.
  fileprivate private(set) var evaluation: UInt64

  init(_ reading: ObservedReading, _ watch: ObservedWatch) {
    (self.reading, self.watch, evaluation) = (reading, watch, reading.evaluation)
  }

  func noteRead() { evaluation = reading.evaluation }
  /// True when the reading's latest evaluation has noted it.
  var isNoted: Bool { evaluation == reading.evaluation }
}

/// One property of one observable object, watched for all nodes of a window that have read it (rule R045).
///
/// It is watched once, however many nodes read it, and for as long as one does: a node that is evaluated again and reads the
/// same costs a look. Changes are heard when they are done: a thread that is about to change a property may take its time, and
/// an evaluation in between would read the old value and never hear of the new one.
final class ObservedWatch: @unchecked Sendable {
  let property: ObservedProperty
  /// The state of the object's registrar, kept.
  private let state: AnyObject
  @MainActor private var tracking: ObservationTracking?
  /// In the order in which they came; nil where one has gone.
  @MainActor private var links: [ObservedLink?] = []
  @MainActor private var count = 0
  /// The number of the latest evaluation that had begun when another thread had changed the property: those up to that one
  /// may not have seen it.
  private let lateChange = Atomic<UInt64>(0)

  @MainActor init(_ property: ObservedProperty, of state: AnyObject, isRecorded: Bool) {
    (self.property, self.state) = (property, state)
    listen(isRecorded: isRecorded)
  }

  /// Begins to hear of changes: before they are made too, where they are recorded.
  @MainActor func listen(isRecorded: Bool) {
    let last = tracking
    let willSet: (@Sendable (ObservationTracking) -> Void)? = if isRecorded { { self.willSet($0) } } else { nil }
    tracking = ObservedProperties.watch(property, of: state, willSet: willSet, didSet: { _ in self.didSet() })
    last?.cancel()
  }

  @MainActor func end() {
    tracking?.cancel()
    tracking = nil
  }

  @MainActor var isEmpty: Bool { count == 0 }

  /// The nodes that have read the property with a record of what they read.
  @MainActor var namedReaders: [ViewNode] { links.compactMap { $0?.reading.isNamed == true ? $0?.reading.node : nil } }

  @MainActor func add(_ link: ObservedLink) {
    link.place = links.count
    links.append(link)
    count += 1
  }

  /// The list closes up when most of it is empty.
  @MainActor func remove(_ link: ObservedLink) {
    links[link.place] = nil
    count -= 1
    if links.count <= 2 * count + 8 { return }
    Visits.note(links.count)
    links.removeAll { $0 == nil }
    for (place, link) in links.enumerated() { link?.place = place }
  }

  // MARK: Changes

  private func willSet(_ tracking: ObservationTracking) {
    // At its end, an object tells of all of itself.
    guard tenure_is_main_thread(), tracking.changed == property.path else { return }
    asMainActor {
      for case let link? in links where link.reading.isNamed && !link.reading.isRunning {
        if let node = link.reading.node, node.window.observation.writes.begin(property.path, seenBy: node) { return }
      }
    }
  }

  private func didSet() {
    if tenure_is_main_thread() {
      asMainActor(self) { watch in watch.tell { !$0.isRunning } }
    } else {
      lateChange.max(evaluations.load(ordering: .sequentiallyConsistent), ordering: .sequentiallyConsistent)
      onMainOnce(about: self) {
        let late = self.lateChange.load(ordering: .sequentiallyConsistent)
        self.tell { $0.evaluation <= late }
      }
    }
  }

  /// Makes those run again that have not seen the change.
  @MainActor private func tell(_ isConcerned: (ObservedReading) -> Bool) {
    var name: String?
    // A copy: who is told may do anything.
    for case let link? in links where isConcerned(link.reading) {
      guard let node = link.reading.node else { continue }
      let window = node.window
      if link.reading.isNamed, name == nil { name = window.observation.writes.end(property.path, in: window) }
      window.invalidate(node, because: link.reading.isNamed ? name! : "observable")
    }
  }
}
