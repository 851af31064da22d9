import TenureCombine
import Testing

private final class Token {}

private final class Holder {
  var value = 0
  var store: Set<AnyCancellable> = []
}

private final class Model: ObservableObject {
  @Published var value = 0
  @Published var copy = 0
}

@Suite struct LifetimeTests {
  @Test func aCancellableActsOnceAndAtItsEnd() {
    var count = 0
    let cancellable = AnyCancellable { count += 1 }
    cancellable.cancel()
    cancellable.cancel()
    #expect(count == 1)
    _ = AnyCancellable { count += 1 }
    #expect(count == 2)
  }

  @Test func storesKeepSubscriptionsAlive() {
    let subject = PassthroughSubject<Int, Never>()
    var events: [Int] = []
    var set: Set<AnyCancellable> = [], array: [AnyCancellable] = []
    subject.sink { events.append($0) }.store(in: &set)
    subject.sink { events.append($0 * 10) }.store(in: &array)
    _ = subject.sink { events.append($0 * 100) }
    subject.send(1)
    #expect(events == [1, 10])
    set = []
    array = []
    subject.send(2)
    #expect(events == [1, 10])
    let one = AnyCancellable {}
    #expect(Set([one, one]).count == 1)
    #expect(one != AnyCancellable {})
  }

  @Test func everythingIsReleasedAfterCancellation() {
    let subject = PassthroughSubject<Int, Never>()
    weak var released: Token?
    var cancellables: [AnyCancellable] = []
    do {
      let token = Token()
      released = token
      func use<P: Publisher>(_ publisher: P) where P.Failure == Never {
        cancellables.append(publisher.sink { _ in withExtendedLifetime(token) {} })
      }
      use(subject)
      use(subject.map { $0 }.filter { _ in true })
      use(subject.merge(with: subject))
      use(subject.combineLatest(subject).zip(subject))
      use(subject.flatMap { Just($0) })
      use(subject.map { _ in subject }.switchToLatest())
      use(subject.setFailureType(to: Oops.self).append(1).catch { _ in Just(1) })
      use(subject.collect())
      use(subject.share())
      use(subject.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false)))
      use(CurrentValueSubject<Int, Never>(1))
      use(Model().$value)
      use(subject.receive(on: ImmediateScheduler.shared))
      subject.send(1)
    }
    #expect(released != nil)
    cancellables = []
    #expect(released == nil)
  }

  @Test func everythingIsReleasedAfterCompletion() {
    let subject = PassthroughSubject<Int, Never>()
    weak var released: Token?
    var cancellables: [AnyCancellable] = []
    do {
      let token = Token()
      released = token
      func use<P: Publisher>(_ publisher: P) where P.Failure == Never {
        cancellables.append(publisher.sink { _ in withExtendedLifetime(token) {} })
      }
      use(subject)
      use(subject.map { $0 })
      use(subject.merge(with: subject))
      use(subject.combineLatest(subject).zip(subject))
      use(subject.flatMap { Just($0) })
      use(subject.share())
      use(subject.count())
    }
    subject.send(1)
    subject.send(completion: .finished)
    #expect(released == nil)
    #expect(cancellables.count == 7)
  }

  @Test func aSubjectForgetsACancelledSubscription() {
    let subject = PassthroughSubject<Int, Never>()
    weak var released: AnyObject?
    do {
      let subscriber = subject.manual(.unlimited)
      released = subscriber.subscription as AnyObject?
      subscriber.cancel()
    }
    #expect(released == nil)
    subject.send(1)
  }

  /// A value whose end runs foreign code that comes back to the stream which held it.
  @Test func valuesMayEndTheirOwnStream() {
    final class Ending {
      let action: () -> Void
      init(_ action: @escaping () -> Void) { self.action = action }
      deinit { action() }
    }
    let subject = PassthroughSubject<Ending?, Never>()
    for stream in [
      subject.combineLatest(Just(1)).map { _ in 1 }.eraseToAnyPublisher(),
      subject.throttle(for: 1, scheduler: ImmediateScheduler.shared, latest: true).map { _ in 1 }.eraseToAnyPublisher(),
      CurrentValueSubject<Ending?, Never>(nil).merge(with: subject).map { _ in 1 }.eraseToAnyPublisher(),
    ] {
      var cancellable: AnyCancellable?
      var ended = 0
      cancellable = stream.sink { _ in }
      subject.send(
        Ending {
          ended += 1
          cancellable?.cancel()
        })
      subject.send(nil)
      #expect(ended == 1)
      cancellable = nil
    }
  }

  @Test func assignHoldsItsObject() {
    let subject = PassthroughSubject<Int, Never>()
    weak var released: Holder?
    var cancellable: AnyCancellable?
    do {
      let holder = Holder()
      released = holder
      cancellable = subject.assign(to: \.value, on: holder)
    }
    subject.send(3)
    #expect(released?.value == 3)
    cancellable?.cancel()
    #expect(released == nil)
  }

  @Test func assigningToAPublishedPropertyLastsAsLongAsTheObject() {
    let upstream = Upstream<Int, Never>()
    var signals: [String] = []
    do {
      let model = Model()
      upstream.publisher.assign(to: &model.$value)
      model.$value.map { $0 * 2 }.assign(to: &model.$copy)
      let object = model.objectWillChange.sink { signals.append("object") }
      let property = model.$copy.sink { signals.append("copy \($0)") }
      upstream.subject.send(4)
      #expect(model.value == 4 && model.copy == 8)
      withExtendedLifetime((object, property)) {}
    }
    #expect(signals == ["copy 0", "object", "object", "copy 8"])
    #expect(upstream.news() == ["request unlimited", "cancel"])
  }
}
