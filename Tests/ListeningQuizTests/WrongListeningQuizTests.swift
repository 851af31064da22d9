import ComposableArchitecture
import TenureTesting
import Testing

@testable import WrongListeningQuiz

@MainActor @Suite struct WrongListeningQuizTests {
  private let heard = LockIsolated<[String]>([])

  private func screen() -> Screen {
    let client = SpeechClient.keeping { [heard] word, settings in
      heard.withValue { $0.append("\(word) \(settings.wordsPerMinute)") }
    }
    return Screen {
      withDependencies {
        $0.speech = client
      } operation: {
        WrongQuizView(store: Store(initialState: WrongQuiz.State()) { WrongQuiz() })
      }
    }
  }

  @Test("A quiz that keeps a copy of the settings goes on with the old ones")
  func stale() async throws {
    let screen = screen()
    try screen.button("Settings").tap()
    try screen.sheet.stepper("Speed: 160").increment()
    await screen.settle()
    try screen.dismiss()
    #expect(screen.shows("160 words a minute"))
    try screen.button("Listen").tap()
    await screen.settle()
    #expect(heard.value == ["ship 160"])
  }

  @Test("A sheet that begins with somebody's copy forgets what was set before")
  func forgotten() async throws {
    let screen = screen()
    try screen.button("Settings").tap()
    try screen.sheet.stepper("Speed: 160").increment()
    await screen.settle()
    try screen.dismiss()
    try screen.button("Settings").tap()
    #expect(try screen.sheet.shows("Speed: 160"))
  }
}
