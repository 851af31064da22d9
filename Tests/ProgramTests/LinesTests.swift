import SwiftUI
import TenureTesting
import Testing

/// A list that is read out of a file while it is shown, a line at a time.
@MainActor @Suite struct LinesTests {
  struct Quake: Identifiable {
    let id: Int
    let place: String
    let magnitude: Double

    init?(id: Int, line: String) {
      let parts = line.split(separator: ",", maxSplits: 1)
      guard parts.count == 2, let magnitude = Double(parts[0]) else { return nil }
      self.id = id
      self.magnitude = magnitude
      place = parts[1].trimmingCharacters(in: .whitespaces)
    }
  }

  @Observable @MainActor final class QuakeModel {
    private(set) var quakes: [Quake] = []
    private(set) var message: String?
    let url: URL

    init(url: URL) { self.url = url }

    func load() async {
      quakes = []
      message = nil
      do {
        for try await line in url.lines.dropFirst() {
          if let quake = Quake(id: quakes.count, line: line) { quakes.append(quake) }
        }
      } catch {
        message = "Cannot be read"
      }
    }
  }

  struct QuakesView: View {
    @State private var model: QuakeModel
    @State private var strongOnly = false

    init(url: URL) { _model = State(initialValue: QuakeModel(url: url)) }

    var body: some View {
      NavigationStack {
        List(model.quakes.filter { !strongOnly || $0.magnitude >= 5 }) { quake in
          LabeledContent(quake.place, value: quake.magnitude, format: .number.precision(.fractionLength(1)))
        }
        .overlay { if let message = model.message { ContentUnavailableView(message, systemImage: "waveform") } }
        .toolbar { Toggle("Strong", isOn: $strongOnly) }
        .refreshable { await model.load() }
        .task { await model.load() }
        .navigationTitle("\(model.quakes.count) quakes")
      }
    }
  }

  @Test func `what is read is shown, and read again by pulling`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).csv")
    try Data("magnitude,place\n6.1,Chile\n\nbroken\n3.25,Rome\r\n".utf8).write(to: file)
    let screen = Screen(QuakesView(url: file))
    await screen.settle()
    #expect(screen.shows("Chile") && screen.shows("6.1") && screen.shows("Rome") && screen.shows("2 quakes"))
    try screen.toggle("Strong").tap()
    #expect(screen.shows("Chile") && !screen.shows("Rome"))
    try FileManager.default.removeItem(at: file)
    try await screen.refresh()
    #expect(screen.shows("Cannot be read") && screen.shows("0 quakes"))
    #expect(screen.issues.isEmpty)
    screen.close()
  }
}
