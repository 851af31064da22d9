import Synchronization

/// Values of shared references as they were at a moment, or as a test expects them. Those that it does not name are as they
/// are now.
final class SharedMoment: Sendable {
  private struct State: @unchecked Sendable {
    var values: [ObjectIdentifier: Any]
    var written: [ObjectIdentifier: any RootOfValue] = [:]
    var read: Set<ObjectIdentifier> = []
  }

  private let state: Mutex<State>

  init(_ values: [ObjectIdentifier: Any]) { state = Mutex(State(values: values)) }

  func value<Value>(of reference: RootReference<Value>) -> Value? {
    let id = ObjectIdentifier(reference)
    return state.withLock { state in
      state.read.insert(id)
      return Unchecked(value: state.values[id])
    }.value as? Value
  }

  /// Changes what is expected, and nothing else.
  func write<Value, Result>(
    _ reference: RootReference<Value>, now: Value, _ body: (inout Value) throws -> Result
  ) rethrows -> Result {
    var value = value(of: reference) ?? now
    let result = try body(&value)
    let (id, written) = (ObjectIdentifier(reference), Unchecked(value: value as Any))
    state.withLock { state in
      state.values[id] = written.value
      state.written[id] = reference
    }
    return result
  }

  /// What it has for a reference, without its type.
  func value(_ id: ObjectIdentifier) -> Any? { state.withLock { Unchecked(value: $0.values[id]) }.value }
  /// The references that a test has written.
  var written: [ObjectIdentifier: any RootOfValue] { state.withLock { Unchecked(value: $0.written) }.value }
  /// The references that were read.
  var read: Set<ObjectIdentifier> { state.withLock { $0.read } }

  /// Takes from `other` what was not written here.
  func fill(from other: SharedMoment) {
    let values = other.state.withLock { Unchecked(value: $0.values) }.value
    let filled = Unchecked(value: values)
    state.withLock { state in
      for (id, value) in filled.value where state.written[id] == nil { state.values[id] = value }
      state.values = state.values.filter { state.written[$0.key] != nil || filled.value[$0.key] != nil }
    }
  }

  /// A value that goes through a lock.
  private struct Unchecked<Value>: @unchecked Sendable { let value: Value }
}

/// Which values of shared references are read here.
enum SharedReading: Sendable {
  /// Those of now. Writes are writes.
  case now
  /// Those that a test expects. Writes change what it expects.
  case expected(SharedMoment)
  /// On the left of a '==' those that a test expects, and on its right those that were.
  case comparing(expected: SharedMoment, actual: SharedMoment)
  /// The same, and all that is read or written is what a test expects.
  case asserting(expected: SharedMoment, actual: SharedMoment)

  @TaskLocal static var current = SharedReading.now

  /// The values that are read where nothing says on which side.
  var moment: SharedMoment? {
    switch self {
    case .now: nil
    case .expected(let moment), .asserting(let moment, _): moment
    case .comparing(_, let actual): actual
    }
  }

  /// The values for one side of a comparison.
  static func read<Result>(isFirst: Bool, _ body: () -> Result) -> Result {
    guard SharedChanges.areWatched else { return body() }
    switch current {
    case .now, .expected: return body()
    case .comparing(let expected, let actual), .asserting(let expected, let actual):
      return $current.withValue(.expected(isFirst ? expected : actual), operation: body)
    }
  }
}
