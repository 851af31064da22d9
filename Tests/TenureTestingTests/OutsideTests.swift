import Dispatch
import Foundation
import FoundationNetworking
import SwiftUI
import Synchronization
import TenureTesting
import Testing

/// A value that is handed from one queue to another.
private struct Carried<Value>: @unchecked Sendable {
  let value: Value
}

/// Answers every request after a hop to another queue, as a stub of a server does.
private final class StubServer: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func stopLoading() {}
  override func startLoading() {
    let carried = Carried(value: self)
    DispatchQueue.global().async {
      let server = carried.value
      let response = HTTPURLResponse(url: server.request.url!, statusCode: 200, httpVersion: nil, headerFields: nil)!
      server.client?.urlProtocol(server, didReceive: response, cacheStoragePolicy: .notAllowed)
      server.client?.urlProtocol(server, didLoad: Data("answer".utf8))
      server.client?.urlProtocolDidFinishLoading(server)
    }
  }
}

private let stubbed: URLSession = {
  let configuration = URLSessionConfiguration.ephemeral
  configuration.protocolClasses = [StubServer.self]
  return URLSession(configuration: configuration)
}()

/// Answers with lines, and never says that there are no more.
private final class EndlessServer: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func stopLoading() {}
  override func startLoading() {
    let response = HTTPURLResponse(url: request.url!, statusCode: 200, httpVersion: nil, headerFields: nil)!
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data("answer\nsecond\nthi".utf8))
  }
}

private func firstOfManyLines() async -> String {
  let configuration = URLSessionConfiguration.ephemeral
  configuration.protocolClasses = [EndlessServer.self]
  do {
    let session = URLSession(configuration: configuration)
    let (bytes, _) = try await session.bytes(from: URL(string: "https://shop.invalid/")!)
    for try await line in bytes.lines { return line }
    return "no line"
  } catch { return "\(error)" }
}

private func onAQueue() async -> String {
  await withCheckedContinuation { answer in
    DispatchQueue.global().async {
      usleep(500)
      answer.resume(returning: "answer")
    }
  }
}

private func onAThread() async -> String {
  await withCheckedContinuation { answer in
    Thread.detachNewThread {
      usleep(500)
      answer.resume(returning: "answer")
    }
  }
}

private func inAGroup() async -> String {
  let group = DispatchGroup()
  let count = Mutex(0)
  for _ in 0..<5 { DispatchQueue.global().async(group: group) { count.withLock { $0 += 1 } } }
  return await withCheckedContinuation { answer in
    group.notify(queue: .main) { answer.resume(returning: count.withLock { $0 } == 5 ? "answer" : "early") }
  }
}

private func fromAServer() async -> String {
  let data = try? await stubbed.data(from: URL(string: "https://shop.invalid/")!).0
  return data.map { String(decoding: $0, as: UTF8.self) } ?? "nothing"
}

private func byteByByte() async -> String {
  guard let (bytes, response) = try? await stubbed.bytes(from: URL(string: "https://shop.invalid/")!),
    (response as? HTTPURLResponse)?.statusCode == 200
  else { return "no response" }
  var answer = ""
  do { for try await character in bytes.characters { answer.append(character) } } catch { return "\(error)" }
  return answer
}

private func outOfAFile() async -> String {
  let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
  defer { try? FileManager.default.removeItem(at: file) }
  var answer = ""
  do {
    try Data("an\n\nsw\r\ner".utf8).write(to: file)
    for try await line in file.lines { answer += line }
  } catch { return "\(error)" }
  return answer
}

private func asAStream() async -> String {
  let numbers = AsyncStream { stream in
    Thread.detachNewThread {
      for number in 1...5 {
        usleep(100)
        stream.yield(number)
      }
      stream.finish()
    }
  }
  var sum = 0
  for await number in numbers { sum += number }
  return sum == 15 ? "answer" : "\(sum)"
}

private func afterAWhile() async -> String {
  await withCheckedContinuation { answer in
    DispatchQueue.main.async {
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { answer.resume(returning: "answer") }
    }
  }
}

/// What a screen's code sets going on other queues and threads.
@MainActor @Suite(.serialized) struct OutsideTests {
  enum Way: CaseIterable {
    case queue, thread, group, server, bytes, file, stream

    var ask: @Sendable () async -> String {
      switch self {
      case .queue: onAQueue
      case .thread: onAThread
      case .group: inAGroup
      case .server: fromAServer
      case .bytes: byteByByte
      case .file: outOfAFile
      case .stream: asAStream
      }
    }
  }

  @Test("What other queues and threads answer is there after settle()", arguments: Way.allCases)
  func answers(way: Way) async throws {
    for _ in 0..<100 {
      let screen = Screen(Asking(ask: way.ask))
      try screen.button("Ask").tap()
      await screen.settle()
      #expect(screen.shows("answer"))
      #expect(screen.pending == [])
      screen.close()
    }
  }

  @Test("Leaving the loop early ends an answer that has no end")
  func endless() async throws {
    let screen = Screen(Asking { await firstOfManyLines() })
    try screen.button("Ask").tap()
    await screen.settle()
    #expect(screen.shows("answer"))
    screen.close()
  }

  @Test("What is put off from within the main queue waits for virtual time")
  func putOff() async throws {
    let screen = Screen(Asking(ask: afterAWhile))
    try screen.button("Ask").tap()
    await screen.advance(by: .seconds(2))
    #expect(screen.shows("nothing yet"))
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("answer"))
    screen.close()
  }

  @Test func aBarrierStaysOne() async throws {
    let queue = DispatchQueue(label: "pages", attributes: .concurrent)
    let pages = Mutex<[String]>([])
    let screen = Screen(
      Asking {
        for page in 1...20 { queue.async { pages.withLock { $0.append("\(page)") } } }
        queue.async(flags: .barrier) { pages.withLock { $0.append("barrier after \($0.count)") } }
        return queue.sync { pages.withLock { $0.last ?? "" } }
      })
    try screen.button("Ask").tap()
    await screen.settle()
    #expect(screen.shows("barrier after 20"))
    screen.close()
  }

  @Test("What comes from elsewhere is waited for until a condition holds")
  func waiting() async throws {
    let (stream, feed) = AsyncStream.makeStream(of: String.self)
    let screen = Screen(
      Asking {
        for await line in stream { return line }
        return "end"
      })
    try screen.button("Ask").tap()
    await screen.settle()
    #expect(screen.shows("nothing yet"))
    #expect(screen.pending == ["a task that tap \"Ask\" has started"])
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { feed.yield("from elsewhere") }
    try await screen.wait(until: { screen.shows("from elsewhere") })
    #expect(screen.pending == [])
    screen.close()
  }

  @Test func waitingInVainSaysWhatIsPending() async throws {
    let screen = Screen(
      Asking {
        try? await Task.sleep(for: .seconds(2))
        return "slept"
      })
    try screen.button("Ask").tap()
    let error = await #expect(throws: ScreenError.self) {
      try await screen.wait(until: { screen.shows("slept") }, atMost: .milliseconds(10))
    }
    #expect(
      error?.message == """
        The condition did not become true within 0.01 seconds.
        The screen waits for:
          1 timer, the next in 2.0 seconds
          a task that tap "Ask" has started
        The screen reads:
          nothing yet
          Ask
        Is the condition about this screen? What sleeps in its code wakes in advance(by:), not here.
        """)
    screen.close()
  }

  @Test func whatGoesOnElsewhereIsToldWhenAScreenIsClosed() async throws {
    let over = DispatchSemaphore(value: 0)
    let screen = Screen(Radio(over: over))
    try screen.button("Listen").tap()
    #expect(screen.pending == ["work on the queue \"radio\", begun by tap \"Listen\""])
    screen.close()
    #expect(
      screen.issues.map(\.description) == [
        """
        The screen was closed while work that its code had started was still running.
          That is: work on the queue "radio", begun by tap "Listen". Where a test is about what comes of it, let it come \
        first: await screen.settle() or screen.wait(until:).
        """
      ])
    over.signal()
  }

  private struct Radio: View {
    let over: DispatchSemaphore
    var body: some View {
      Button("Listen") { DispatchQueue(label: "radio").async { [over] in over.wait() } }
    }
  }
}
