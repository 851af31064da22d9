import Foundation
import TenureCombine
import Testing

@Suite struct AsyncTests {
  @Test func valuesAsASequence() async throws {
    var values: [Int] = []
    for await value in [1, 2, 3].publisher.values { values.append(value) }
    #expect(values == [1, 2, 3])
    let failing = [1].publisher.setFailureType(to: Oops.self).append(Fail(error: Oops()))
    await #expect(throws: Oops()) {
      for try await value in failing.values { #expect(value == 1) }
    }
  }

  @Test func oneValueIsAskedForAtATime() async {
    var events: [String] = []
    let source = [1, 2].publisher.handleEvents(
      receiveOutput: { events.append("\($0)") }, receiveRequest: { events.append("request \($0)") })
    for await value in source.values { events.append("body \(value)") }
    #expect(events == ["request max(1)", "1", "body 1", "request max(1)", "2", "body 2"])
  }

  @Test func leavingTheLoopCancels() async {
    var events: [String] = []
    let endless = Empty<Int, Never>(completeImmediately: false)
    let source = [1, 2].publisher.append(endless).handleEvents(receiveCancel: { events.append("cancel") })
    for await value in source.values {
      events.append("body \(value)")
      if value == 2 { break }
    }
    #expect(events == ["body 1", "body 2", "cancel"])
  }

  @Test func cancellingTheTaskEndsTheLoop() async {
    let subject = PassthroughSubject<Int, Never>()
    let task = Task {
      for await _ in subject.values {}
      return "over"
    }
    task.cancel()
    #expect(await task.value == "over")
  }

  @Test func theValueOfAFuture() async throws {
    #expect(await Future<Int, Never> { $0(.success(1)) }.value == 1)
    #expect(try await Future<Int, Oops> { $0(.success(2)) }.value == 2)
    await #expect(throws: Oops()) { try await Future<Int, Oops> { $0(.failure(Oops())) }.value }
  }

  @Test func notifications() {
    final class Sender {}
    let center = NotificationCenter(), name = Notification.Name("changed"), sender = Sender()
    let all = center.publisher(for: name).map { $0.userInfo?["n"] as? Int ?? 0 }.manual(.max(2))
    let some = center.publisher(for: name, object: sender).map(\.name.rawValue).manual(.unlimited)
    for number in 1...3 { center.post(name: name, object: nil, userInfo: ["n": number]) }
    center.post(name: Notification.Name("other"), object: sender)
    #expect(all.events == ["subscription", "1", "2"])
    center.post(name: name, object: sender)
    some.cancel()
    center.post(name: name, object: sender)
    #expect(some.events == ["subscription", "changed"])
  }
}
