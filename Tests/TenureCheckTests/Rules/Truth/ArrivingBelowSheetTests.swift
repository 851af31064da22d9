import TenureCheck
import Testing

/// Copies that a sheet makes when it appears, of what may arrive while it is open.
@Suite struct ArrivingBelowSheetTests {
  private static func report(_ write: String, function: String = "") -> String {
    """
    @Observable final class Weather {
      var days: [Day] = []
      func load() { Task { let found = await Service.days(); \(write) } }
      \(function)
    }
    struct Day { var title = "" }
    struct Report: View {
      let weather: Weather
      @State private var day: Day?
      @State private var title = ""
      var body: some View {
        Text(title).onAppear { setTitle() }
          .onAppear { day = weather.days.first }
      }
      private func setTitle() { title = day?.title ?? "none" }
    }
    struct Home: View {
      let weather: Weather
      @State private var isShown = false
      var body: some View {
        Button("Report") { isShown = true }.sheet(isPresented: $isShown) { Report(weather: weather) }
      }
    }
    """
  }

  @Test func whatArrivesWhileASheetIsOpenIsANoteAlsoWhereAKeyPathSaysWhatIsWritten() {
    let marked = { (code: String) in code.replacing("{ day = weather", with: "{ /*!*/ day = weather") }
    let fill =
      "func fill(_ days: [Day], into path: ReferenceWritableKeyPath<Weather, [Day]>) { self[keyPath: path] = days }"
    let show =
      "func fill(_ days: [Day], into path: ReferenceWritableKeyPath<Weather, [Day]>) { print(self[keyPath: path]) }"
    expect(StateCopiesInput.self, fires: marked(Self.report("days = found")), severity: .info)
    expect(
      StateCopiesInput.self, fires: marked(Self.report("fill(found, into: \\.days)", function: fill)), severity: .info)
    expect(StateCopiesInput.self, staysQuiet: Self.report("fill(found, into: \\.days)", function: show))
    // The newest of several, and what was before.
    let last = Self.report("days = found").replacing("day?.title", with: "lastDay?.title")
      .replacing("var day: Day?", with: "var lastDay: Day?")
    expect(
      StateCopiesInput.self, fires: last.replacing("{ day = weather", with: "{ /*!*/ lastDay = weather"),
      severity: .info)
    expect(
      StateCopiesInput.self,
      staysQuiet: last.replacing("{ day = weather.days.first }", with: "{ lastDay = weather.day }")
        .replacing("var days: [Day] = []", with: "var days: [Day] = []; var day: Day? { didSet { days = [] } }")
        .replacing("days = found", with: "day = found.first"))
    // Nobody shows what the function makes of it.
    expect(
      StateCopiesInput.self,
      staysQuiet: Self.report("days = found").replacing(
        "{ title = day?.title ?? \"none\" }", with: "{ print(day as Any) }"))
  }
}
