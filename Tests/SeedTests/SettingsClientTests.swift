import SwiftUI
import TenureTesting
import Testing

// State that a dependency owns, or that a parent owns while a child edits a copy.

private struct Voice: Equatable, Sendable {
  var speed = 1
}

/// What a feature gets: a way to read, to write, and to hear of changes.
@MainActor private struct VoiceClient {
  var get: () -> Voice
  var set: (Voice) -> Void
  var observe: () -> AsyncStream<Voice>

  /// Keeps one voice and tells everybody who listens, the current one first.
  static func inMemory() -> VoiceClient {
    let memory = Memory()
    return VoiceClient(
      get: { memory.voice },
      set: { voice in
        memory.voice = voice
        for listener in memory.listeners { listener.yield(voice) }
      },
      observe: {
        AsyncStream { continuation in
          continuation.yield(memory.voice)
          memory.listeners.append(continuation)
        }
      })
  }

  private final class Memory {
    var voice = Voice()
    var listeners: [AsyncStream<Voice>.Continuation] = []
  }
}

private struct VoiceSettings: View {
  let client: VoiceClient
  @State private var voice: Voice
  init(client: VoiceClient) {
    self.client = client
    _voice = State(initialValue: client.get())
  }
  var body: some View {
    Stepper("Speed \(voice.speed)", value: $voice.speed)
      .onChange(of: voice) { client.set(voice) }
  }
}

/// Reads once: right only if nobody else writes.
private struct DeafQuiz: View {
  @State private var voice: Voice
  init(client: VoiceClient) { _voice = State(initialValue: client.get()) }
  var body: some View { Text("Deaf quiz at \(voice.speed)") }
}

/// Reads, and listens while it is there.
private struct Quiz: View {
  let client: VoiceClient
  @State private var voice: Voice
  init(client: VoiceClient) {
    self.client = client
    _voice = State(initialValue: client.get())
  }
  var body: some View {
    Text("Quiz at \(voice.speed)").task {
      for await new in client.observe() { voice = new }
    }
  }
}

private struct QuizScreen: View {
  let client: VoiceClient
  var body: some View {
    VStack {
      VoiceSettings(client: client)
      DeafQuiz(client: client)
      Quiz(client: client)
    }
  }
}

// MARK: A parent's value, edited as a copy

private struct Meeting: Equatable, Identifiable {
  let id: Int
  var title: String
}

private struct MeetingForm: View {
  @Binding var meeting: Meeting
  var body: some View { TextField("Title", text: $meeting.title) }
}

private struct Meetings: View {
  @State private var meetings = [Meeting(id: 1, title: "Design"), Meeting(id: 2, title: "Lunch")]
  @State private var draft: Meeting?
  var body: some View {
    VStack {
      ForEach(meetings) { meeting in
        Text("\(meeting.id). \(meeting.title)")
        Button("Edit \(meeting.id)") { draft = meeting }
      }
      if let editing = Binding($draft) {
        MeetingForm(meeting: editing)
        Button("Done") { finish() }
        Button("Discard") { draft = nil }
      }
    }
  }

  private func finish() {
    guard let draft, let index = meetings.firstIndex(where: { $0.id == draft.id }) else { return }
    meetings[index] = draft
    self.draft = nil
  }
}

@MainActor @Suite struct SettingsClientTests {
  @Test("A dependency owns the truth: who only gets it goes stale, who observes it doesn't")
  func observing() async throws {
    let client = VoiceClient.inMemory()
    let screen = Screen(QuizScreen(client: client))
    await screen.settle()
    try screen.stepper("Speed 1").increment()
    await screen.settle()
    #expect(client.get().speed == 2)
    #expect(screen.shows("Deaf quiz at 1") && screen.shows("Quiz at 2"))
    client.set(Voice(speed: 9))
    await screen.settle()
    #expect(screen.shows("Deaf quiz at 1") && screen.shows("Quiz at 9"))
    screen.close()
  }

  @Test("A copy to edit: done puts it in the place of the truth, discard leaves the truth alone")
  func copyAndDelegate() throws {
    let screen = Screen(Meetings())
    try screen.button("Edit 1").tap()
    try screen.textField("Title").replace(with: "Review")
    #expect(screen.shows("1. Design"))
    try screen.button("Done").tap()
    #expect(screen.shows("1. Review"))
    try screen.button("Edit 2").tap()
    try screen.textField("Title").replace(with: "Dinner")
    try screen.button("Discard").tap()
    #expect(screen.shows("2. Lunch") && !screen.shows("Dinner"))
    screen.close()
  }
}
