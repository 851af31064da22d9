import Combine
import SwiftUI
import TenureTesting
import Testing

// Forms of calls that programs make, each of which once did not compile here.

private enum Failure: Error, CustomLocalizedStringResourceConvertible {
  case offline
  var localizedStringResource: LocalizedStringResource { "You are offline" }
}

private final class Stopwatch: ObservableObject, @unchecked Sendable {
  @Published var seconds = 0
  private var timer = Timer()

  func start() {
    timer.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.seconds += 1 }
  }
}

private struct Forms: View {
  @StateObject private var watch = Stopwatch()
  @State private var presses = 0
  var body: some View {
    List {
      Button("Start \(watch.seconds)") { watch.start() }
        .buttonStyle(.glass(.clear))
        .keyboardShortcut("s", modifiers: .command, localization: .custom)
      Text("Hold \(presses)").onLongPressGesture(minimumDuration: 1, pressing: nil) { presses += 1 }
      Gauge(value: 0.4, in: 0...1) {
        Text("Level")
      } currentValueLabel: {
        Text("40")
      } markedValueLabels: {
        Text("half").tag(0.5)
      }
      Text("Shaped").background(.tint, in: .buttonBorder)
      Text("Inset").listRowInsets(.leading, 60)
      Text(Failure.offline.localizedStringResource)
    }
  }
}

private struct Menus: Commands {
  @FocusedValue(\.draft) private var draft
  @FocusedBinding(\.name) private var name
  var body: some Commands {
    CommandMenu("Draft") {
      Button("Send \(draft ?? "nothing") as \(name ?? "nobody")") {}.disabled(draft == nil)
    }
  }
}

extension FocusedValues {
  @Entry fileprivate var draft: String?
  @Entry fileprivate var name: Binding<String>?
}

private struct Program: App {
  var body: some Scene { WindowGroup { Text("Words") }.commands { Menus() } }
}

@MainActor @Suite struct MoreOverloadsTests {
  @Test func aTimerWithoutArgumentsIsOneThatNeverFires() async throws {
    #expect(!Timer().isValid)
    let screen = Screen(Forms())
    try screen.button("Start 0").tap()
    await screen.advance(by: .seconds(2))
    #expect(screen.shows("Start 2"))
    screen.close()
  }

  @Test func aLongPressNeedNotSayWhenItBegins() throws {
    let screen = Screen(Forms())
    try screen.text("Hold 0").longPress()
    #expect(screen.shows("Hold 1") && screen.shows("You are offline"))
    screen.close()
  }

  @Test func insetsOfSomeEdgesLeaveTheOthers() throws {
    let screen = Screen(Forms())
    let inset = try screen.frame(of: screen.text("Inset"))
    let plain = try screen.frame(of: screen.text("Hold 0"))
    #expect(inset.minX - plain.minX == 40)
    #expect(inset.height == plain.height)
    screen.close()
  }

  @Test func theNewestOfPublishersThatCannotFailIsFollowed() throws {
    let source = PassthroughSubject<Int, any Error>()
    var received: [Int] = []
    var isFailed = false
    let watching = source.map { Just($0 * 2) }.switchToLatest().sink(
      receiveCompletion: { if case .failure = $0 { isFailed = true } }, receiveValue: { received.append($0) })
    source.send(1)
    source.send(2)
    source.send(completion: .failure(Failure.offline))
    #expect(received == [2, 4])
    #expect(isFailed)
    withExtendedLifetime(watching) {}
  }

  @Test func commandsMayReadFocusedValues() {
    let screen = Screen(Program.self)
    #expect(screen.shows("Words"))
    #expect(screen.issues.allSatisfy { !$0.fact.contains("FocusedLocation") })
    screen.close()
  }

  @Test func placesOfRowsAndTimesHaveTheirOlderNames() {
    var place = IndexPath(row: 3, section: 1)
    place.row += 1
    #expect(place == IndexPath(item: 4, section: 1) && place.section == 1)
    let start = CFAbsoluteTimeGetCurrent()
    #expect(CFAbsoluteTimeGetCurrent() - start < 60 && CACurrentMediaTime() > 0)
    #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled && ProcessInfo.processInfo.thermalState == .nominal)
  }
}
