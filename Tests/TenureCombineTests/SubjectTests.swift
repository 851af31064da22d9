import TenureCombine
import Testing

@Suite struct SubjectTests {
  @Test func passthroughDropsWhatNobodyAskedFor() {
    let subject = PassthroughSubject<Int, Oops>()
    subject.send(0)
    let subscriber = subject.manual()
    subject.send(1)
    subscriber.request(1)
    subject.send(2)
    subject.send(3)
    subject.send(completion: .failure(Oops()))
    subject.send(4)
    #expect(subscriber.events == ["subscription", "2", "failure oops"])
    #expect(subject.manual().events == ["subscription", "failure oops"])
  }

  @Test func currentValueGivesTheNewestOneWhenItIsAskedFor() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let subscriber = subject.manual()
    #expect(subscriber.news() == ["subscription"])
    subscriber.request(1)
    #expect(subscriber.news() == ["0"])
    subject.send(1)
    subject.value = 2
    #expect(subscriber.news() == [])
    subscriber.request(2)
    #expect(subscriber.news() == ["2"])
    subject.value = 3
    #expect(subscriber.news() == ["3"])
    subject.send(completion: .finished)
    subject.value = 4
    #expect(subscriber.news() == ["finished"])
    #expect(subject.value == 3)
    #expect(subject.manual(.unlimited).events == ["subscription", "finished"])
  }

  @Test func aSubscriberReadsTheNewCurrentValue() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var seen: [[Int]] = []
    let cancellable = subject.sink { seen.append([$0, subject.value]) }
    subject.value = 1
    #expect(seen == [[0, 0], [1, 1]])
    withExtendedLifetime(cancellable) {}
  }

  @Test func subscribersAreServedInOrder() {
    let subject = PassthroughSubject<Int, Never>()
    var events: [String] = []
    var store: [AnyCancellable] = []
    for name in ["a", "b", "c"] { subject.sink { events.append("\(name)\($0)") }.store(in: &store) }
    subject.send(1)
    store.remove(at: 1).cancel()
    subject.send(2)
    #expect(events == ["a1", "b1", "c1", "a2", "c2"])
  }

  @Test func manySubscribersComeAndGo() {
    let subject = PassthroughSubject<Int, Never>()
    var events: [Int] = []
    var store: [AnyCancellable?] = (0..<100).map { index in subject.sink { _ in events.append(index) } }
    for index in 0..<100 where index % 3 != 0 { store[index] = nil }
    subject.send(0)
    #expect(events == Array(stride(from: 0, to: 100, by: 3)))
  }

  @Test func aSendFromInsideADeliveryIsNested() {
    let subject = PassthroughSubject<Int, Never>()
    var events: [String] = []
    let first = subject.map { $0 }.sink { value in
      events.append("a\(value) begins")
      if value == 1 { subject.send(2) }
      events.append("a\(value) ends")
    }
    let second = subject.sink { events.append("b\($0)") }
    subject.send(1)
    #expect(events == ["a1 begins", "a2 begins", "a2 ends", "b2", "a1 ends", "b1"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func subscribingAndCancellingFromInsideADelivery() {
    let subject = PassthroughSubject<Int, Never>()
    var events: [String] = []
    var store: [AnyCancellable] = []
    let second = AnyCancellable { events.append("cancelled") }
    var victim: AnyCancellable?
    subject.sink { value in
      victim = nil
      subject.sink { events.append("new\($0)") }.store(in: &store)
      events.append("a\(value)")
    }.store(in: &store)
    victim = subject.sink { events.append("victim\($0)") }
    subject.send(1)
    #expect(events == ["a1"])
    subject.send(completion: .finished)
    #expect(events == ["a1"])
    #expect(victim == nil)
    withExtendedLifetime(second) {}
  }

  @Test func completionFromInsideADelivery() {
    let subject = PassthroughSubject<Int, Never>()
    let subscriber = subject.manual(.unlimited) { _ in
      subject.send(completion: .finished)
      subject.send(9)
      return .none
    }
    subject.send(1)
    #expect(subscriber.events == ["subscription", "1", "finished"])
  }

  @Test func aSubjectAsksItsUpstreamOnceItIsAsked() {
    let upstream = Upstream<Int, Never>(), lazy = PassthroughSubject<Int, Never>()
    let feeding = upstream.publisher.subscribe(lazy)
    #expect(upstream.news() == [])
    let subscriber = lazy.manual(.max(1))
    #expect(upstream.news() == ["request unlimited"])
    upstream.subject.send(1)
    upstream.subject.send(2)
    #expect(subscriber.news() == ["subscription", "1"])
    feeding.cancel()
    #expect(upstream.news() == ["cancel"])

    let eager = CurrentValueSubject<Int, Never>(0)
    let eagerFeeding = upstream.publisher.subscribe(eager)
    #expect(upstream.news() == ["request unlimited"])
    upstream.subject.send(5)
    #expect(eager.value == 5)
    withExtendedLifetime(eagerFeeding) {}
  }

  @Test func aSubjectThatOnlyItsFeedingHoldsGoesWithIt() {
    let upstream = Upstream<Int, Never>()
    let feeding = upstream.publisher.subscribe(CurrentValueSubject<Int, Never>(0))
    #expect(upstream.news() == ["request unlimited"])
    feeding.cancel()
    #expect(upstream.news() == ["cancel"])
    // And where the upstream ends by itself.
    _ = upstream.publisher.subscribe(CurrentValueSubject<Int, Never>(0))
    upstream.subject.send(completion: .finished)
  }

  @Test func anySubscriberFeedsASubject() {
    let subject = PassthroughSubject<Int, Never>()
    let subscriber = subject.manual(.unlimited)
    [1, 2].publisher.subscribe(AnySubscriber(subject))
    #expect(subscriber.events == ["subscription", "1", "2", "finished"])
    var events: [String] = []
    [1, 2].publisher.subscribe(
      AnySubscriber(
        receiveSubscription: { $0.request(.max(1)) },
        receiveValue: { value in
          events.append("\(value)")
          return .none
        }))
    #expect(events == ["1"])
  }

  @Test func sendsFromManyThreadsArriveOneAtATime() async {
    let subject = PassthroughSubject<Int, Never>()
    var inside = 0, overlaps = 0, count = 0
    let cancellable = subject.merge(with: subject).scan(0) { sum, _ in sum + 1 }.sink { _ in
      inside += 1
      if inside > 1 { overlaps += 1 }
      count += 1
      inside -= 1
    }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask { for value in 0..<1000 { subject.send(value) } }
      }
    }
    #expect(overlaps == 0)
    #expect(count == 8000)
    withExtendedLifetime(cancellable) {}
  }
}
