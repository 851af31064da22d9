/// Work that is cancelled together: what one id names, what one action has set going.
@MainActor final class CancelScope {
  private(set) var isCancelled = false
  private var open: [ObjectIdentifier: Work] = [:]
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// Effects that have begun and are not over, those between two works of a sequence counted.
  private(set) var effects = 0
  /// Under which keys an id's scope is kept.
  let key: CancelKey?

  init(key: CancelKey? = nil) { self.key = key }

  var isOver: Bool { effects == 0 }
  /// True while work runs that nobody has asked to stop.
  var isRunning: Bool { open.values.contains { !$0.isCancelled } }

  func begin() { effects += 1 }

  func end() {
    effects -= 1
    if isOver { giveUp() }
  }

  /// Lets those go on who wait for the end.
  func giveUp() {
    let waiting = waiting
    self.waiting = []
    for continuation in waiting { continuation.resume() }
  }

  func add(_ work: Work) { open[ObjectIdentifier(work)] = work }
  func remove(_ work: Work) { open.removeValue(forKey: ObjectIdentifier(work)) }

  func cancel() {
    isCancelled = true
    for work in open.values { work.cancel() }
  }

  /// Returns when all is over that has begun.
  func finish() async {
    if isOver { return }
    await withCheckedContinuation { waiting.append($0) }
  }
}

/// One task or subscription of an effect.
@MainActor final class Work {
  private let scopes: [CancelScope]
  private var stop: (() -> Void)?
  private var then: (() -> Void)?
  private(set) var isCancelled = false

  init(in scopes: [CancelScope], then: @escaping () -> Void) {
    (self.scopes, self.then) = (scopes, then)
    for scope in scopes { scope.add(self) }
  }

  /// How the work is cancelled.
  func began(_ stop: @escaping () -> Void) {
    if then == nil { return }
    self.stop = stop
    if isCancelled { stop() }
  }

  func cancel() {
    isCancelled = true
    stop?()
  }

  /// The work is over; what comes after it may begin.
  func end() {
    guard let then else { return }
    (self.then, stop) = (nil, nil)
    for scope in scopes { scope.remove(self) }
    then()
  }
}
