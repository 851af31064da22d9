import Dispatch
import Foundation
import MemoryProbe
import Observation
import SwiftUI
import Synchronization
import TenureTesting

/// `query-bench soak threads|defaults|navigation [MINUTES]`: rounds of one kind until the time is up. Each round says
/// whether what was shown was right; at the end nothing may have been wrong, and the process not have grown.
@MainActor enum Soak {
  static func run(_ arguments: [String]) async -> Bool {
    let kinds = ["threads": threads, "defaults": defaults, "navigation": navigation]
    let minutes = arguments.count > 1 ? Int(arguments[1]) : 10
    guard let kind = arguments.first, let round = kinds[kind], let minutes, minutes > 0 else {
      print("query-bench soak threads|defaults|navigation [MINUTES]")
      return false
    }
    let start = ContinuousClock.now
    var random = Dice(state: 1)
    var (rounds, wrong, settled) = (0, 0, 0.0)
    for step in 1...(minutes * 6) {
      while start.duration(to: .now) < .seconds(step * 10) {
        rounds += 1
        if let problem = await round(&random) {
          wrong += 1
          if wrong <= 10 { print("round \(rounds): \(problem)") }
        }
      }
      let size = Double(bytes_in_use()) / 1e6
      if step % 6 == 0 { print("minute \(step / 6): \(rounds) rounds, \(wrong) wrong, \(hundredths(size)) MB") }
      fflush(nil)
      // What is made once is there after a third of the time.
      if step == minutes * 2 { settled = size }
    }
    let growth = Double(bytes_in_use()) / 1e6 / settled - 1
    print("\(kind): \(rounds) rounds, \(wrong) wrong, growth after the first third \(hundredths(growth * 100)) %")
    return wrong == 0 && growth < 0.1
  }

  private static func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  // MARK: Threads

  /// Eight threads write to a model and publish, while others resume tasks and feed a stream; then all of it is shown.
  private static func threads(_ random: inout Dice) async -> String? {
    let model = Ledger()
    let screen = Screen(LedgerView(model: model))
    let count = Int.random(in: 1...200, using: &random)
    guard (try? screen.button("Start").tap()) != nil else { return "there is no button" }
    DispatchQueue.concurrentPerform(iterations: 8) { _ in for _ in 0..<count { model.add() } }
    await screen.settle()
    let wanted = "\((8 * count).formatted()) entries, 36 answered"
    let text = screen.text
    if Bool.random(using: &random) { screen.close() }
    return text.hasPrefix(wanted) ? nil : "shown: \(text.debugDescription), wanted: \(wanted)"
  }

  private struct LedgerView: View {
    let model: Ledger
    @State private var answered = 0

    var body: some View {
      Text("\(model.entries) entries, \(answered) answered")
      Button("Start") {
        for number in 1...8 { Task { answered += await answer(number) } }
      }
    }

    private func answer(_ number: Int) async -> Int {
      await withCheckedContinuation { answer in
        if number.isMultiple(of: 2) {
          DispatchQueue.global(qos: .utility).async { answer.resume(returning: number) }
        } else {
          Thread.detachNewThread { answer.resume(returning: number) }
        }
      }
    }
  }

  // MARK: Defaults

  /// A screen stores what is typed and counted, from its own code and from another queue; a second one reads it.
  private static func defaults(_ random: inout Dice) async -> String? {
    let name = "Ada \(Int.random(in: 0..<1_000_000, using: &random))"
    let taps = Int.random(in: 1...20, using: &random)
    let screen = Screen(Settings())
    do {
      try screen.textField("Name").replace(with: name)
      for _ in 0..<taps { try screen.button("Count").tap() }
      try screen.button("Store elsewhere").tap()
      await screen.settle()
      let other = Screen(Settings(), storage: screen.storage)
      let (first, second) = (screen.text, other.text)
      other.close()
      screen.close()
      let wanted = "\(name) has \(taps), 7 elsewhere"
      return first.contains(wanted) && second.contains(wanted)
        ? nil : "shown: \(first.debugDescription), \(wanted) wanted"
    } catch {
      return "\(error)"
    }
  }

  private struct Settings: View {
    @AppStorage("name") private var name = ""
    @AppStorage("count") private var count = 0
    @AppStorage("elsewhere") private var elsewhere = 0

    var body: some View {
      Text("\(name) has \(count), \(elsewhere) elsewhere")
      TextField("Name", text: $name)
      Button("Count") { count += 1 }
      Button("Store elsewhere") {
        DispatchQueue.global().async { UserDefaults.standard.set(7, forKey: "elsewhere") }
      }
    }
  }

  // MARK: Navigation

  /// Somebody goes where it occurs to them, through screens and sheets, and back; each place says what it is.
  private static func navigation(_ random: inout Dice) async -> String? {
    let screen = Screen(Places())
    defer { screen.close() }
    var depth = 0
    do {
      for _ in 0..<60 {
        switch Int.random(in: 0..<5, using: &random) {
        case 0,
          1 where depth < 12:
          try screen.button("Deeper from \(depth)").tap()
          depth += 1
        case 2 where depth > 0:
          try screen.back()
          depth -= 1
        case 3:
          try screen.button("Show \(depth)").tap()
          guard screen.hasSheet, try screen.sheet.shows("Sheet of \(depth)") else { return "no sheet at \(depth)" }
          try screen.dismiss()
        case 4 where depth > 3:
          try screen.button("Home from \(depth)").tap()
          depth = 0
        default: await screen.advance(by: .milliseconds(100))
        }
        await screen.settle()
        if screen.path.count != depth { return "\(screen.path.count) screens, \(depth) wanted" }
        if screen.title != "Place \(depth)" { return "at \(screen.title), Place \(depth) wanted" }
      }
      return nil
    } catch {
      return "\(error)"
    }
  }

  private struct Places: View {
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        Place(number: 0, path: $path).navigationDestination(for: Int.self) { Place(number: $0, path: $path) }
      }
    }
  }

  private struct Place: View {
    let number: Int
    @Binding var path: [Int]
    @State private var isShown = false
    @State private var ticks = 0

    var body: some View {
      VStack {
        Text("\(ticks) ticks")
        Button("Deeper from \(number)") { path.append(number + 1) }
        Button("Home from \(number)") { path = [] }
        Button("Show \(number)") { isShown = true }
      }
      .navigationTitle("Place \(number)")
      .sheet(isPresented: $isShown) { Text("Sheet of \(number)") }
      .task {
        while !Task.isCancelled {
          try? await Task.sleep(for: .milliseconds(100))
          ticks += 1
        }
      }
    }
  }
}

@Observable private final class Ledger: Sendable {
  @ObservationIgnored private let kept = Mutex(0)
  var entries: Int {
    access(keyPath: \.entries)
    return kept.withLock { $0 }
  }

  func add() { withMutation(keyPath: \.entries) { kept.withLock { $0 += 1 } } }
}

/// A generator whose numbers follow from its seed.
struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
