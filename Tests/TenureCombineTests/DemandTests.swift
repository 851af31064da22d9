import TenureCombine
import Testing

@Suite struct DemandTests {
  @Test func arithmetic() {
    typealias Demand = Subscribers.Demand
    #expect(Demand.max(1) + .max(2) == .max(3))
    #expect(Demand.max(1) + .unlimited == .unlimited)
    #expect(Demand.max(1) - .max(2) == Demand.none)
    #expect(Demand.unlimited - .max(2) == .unlimited)
    #expect(Demand.max(2) - .unlimited == Demand.none)
    #expect(Demand.max(2) * 3 == 6)
    #expect(Demand.unlimited * 0 == .unlimited)
    #expect(Demand.max(.max) + 1 == .unlimited)
    #expect(Demand.max(1) < 2 && Demand.unlimited > 2 && !(Demand.unlimited < 2) && Demand.none >= 0)
    #expect(Demand.max(3).max == 3 && Demand.unlimited.max == nil)
    #expect("\(Demand.max(3)) \(Demand.unlimited) \(Demand.none)" == "max(3) unlimited max(0)")
  }

  @Test func aNegativeDemandStopsTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(-1) }
  }

  @Test func sequencesEmitWhatIsAskedFor() {
    let subscriber = [1, 2, 3].publisher.manual()
    #expect(subscriber.news() == ["subscription"])
    subscriber.request(1)
    #expect(subscriber.news() == ["1"])
    subscriber.request(0)
    #expect(subscriber.news() == [])
    subscriber.request(2)
    #expect(subscriber.news() == ["2", "3", "finished"])
    subscriber.request(1)
    #expect(subscriber.news() == [])
  }

  @Test func aLongSequenceAskedForOneByOneDoesNotRecurse() {
    var count = 0
    let subscriber = ManualSubscriber<Int, Never>(.max(1)) { _ in
      count += 1
      return .max(1)
    }
    (0..<200_000).publisher.map { $0 }.append([1]).subscribe(subscriber)
    #expect(count == 200_001)
    #expect(subscriber.events.last == "finished")
  }

  @Test func emptySourcesCompleteWithoutDemand() {
    #expect([Int]().publisher.manual().events == ["subscription", "finished"])
    #expect(Empty<Int, Never>().manual().events == ["subscription", "finished"])
    #expect(Empty<Int, Never>(completeImmediately: false).manual(.unlimited).events == ["subscription"])
    #expect(Fail<Int, Oops>(error: Oops()).manual().events == ["subscription", "failure oops"])
    #expect(Int?.none.publisher.manual().events == ["subscription", "finished"])
    #expect(Result<Int, Oops>.failure(Oops()).publisher.manual().events == ["subscription", "failure oops"])
  }

  @Test func singleValuesWaitForDemand() {
    let sources: [AnyPublisher<Int, Never>] = [
      Just(1).eraseToAnyPublisher(), Int?(1).publisher.eraseToAnyPublisher(),
      Result<Int, Never>.success(1).publisher.eraseToAnyPublisher(),
      Future { $0(.success(1)) }.eraseToAnyPublisher(), Deferred { Just(1) }.eraseToAnyPublisher(),
      Record(output: [1], completion: .finished).eraseToAnyPublisher(),
      [4, 1, 3].publisher.min().eraseToAnyPublisher(), Empty().replaceEmpty(with: 1).eraseToAnyPublisher(),
      Fail(error: Oops()).replaceError(with: 1).eraseToAnyPublisher(),
    ]
    for source in sources {
      let subscriber = source.manual()
      #expect(subscriber.news() == ["subscription"])
      subscriber.request(1)
      #expect(subscriber.news() == ["1", "finished"])
    }
  }

  @Test func recordsAndFutures() {
    let record = Record<Int, Oops> { recording in
      recording.receive(1)
      recording.receive(completion: .failure(Oops()))
    }
    #expect(record.log == ["1", "failure oops"])

    var promise: Future<Int, Oops>.Promise?
    let future = Future<Int, Oops> { promise = $0 }
    let early = future.manual(.unlimited), gone = future.manual(.unlimited)
    gone.cancel()
    promise?(.success(1))
    promise?(.success(2))
    #expect(early.events == ["subscription", "1", "finished"])
    #expect(gone.events == ["subscription"])
    #expect(future.log == ["1", "finished"])
  }

  @Test func passingOperatorsPassTheDemand() {
    let upstream = Upstream<Int, Never>()
    let subscriber = upstream.publisher.map { $0 }.filter { $0 > 1 }.manual(.max(2))
    #expect(upstream.news() == ["request max(2)"])
    upstream.subject.send(1)
    #expect(upstream.news() == ["request max(1)"])
    upstream.subject.send(2)
    upstream.subject.send(3)
    upstream.subject.send(4)
    #expect(subscriber.events == ["subscription", "2", "3"])
    subscriber.request(1)
    upstream.subject.send(5)
    #expect(subscriber.events == ["subscription", "2", "3", "5"])
    #expect(upstream.news() == ["request max(1)"])
  }

  @Test func foldingOperatorsTakeEverything() {
    let upstream = Upstream<Int, Never>()
    let subscriber = upstream.publisher.count().manual()
    #expect(upstream.news() == ["request unlimited"])
    upstream.subject.send(1)
    upstream.subject.send(completion: .finished)
    #expect(subscriber.news() == ["subscription"])
    subscriber.request(1)
    #expect(subscriber.news() == ["1", "finished"])
  }

  @Test func anEarlyEndCancelsUpstream() {
    let upstream = Upstream<Int, Never>()
    let subscribers = [upstream.publisher.first().manual(.unlimited), upstream.publisher.prefix(1).manual(.unlimited)]
    _ = upstream.news()
    upstream.subject.send(1)
    #expect(upstream.news() == ["cancel", "cancel"])
    for subscriber in subscribers { #expect(subscriber.events == ["subscription", "1", "finished"]) }
  }

  @Test func flatMapKeepsOneValuePerInnerPublisher() {
    let upstream = Upstream<Int, Never>()
    let inners = [Upstream<String, Never>(), Upstream<String, Never>()]
    let subscriber = upstream.publisher
      .flatMap(maxPublishers: .max(2)) { inners[$0].publisher }
      .manual(.max(1))
    #expect(upstream.news() == ["request max(2)"])
    upstream.subject.send(0)
    upstream.subject.send(1)
    #expect(inners.map { $0.news() } == [["request max(1)"], ["request max(1)"]])
    inners[0].subject.send("a")
    inners[1].subject.send("b")
    inners[1].subject.send("dropped")
    #expect(subscriber.news() == ["subscription", "a"])
    #expect(inners.map { $0.news() } == [[], []])
    subscriber.request(1)
    #expect(subscriber.news() == ["b"])
    #expect(inners.map { $0.news() } == [["request max(1)"], ["request max(1)"]])
    inners[0].subject.send(completion: .finished)
    #expect(upstream.news() == ["request max(1)"])
    upstream.subject.send(completion: .finished)
    #expect(subscriber.news() == [])
    inners[1].subject.send(completion: .finished)
    #expect(subscriber.news() == ["finished"])
  }

  @Test func buffers() {
    let upstream = Upstream<Int, Oops>()
    let newest = upstream.publisher.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).manual(.max(1))
    let oldest = upstream.publisher.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest).manual(.max(1))
    let strict = upstream.publisher
      .buffer(size: 2, prefetch: .byRequest, whenFull: .customError { Oops("full") }).manual(.max(1))
    #expect(upstream.news() == ["request unlimited", "request max(2)", "request unlimited"])
    for value in 1...4 { upstream.subject.send(value) }
    #expect(upstream.news() == ["request max(1)", "cancel"])
    upstream.subject.send(completion: .finished)
    for subscriber in [newest, oldest] {
      #expect(subscriber.news() == ["subscription", "1"])
      subscriber.request(3)
    }
    #expect(newest.news() == ["3", "4", "finished"])
    #expect(oldest.news() == ["2", "3", "finished"])
    #expect(strict.news() == ["subscription", "1", "failure full"])
  }

  @Test func combineLatestKeepsTheNewestPair() {
    let left = PassthroughSubject<Int, Never>(), right = PassthroughSubject<String, Never>()
    let subscriber = left.combineLatest(right).manual(.max(2))
    left.send(1)
    right.send("a")
    left.send(2)
    right.send("b")
    left.send(3)
    #expect(subscriber.news() == ["subscription", "(1, \"a\")", "(2, \"a\")"])
    subscriber.request(1)
    #expect(subscriber.news() == ["(2, \"b\")"])
  }

  @Test func remainingDemandGoesToTheNextPublisher() {
    let second = Upstream<Int, Never>()
    let subscriber = [1, 2].publisher.append(second.publisher).manual(.max(5))
    #expect(subscriber.news() == ["subscription", "1", "2"])
    #expect(second.news() == ["request max(3)"])
  }
}
