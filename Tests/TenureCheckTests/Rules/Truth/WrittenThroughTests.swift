import TenureCheck
import Testing

@Suite struct WrittenThroughTests {
  static let pairs = [
    Pair(
      "a stored value that is copied when the view appears and written at each change; one that is bound",
      bad: """
        struct Goals: View {
          @AppStorage("goal") private var stored = 10
          @State private var goal = 10
          var body: some View {
            Stepper("\\(goal)", value: $goal)
              .onAppear(perform: load)
              .onChange(of: goal) { /*!*/ stored = goal }
          }
          private func load() { goal = stored }
        }
        """,
      good: """
        struct Goals: View {
          @AppStorage("goal") private var goal = 10
          var body: some View { Stepper("\\(goal)", value: $goal) }
        }
        """),
    Pair(
      "a binding that is copied in the initializer, under whatever name; one that a button writes back",
      bad: """
        struct ColourRow: View {
          @Binding var colour: Color
          @State private var working: Color
          init(colour: Binding<Color>) {
            _colour = colour
            _working = State(initialValue: colour.wrappedValue)
          }
          var body: some View {
            ColorPicker("Colour", selection: $working).onChange(of: working) { _, new in /*!*/ colour = new }
          }
        }
        """,
      good: """
        struct ColourRow: View {
          @Binding var colour: Color
          @State private var working: Color
          init(colour: Binding<Color>) {
            _colour = colour
            _working = State(initialValue: colour.wrappedValue)
          }
          var body: some View {
            ColorPicker("Colour", selection: $working)
            Button("Apply") { colour = working }
          }
        }
        """),
    Pair(
      "a model's property; a copy that takes each change after a while",
      bad: """
        @Observable final class Mixer {
          var volume = 0.5
          func mute() { volume = 0 }
        }
        struct VolumeRow: View {
          let mixer: Mixer
          @State private var level = 0.5
          var body: some View {
            Slider(value: $level)
              .onAppear { level = mixer.volume }
              .onChange(of: level) { _, new in /*!*/ mixer.volume = new }
            Button("Mute") { mixer.mute() }
          }
        }
        """,
      good: """
        @Observable final class Mixer {
          var volume = 0.5
          func mute() { volume = 0 }
        }
        struct VolumeRow: View {
          @Bindable var mixer: Mixer
          @State private var level = 0.5
          var body: some View {
            Slider(value: $level)
              .onAppear { level = mixer.volume }
              .task(id: level) {
                try? await Task.sleep(for: .seconds(1))
                if !Task.isCancelled { mixer.volume = level }
              }
              .onChange(of: mixer.volume) { _, new in level = new }
            Button("Mute") { mixer.mute() }
          }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(OnChangeMirrorsState.self) }

  @Test("What else sets the copy has a reason of its own to keep the two apart")
  func setByAnother() {
    func source(_ reset: String, _ mark: String) -> String {
      """
      struct Goals: View {
        @AppStorage("goal") private var stored = 10
        @State private var goal = 10
        var body: some View {
          Stepper("\\(goal)", value: $goal)
            .onAppear { goal = stored }
            .onChange(of: goal) { \(mark) stored = goal }
          Button("Reset") { \(reset) }
        }
      }
      """
    }
    expect(OnChangeMirrorsState.self, fires: source("stored = 10", "/*!*/"), severity: .info)
    expect(OnChangeMirrorsState.self, staysQuiet: source("goal = 10", ""))
  }

  @Test func itSaysWhatHappens() {
    expect(
      OnChangeMirrorsState.self,
      of: """
        struct Goals: View {
          @AppStorage("goal") private var stored = 10
          @State private var goal = 10
          var body: some View {
            Stepper("Goal", value: $goal)
              .task { goal = stored }
              .onChange(of: goal) { stored = goal }
          }
        }
        """,
      says: """
        7:29 info: 'goal' starts as 'stored', and each change of it is written there at once.
        - 3 the second place for the same value
        - 6 it is taken from the first here
        - 5 changed from here
        When 'stored' is changed from elsewhere, Goals still shows the old value, and writes its own over it with the next change.
        Bind to the one that others change, '$stored', and remove 'goal'.
        """)
  }
}
