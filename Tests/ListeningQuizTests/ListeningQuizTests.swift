import ComposableArchitecture
import TenureTesting
import Testing

@testable import ListeningQuiz

/// What was said, in place of a voice.
private final class Heard: Sendable {
  let words = LockIsolated<[String]>([])

  var client: SpeechClient {
    .keeping(SpeechSettings()) { [words] word, settings in
      words.withValue { $0.append("\(word) \(settings.wordsPerMinute) \(settings.voice)") }
    }
  }
}

@MainActor @Suite struct ListeningQuizTests {
  private let heard = Heard()

  private func screen(_ client: SpeechClient) -> Screen {
    Screen {
      withDependencies {
        $0.speech = client
      } operation: {
        QuizView(store: Store(initialState: Quiz.State()) { Quiz() })
      }
    }
  }

  @Test("Settings that lie over the running quiz change how it speaks, and what it shows beneath them")
  func settingsOverQuiz() async throws {
    let screen = screen(heard.client)
    await screen.settle()
    try screen.button("Listen").tap()
    await screen.settle()
    #expect(screen.shows("160 words a minute"))
    try screen.button("Settings").tap()
    try screen.sheet.stepper("Speed: 160").increment()
    await screen.settle()
    #expect(try screen.sheet.shows("Speed: 180"))
    try screen.sheet.button("Done").tap()
    await screen.settle()
    #expect(!screen.hasSheet && screen.shows("180 words a minute"))
    try screen.button("Listen").tap()
    await screen.settle()
    #expect(heard.words.value == ["ship 160 en", "ship 180 en"])
    #expect(screen.issues.isEmpty)
  }

  @Test("Every question is asked, and the right answers are counted")
  func answers() async throws {
    let screen = screen(heard.client)
    await screen.settle()
    try screen.button("ship").tap()
    #expect(screen.shows("Question 2 of 3"))
    try screen.button("bat").tap()
    try screen.button("thin").tap()
    #expect(screen.shows("2 of 3 right"))
  }

  @Test("What goes wrong with the voice is shown, and gone with the next try")
  func problem() async throws {
    let isBroken = LockIsolated(true)
    let screen = screen(
      .keeping(SpeechSettings()) { _, _ in if isBroken.value { throw ESpeak.Failure(status: 2) } })
    try screen.button("Listen").tap()
    await screen.settle()
    #expect(screen.shows("Failure(status: 2)"))
    isBroken.setValue(false)
    try screen.button("Listen").tap()
    await screen.settle()
    #expect(!screen.shows("Failure(status: 2)"))
  }

  @Test("Step by step: the form sets, the client tells, the quiz hears")
  func steps() async {
    let client = heard.client
    let store = withDependencies {
      $0.speech = client
    } operation: {
      TestStore(initialState: Quiz.State()) {
        Quiz()
      } withDependencies: {
        $0.speech = client
      }
    }
    let task = await store.send(.appeared)
    await store.receive(\.speechChanged)
    await store.send(.settingsTapped) {
      $0.settings = withDependencies {
        $0.speech = client
      } operation: {
        SpeechSettingsForm.State()
      }
    }
    await store.send(\.settings.binding.speech, SpeechSettings(wordsPerMinute: 80)) {
      $0.settings?.speech.wordsPerMinute = 80
    }
    await store.receive(\.speechChanged) { $0.speech.wordsPerMinute = 80 }
    await task.cancel()
  }

  @Test("Where espeak-ng is installed it speaks, with speed and voice; what it refuses is an error")
  func installed() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(component: "espeak-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(ESpeak.find(in: [folder.path]) == nil)
    let program = folder.appending(component: "espeak-ng")
    try Data("#!/bin/sh\necho \"$@\" > \"$0.said\"\n[ \"$6\" != refused ]\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let voice = try #require(ESpeak.find(in: ["/nowhere", folder.path]))
    try await voice.say("ship", SpeechSettings(wordsPerMinute: 90, voice: "en-us"))
    let said = try String(contentsOf: folder.appending(component: "espeak-ng.said"), encoding: .utf8)
    #expect(said == "-s 90 -v en-us -- ship\n")
    await #expect(throws: ESpeak.Failure(status: 1)) { try await voice.say("refused", SpeechSettings()) }
  }
}
