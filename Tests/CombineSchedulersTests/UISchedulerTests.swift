import Combine
import CombineSchedulers
import Foundation
import Testing

@MainActor @Suite struct UISchedulerTests {
  @Test("What is sent on the main queue arrives at once, and what is sent elsewhere arrives there")
  func places() async {
    let (subject, values) = (PassthroughSubject<Int, Never>(), Values())
    let subscription = subject.receive(on: UIScheduler.shared).sink { values.add($0) }
    subject.send(1)
    #expect(values.all == [1])
    await withCheckedContinuation { continuation in
      values.whenAdded = { continuation.resume() }
      let sending = Sending(subject)
      Thread.detachNewThread { sending.subject.send(2) }
    }
    #expect(values.all == [1, 2] && values.wereOnMain)
    subscription.cancel()
  }

  @Test("A queue of operations has a test's time, and one without any")
  func operations() async {
    let (queue, values) = (OperationQueue.test, Values())
    queue.schedule(after: queue.now.advanced(by: .seconds(1))) { values.add(1) }
    await queue.advance(by: .milliseconds(999))
    #expect(values.all == [])
    await queue.advance(by: .milliseconds(1))
    #expect(values.all == [1])
    OperationQueue.immediate.schedule { values.add(2) }
    #expect(values.all == [1, 2])
  }
}

private struct Sending: @unchecked Sendable {
  let subject: PassthroughSubject<Int, Never>
  init(_ subject: PassthroughSubject<Int, Never>) { self.subject = subject }
}

private final class Values: @unchecked Sendable {
  private(set) var all: [Int] = []
  private(set) var wereOnMain = true
  private let mark = DispatchSpecificKey<Bool>()
  var whenAdded: (() -> Void)?

  init() { DispatchQueue.main.setSpecific(key: mark, value: true) }

  func add(_ value: Int) {
    all.append(value)
    wereOnMain = wereOnMain && DispatchQueue.getSpecific(key: mark) == true
    whenAdded?()
  }
}
