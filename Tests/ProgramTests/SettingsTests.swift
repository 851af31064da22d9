import SwiftUI
import TenureTesting
import Testing

enum Theme: String, CaseIterable, Identifiable {
  case system, light, dark
  var id: String { rawValue }
  var title: LocalizedStringKey {
    switch self {
    case .system: return "System"
    case .light: return "Light"
    case .dark: return "Dark"
    }
  }
}

struct SettingsView: View {
  @State private var username = "Guest"
  @State private var theme: Theme = .system
  @State private var fontSize = 14
  @State private var volume = 0.5
  @State private var notifications = true
  @State private var sound: String?
  @State private var accent = Color.blue
  @State private var showingAdvanced = false
  @State private var showsResetAlert = false
  @State private var changes = 0

  var body: some View {
    Form {
      Section(header: Text("Profile")) {
        TextField("Name", text: $username)
        LabeledContent("Version", value: "1.2.3")
        LabeledContent("Theme changes", value: "\(changes) so far")
        LabeledContent("Build") {
          Text("42").foregroundStyle(.secondary)
        }
      }
      Section {
        Picker("Theme", selection: $theme) {
          ForEach(Theme.allCases) { theme in
            Text(theme.title).tag(theme)
          }
        }
        .pickerStyle(.menu)
        Picker("Sound", selection: $sound) {
          Text("None").tag(String?.none)
          Text("Bell").tag("bell" as String?)
          Text("Chime").tag(Optional("chime"))
        }
        .pickerStyle(.inline)
        Stepper("Font size: \(fontSize)", value: $fontSize, in: 10...24, step: 2)
        Stepper {
          Text("Steps")
        } onIncrement: {
          fontSize += 1
        } onDecrement: {
          fontSize -= 1
        }
      } header: {
        Text("Appearance").textCase(.uppercase)
      } footer: {
        Text("Applies to every window.")
      }
      Section("Sound") {
        Slider(value: $volume, in: 0...1, step: 0.1) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "speaker")
        } maximumValueLabel: {
          Image(systemName: "speaker.wave.3")
        }
        .disabled(!notifications)
        .tint(.orange)
        Toggle("Notifications", isOn: $notifications.animation())
        if notifications {
          Text("Volume \(volume, format: .percent)")
            .font(.caption)
        }
      }
      DisclosureGroup("Advanced", isExpanded: $showingAdvanced) {
        Text("Here be dragons")
      }
      GroupBox("Danger") {
        Button("Reset everything", role: .destructive) {
          volume = 0.5; fontSize = 14; showsResetAlert = true
        }
      }
    }
    .formStyle(.grouped)
    .onChange(of: theme) {
      changes += 1
    }
  }
}

@MainActor @Suite struct SettingsTests {
  @Test func everyControlAnswers() throws {
    let screen = Screen(SettingsView())
    #expect(screen.shows("1.2.3"))
    try screen.picker("Theme").choose("Dark")
    #expect(screen.shows("1 so far"))
    try screen.picker("Sound").choose("Chime")
    try screen.picker("Sound").choose("Bell")
    try screen.picker("Sound").choose("None")
    try screen.stepper("Font size: 14").increment()
    try screen.stepper("Font size: 16").decrement()
    try screen.stepper("Steps").increment()
    #expect(screen.shows("Font size: 15"))
    try screen.slider("Volume").slide(to: 0.8)
    #expect(screen.shows("80"))
    try screen.toggle("Notifications").tap()
    #expect(throws: ScreenError.self) { try screen.slider("Volume").slide(to: 0.1) }
    #expect(!screen.shows("80"))
    #expect(!screen.shows("Here be dragons"))
    try screen.disclosureGroup("Advanced").tap()
    #expect(screen.shows("Here be dragons"))
    try screen.button("Reset everything").tap()
    #expect(screen.shows("Font size: 14"))
    #expect(screen.issues.isEmpty)
  }
}
