import Dispatch
import Foundation
import SwiftUI
import Synchronization
import TenureTesting
import Testing

/// Lines that any queue may add to.
@Observable private final class Notes: Sendable {
  @ObservationIgnored fileprivate let kept = Mutex<[String]>([])
  var shown: [String] {
    get {
      access(keyPath: \.shown)
      return kept.withLock { $0 }
    }
  }

  func add(_ line: String) {
    withMutation(keyPath: \.shown) { kept.withLock { $0.append(line) } }
  }
}

/// What an older program does with queues, when a button is tapped.
private struct Page: View {
  let notes = Notes()
  let act: @MainActor (Notes) -> Void

  var body: some View {
    VStack {
      Text("Notes: " + notes.shown.joined(separator: " "))
      Button("Act") { act(notes) }
    }
  }
}

/// A value that is handed from one queue to another.
private struct Carried<Value>: @unchecked Sendable {
  let value: Value
}

/// What an older program gives to queues and run loops happens in the screen's time, and is waited for.
@MainActor @Suite(.serialized) struct QueueTests {
  private static func screen(_ act: @escaping @MainActor (Notes) -> Void) throws -> Screen {
    let screen = Screen(Page(act: act))
    try screen.button("Act").tap()
    return screen
  }

  // MARK: Timers of the dispatch library

  @Test func aDispatchTimerGoesOffAtItsTime() async throws {
    var timer: (any DispatchSourceTimer)?
    let screen = try Self.screen { notes in
      timer = DispatchSource.makeTimerSource(queue: .main)
      timer?.schedule(deadline: .now() + 2)
      timer?.setEventHandler { notes.add("ding") }
      timer?.resume()
    }
    #expect(screen.pending == ["1 timer, the next in 2.0 seconds"])
    await screen.advance(by: .seconds(2) - .milliseconds(1))
    #expect(!screen.shows("ding"))
    await screen.advance(by: .milliseconds(1))
    #expect(screen.shows("Notes: ding"))
    await screen.advance(by: .seconds(60))
    #expect(screen.shows("Notes: ding"))
    #expect(screen.pending == [])
    screen.close()
  }

  @Test("A dispatch timer repeats until it is cancelled, and says that it was")
  func cancelled() async throws {
    var timer: (any DispatchSourceTimer)?
    let screen = try Self.screen { notes in
      timer = DispatchSource.makeTimerSource(queue: .main)
      timer?.schedule(deadline: .now() + 1, repeating: .milliseconds(500))
      timer?.setEventHandler { notes.add("tick") }
      timer?.setCancelHandler { notes.add("cancelled") }
      timer?.activate()
    }
    await screen.advance(by: .seconds(2))
    #expect(screen.shows("Notes: tick tick tick"))
    timer?.cancel()
    await screen.settle()
    #expect(screen.shows("Notes: tick tick tick cancelled"))
    await screen.advance(by: .seconds(60))
    #expect(screen.shows("Notes: tick tick tick cancelled"))
    #expect(screen.pending == [])
    screen.close()
  }

  @Test("A suspended dispatch timer goes off once when it is resumed")
  func suspended() async throws {
    var timer: (any DispatchSourceTimer)?
    let screen = try Self.screen { notes in
      timer = DispatchSource.makeTimerSource(queue: .main)
      timer?.schedule(deadline: .now() + 1, repeating: 1)
      timer?.setEventHandler { notes.add("tick") }
      timer?.resume()
    }
    await screen.advance(by: .seconds(1))
    timer?.suspend()
    await screen.advance(by: .seconds(3))
    #expect(screen.shows("Notes: tick"))
    timer?.resume()
    await screen.settle()
    #expect(screen.shows("Notes: tick tick"))
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("Notes: tick tick tick"))
    timer?.cancel()
    screen.close()
  }

  @Test("A dispatch timer that nobody holds goes off no more; one that is set anew has one time")
  func letGo() async throws {
    var timer: (any DispatchSourceTimer)?
    let screen = try Self.screen { notes in
      timer = DispatchSource.makeTimerSource(queue: .main)
      timer?.setEventHandler { notes.add("tick") }
      timer?.resume()
      timer?.schedule(deadline: .now() + 1, repeating: 1)
      timer?.schedule(deadline: .now() + 5, repeating: 5)
    }
    await screen.advance(by: .seconds(12))
    #expect(screen.shows("Notes: tick tick"))
    timer = nil
    await screen.advance(by: .seconds(12))
    #expect(screen.shows("Notes: tick tick"))
    #expect(screen.pending == [])
    screen.close()
  }

  @Test("A dispatch timer on another queue goes off in the screen's time")
  func elsewhere() async throws {
    let queue = DispatchQueue(label: "clock")
    var timer: (any DispatchSourceTimer)?
    let screen = try Self.screen { notes in
      timer = DispatchSource.makeTimerSource(queue: queue)
      timer?.schedule(deadline: .now() + 1, repeating: 1)
      timer?.setEventHandler { @Sendable in
        dispatchPrecondition(condition: .onQueue(queue))
        DispatchQueue.main.async { notes.add("tick") }
      }
      timer?.resume()
    }
    await screen.advance(by: .seconds(20))
    #expect(screen.shows("Notes: " + Array(repeating: "tick", count: 20).joined(separator: " ")))
    timer?.cancel()
    screen.close()
  }

  @Test("What is begun on another queue at the very end of the time that passes is waited for")
  func lastMoment() async throws {
    let queue = DispatchQueue(label: "slow")
    let screen = try Self.screen { notes in
      queue.asyncAfter(deadline: .now() + 2) { @Sendable in
        usleep(50_000)
        DispatchQueue.main.async { notes.add("saved") }
      }
    }
    await screen.advance(by: .seconds(2))
    #expect(screen.shows("Notes: saved"))
    screen.close()
  }

  // MARK: Run loops

  @Test("A timer that is added to the main run loop goes off at its time")
  func addedTimer() async throws {
    let screen = try Self.screen { notes in
      RunLoop.main.add(
        Timer(fire: Date() + 1.5, interval: 0, repeats: false) { _ in notes.add("once") }, forMode: .common)
      RunLoop.main.add(
        Timer(fire: Date() + 1, interval: 1, repeats: true) { timer in
          notes.add("tick")
          if notes.count == 3 { timer.invalidate() }
        }, forMode: .default)
    }
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("Notes: tick") && !screen.shows("once"))
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("Notes: tick once tick"))
    await screen.advance(by: .seconds(60))
    #expect(screen.shows("Notes: tick once tick"))
    #expect(screen.pending == [])
    screen.close()
  }

  // MARK: Work items

  @Test("A work item that is put off runs at its time, and not when it was cancelled")
  func putOff() async throws {
    var second: DispatchWorkItem?
    let screen = try Self.screen { notes in
      let first = DispatchWorkItem { notes.add("first") }
      second = DispatchWorkItem(qos: .userInitiated) { notes.add("second") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: first)
      DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: second!)
      first.notify(queue: .main) { notes.add("notified") }
    }
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("Notes: first notified"))
    second?.cancel()
    await screen.advance(by: .seconds(5))
    #expect(screen.shows("Notes: first notified"))
    screen.close()
  }

  @Test("Work items on the main queue come in turn with everything else there")
  func inTurn() async throws {
    let screen = try Self.screen { notes in
      let cancelled = DispatchWorkItem { notes.add("cancelled") }
      DispatchQueue.main.async { notes.add("one") }
      DispatchQueue.main.async(execute: DispatchWorkItem { notes.add("two") })
      DispatchQueue.main.async(execute: cancelled)
      DispatchQueue.main.async(qos: .background) { notes.add("three") }
      DispatchQueue.main.async(flags: .barrier) { notes.add("four") }
      cancelled.cancel()
    }
    await screen.settle()
    #expect(screen.shows("Notes: one two three four"))
    screen.close()
  }

  private enum Way: String, CaseIterable {
    case quality, item, barrier, itemBarrier, group, itemInGroup, later, laterItem, operation

    @MainActor func start(_ queue: DispatchQueue, _ notes: Notes) {
      let work = { @Sendable in
        usleep(300)
        DispatchQueue.main.async { notes.add("answer") }
      }
      let (group, item) = (DispatchGroup(), DispatchWorkItem(qos: .utility, block: work))
      switch self {
      case .quality: queue.async(qos: .userInitiated, execute: work)
      case .item: queue.async(execute: item)
      case .barrier: queue.async(flags: .barrier, execute: work)
      case .itemBarrier: queue.async(qos: .utility, flags: [.barrier, .enforceQoS], execute: work)
      case .group: queue.async(group: group, qos: .utility, execute: work)
      case .itemInGroup: queue.async(group: group, execute: item)
      case .later: queue.asyncAfter(deadline: .now(), execute: work)
      case .laterItem: queue.asyncAfter(deadline: .now(), execute: item)
      case .operation: OperationQueue().addOperation(work)
      }
    }
  }

  @Test("Work with a quality of service or a barrier on other queues is waited for", arguments: Way.allCases)
  private func waitedFor(way: Way) async throws {
    let queue = DispatchQueue(label: "work", attributes: .concurrent)
    for _ in 0..<100 {
      let screen = try Self.screen { notes in way.start(queue, notes) }
      await screen.settle()
      #expect(screen.shows("Notes: answer"))
      #expect(screen.pending == [])
      screen.close()
    }
  }

  @Test("A barrier of an item stays one; a cancelled item does not run; waiting for one ends")
  func items() async throws {
    let queue = DispatchQueue(label: "pages", attributes: .concurrent)
    for _ in 0..<20 {
      let screen = try Self.screen { notes in
        let count = Carried(value: Notes())
        let cancelled = DispatchWorkItem { @Sendable in notes.add("cancelled") }
        cancelled.cancel()
        for _ in 1...20 { queue.async(qos: .utility) { count.value.add("page") } }
        let barrier = DispatchWorkItem(qos: .userInitiated, flags: .barrier) { @Sendable in
          MainQueueFree.note(count.value, notes)
        }
        queue.async(execute: cancelled)
        queue.async(execute: barrier)
        barrier.wait()
      }
      await screen.settle()
      #expect(screen.shows("Notes: 20"))
      screen.close()
    }
  }

  private enum MainQueueFree {
    static func note(_ pages: Notes, _ notes: Notes) { notes.add("\(pages.count)") }
  }

  // MARK: Groups

  @Test("A group that waits for time is empty at that time, and what follows counts from there")
  func groupsInTime() async throws {
    for queue in [DispatchQueue.main, DispatchQueue(label: "next")] {
      let screen = try Self.screen { notes in
        let group = DispatchGroup()
        group.enter()
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
          notes.add("first")
          group.leave()
        }
        group.notify(queue: queue) { @Sendable in
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { notes.add("second") }
        }
      }
      await screen.advance(by: .seconds(1))
      #expect(screen.shows("Notes: first"))
      await screen.advance(by: .seconds(1))
      #expect(screen.shows("Notes: first second"))
      screen.close()
    }
  }

  @Test("What is to be done when a group is empty is done in turn on the main queue")
  func groups() async throws {
    for _ in 0..<100 {
      let screen = try Self.screen { notes in
        let group = DispatchGroup()
        DispatchQueue.global().async(group: group) { usleep(200) }
        DispatchQueue.main.async(group: group) { notes.add("main") }
        group.notify(queue: .main) {
          notes.add("done")
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { notes.add("later") }
        }
      }
      await screen.settle()
      #expect(screen.shows("Notes: main done"))
      await screen.advance(by: .seconds(1))
      #expect(screen.shows("Notes: main done later"))
      screen.close()
    }
  }
}

extension Notes {
  fileprivate var count: Int { kept.withLock { $0.count } }
}
