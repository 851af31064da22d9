import Foundation
import SwiftUI
import TenureElements
import TenureRender
import TenureRuntime
import TenureScenes
import TenureTree
import Testing

/// What other threads write to observable objects while the views that read them are evaluated. Nobody listens here: with a
/// record, changes have always been heard when they were done.
@MainActor @Suite struct SlowWriteTests {
  @Test("A write that takes its time on another thread is shown when it is done")
  func slowWrite() async {
    let model = SlowModel()
    let session = Session()
    session.mount(Reader(model: model))
    await withCheckedContinuation { began in
      Thread.detachNewThread { [model] in
        model.write(1, whenBegun: { began.resume() })
      }
    }
    // The view is evaluated in the midst of the write, as for any other reason, or because the write has been heard of.
    await mainQueueIsEmpty()
    #expect(text(session) == "0")
    await model.finish()
    await mainQueueIsEmpty()
    #expect(text(session) == "1")
    session.unmount()
  }

  @Test("What another thread writes while the body runs is shown, though the body has read it before")
  func writeDuringBody() async {
    let model = SlowModel()
    let session = Session()
    let runs = Runs()
    session.mount(Reader(model: model, runs: runs))
    #expect(text(session) == "0")
    runs.whenRead = {
      runs.whenRead = nil
      let isDone = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        model.value = 2
        isDone.signal()
      }
      isDone.wait()
    }
    session.handle("look again") { runs.again!.wrappedValue += 1 }
    await mainQueueIsEmpty()
    #expect(text(session) == "2")
    session.unmount()
  }

  @Test("What another thread has written before a body begins runs it no second time")
  func writeBeforeBody() async {
    let model = SlowModel()
    let session = Session()
    let runs = Runs()
    session.mount(Reader(model: model, runs: runs))
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      model.value = 2
      isDone.signal()
    }
    isDone.signalled()
    session.handle("look again") { runs.again!.wrappedValue += 1 }
    #expect(text(session) == "2")
    #expect(runs.count == 2)
    await mainQueueIsEmpty()
    #expect(runs.count == 2)
    session.unmount()
  }

  @Test("A body that is overtaken leaves nothing behind: one write runs it once, however often it ran before")
  func overtaken() {
    let model = SlowModel()
    let session = Session()
    let runs = Runs()
    session.mount(Reader(model: model, runs: runs))
    for _ in 0..<100 { session.handle("look again") { runs.again!.wrappedValue += 1 } }
    #expect(runs.count == 101)
    session.handle("write") { model.value = 3 }
    #expect(runs.count == 102)
    #expect(text(session) == "3")
    session.unmount()
  }

  private func text(_ session: Session) -> String? { session.screen?.children[0].attributes[.text]?.text }

  /// What is on the main queue has run, and what that has put there.
  private func mainQueueIsEmpty() async {
    for _ in 0..<8 {
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }
  }
}

extension DispatchSemaphore {
  /// Waits, where the main thread may not go on.
  fileprivate func signalled() { wait() }
}

@Observable private final class SlowModel: @unchecked Sendable {
  @ObservationIgnored private let lock = NSLock()
  @ObservationIgnored private var stored = 0
  @ObservationIgnored private let mayFinish = DispatchSemaphore(value: 0)
  @ObservationIgnored private let isFinished = DispatchSemaphore(value: 0)

  var value: Int {
    get {
      access(keyPath: \.value)
      return lock.withLock { stored }
    }
    set { withMutation(keyPath: \.value) { lock.withLock { stored = newValue } } }
  }

  /// Writes a value that is stored only once `finish` is called.
  func write(_ new: Int, whenBegun: () -> Void) {
    withMutation(keyPath: \.value) {
      whenBegun()
      mayFinish.wait()
      lock.withLock { stored = new }
    }
    isFinished.signal()
  }

  func finish() async {
    await withCheckedContinuation { finished in
      Thread.detachNewThread { [self] in
        mayFinish.signal()
        isFinished.wait()
        finished.resume()
      }
    }
  }
}

@MainActor private final class Runs {
  var count = 0
  var again: Binding<Int>?
  var whenRead: (() -> Void)?
}

private struct Reader: View {
  let model: SlowModel
  var runs: Runs?
  @State private var again = 0

  var body: some View {
    let value = model.value
    _ = again
    runs?.count += 1
    runs?.again = $again
    runs?.whenRead?()
    return Text("\(value)")
  }
}
