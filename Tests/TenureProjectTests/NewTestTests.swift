import Foundation
import Testing

@testable import TenureProject

@Suite struct NewTestTests {
  private static let outline = """
    navigationStack
      screen
        form
          textField "Name" value="Ada"
          toggle "Wi-Fi (home)" value=false
          picker "Fruit" value=0
            part role="label"
              text "Fruit"
            text "Apple"
            text "Pear"
          button "More" .buttonStyle("bordered")
          button "Delete" .disabled(true)
          button "Same"
          button "Same"
          button ""
          menu
            part role="label"
              text "Sort"
            menuItems
              button "By name"
          text "Hello Ada"
    """

  @Test func `an outline has its elements, with what a picker and a menu offer`() {
    let elements = ScreenOutline(Self.outline).elements
    #expect(elements.map(\.role).filter { !["navigationStack", "screen", "form"].contains($0) }.count == 10)
    let outline = ScreenOutline(Self.outline)
    #expect(outline.only("picker", "Fruit")?.choices == ["Apple", "Pear"])
    #expect(outline.only("menu", "Sort")?.choices == ["By name"])
    #expect(outline.only("toggle", "Wi-Fi (home)")?.value == "false")
    #expect(outline.only("button", "Delete")?.isDisabled == true)
    #expect(outline.only("button", "More")?.isDisabled == false)
    #expect(outline.only("button", "Same") == nil)
  }

  /// A program that answers as the view above would; the time is another at each start.
  private func explored() throws -> Exploration {
    var starts = 0
    return try Exploration { line in
      starts += 1
      func moment(_ outline: String, _ text: [String]) -> Exploration.Moment {
        Exploration.Moment(outline: ScreenOutline(outline), text: text + ["12:0\(starts)"])
      }
      let before = moment(Self.outline, ["Ada", "Wi-Fi (home)", "Hello Ada", "Opened at 10:30"])
      switch line {
      case "tap toggle \"Wi-Fi (home)\""?:
        let outline = Self.outline.replacingOccurrences(of: "value=false", with: "value=true")
        return (before, moment(outline, ["Ada", "Wi-Fi (home)", "Hello Ada", "Connected to \"Home\""]), nil)
      case "replace textField \"Name\" \"Ada\""?: return (before, before, nil)
      case "choose \"Fruit\" \"Pear\""?:
        return (
          before,
          moment(Self.outline.replacingOccurrences(of: "value=0", with: "value=1"), ["Wi-Fi (home)", "Hello Ada"]), nil
        )
      case "tap button \"Delete\""?: return (before, before, "It is disabled(true).")
      case "choose \"Sort\" \"By name\""?: return (before, before, "It lies behind a sheet.")
      default: return (before, before, nil)
      }
    }
  }

  @Test func `what a control does twice in the same way is expected, and the rest is named`() throws {
    let found = try explored()
    #expect(found.begins == ["Ada", "Wi-Fi (home)", "Hello Ada"])
    #expect(found.steps.count == 5)
    #expect(found.steps[1].came == ["Connected to \"Home\""])
    #expect(found.steps[1].value == "true")
    #expect(found.steps[2].went == [])
    #expect(found.steps[2].value == "Pear")
    #expect(found.steps.last?.isRefused == true)
    #expect(
      found.leftOut == [
        .init(control: "button \"Same\"", reason: "there are several of this name"),
        .init(control: "button", reason: "it has no name, or nothing to choose"),
        .init(control: "menu \"Sort\"", reason: "It lies behind a sheet."),
      ])
  }

  @Test func `a test says what was seen`() throws {
    let test = WrittenTest(
      of: "Profile", type: "ProfileTests", modules: ["App"], made: "Profile()", declarations: "", try explored())
    #expect(test.names == ["begins", "fillInName", "switchWiFiHome", "chooseFruit", "tapMore", "cannotUseDelete"])
    #expect(
      test.text.hasPrefix(
        """
        // Written by `tenure new test Profile` from what the view showed. Keep what is meant, and change what is not.
        #if canImport(TenureTesting)
        import SwiftUI
        import TenureTesting
        import Testing

        @testable import App

        @MainActor @Suite struct ProfileTests {
          /// The view as it begins.
          private func opened() async -> Screen {
            let screen = Screen(Profile())
            await screen.settle()
            return screen
          }

          @Test("It begins as it was seen") func begins() async throws {
            let screen = await opened()
            #expect(screen.shows("Ada"))
        """))
    #expect(
      test.text.contains(
        """
          @Test("Wi-Fi (home) is switched") func switchWiFiHome() async throws {
            let screen = await opened()
            try screen.toggle("Wi-Fi (home)").tap()
            await screen.settle()
            #expect(screen.shows(##"Connected to "Home""##))
            #expect(try screen.toggle("Wi-Fi (home)").isOn)
            #expect(screen.issues.isEmpty)
          }
        """))
    #expect(test.text.contains("    #expect(try !screen.button(\"Delete\").isEnabled)\n  }"))
  }

  @Test func `a view with arguments is made as its preview makes it`() throws {
    let place = try Place([
      "App.xcodeproj/project.pbxproj": "",
      "Badge.swift": """
      import SwiftUI
      struct Badge: View { let name: String; var body: some View { Text(name) } }
      struct Plain: View { var body: some View { Text("a") } }
      private struct Hidden: View { var body: some View { Text("h") } }
      struct Wide: View { @Binding var isOn: Bool; var body: some View { Toggle("a", isOn: $isOn) } }
      #Preview { Badge(name: "Ada") }
      #Preview {
        @Previewable @State var isOn = true
        Wide(isOn: $isOn)
      }
      """, "Tests/T.swift": "struct PlainTests {}",
    ])
    func home(of view: String) throws -> TestHome {
      var app = FileProject(
        name: "App", folder: place.path, sources: ["\(place.path)/Badge.swift"], resources: [], arguments: [])
      app.tests = [
        FileProject(
          name: "AppTests", folder: place.path, sources: ["\(place.path)/Tests/T.swift"], resources: [], arguments: [])
      ]
      return try TestHome(of: view, in: app, at: "App")
    }
    #expect(try home(of: "Badge").making("Badge").made == "Badge(name: \"Ada\")")
    #expect(try home(of: "Plain").making("Plain").made == "Plain()")
    let wide = try home(of: "Wide").making("Wide")
    #expect(wide.made == "WideAsPreviewed()")
    #expect(wide.declarations.contains("private struct WideAsPreviewed: SwiftUI.View {\n@State var isOn = true\n"))
    #expect(try home(of: "Badge").folder == "\(place.path)/Tests")
    #expect(
      throws: ProjectFailure(
        .misuse,
        "Hidden is private, at Badge.swift:4: a test in another file does not see it. "
          + "Leave that word out, or name the view that shows it.")
    ) { try home(of: "Hidden") }
    try home(of: "Badge").refuse("BadgeTests", "\(place.path)/Tests/BadgeTests.swift")
    #expect(
      throws: ProjectFailure(
        .misuse,
        "PlainTests is there already, in Tests/T.swift, and is not overwritten. Remove it, or write more tests into it."
      )
    ) { try home(of: "Plain").refuse("PlainTests", "\(place.path)/Tests/PlainTests.swift") }
    #expect(
      throws: ProjectFailure(.misuse, "There is no view 'Other' at App. There is Badge, Plain, Hidden, Wide.")
    ) { try home(of: "Other") }
  }
}
