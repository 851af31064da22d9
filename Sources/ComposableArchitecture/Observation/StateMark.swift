/// Which value of state this is, told without looking at its properties: what two values are compared by to find out
/// whether whoever observes it knows of the difference.
public struct StateMark: Sendable {
  /// nil for a value that has none, such as an absent optional.
  let channel: Channel?
  /// The number of the change that made this value.
  let stamp: UInt64
  /// What the channel said when the mark was made.
  let latest: UInt64
  let forks: UInt64
  /// The cases of enums on the way to the value.
  var cases: UInt64 = 0
  /// True for a value that cannot be observed: whoever holds it tells of its changes.
  var isPlain = false

  init(_ channel: Channel, _ stamp: UInt64) {
    (self.channel, self.stamp) = (channel, stamp)
    latest = channel.latest.load(ordering: .relaxed)
    forks = channel.forks.load(ordering: .relaxed)
  }

  /// Of what is compared by a number alone.
  init(stamp: UInt64, isPlain: Bool = false) {
    (channel, self.stamp, latest, forks) = (nil, stamp, 0, 0)
    self.isPlain = isPlain
  }

  /// Of an array that has no history of its own: of its elements in their order.
  init(elements: some Sequence<StateMark>) {
    var (stamps, histories, areLatest, isPlain) = (UInt64(0), UInt64(0), true, false)
    func mix(_ sum: inout UInt64, _ number: UInt64) {
      sum = (sum ^ number) &* 0x9e37_79b9_7f4a_7c15
      sum ^= sum >> 29
    }
    for element in elements {
      let channel = element.channel.map { UInt64(UInt(bitPattern: ObjectIdentifier($0))) } ?? 0
      mix(&histories, channel)
      mix(&histories, element.cases)
      // What has no history, a case without a value, is another one where its number is.
      mix(&histories, element.channel == nil ? element.stamp : element.forks)
      mix(&stamps, channel)
      mix(&stamps, element.cases)
      mix(&stamps, element.stamp)
      if element.channel != nil { areLatest = areLatest && element.stamp == element.latest }
      isPlain = isPlain || element.isPlain
    }
    (channel, stamp, latest, forks) = (nil, stamps, areLatest ? 1 : 0, histories)
    self.isPlain = isPlain
  }

  /// Of nothing, as a case without a value holds it.
  public static var empty: StateMark { StateMark(stamp: 0) }
  /// Of a value that cannot be observed.
  public static var unknown: StateMark { StateMark(stamp: 0, isPlain: true) }

  /// The mark of an enum that is this case with this value.
  public func inCase(_ index: UInt64) -> StateMark {
    var mark = self
    mark.cases = cases &* 61 &+ index &+ 1
    return mark
  }

  /// True when the two are marks of the same value.
  func isSame(as other: StateMark) -> Bool {
    !isPlain && !other.isPlain && channel === other.channel && stamp == other.stamp && cases == other.cases
  }

  /// True when all that was changed since `before`, in one go, has been told to those who observe the value itself.
  func isKnown(since before: StateMark) -> Bool {
    if isSame(as: before) { return true }
    guard !isPlain, !before.isPlain, channel === before.channel, cases == before.cases else { return false }
    // The same elements in the same order, and each of them has told of its own changes.
    if channel == nil { return before.latest == 1 && latest == 1 && forks == before.forks }
    // The latest copy became the latest copy, and no other one was changed on the way.
    return before.stamp == before.latest && stamp == latest && forks == before.forks
  }
}

extension StateMark {
  /// What reads the mark of values of a type, found out once: `unknown` for a type that has none.
  static func reader<State>(of type: State.Type) -> (State) -> StateMark {
    func open<S: ObservableState>(_ type: S.Type) -> Any {
      let read: (S) -> StateMark = { $0._$mark }
      return read
    }
    guard let type = type as? any ObservableState.Type, let read = open(type) as? (State) -> StateMark else {
      return { _ in .unknown }
    }
    return read
  }
}
