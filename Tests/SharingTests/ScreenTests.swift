import Sharing
import SwiftUI
import TenureTesting
import Testing

private struct Counter: View {
  @Shared var count: Int

  var body: some View {
    VStack {
      Text("Count \(count)")
      Button("More") { $count.withLock { $0 += 1 } }
    }
  }
}

private struct Two: View {
  let count: Shared<Int>

  var body: some View {
    HStack {
      Counter(count: count)
      Text("Twice \(count.wrappedValue * 2)")
    }
  }
}

@Suite @MainActor struct ScreenTests {
  @Test func aScreenFollowsASharedValue() async throws {
    let count = Shared(value: 1)
    let screen = Screen(Two(count: count))
    #expect(screen.shows("Count 1"))
    try screen.button("More").tap()
    await screen.settle()
    #expect(screen.shows("Count 2") && screen.shows("Twice 4"))
    count.withLock { $0 = 10 }
    await screen.settle()
    #expect(screen.shows("Count 10") && screen.shows("Twice 20"))
  }
}
