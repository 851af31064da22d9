import Combine
import ConcurrencyExtras
import Dependencies
import IssueReporting
import SwiftUI

extension Effect {
  /// Work in a task of its own, which sends as many actions as it likes. `Task.name` is the name that it is given.
  ///
  /// The trap: an error that it throws, but for cancellation, is an issue unless there is a `catch:` for it.
  public static func run(
    priority: TaskPriority? = nil, name: String? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Effect {
    let line = CallerLine(fileID, filePath, line, column)
    let surroundings = EffectSurroundings()
    return Effect(
      .run(TaskTraits(name: name, priority: priority)) { send in
        let isOver = LockIsolated(false)
        let send = send.checked(isOver, line)
        defer { isOver.setValue(true) }
        await surroundings.restored {
          do {
            try await operation(send)
          } catch is CancellationError {
            // It was asked to stop.
          } catch {
            if let handler { return await handler(error, send) }
            line.report(
              """
              An effect threw an error that nothing catches: \(error)

              Its work ended there. Catch errors in the effect, or give it a 'catch:'.
              """)
          }
        }
      })
  }

  /// An action that is sent when the reducer is done, before anything else happens.
  public static func send(_ action: Action) -> Effect { Effect(.send(action, nil)) }

  /// The same, with changes that are animated.
  public static func send(_ action: Action, animation: Animation?) -> Effect {
    Effect(.send(action, SendableTransaction(Transaction(animation: animation))))
  }

  /// The actions that a publisher sends. It is subscribed to when the reducer is done.
  public static func publisher<P: Publisher>(_ createPublisher: () -> P) -> Effect
  where P.Output == Action, P.Failure == Never {
    let publisher = Unchecked(createPublisher().eraseToAnyPublisher())
    return Effect(.publisher { publisher.value })
  }
}

extension Send {
  /// The same, which says so when the effect is over that it was given to.
  fileprivate nonisolated func checked(_ isOver: LockIsolated<Bool>, _ line: CallerLine) -> Send {
    Send { action, belonging in
      if isOver.value, !Task.isCancelled {
        line.report(
          """
          An action was sent by an effect that is over.

            Action: \(describe(action))

          Nobody waits for it, and nothing cancels it. Do not let 'send' out of the effect: await there what sends, or \
          return another effect for it.
          """)
      }
      self.send(action, belonging)
    }
  }
}

/// A transaction on its way to where an action is sent.
struct SendableTransaction: @unchecked Sendable {
  let value: Transaction
  init(_ value: Transaction) { self.value = value }
}

/// A value that its maker knows to be safe to hand over.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// What holds where an effect is made, and shall hold where it runs: which feature it is of, and the dependencies.
struct EffectSurroundings: Sendable {
  private let path = FeaturePath.current
  private let dependencies = withEscapedDependencies { $0 }

  func restored(_ body: () async -> Void) async {
    await dependencies.yield {
      await FeaturePath.$current.withValue(path) { await body() }
    }
  }
}
