import TenureCheck
import Testing

@Suite struct TimerInOnAppearTests {
  static let pairs = [
    Pair(
      "a timer that nobody keeps",
      bad: """
        struct Countdown: View {
          @State private var left = 60
          var body: some View {
            Text("\\(left)").onAppear {
              /*!*/ Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in left -= 1 }
            }
          }
        }
        """,
      good: """
        struct Countdown: View {
          @State private var left = 60
          @State private var timer: Timer?
          var body: some View {
            Text("\\(left)")
              .onAppear { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in left -= 1 } }
              .onDisappear { timer?.invalidate() }
          }
        }
        """, severity: .warning),
    Pair(
      "a timer that a function keeps and nobody ends",
      bad: """
        struct Slides: View {
          @State private var index = 0
          @State private var timer: Timer?
          private func start() {
            timer = /*!*/ Timer.scheduledTimer(withTimeInterval: 4, repeats: true) { _ in index += 1 }
          }
          var body: some View { Text("\\(index)").onAppear { start() } }
        }
        """,
      good: """
        struct Slides: View {
          @State private var index = 0
          @State private var timer: Timer?
          private func start() {
            guard timer == nil else { return }
            timer = Timer.scheduledTimer(withTimeInterval: 4, repeats: true) { _ in index += 1 }
          }
          var body: some View { Text("\\(index)").onAppear { start() } }
        }
        """),
    Pair(
      "a function that is handed to onAppear by its name; one whose timer is ended",
      bad: """
        struct Slides: View {
          @State private var index = 0
          private func start() {
            /*!*/ Timer.scheduledTimer(withTimeInterval: 4, repeats: true) { _ in index += 1 }
          }
          var body: some View { Text("\\(index)").onAppear(perform: start) }
        }
        """,
      good: """
        struct Slides: View {
          @State private var index = 0
          @State private var timer: Timer?
          private func start() {
            timer = Timer.scheduledTimer(withTimeInterval: 4, repeats: true) { _ in index += 1 }
          }
          var body: some View {
            Text("\\(index)").onAppear(perform: start).onDisappear { timer?.invalidate() }
          }
        }
        """),
    Pair(
      "a timer that ends by itself",
      bad: """
        struct Clock: View {
          @State private var ticks = 0
          var body: some View {
            Text("\\(ticks)").onAppear {
              /*!*/ Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in ticks += 1 }
            }
          }
        }
        """,
      good: """
        struct Clock: View {
          @State private var ticks = 0
          var body: some View {
            Text("\\(ticks)").onAppear {
              Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
                ticks += 1
                if ticks > 9 { timer.invalidate() }
              }
              Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in ticks = 0 }
            }
          }
        }
        """),
    Pair(
      "an observer of notifications",
      bad: """
        struct Clock: View {
          @State private var count = 0
          var body: some View {
            Text("\\(count)").onAppear {
              /*!*/ NotificationCenter.default.addObserver(
                forName: .NSSystemClockDidChange, object: nil, queue: .main
              ) { _ in count += 1 }
            }
          }
        }
        """,
      good: """
        struct Clock: View {
          @State private var count = 0
          @State private var token: NSObjectProtocol?
          var body: some View {
            Text("\\(count)")
              .onAppear {
                token = NotificationCenter.default.addObserver(
                  forName: .NSSystemClockDidChange, object: nil, queue: .main
                ) { _ in count += 1 }
              }
              .onDisappear { if let token { NotificationCenter.default.removeObserver(token) } }
          }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(TaskInOnAppear.self) }

  @Test func aSpinnerThatShowsUntilTheWorkIsDoneAsksFirst() {
    expect(
      TaskInOnAppear.self,
      fires: """
        struct Shelf: View {
          let load: () async -> [String]
          @State private var books: [String] = []
          @State private var isLoaded = false
          private func fill() async { books = await load(); isLoaded = true }
          var body: some View {
            if !isLoaded { ProgressView().onAppear { /*!*/ Task { await fill() } } }
            ForEach(books, id: \\.self) { Text($0) }
          }
        }
        """, severity: .info)
  }

  @Test func whatAMenuStartsIsANote() {
    expect(
      TaskInOnAppear.self,
      fires: """
        struct Row: View {
          let load: () async -> String
          @State private var relation = ""
          var body: some View {
            Text("Row").contextMenu { Text(relation).onAppear { /*!*/ Task { relation = await load() } } }
          }
        }
        """, severity: .info)
  }

  @Test func anIfAboutSomethingElseAsksNothing() {
    expect(
      TaskInOnAppear.self,
      fires: """
        struct Shelf: View {
          let load: () async -> [String]
          @State private var books: [String] = []
          @State private var isOpen = false
          var body: some View {
            Toggle("Open", isOn: $isOpen)
            if isOpen { Text("\\(books.count)").onAppear { /*!*/ Task { books = await load() } } }
          }
        }
        """, severity: .warning)
  }
}
