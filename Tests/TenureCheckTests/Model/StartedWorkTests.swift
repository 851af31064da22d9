import TenureCheck
import Testing

@Suite struct StartedWorkTests {
  private let project = Snippet(
    """
    final class Feed {
      var items: [Int] = []
      var onTap: () -> Void = {}
      func request() { URLSession.shared.dataTask(with: url) { _, _, _ in }.resume() }
      func indirect() { request() }
      func subscribe() { publisher.sink { self.items = $0 }.store(in: &bag) }
      func keep() { onTap = { Task { await self.load() } } }
      func plain() { items = items.map { $0 + 1 } }
      func load() async { items = [] }
      func dispatch() { DispatchQueue.main.async { self.items = [] } }
    }
    """
  ).project()

  private func work(in function: String) -> String? {
    let node = project.types[0].member(function)?.node
    return node.flatMap { project.startedWork(in: $0) }?.calledName
  }

  @Test func requestsSubscriptionsAndTasksAreWork() {
    #expect(work(in: "request") == "resume")
    #expect(work(in: "subscribe") == "sink")
    #expect(work(in: "dispatch") == "async")
    #expect(work(in: "indirect") == "resume")
  }

  @Test func whatIsKeptForLaterIsNotStarted() {
    #expect(work(in: "keep") == nil)
    #expect(work(in: "plain") == nil)
  }
}
