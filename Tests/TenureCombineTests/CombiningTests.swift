import TenureCombine
import Testing

@Suite struct CombiningTests {
  @Test func concatenation() {
    #expect([3].publisher.prepend(1, 2).append(4).log == ["1", "2", "3", "4", "finished"])
    #expect([3].publisher.prepend([1]).append([4, 5]).log == ["1", "3", "4", "5", "finished"])
    #expect([3].publisher.prepend(Just(1)).append(Just(4)).log == ["1", "3", "4", "finished"])
    let failing = Fail<Int, Oops>(error: Oops()).append(1)
    #expect(failing.log == ["failure oops"])
  }

  @Test func merging() {
    let a = PassthroughSubject<Int, Oops>(), b = PassthroughSubject<Int, Oops>()
    let both = a.merge(with: b).manual(.unlimited)
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    b.send(3)
    b.send(completion: .finished)
    #expect(both.events == ["subscription", "1", "2", "3", "finished"])
    #expect(Just(1).merge(with: Just(2), Just(3), Just(4)).log == ["1", "2", "3", "4", "finished"])
    #expect(Publishers.MergeMany((1...3).map { Just($0) }).log == ["1", "2", "3", "finished"])
    #expect(Publishers.MergeMany([Just<Int>]()).log == ["finished"])
    #expect(Just(1).merge(with: [2, 3].publisher).log == ["1", "2", "3", "finished"])
  }

  @Test func aFailureCancelsTheOthers() {
    for combine in [
      { a, b in a.merge(with: b).map { "\($0)" }.eraseToAnyPublisher() },
      { a, b in a.zip(b).map { "\($0)" }.eraseToAnyPublisher() },
      { a, b in a.combineLatest(b).map { "\($0)" }.eraseToAnyPublisher() },
      { a, b in a.map { _ in b }.switchToLatest().map { "\($0)" }.eraseToAnyPublisher() },
      { a, b in a.flatMap { _ in b }.map { "\($0)" }.eraseToAnyPublisher() },
    ] as [(AnyPublisher<Int, Oops>, AnyPublisher<Int, Oops>) -> AnyPublisher<String, Oops>] {
      let a = Upstream<Int, Oops>(), b = Upstream<Int, Oops>()
      let subscriber = combine(a.publisher.eraseToAnyPublisher(), b.publisher.eraseToAnyPublisher())
        .ignoreOutput().manual(.unlimited)
      a.subject.send(1)
      b.subject.send(completion: .failure(Oops()))
      #expect(subscriber.events == ["subscription", "failure oops"])
      #expect(a.events == ["request unlimited", "cancel"])
      #expect(b.events == ["request unlimited"])
    }
  }

  @Test func zipping() {
    let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<String, Never>()
    let pairs = a.zip(b).manual(.unlimited)
    a.send(1)
    a.send(2)
    b.send("x")
    a.send(completion: .finished)
    #expect(pairs.news() == ["subscription", "(1, \"x\")"])
    b.send("y")
    #expect(pairs.news() == ["(2, \"y\")", "finished"])
    #expect([1, 2].publisher.zip([3, 4].publisher, [5].publisher).log == ["(1, 3, 5)", "finished"])
    #expect(Just(1).zip(Just(2), Just(3), Just(4)).log == ["(1, 2, 3, 4)", "finished"])
    #expect(Just(1).zip(Just(2)) { $0 + $1 }.log == ["3", "finished"])
    #expect(Just(1).zip(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }.log == ["10", "finished"])
  }

  @Test func combiningTheLatest() {
    let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<Int, Never>(),
      c = CurrentValueSubject<Int, Never>(0)
    let triples = a.combineLatest(b, c).manual(.unlimited)
    a.send(1)
    b.send(2)
    c.send(3)
    a.send(4)
    a.send(completion: .finished)
    b.send(5)
    b.send(completion: .finished)
    c.send(completion: .finished)
    #expect(triples.events == ["subscription", "(1, 2, 0)", "(1, 2, 3)", "(4, 2, 3)", "(4, 5, 3)", "finished"])
    #expect(Just(1).combineLatest(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }.log == ["10", "finished"])
    #expect(Just(1).combineLatest(Just(2)) { "\($0)\($1)" }.log == ["12", "finished"])
  }

  @Test func flatMapWithEitherFailure() {
    let source = [1, 2].publisher
    #expect(source.flatMap { Just($0 * 10) }.log == ["10", "20", "finished"])
    #expect(source.flatMap { Fail<Int, Oops>(error: Oops("\($0)")) }.log == ["failure 1"])
    let failing = source.setFailureType(to: Oops.self)
    #expect(failing.flatMap { Just($0) }.log == ["1", "2", "finished"])
    #expect(failing.flatMap { $0 == 1 ? Empty<Int, Oops>() : Empty() }.log == ["finished"])
  }

  @Test func switchToLatestDropsTheOlder() {
    let outer = PassthroughSubject<Upstream<String, Never>, Never>()
    let first = Upstream<String, Never>(), second = Upstream<String, Never>()
    let subscriber = outer.map { $0.publisher.eraseToAnyPublisher() }.switchToLatest().manual(.unlimited)
    outer.send(first)
    first.subject.send("a")
    outer.send(second)
    first.subject.send("lost")
    second.subject.send("b")
    outer.send(completion: .finished)
    second.subject.send("c")
    #expect(subscriber.news() == ["subscription", "a", "b", "c"])
    second.subject.send(completion: .finished)
    #expect(subscriber.news() == ["finished"])
    #expect(first.events == ["request unlimited", "cancel"])
    #expect([Just(1), Just(2)].publisher.setFailureType(to: Oops.self).log.last == "finished")
    #expect([Fail<Int, Oops>(error: Oops())].publisher.switchToLatest().log == ["failure oops"])
  }

  @Test func untilAnotherEmits() {
    let source = PassthroughSubject<Int, Never>(), signal = Upstream<Void, Never>()
    let before = source.prefix(untilOutputFrom: signal.publisher).manual(.unlimited)
    let after = source.drop(untilOutputFrom: signal.publisher).manual(.max(1))
    source.send(1)
    signal.subject.send()
    source.send(2)
    source.send(3)
    source.send(completion: .finished)
    #expect(before.events == ["subscription", "1", "finished"])
    #expect(after.events == ["subscription", "2", "finished"])
    #expect(Just(1).drop(untilOutputFrom: Empty<Int, Never>()).log == ["finished"])
  }

  @Test func sharing() {
    let upstream = Upstream<Int, Never>()
    let shared = upstream.publisher.share()
    let first = shared.manual(.unlimited)
    upstream.subject.send(1)
    let second = shared.manual(.unlimited)
    upstream.subject.send(2)
    first.cancel()
    upstream.subject.send(3)
    #expect(upstream.news() == ["request unlimited"])
    second.cancel()
    #expect(upstream.news() == ["cancel"])
    #expect(first.events == ["subscription", "1", "2"])
    #expect(second.events == ["subscription", "2", "3"])
    let third = shared.manual(.unlimited)
    #expect(upstream.news() == ["request unlimited"])
    upstream.subject.send(completion: .finished)
    #expect(third.events == ["subscription", "finished"])
  }

  @Test func connecting() {
    let held = [1, 2].publisher.makeConnectable()
    let first = held.manual(.unlimited), second = held.manual(.unlimited)
    #expect(first.events == ["subscription"])
    let connection = held.connect()
    #expect(first.events == ["subscription", "1", "2", "finished"])
    #expect(second.events == first.events)
    withExtendedLifetime(connection) {}
    let upstream = PassthroughSubject<Int, Never>()
    let multicast = upstream.multicast(subject: CurrentValueSubject(0))
    let late = multicast.manual(.unlimited)
    let link = multicast.connect()
    upstream.send(1)
    link.cancel()
    upstream.send(2)
    #expect(late.events == ["subscription", "0", "1"])
  }

  @Test func eventsAndPrinting() {
    final class Page: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let page = Page()
    let cancelled = PassthroughSubject<Int, Never>().print(to: page).manual(.max(2))
    cancelled.cancel()
    _ = [1, 2].publisher.map { $0 }.print("p", to: page).manual(.max(1)) { _ in .max(1) }
    _ = Fail<Int, Oops>(error: Oops()).print("f", to: page).manual()
    #expect(
      page.text.split(separator: "\n") == [
        "receive subscription: (PassthroughSubject)", "request max: (2)", "receive cancel",
        "p: receive subscription: (Map)", "p: request max: (1)", "p: receive value: (1)",
        "p: request max: (1) (synchronous)", "p: receive value: (2)", "p: request max: (1) (synchronous)",
        "p: receive finished", "f: receive subscription: (Empty)", "f: receive error: (oops)",
      ])
    var events: [String] = []
    _ = Just(1).handleEvents(
      receiveSubscription: { _ in events.append("subscription") }, receiveOutput: { events.append("\($0)") },
      receiveCompletion: { events.append("\($0)") }, receiveCancel: { events.append("cancel") },
      receiveRequest: { events.append("\($0)") }
    ).manual(.max(1))
    #expect(events == ["subscription", "max(1)", "1", "finished"])
  }

  @Test func assertNoFailurePassesValues() async {
    #expect([1].publisher.setFailureType(to: Oops.self).assertNoFailure().log == ["1", "finished"])
    await #expect(processExitsWith: .failure) {
      _ = Fail<Int, Oops>(error: Oops()).assertNoFailure().sink { _ in }
    }
  }
}
