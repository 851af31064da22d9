import SwiftUI
import TenureTesting
import Testing
import WebProbe

/// What is said around a view goes for the sheets that it presents, as all of its environment does.
@MainActor @Suite(.serialized) struct SheetLooksTests: PhonePageTests {
  private struct Content: View {
    var body: some View {
      VStack {
        Text("Some words\non two lines")
        Button("Save") {}
        Toggle("On", isOn: .constant(true))
        Label("Pages", systemImage: "book")
      }
      .padding()
    }
  }

  private struct Presenting<Inside: View>: View {
    let inside: Inside
    var body: some View { Color.clear.sheet(isPresented: .constant(true)) { inside } }
  }

  enum Said: CaseIterable {
    case tint, font, weight, foreground, buttons, toggles, direction, size, spacing, capitals, icons, disabled

    @MainActor @ViewBuilder func around<V: View>(_ view: V) -> some View {
      switch self {
      case .tint: view.tint(.red)
      case .font: view.font(.title)
      case .weight: view.bold()
      case .foreground: view.foregroundStyle(.green)
      case .buttons: view.buttonStyle(.borderedProminent)
      case .toggles: view.toggleStyle(.button)
      case .direction: view.environment(\.layoutDirection, .rightToLeft)
      case .size: view.dynamicTypeSize(.accessibility2)
      case .spacing: view.lineSpacing(12)
      case .capitals: view.textCase(.uppercase)
      case .icons: view.symbolVariant(.fill)
      case .disabled: view.disabled(true)
      }
    }
  }

  @Test("A sheet looks as what is around the view that presents it says", arguments: Said.allCases)
  func inherits(said: Said) throws {
    let around = try Screen(said.around(Presenting(inside: Content()))).image().pngData
    #expect(try around == Screen(Presenting(inside: said.around(Content()))).image().pngData)
    #expect(try around != Screen(Presenting(inside: Content())).image().pngData)
  }

  @Test("What is said outside of a sheet is said in one that it presents too, nearest first; not in an alert")
  func nested() throws {
    let inner = Presenting(inside: Content()).tint(.green)
    #expect(
      try Screen(Presenting(inside: inner).tint(.red).bold()).image().pngData
        == Screen(Presenting(inside: Presenting(inside: Content().bold().tint(.green)))).image().pngData)
    let alert = Color.clear.alert("Saved", isPresented: .constant(true)) { Button("Well") {} }
    #expect(try Screen(alert.font(.largeTitle).tint(.red)).image().pngData == Screen(alert).image().pngData)
  }

  private struct Turning: View {
    @State private var isRed = false
    var body: some View {
      NavigationStack { Presenting(inside: controls).navigationTitle("Page") }
        .tint(isRed ? .red : .green).foregroundStyle(.purple).fontDesign(.serif)
    }

    private var controls: some View {
      VStack {
        Button("Turn") { isRed.toggle() }
        Toggle("On", isOn: .constant(true))
      }
    }
  }

  @Test("A tint that changes while a sheet is shown changes in it")
  func changes() throws {
    let screen = Screen(Turning())
    let first = try screen.image().pngData
    try screen.button("Turn").tap()
    #expect(try screen.image().pngData != first)
    try screen.button("Turn").tap()
    #expect(try screen.image().pngData == first)
  }

  @Test("In a browser too; and titles of screens are as they are")
  func page() async throws {
    let (host, page) = try await show(Turning())
    defer { host.stop() }
    let input = "dialog .toggle > input"
    #expect(try await style(input, "backgroundColor", page) == "rgb(52, 199, 89)")
    #expect(try await style("h1", "color", page) == "rgb(0, 0, 0)")
    #expect(try await style("h1", "fontFamily", page).contains("Georgia") == false)
    try await page.evaluate("document.querySelector('dialog .btn').click()")
    try await page.wait("getComputedStyle(document.querySelector('\(input)')).backgroundColor === 'rgb(255, 59, 48)'")
  }

  @Test(
    "The items of a bar look as is said around the view that says them", arguments: [Said.tint, .disabled, .buttons])
  func items(said: Said) throws {
    let screen = { (outside: Bool, inside: Bool) in
      let content = Color.clear.toolbar { ToolbarItem { if inside { said.around(save) } else { save } } }
      return NavigationStack { if outside { said.around(content) } else { content } }
    }
    let around = try Screen(screen(true, false)).image().pngData
    #expect(try around == Screen(screen(false, true)).image().pngData)
    #expect(try around != Screen(screen(false, false)).image().pngData)
  }

  private var save: some View { Button("Save") {} }

  private struct Saving: View {
    @State private var isBusy = false
    var body: some View {
      NavigationStack {
        Toggle("Busy", isOn: $isBusy).toolbar { Button("Save") {} }.disabled(isBusy).tint(isBusy ? .red : .purple)
      }
    }
  }

  @Test("In a browser, the tint of a bar's items is another when the view that says them has another")
  func bars() async throws {
    let (host, page) = try await show(Saving())
    defer { host.stop() }
    let save = "[...document.querySelectorAll('.bar .btn')].find(e => e.innerText.includes('Save'))"
    #expect(try await page.evaluate("getComputedStyle(\(save)).color") == "rgb(133, 54, 201)")
    try await page.evaluate("document.querySelector('.toggle > input').click()")
    try await page.wait("getComputedStyle(\(save)).color !== 'rgb(133, 54, 201)'")
  }

  private struct Controls: View {
    var body: some View {
      List {
        Button("Save") {}.buttonStyle(.borderedProminent)
        Button("Send") {}
        Toggle("On", isOn: .constant(true))
        Toggle("Bold", isOn: .constant(true)).toggleStyle(.button)
      }
    }
  }

  @Test("A switch has the tint, and what is a button in a row is as wide as its words, whoever says so")
  func controls() async throws {
    let (host, page) = try await show(Controls().tint(.red).buttonStyle(.borderedProminent))
    defer { host.stop() }
    func width(_ words: String) async throws -> Double {
      let found = "[...document.querySelectorAll('.row > *')].find(e => e.innerText.trim() === '\(words)')"
      return Double(try await page.evaluate("\(found).getBoundingClientRect().width + ''")) ?? 0
    }
    for words in ["Save", "Send", "Bold"] { #expect((40..<100).contains(try await width(words)), "\(words)") }
    #expect(try await style(".toggle > input:checked", "backgroundColor", page) == "rgb(255, 59, 48)")
  }
}
