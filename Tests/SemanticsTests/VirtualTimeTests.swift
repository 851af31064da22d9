import SwiftUI
import TenureTesting
import Testing

private struct Sleepers: View {
  let diary: Diary
  let delay: Duration
  let other: Duration
  var body: some View {
    Text("Sleepers")
      .task { await sleep(delay, "first") }
      .task { await sleep(other, "second") }
      .task { await sleep(delay, "third") }
  }

  /// Takes real time before it sleeps, as on a busy machine.
  private func sleep(_ delay: Duration, _ name: String) async {
    let begin = ContinuousClock.now
    while begin.duration(to: .now) < .microseconds(200) {}
    try? await Task.sleep(for: delay)
    diary.note(name)
  }
}

@MainActor @Suite struct VirtualTimeTests {
  @Test(
    "Equal sleeps end in the order of their beginning, however busy the machine is",
    arguments: [Duration.milliseconds(1), .milliseconds(35), .milliseconds(250), .seconds(1), .seconds(90)])
  func order(delay: Duration) async {
    let diary = Diary()
    let screen = Screen(Sleepers(diary: diary, delay: delay, other: delay))
    await screen.advance(by: delay - .microseconds(1))
    #expect(diary.takeLines() == [])
    await screen.advance(by: .microseconds(1))
    #expect(diary.takeLines() == ["first", "second", "third"])
    screen.close()
  }

  @Test("The shorter sleep ends first, by itself")
  func shorterFirst() async {
    let diary = Diary()
    let screen = Screen(Sleepers(diary: diary, delay: .milliseconds(501), other: .milliseconds(500)))
    await screen.advance(by: .milliseconds(500))
    #expect(diary.takeLines() == ["second"])
    await screen.advance(by: .milliseconds(1))
    #expect(diary.takeLines() == ["first", "third"])
    screen.close()
  }
}
