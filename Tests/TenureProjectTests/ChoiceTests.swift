import Foundation
import Testing

@testable import TenureProject

@Suite struct ChoiceTests {
  private let app = SwiftFile(path: "/p/App.swift", text: "import SwiftUI\n@main struct Shop: App { }\n")
  private let other = SwiftFile(path: "/p/Other.swift", text: "@main\nstruct Kiosk: App { }\n")
  private let views = SwiftFile(
    path: "/p/Views.swift",
    text: """
      struct Row: View { let name: String }
      struct Page: View { var body: some View { Row(name: "") } }
      #Preview("A row") {
        @Previewable @State var name = "Ada"
        Row(name: name)
      }
      """)

  @Test func theOnlyAppIsShownWithoutAWord() throws {
    let choice = try Choice([views, app], name: nil, place: "/p")
    #expect(choice.shown == .app("Shop"))
    #expect(choice.reason == nil)
  }

  @Test func twoAppsAreAQuestion() {
    #expect(
      throws: ProjectFailure(
        .misuse, "There are 2 apps: Shop (App.swift:2), Kiosk (Other.swift:2). Say which with --target Shop.")
    ) { try Choice([other, app], name: nil, place: "/p") }
  }

  @Test func theTargetSaysWhichOfTwoApps() throws {
    #expect(try Choice([other, app], name: nil, target: "Kiosk", place: "/p").shown == .app("Kiosk"))
    // Of an Xcode project it is the target's name, not the type's.
    #expect(try Choice([app], name: nil, target: "ShopForPhones", place: "/p").shown == .app("Shop"))
  }

  @Test func withoutAnAppAPreviewIsShown() throws {
    let choice = try Choice([views], name: nil, place: "/p")
    #expect(choice.shown == .preview(path: "/p/Views.swift", line: 3))
    #expect(
      choice.reason
        == "There is no @main app: shown is the preview \"A row\" at Views.swift:3. --view NAME shows a view of your choice."
    )
  }

  @Test func withoutAPreviewTheViewIsShownThatNoOtherMakes() throws {
    let text = "struct Row: View {}\nstruct Page: View { var body: some View { Row() } }\n"
    let choice = try Choice([SwiftFile(path: "/p/V.swift", text: text)], name: nil, place: "/p")
    #expect(choice.shown == .view("Page"))
  }

  private let delegates = SwiftFile(
    path: "/p/SceneDelegate.swift",
    text: """
      import UIKit
      let name = "kept"
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
          let contentView = Page().environmentObject(Order())
          let window = UIWindow(windowScene: scene as! UIWindowScene)
          window.rootViewController = UIHostingController(rootView: contentView)
        }
      }
      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {}
      class Helper: NSObject, UIApplicationDelegate {}
      """)

  @Test func `of a project with UIKit's delegates the view is shown that they host`() throws {
    let choice = try Choice([views, delegates], name: nil, place: "/p")
    #expect(choice.shown == .hosted("Page().environmentObject(Order())"))
    #expect(choice.reason?.contains("SceneDelegate.swift:7") == true)
    let entry = EntryFile([views, delegates], choice)
    #expect(entry.text?.contains("Page().environmentObject(Order())") == true)
    // Nothing calls the delegates, which cannot be compiled; the rest stays, on its lines.
    #expect(!delegates.source.contains("SceneDelegate") && !delegates.source.contains("UIApplicationMain"))
    #expect(delegates.source.contains("let name = \"kept\"") && delegates.source.contains("class Helper"))
    #expect(delegates.source.split(separator: "\n", omittingEmptySubsequences: false).count == 12)
  }

  @Test func `what only a delegate can make is not shown`() throws {
    let text = delegates.text.replacingOccurrences(of: "Order()", with: "order")
    let choice = try Choice([views, SwiftFile(path: "/p/S.swift", text: text)], name: nil, place: "/p")
    #expect(choice.shown == .preview(path: "/p/Views.swift", line: 3))
  }

  private let older = SwiftFile(
    path: "/p/Older.swift",
    text: """
      struct Row: View { let name: String; var body: some View { Text(name) } }
      struct Page: View { var body: some View { Row(name: "Ada") } }
      struct Help: View { var body: some View { Text("Help") } }
      struct Page_Previews: PreviewProvider {
        static var previews: some View { Page() }
      }
      """)

  @Test func withoutAPreviewMacroThatOfTheFirstProviderIsShown() throws {
    let choice = try Choice([older], name: nil, place: "/p")
    #expect(choice.shown == .provider(path: "/p/Older.swift", name: "Page_Previews"))
    #expect(
      choice.reason
        == "There is no @main app: shown is the preview Page_Previews at Older.swift:4. --view NAME shows a view of your choice."
    )
    let entry = EntryFile([older], choice)
    #expect(entry.copies.isEmpty)
    #expect(entry.text?.contains("WindowGroup { Page_Previews.previews }") == true)
  }

  @Test func ofAProviderWithSeveralViewsTheFirstIsShown() throws {
    let several = older.text.replacing("{ Page() }", with: "{ Group { Page()\n    Help() } }")
    let file = SwiftFile(path: "/p/Older.swift", text: several)
    let entry = EntryFile([file], try Choice([file], name: nil, place: "/p"))
    #expect(entry.text?.contains("Page_Previews.PreviewShownByTenure()") == true)
    let copy = try #require(entry.copies["/p/Older.swift"])
    #expect(copy.contains("extension Page_Previews") && copy.components(separatedBy: "Help()").count == 2)
  }

  @Test func aNamedViewIsShownAsAPreviewMakesItElseWithoutArguments() throws {
    #expect(try Choice([app, views], name: "Row", place: "/p").shown == .preview(path: "/p/Views.swift", line: 3))
    #expect(try Choice([app, views], name: "Page", place: "/p").shown == .view("Page"))
    #expect(try Choice([app, other], name: "Kiosk", place: "/p").shown == .app("Kiosk"))
    #expect(throws: ProjectFailure(.misuse, "There is no view, app or preview 'Pag'. There is Shop, Row, Page, A row."))
    {
      try Choice([app, views], name: "Pag", place: "/p")
    }
  }

  @Test func nothingToShowIsSaid() {
    #expect(
      throws: ProjectFailure(
        .misuse,
        "There is nothing to show: no type marked @main, no #Preview and no view in the Swift files at /p. Add a #Preview, or name another folder."
      )
    ) { try Choice([SwiftFile(path: "/p/a.swift", text: "let a = 1")], name: nil, place: "/p") }
  }

  @Test func anAppThatIsNotShownLosesItsMarkAndNoLineMoves() throws {
    let choice = try Choice([app, other], name: "Kiosk", place: "/p")
    let entry = EntryFile([app, other], choice)
    #expect(entry.copies == ["/p/App.swift": "import SwiftUI\n      struct Shop: App { }\n"])
    #expect(entry.text == nil)
  }

  @Test func aPreviewIsWrittenIntoItsOwnFileWithItsVariables() throws {
    let choice = try Choice([app, views], name: "A row", place: "/p")
    let entry = EntryFile([app, views], choice)
    let copy = try #require(entry.copies["/p/Views.swift"])
    #expect(copy.hasPrefix(views.text))
    #expect(copy.contains("@State var name = \"Ada\"\n  var body: some SwiftUI.View {\nRow(name: name)"))
    #expect(entry.copies["/p/App.swift"]?.contains("@main") == false)
    #expect(entry.text?.contains("WindowGroup { PreviewShownByTenure() }") == true)
    #expect(entry.text?.contains(#"setenv("XCODE_RUNNING_FOR_PREVIEWS", "1", 1)"#) == true)
    let view = EntryFile([app, views], try Choice([app, views], name: "Page", place: "/p"))
    #expect(view.text?.contains("PREVIEWS") == false)
  }

  @Test func aMainFileCountsAsAnApp() throws {
    let main = SwiftFile(path: "/p/main.swift", text: "Shop.main()\n")
    #expect(try Choice([main, views], name: nil, place: "/p").shown == .app("main.swift"))
    #expect(SwiftFile(path: "/p/else.swift", text: "Shop.main()\n").mains.isEmpty)
  }
}
