import Combine
import Foundation
import IssueReporting
import Observation
import Sharing
import SwiftUI
import TenureTesting
import Testing

/// `$value = Shared(…)`: a property gets another key.
@Suite @MainActor struct ReplacingTests {
  @Test func propertyAndItsCopiesShareTheOther() {
    @Shared(.inMemory("a")) var value = 1
    @Shared(.inMemory("b")) var other = 10
    let copy = $value
    let part = $value.reader { $0 * 2 }
    $value = $other
    $value.withLock { $0 += 1 }
    #expect(value == 11 && other == 11 && copy.wrappedValue == 11)
    // A part stays one of what was shared when it was made.
    #expect(part.wrappedValue == 2)
  }

  @Test func whoObservesIsTold() async {
    let value = Shared(value: 1)
    await confirmation { told in
      withObservationTracking {
        _ = value.wrappedValue
      } onChange: {
        told()
      }
      value.projectedValue = Shared(value: 2)
    }
  }

  @Test func subscribersFollow() {
    @Shared(.inMemory("a")) var value = 0
    var values: [Int] = []
    let subscription = $value.publisher.sink { values.append($0) }
    $value.withLock { $0 = 42 }
    $value = Shared(wrappedValue: 0, .inMemory("a"))
    $value = Shared(wrappedValue: 0, .inMemory("b"))
    $value.withLock { $0 = 7 }
    #expect(values == [0, 42, 42, 0, 7])
    subscription.cancel()
  }

  @Test func subscribersAreToldOfTheEndAndKeepNothing() {
    var ends = 0
    var subscriptions: Set<AnyCancellable> = []
    weak var kept: Kept?
    do {
      let object = Kept()
      kept = object
      let values = [Shared(value: object), Shared(wrappedValue: object, .inMemory("end"))]
      for value in values {
        value.publisher.sink { _ in
          ends += 1
        } receiveValue: { _ in
        }.store(in: &subscriptions)
      }
      SharedReader(value: object).publisher.sink { _ in
        ends += 1
      } receiveValue: { _ in
      }.store(in: &subscriptions)
      let old = Shared(value: object)
      old.publisher.sink { _ in
      } receiveValue: { _ in
      }.store(in: &subscriptions)
      old.projectedValue = Shared(value: Kept())
      for value in values { value.withLock { $0 = Kept() } }
    }
    #expect(ends == 3 && kept == nil)
  }

  private final class Kept: Sendable {}

  @Test func descriptionSaysTheKey() {
    @Shared(.appStorage("count")) var count = 3
    #expect($count.description == "Shared<Int>(.appStorage(\"count\"))")
    #expect(Shared(value: 3).description == "Shared<Int>(value: 3)")
    #expect(SharedReader(value: 3).description == "SharedReader<Int>(value: 3)")
  }

  // MARK: In views

  private struct Notes: View {
    @State private var redraws = 0
    var body: some View {
      Button("Redraw \(redraws)") { redraws += 1 }
      NotesInside(number: redraws)
    }
  }

  private struct NotesInside: View {
    let number: Int
    @State.Shared(.inMemory("inbox")) var notes = ["Inbox"]
    @State.SharedReader(value: 0) var count: Int

    var body: some View {
      Text("\(notes.joined(separator: ",")), \(count)")
      Button("Archive") {
        $notes = Shared(wrappedValue: ["Archive"], .inMemory("archive"))
        $count = $notes.reader { $0.count }
      }
      Button("Add") { $notes.withLock { $0.append("new") } }
    }
  }

  @Test func viewThatIsMadeAnewKeepsTheOther() async throws {
    let screen = Screen(Notes())
    #expect(screen.shows("Inbox, 0"))
    try screen.button("Archive").tap()
    await screen.settle()
    #expect(screen.shows("Archive, 1"))
    try screen.button("Redraw 0").tap()
    await screen.settle()
    #expect(screen.shows("Archive, 1"))
    try screen.button("Add").tap()
    await screen.settle()
    #expect(screen.shows("Archive,new, 2"))
    #expect(screen.issues == [])
  }
}

/// Keys that forget to answer.
@Suite struct DroppedContinuationTests {
  private struct Forgetful: SharedKey {
    let forgetsToLoad: Bool
    var id: Bool { forgetsToLoad }

    func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
      if !forgetsToLoad { continuation.resume(returning: 42) }
    }

    func subscribe(context: LoadContext<Int>, subscriber: SharedSubscriber<Int>) -> SharedSubscription {
      SharedSubscription {}
    }

    func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {}
  }

  private func text(_ function: String) -> String {
    """
    error: The key 'Forgetful' has let go of the continuation of '\(function)' and never resumed it.

    Who waits for it goes on with this as an error. Resume the continuation once, on every way through '\(function)'.
    """
  }

  @Test func whoWaitsForALoadGoesOn() async {
    let reporter = Warnings()
    await withIssueReporters([reporter]) {
      @Shared(Forgetful(forgetsToLoad: true)) var value = 1
      #expect(!$value.isLoading && value == 1 && $value.loadError != nil)
      await #expect(throws: (any Error).self) { try await $value.load() }
    }
    #expect(reporter.lines.withLock { $0 } == Array(repeating: text("load(context:continuation:)"), count: 2))
  }

  @Test func whoWaitsForASaveGoesOn() async {
    let reporter = Warnings()
    await withIssueReporters([reporter]) {
      @Shared(Forgetful(forgetsToLoad: false)) var value = 1
      #expect(value == 42)
      await #expect(throws: (any Error).self) { try await $value.save() }
      #expect($value.saveError != nil)
    }
    #expect(reporter.lines.withLock { $0 } == [text("save(_:context:continuation:)")])
  }
}
