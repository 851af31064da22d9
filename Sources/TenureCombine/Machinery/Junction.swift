/// A stream that comes from many upstreams at a time.
///
/// Under limited demand each upstream is asked for one value ahead and for the next when the subscriber wants more, so
/// at most one value per upstream waits here.
final class Junction<Output, Failure: Error>: @unchecked Sendable {
  typealias Branch = Inlet<Output, Failure>

  let outlet: Outlet<Output, Failure>
  private let lock = Lock()
  private var branches: [ObjectIdentifier: Branch] = [:]
  private var idle: [Branch] = []  // have delivered what they were asked for
  private var isSealed = false  // no branch will be added
  private var isUnlimited = false  // every branch was asked for everything
  private var isOver = false

  /// - Parameter onEnd: runs when the stream is over, besides the cancellation of all branches.
  init(_ subscriber: some Subscriber<Output, Failure>, _ description: String, onEnd: @escaping () -> Void = {}) {
    outlet = Outlet(subscriber, description)
    outlet.connect(
      onRequest: { [self] in want($0) },
      onEnd: { [self] in
        let (branches, idle) = lock.locked {
          isOver = true
          defer { (self.branches, self.idle) = ([:], []) }
          return (self.branches, self.idle)
        }
        onEnd()
        for branch in branches.values { branch.cancel() }
        withExtendedLifetime(idle) {}
      })
  }

  /// Adds an upstream; `onFinish` runs when it finishes. Its failure fails the stream.
  func add(_ publisher: some Publisher<Output, Failure>, onFinish: @escaping () -> Void = {}) {
    let branch = Branch()
    branch.connect(
      onValue: { [self, unowned branch] value in
        outlet.send(value)
        again(branch)
      },
      onCompletion: { [self, unowned branch] completion in
        guard case .finished = completion else { return outlet.finish(completion) }
        let finished = lock.locked { branches.removeValue(forKey: ObjectIdentifier(branch)) }
        onFinish()
        finishIfDone()
        withExtendedLifetime(finished) {}
      })
    let demand = lock.locked {
      if !isOver { branches[ObjectIdentifier(branch)] = branch }
      return isOver ? nil : isUnlimited ? Subscribers.Demand.unlimited : .max(1)
    }
    guard let demand else { return }
    branch.request(demand)
    publisher.subscribe(branch)
  }

  /// Says that no upstream will be added; the stream finishes with the last one.
  func seal() {
    lock.locked { isSealed = true }
    finishIfDone()
  }

  private func finishIfDone() {
    if lock.locked({ isSealed && branches.isEmpty }) { outlet.finish(.finished) }
  }

  private func want(_ demand: Subscribers.Demand) {
    let asked: [Branch] = lock.locked {
      defer { idle = [] }
      if isUnlimited { return [] }
      isUnlimited = demand == .unlimited
      return isUnlimited ? Array(branches.values) : idle
    }
    for branch in asked { branch.request(demand == .unlimited ? demand : .max(1)) }
  }

  private func again(_ branch: Branch) {
    let asks = lock.locked {
      if isUnlimited || isOver { return false }
      let wanted = outlet.unmet > .none
      if !wanted { idle.append(branch) }
      return wanted
    }
    if asks { branch.request(.max(1)) }
  }
}
