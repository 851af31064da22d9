import Foundation
import TenureIssues

extension Reducer {
  /// Notes when each action begins and ends to be reduced, and when its effects do.
  ///
  ///     Feature().signpost("Feature")
  ///
  /// On Apple's platforms these are intervals in Instruments. There are none here: they are lines of the program's log, or
  /// what another `log` makes of them.
  public func signpost(_ prefix: String = "", log: SignpostLog = .lines) -> _SignpostReducer<Self> {
    _SignpostReducer(base: self, prefix: prefix.isEmpty ? "" : "[\(prefix)] ", log: log)
  }
}

/// Where signposts go.
public struct SignpostLog: Sendable {
  /// One end of an interval.
  public struct Mark: Hashable, Sendable {
    /// Which end, and of what.
    public enum Kind: Hashable, Sendable {
      case actionBegan, actionEnded, effectBegan, effectEnded, effectCancelled
    }
    /// Which end, and of what.
    public let kind: Kind
    /// The prefix, and the action's case.
    public let name: String
  }

  let take: @Sendable (Mark) -> Void

  /// Calls a function for each.
  public init(_ take: @escaping @Sendable (Mark) -> Void) { self.take = take }

  /// A line of the program's log for each, with the time since the program began.
  public static let lines = SignpostLog { mark in
    let seconds = Double(beginning.duration(to: .now) / .microseconds(1)) / 1_000_000
    Issues.log("\(String(format: "%.6f", seconds)) \(mark.kind): \(mark.name)")
  }

  /// The lines, under the name that Apple's log has.
  public static var `default`: SignpostLog { lines }

  /// Nowhere.
  public static let disabled = SignpostLog { _ in }

  private static let beginning = ContinuousClock.now
}

/// A reducer whose actions and effects are noted.
public struct _SignpostReducer<Base: Reducer>: Reducer {
  let base: Base
  let prefix: String
  let log: SignpostLog

  /// Changes the state, and says what is to be done besides.
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let name = prefix + label(of: action)
    log.take(SignpostLog.Mark(kind: .actionBegan, name: name))
    let effect = base.reduce(into: &state, action: action)
    log.take(SignpostLog.Mark(kind: .actionEnded, name: name))
    return effect.noted(name, log)
  }
}

extension Effect {
  /// The same work, whose beginning and end are noted.
  fileprivate func noted(_ name: String, _ log: SignpostLog) -> Effect {
    switch operation {
    case .none, .send, .cancel: self
    case .run(let traits, let body):
      Effect(
        .run(traits) { send in
          log.take(SignpostLog.Mark(kind: .effectBegan, name: name))
          await body(send)
          log.take(SignpostLog.Mark(kind: Task.isCancelled ? .effectCancelled : .effectEnded, name: name))
        })
    case .publisher(let make):
      Effect(
        .publisher {
          make().handleEvents(
            receiveSubscription: { _ in log.take(SignpostLog.Mark(kind: .effectBegan, name: name)) },
            receiveCompletion: { _ in log.take(SignpostLog.Mark(kind: .effectEnded, name: name)) },
            receiveCancel: { log.take(SignpostLog.Mark(kind: .effectCancelled, name: name)) }
          ).eraseToAnyPublisher()
        })
    case .made(let make): Effect(.made { make($0).noted(name, log) })
    case .merge(let effects): Effect(.merge(effects.map { $0.noted(name, log) }))
    case .concatenate(let effects): Effect(.concatenate(effects.map { $0.noted(name, log) }))
    case .cancellable(let effect, let key, let cancelInFlight):
      Effect(.cancellable(effect.noted(name, log), key, cancelInFlight: cancelInFlight))
    }
  }
}

/// The cases of an action, without what they hold: `rows.element.toggled`.
func label(of action: Any) -> String {
  var labels: [String] = []
  var value = action
  while true {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum else { break }
    guard let child = mirror.children.first else {
      labels.append("\(value)")
      break
    }
    guard let label = child.label else { break }
    labels.append(label)
    // Of a case with several values, the one that is an action: `element(id:action:)`.
    let inner = Mirror(reflecting: child.value)
    value = inner.displayStyle == .tuple ? inner.children.first { $0.label == "action" }?.value ?? () : child.value
  }
  return labels.joined(separator: ".")
}
