import Foundation
import SwiftUI
import TenureTesting
import Testing

@Observable private final class Session {
  var count = 0
}

private final class Log: ObservableObject {
  @Published var lines: [String] = []
}

private struct Screenful: View {
  @Environment(Session.self) private var session
  @EnvironmentObject private var log: Log

  var body: some View {
    Button("Count \(session.count)") { session.count += 1 }
    ForEach(log.lines, id: \.self) { Text($0) }
  }
}

private struct Program: App {
  @State private var session = Session()
  @StateObject private var log = Log()

  var body: some Scene {
    WindowGroup { Screenful() }
      .onChange(of: session.count, initial: true) { old, new in log.lines.append("\(old) to \(new)") }
      .onChange(of: session.count) { log.lines.append("changed \(log.lines.count)") }
      .environment(session)
      .environmentObject(log)
  }
}

private struct Named: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.content
  }
}

private struct Notes: App {
  var body: some Scene {
    WindowGroup("Note", for: Int.self) { $number in
      Button(number.map { "Note \($0)" } ?? "No note") { number = 7 }
      SettingsLink()
    }
    WindowGroup("Detail", id: "detail", for: String.self) { $name in Text(name ?? "") }
  }
}

private struct Keyed: App {
  var body: some Scene {
    WindowGroup { Text("keyed") }.keyboardShortcut("0", modifiers: [.command, .option])
  }
}

private struct Counted: App {
  var body: some Scene {
    WindowGroup(for: Int.self) { $number in
      Button("Number \(number)") { number += 1 }
    } defaultValue: {
      3
    }
  }
}

private struct Titled: App {
  var body: some Scene {
    WindowGroup("Numbers", id: "numbers", for: Int.self) { $number in
      Button("Number \(number)") { number += 1 }
    } defaultValue: {
      5
    }
  }
}

@MainActor @Suite struct SceneModifierTests {
  @Test("A window for a value is shown with none, or with the one by default")
  func windowsOfValues() throws {
    let screen = Screen(Notes.self)
    try screen.button("No note").tap()
    #expect(screen.shows("Note 7"))
    try screen.button("Settings…").tap()
    #expect(screen.issues.map(\.fact) == ["No settings opened."])
    let counted = Screen(Counted.self)
    try counted.button("Number 3").tap()
    #expect(counted.shows("Number 4"))
    let titled = Screen(Titled.self)
    try titled.button("Number 5").tap()
    #expect(titled.shows("Number 6"))
  }

  @Test("A key that would open a window is left out, and said to be")
  func keys() {
    let screen = Screen(Keyed.self)
    #expect(screen.issues.map(\.fact) == ["The keyboard shortcuts of a scene are not shown."])
    screen.close()
  }

  @Test("A scene watches values, and gives objects to its views")
  func modifiers() throws {
    let screen = Screen(Program.self)
    #expect(screen.text.contains("Count 0") && screen.shows("0 to 0"))
    try screen.button("Count 0").tap()
    #expect(screen.shows("0 to 1") && screen.shows("changed 2"))
    screen.close()
  }

  @Test("Levels of a style are weaker, and the system's fills and backgrounds are colours of their own")
  func levels() {
    #expect(AnyShapeStyle(.tint.secondary) == AnyShapeStyle(.tint.opacity(0.5)))
    #expect(AnyShapeStyle(Color.red.tertiary) != AnyShapeStyle(Color.red.secondary))
    #expect(AnyShapeStyle(.fill) == AnyShapeStyle(Color(.systemFill)))
    #expect(AnyShapeStyle(.fill.secondary) == AnyShapeStyle(Color(.secondarySystemFill)))
    #expect(AnyShapeStyle(.fill.tertiary) == AnyShapeStyle(Color(.tertiarySystemFill)))
    #expect(AnyShapeStyle(.fill.quaternary) == AnyShapeStyle(Color(.quaternarySystemFill)))
    #expect(AnyShapeStyle(.background.tertiary) == AnyShapeStyle(Color(.tertiarySystemBackground)))
    #expect(AnyShapeStyle(.background.secondary) == AnyShapeStyle(Color(.secondarySystemBackground)))
  }

  @Test("A group of controls may have a name, and a corner a line of text")
  func named() throws {
    struct Toolbar: View {
      @State private var last = "none"
      var body: some View {
        ZStack(alignment: .leadingFirstTextBaseline) {
          Text("Large").font(.largeTitle)
          Text(last)
        }
        ControlGroup("Text") { Button("Bold") { last = "bold" } }
        ControlGroup("Lines", systemImage: "list.bullet") { Button("List") { last = "list" } }
        ControlGroup {
          Button("Undo") { last = "undo" }
        } label: {
          Text("Edit")
        }
      }
    }
    let screen = Screen(Toolbar())
    #expect(!screen.shows("Edit"))
    let named = Screen(Toolbar().controlGroupStyle(Named()))
    #expect(named.shows("Text") && named.shows("Edit") && named.text.contains("Lines"))
    for name in ["Bold", "List", "Undo"] {
      try screen.button(name).tap()
      #expect(screen.shows(name.lowercased()))
    }
    let (large, small) = try (screen.frame(of: screen.text("Large")), screen.frame(of: screen.text("undo")))
    #expect(small.minX == large.minX && small.minY > large.minY && small.maxY < large.maxY)
    screen.close()
  }
}
