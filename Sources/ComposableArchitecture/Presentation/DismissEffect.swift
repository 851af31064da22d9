import SwiftUI

/// Makes the feature that calls it go away: `await dismiss()` in an effect.
///
///     @Dependency(\.dismiss) var dismiss
///     …
///     case .cancelButtonTapped: return .run { _ in await dismiss() }
///
/// The parent receives `.dismiss`, or `.popFrom(id:)` on a stack. What the effect does afterwards is cancelled with it.
/// What the parent does on that is its own: a view of the feature that waits for the effect, and goes, does not end it.
public struct DismissEffect: Sendable {
  private let custom: (@MainActor @Sendable () async -> Void)?

  /// An object, as the optimiser (Swift 6.3.1) loses the type of a function that is a task's value.
  final class Way: Sendable {
    let leave: @MainActor @Sendable (Transaction?) -> Void
    init(_ leave: @escaping @MainActor @Sendable (Transaction?) -> Void) { self.leave = leave }
  }

  /// Sends the parent's action for it, in an effect of a presented feature.
  @TaskLocal static var way: Way?

  /// What a feature under test does that nobody presents.
  var root: Way?

  init() { custom = nil }

  /// True when somebody has said what it does.
  var isGiven: Bool { custom != nil }

  /// Does something else: for tests.
  public init(_ dismiss: @escaping @MainActor @Sendable () async -> Void) { custom = dismiss }

  /// Makes the feature go away. Where it is not presented, that is an issue.
  @MainActor public func callAsFunction(
    animation: Animation? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    await leave(animation.map { Transaction(animation: $0) }, CallerLine(fileID, filePath, line, column))
  }

  /// Makes the feature go away, by a change that carries a transaction.
  @MainActor public func callAsFunction(
    transaction: Transaction, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    await leave(transaction, CallerLine(fileID, filePath, line, column))
  }

  @MainActor private func leave(_ transaction: Transaction?, _ line: CallerLine) async {
    if let custom { return await custom() }
    if let way = Self.way ?? root { return way.leave(transaction) }
    line.report(
      """
      A feature was asked to dismiss itself, and it is not presented.

      'dismiss' works in an effect of a feature that an 'ifLet' or a 'forEach' on a stack presents. Ask '\\.isPresented' \
      before, or override it in a test: '$0.dismiss = DismissEffect { … }'.
      """)
  }
}

extension Effect {
  /// The same work, in which `dismiss()` sends that action.
  func dismissing(with action: @escaping @Sendable () -> Action) -> Effect {
    switch operation {
    case .none, .send, .publisher, .cancel: self
    case .run(let traits, let body):
      Effect(
        .run(traits) { send in
          let way = DismissEffect.Way { transaction in
            if let transaction {
              withTransaction(transaction) { send.send(action(), .feature) }
            } else {
              send.send(action(), .feature)
            }
          }
          await DismissEffect.$way.withValue(way) { await body(send) }
        })
    case .made(let make): Effect(.made { make($0).dismissing(with: action) })
    case .merge(let effects): Effect(.merge(effects.map { $0.dismissing(with: action) }))
    case .concatenate(let effects): Effect(.concatenate(effects.map { $0.dismissing(with: action) }))
    case .cancellable(let effect, let key, let cancelInFlight):
      Effect(.cancellable(effect.dismissing(with: action), key, cancelInFlight: cancelInFlight))
    }
  }
}
