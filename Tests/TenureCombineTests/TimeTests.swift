import Dispatch
import Foundation
import TenureCombine
import Testing

private let main = DispatchQueue.main

@Suite struct TimeTests {
  let clock = VirtualClock()
  let subject = PassthroughSubject<Int, Oops>()

  @Test func receivingOnASchedulerKeepsTheOrder() {
    clock.run {
      for scheduled in [
        subject.receive(on: DispatchQueue.main).eraseToAnyPublisher(),
        subject.receive(on: RunLoop.main).eraseToAnyPublisher(),
        subject.receive(on: OperationQueue.main).eraseToAnyPublisher(),
      ] {
        let subscriber = scheduled.manual(.unlimited)
        subject.send(1)
        subject.send(2)
        #expect(subscriber.events == ["subscription"])
        #expect(clock.waiting == ["0 main", "0 main"])
        clock.advance()
        #expect(subscriber.events == ["subscription", "1", "2"])
        subject.send(3)
        subscriber.cancel()
        clock.advance()
        #expect(subscriber.events == ["subscription", "1", "2"])
      }
    }
  }

  @Test func receivingOnASchedulerPassesDemandAndCompletion() {
    clock.run {
      let upstream = Upstream<Int, Never>()
      let subscriber = upstream.publisher.receive(on: DispatchQueue(label: "other")).manual(.max(1))
      #expect(upstream.news() == ["request max(1)"])
      upstream.subject.send(1)
      upstream.subject.send(2)
      upstream.subject.send(completion: .finished)
      #expect(clock.waiting == ["0 other", "0 other"])
      clock.advance()
      #expect(subscriber.events == ["subscription", "1", "finished"])
    }
  }

  @Test func subscribingOnAScheduler() {
    clock.run {
      let upstream = Upstream<Int, Never>()
      let subscriber = upstream.publisher.subscribe(on: main).manual(.max(1))
      #expect(subscriber.events == [])
      clock.advance()
      #expect(subscriber.events == ["subscription"])
      #expect(upstream.news() == ["request max(1)"])
      upstream.subject.send(1)
      #expect(subscriber.events == ["subscription", "1"])
      subscriber.cancel()
      #expect(upstream.news() == [])
      clock.advance()
      #expect(upstream.news() == ["cancel"])
    }
  }

  @Test func delaying() {
    clock.run {
      let subscriber = subject.delay(for: .milliseconds(100), scheduler: main).manual(.unlimited)
      subject.send(1)
      clock.advance(milliseconds: 60)
      subject.send(2)
      subject.send(completion: .failure(Oops()))
      clock.advance(milliseconds: 40)
      #expect(subscriber.news() == ["subscription", "1"])
      clock.advance(milliseconds: 59)
      #expect(subscriber.news() == [])
      clock.advance(milliseconds: 1)
      #expect(subscriber.news() == ["2", "failure oops"])
    }
  }

  @Test func debouncing() {
    clock.run {
      let subscriber = subject.debounce(for: .milliseconds(300), scheduler: RunLoop.main).manual(.unlimited)
      subject.send(1)
      clock.advance(milliseconds: 200)
      subject.send(2)
      clock.advance(milliseconds: 299)
      #expect(subscriber.news() == ["subscription"])
      clock.advance(milliseconds: 1)
      #expect(subscriber.news() == ["2"])
      subject.send(3)
      subject.send(completion: .finished)
      clock.advance(milliseconds: 1000)
      #expect(subscriber.news() == ["finished"])
    }
  }

  @Test func debouncingDropsWhatIsNotAskedFor() {
    clock.run {
      let subscriber = subject.debounce(for: 0.3, scheduler: main).manual(.max(1))
      for value in 1...2 {
        subject.send(value)
        clock.advance(milliseconds: 300)
      }
      subscriber.request(1)
      subject.send(3)
      clock.advance(milliseconds: 300)
      #expect(subscriber.events == ["subscription", "1", "3"])
    }
  }

  @Test(arguments: [(true, "3"), (false, "2")])
  func throttling(latest: Bool, expected: String) {
    clock.run {
      let subscriber = subject.throttle(for: .milliseconds(100), scheduler: main, latest: latest).manual(.unlimited)
      subject.send(1)
      clock.advance()
      #expect(subscriber.news() == ["subscription", "1"])
      clock.advance(milliseconds: 10)
      subject.send(2)
      clock.advance(milliseconds: 10)
      subject.send(3)
      clock.advance(milliseconds: 79)
      #expect(subscriber.news() == [])
      clock.advance(milliseconds: 1)
      #expect(subscriber.news() == [expected])
      clock.advance(milliseconds: 500)
      subject.send(4)
      clock.advance()
      #expect(subscriber.news() == ["4"])
      subject.send(5)
      subject.send(completion: .finished)
      clock.advance(milliseconds: 100)
      #expect(subscriber.news() == ["5", "finished"])
    }
  }

  @Test func timingOut() {
    clock.run {
      let finishing = subject.timeout(.seconds(1), scheduler: main).manual(.unlimited)
      let failing = subject.timeout(.seconds(1), scheduler: main, customError: { Oops("late") }).manual(.unlimited)
      clock.advance(milliseconds: 900)
      subject.send(1)
      clock.advance(milliseconds: 999)
      #expect(finishing.news() == ["subscription", "1"])
      clock.advance(milliseconds: 1)
      subject.send(2)
      #expect(finishing.news() == ["finished"])
      #expect(failing.news() == ["subscription", "1", "failure late"])
    }
  }

  @Test func measuring() {
    clock.run {
      let subscriber = subject.measureInterval(using: main).map { $0.magnitude / 1_000_000 }.manual(.unlimited)
      clock.advance(milliseconds: 30)
      subject.send(1)
      clock.advance(milliseconds: 50)
      subject.send(2)
      #expect(subscriber.events == ["subscription", "30", "50"])
    }
  }

  @Test func collectingByTime() {
    clock.run {
      let groups = subject.collect(.byTime(main, .milliseconds(100))).manual(.unlimited)
      let pairs = subject.collect(.byTimeOrCount(main, .milliseconds(100), 2)).manual(.unlimited)
      for value in 1...3 { subject.send(value) }
      #expect(pairs.news() == ["subscription", "[1, 2]"])
      clock.advance(milliseconds: 300)
      subject.send(4)
      subject.send(completion: .finished)
      #expect(groups.events == ["subscription", "[1, 2, 3]", "[4]", "finished"])
      #expect(pairs.events == ["[3]", "[4]", "finished"])
      #expect(clock.waiting == [])
    }
  }

  @Test func timers() {
    clock.run {
      let start = RunLoop.main.now.date
      let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
      #expect(clock.waiting == [])
      let subscriber = timer.map { Int(($0.timeIntervalSince(start) * 1000).rounded()) }.manual(.unlimited)
      #expect(clock.waiting == ["500 main repeats"])
      clock.advance(milliseconds: 1200)
      #expect(subscriber.events == ["subscription", "500", "1000"])
      subscriber.cancel()
      #expect(clock.waiting == [])
    }
  }

  @Test func schedulersRepeatUntilCancelled() {
    clock.run {
      var count = 0
      let repeats = [
        main.schedule(after: main.now.advanced(by: .milliseconds(10)), interval: .milliseconds(10)) { count += 1 },
        RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: 0.01), interval: 0.01) { count += 1 },
        OperationQueue.main.schedule(after: OperationQueue.main.now.advanced(by: 0.01), interval: 0.01) { count += 1 },
      ]
      #expect(clock.waiting == ["10 main repeats", "10 main repeats", "10 main repeats"])
      clock.advance(milliseconds: 20)
      #expect(count == 6)
      for one in repeats { one.cancel() }
      #expect(clock.waiting == [])
    }
  }

  @Test func timesAndLengths() {
    clock.run {
      typealias Length = DispatchQueue.SchedulerTimeType.Stride
      #expect(main.now.distance(to: main.now.advanced(by: .seconds(2))) == .seconds(2))
      #expect(main.now.advanced(by: .seconds(-0.5)).distance(to: main.now) == .milliseconds(500))
      #expect(Length.seconds(1) + .milliseconds(5) - .microseconds(5) == .nanoseconds(1_004_995_000))
      #expect(1.5 as Length == .milliseconds(1500))
      #expect(Length(.seconds(3)) == 3)
      #expect(Length.seconds(.max) > .seconds(1))
      #expect(RunLoop.main.now.distance(to: RunLoop.main.now.advanced(by: .milliseconds(250))) == 0.25)
    }
  }

  @Test func theImmediateSchedulerKnowsNoTime() {
    var events: [Int] = []
    let cancellable = [1, 2].publisher.delay(for: .seconds(9), scheduler: ImmediateScheduler.shared)
      .sink { events.append($0) }
    #expect(events == [1, 2])
    withExtendedLifetime(cancellable) {}
  }

  @Test func withoutAHarnessWorkIsDoneForReal() async {
    for await value in Just(7).receive(on: DispatchQueue.global()).delay(for: 0, scheduler: OperationQueue()).values {
      #expect(value == 7)
    }
  }
}
