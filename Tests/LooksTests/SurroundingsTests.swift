import SwiftUI
import TenureWeb
import Testing
import WebProbe

/// Pages for those who see them otherwise: enlarged, and in colours that they have chosen for everything.
@MainActor @Suite(.serialized) struct SurroundingsTests: PhonePageTests {
  /// A window of 1,280 points that is enlarged to twice its size, and to four times, which is a small phone's.
  @Test(arguments: [(640, 422), (320, 568)]) func nothingIsCutOffWhereAPageIsEnlarged(
    width: Int, height: Int
  ) async throws {
    try await LooksTests.onPages(width: width, height: height, scale: 2) { name, page in
      // What a program draws to measure, such as a chart, comes once the page has told how large it is.
      var cut = ""
      for attempt in 0..<600 where attempt == 0 || !cut.isEmpty {
        if attempt > 0 { try await Task.sleep(for: .milliseconds(100)) }
        cut = try await page.evaluate(Self.cut)
      }
      #expect(cut.isEmpty, "\(name), \(width) points wide:\n\(cut)")
    }
  }

  /// The words and controls that reach beyond the window's sides and are not in what scrolls sideways, a line each.
  private static let cut = """
    [...document.querySelectorAll('.text, input, button, select')].filter(e => e.checkVisibility())
      .filter(e => {
        const scroll = e.closest('.scroll:is(.horizontal, .both)');
        if (scroll && scroll.scrollWidth > scroll.clientWidth + 1) return false;
        const box = e.getBoundingClientRect();
        return box.width > 1 && (box.right > innerWidth + 1 || box.left < -1);
      })
      .map(e => `${e.className} ${e.textContent.slice(0, 30)} ${Math.round(e.getBoundingClientRect().left)}...${Math.round(e.getBoundingClientRect().right)}`).join('\\n')
    """

  private struct Controls: View {
    @State private var isOn = true
    @State private var isOff = false
    @State private var part = "Day"
    @State private var chosen: String? = "Milk"

    var body: some View {
      List(selection: $chosen) {
        Toggle("On", isOn: $isOn)
        Toggle("Off", isOn: $isOff)
        Picker("Part", selection: $part) {
          ForEach(["Day", "Week"], id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented)
        ProgressView(value: 0.4)
        Button("Send") {}.buttonStyle(.borderedProminent)
        HStack {
          Rectangle().fill(.green).frame(width: 10, height: 10)
          Text("Paid").background(.blue)
        }
        ForEach(["Milk", "Bread"], id: \.self) { Text($0) }
      }
    }
  }

  @Test func inAUsersOwnColoursOneSeesWhatIsOnAndWhatIsChosen() async throws {
    let (host, page) = try await show(Controls())
    defer { host.stop() }
    try await page.call(
      "Emulation.setEmulatedMedia", ["features": [["name": "forced-colors", "value": "active"]]])
    func color(_ element: String) -> String { "getComputedStyle(\(element)).backgroundColor" }
    func system(_ color: String) async throws -> String {
      try await page.evaluate(
        "(e => { e.style.forcedColorAdjust = 'none'; e.style.background = '\(color)'; document.body.append(e); const c = getComputedStyle(e).backgroundColor; e.remove(); return c })(document.createElement('i'))"
      )
    }
    let (highlight, canvas) = try await (system("Highlight"), system("Canvas"))
    #expect(highlight != canvas)
    // Colours of controls change in a moment.
    let toggles = "document.querySelectorAll('[role=switch]')"
    try await page.wait("\(color("\(toggles)[0]")) === '\(highlight)' && \(color("\(toggles)[1]")) === '\(canvas)'")
    let options = "document.querySelectorAll('.segmented .option')"
    try await page.wait("\(color("\(options)[0]")) === '\(highlight)' && \(color("\(options)[1]")) !== '\(highlight)'")
    try await page.wait("\(color("document.querySelector('.row.selected')")) === '\(highlight)'")
    for edge in [".toggle > input", ".buttonStyle-borderedProminent", "progress"] {
      #expect(try await style(edge, "outlineStyle", page) == "solid", "\(edge)")
    }
    #expect(try await style(".frame > .shape", "backgroundColor", page) == "rgb(52, 199, 89)")
    let paid = color("[...document.querySelectorAll('.text')].find(e => e.textContent === 'Paid')")
    #expect(try await page.evaluate(paid) != "rgb(0, 122, 255)")
  }
}
