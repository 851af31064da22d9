import Testing

@testable import TenureProject

/// What stands in an `#if`.
@Suite struct ConditionTests {
  private func file(_ text: String) -> SwiftFile { SwiftFile(path: "/p/A.swift", text: text) }

  @Test(arguments: [
    ("os(macOS)", 0), ("!os(Linux)", 0), ("os(iOS) || os(macOS)", 0), ("DEBUG && os(iOS)", 0),
    ("canImport(AppKit)", 0), ("targetEnvironment(simulator)", 0), ("BETA && (os(iOS) || false)", 0), ("DEBUG", 1),
    ("canImport(SwiftUI)", 1), ("os(Linux) && BETA", 1), ("os(iOS) || swift(>=5.9)", 1), ("canImport(UIKit)", 1),
  ])
  func previewsAreThereUnlessTheySurelyAreNot(condition: String, count: Int) {
    #expect(file("#if \(condition)\n#Preview { A() }\n#endif").previews.count == count)
  }

  @Test func previewsThatAreNotCompiledAreNamed() throws {
    let phone = file("#if os(iOS)\n#Preview { A() }\n\n#Preview(\"B\") { B() }\n#endif\n")
    #expect(phone.inactivePreviews == [2, 4])
    #expect(
      throws: ProjectFailure(
        .misuse, "2 previews stand in an #if that does not hold here: A.swift:2, A.swift:4.")
    ) { try PreviewList([phone], place: "/p") }
    let both = try PreviewList([phone, SwiftFile(path: "/p/B.swift", text: "#Preview { B() }")], place: "/p")
    #expect(both.leftOut.words == "2 previews stand in an #if that does not hold here: A.swift:2, A.swift:4.")
  }

  @Test(arguments: [
    ("os(iOS)", 1), ("os(iOS) || os(macOS)", 1), ("!os(iOS)", 0), ("os(macOS)", 0), ("os(iOS) && BETA", 1),
    ("!os(macOS) && os(iOS)", 1), ("os(visionOS)", 0), ("os(Linux)", 1), ("os(iOS) && !os(Linux)", 0),
  ])
  func inAnAppAPhonesHalfHolds(condition: String, count: Int) {
    let text = "#if \(condition)\n#Preview { A() }\n#endif"
    #expect(SwiftFile(path: "/p/A.swift", text: text, on: .phone).previews.count == count)
  }

  @Test func aPhonesHalfIsCompiledWhereItStands() throws {
    let app = SwiftFile(
      path: "/p/A.swift",
      text: """
        #if os(iOS) && BETA
        import UIKit
        #elseif os(macOS) || os( iOS )
        import PhotosUI
        #endif
        let system = "os(iOS)"
        #if os(iOS)
        #if DEBUG
        import OSLog
        #endif
        @objc func save() {}
        #else
        import StoreKit
        #endif
        #if canImport(CoreLocation)
        import CoreLocation
        #endif

        """, on: .phone)
    #expect(
      app.source == """
        #if true    && BETA
        import UIKit
        #elseif os(macOS) || true     
        import PhotosUI
        #endif
        let system = "os(iOS)"
        #if true   
        #if DEBUG
        import OSLog
        #endif
              func save() {}
        #else
        import StoreKit
        #endif
        #if canImport(CoreLocation)
        import CoreLocation
        #endif

        """)
    #expect(app.outrightImports == ["OSLog", "CoreLocation"])
  }

  @Test(arguments: [
    "#if os(iOS)\nlet a = 1\n#elseif os(Linux)\nlet a = 2\n#endif\n",
    "#if os(iOS)\nimport Darwin\n#else\nimport Glibc\n#endif\n",
  ])
  func whereLinuxWasThoughtOfItIsMeant(text: String) {
    #expect(SwiftFile(path: "/p/A.swift", text: text, on: .phone).source == text)
  }

  @Test func aPreviewSaysAsOnAPhoneWhenItIsThere() throws {
    let file = SwiftFile(
      path: "/p/A.swift", text: "#if BETA && os(iOS)\n#Preview { A() }\n#endif\n", on: .phone)
    let text = try #require(try PreviewList([file], place: "/p").entry.copies["/p/A.swift"])
    #expect(text.contains("#if (BETA && true)\n  var body"))
  }

  @Test func ofSeveralAppsTheOneThatIsCompiledIsMeant() {
    let app = file(
      """
      #if os(macOS)
      @main struct MacShop: App {}
      #elseif os(Linux)
      @main struct Shop: App {}
      #else
      @main struct OtherShop: App {}
      #endif
      """)
    #expect(app.mains.map(\.place.name) == ["Shop"])
  }

  @Test func whatMayBeCompiledIsShownWhereItIs() throws {
    let card = file(
      """
      #if canImport(UIKit)
      #if DEBUG
      #Preview("Phone") {
        @Previewable @State var isOn = true
        Card(isOn: isOn)
      }
      #endif
      #elseif BETA
      struct Card_Previews: PreviewProvider { static var previews: some View { Card() } }
      #endif
      """)
    let list = try PreviewList([card], place: "/p")
    let text = try #require(list.entry.copies["/p/A.swift"])
    #expect(
      text.hasSuffix(
        """

        struct PreviewShownByTenure0: SwiftUI.View {
        #if (canImport(UIKit))
        @State var isOn = true
          var body: some SwiftUI.View {
        Card(isOn: isOn)
          }
        #else
          var body: some SwiftUI.View { SwiftUI.Text(verbatim: "It is left out here: #if (canImport(UIKit))") }
        #endif
        }

        struct PreviewShownByTenure1: SwiftUI.View {
        #if !(canImport(UIKit)) && (BETA)
          var body: some SwiftUI.View { Card_Previews.previews }
        #else
          var body: some SwiftUI.View { SwiftUI.Text(verbatim: "It is left out here: #if !(canImport(UIKit)) && (BETA)") }
        #endif
        }

        """))
    #expect(list.all.map(\.expression) == ["PreviewShownByTenure0()", "PreviewShownByTenure1()"])
  }

  @Test func previewsOfUIKitsViewsAreNamedAndLeftOut() throws {
    let mixed = file(
      """
      class BaseController: UIViewController {}
      final class HomeController: BaseController {}
      struct UIKitTips: View { var body: some View { Text("") } }
      #Preview { UILabel() }
      #Preview {
        let home = HomeController(style: .plain)
        home.title = "Home"
        return home
      }
      #Preview { UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()! }
      #Preview { UIKitTips() }
      #Preview { Text("UILabel()").bold() }
      """)
    let list = try PreviewList([mixed], place: "/p")
    #expect(list.all.map(\.place) == ["A.swift:11", "A.swift:12"])
    // The macro would be an error.
    let text = try #require(
      try PreviewList(KitPreviews.leavingOut(of: [mixed]), place: "/p").entry.copies["/p/A.swift"])
    #expect(!text.contains("UILabel() }\n") && text.contains("#Preview { Text(\"UILabel()\").bold() }\n"))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false)[10] == "#Preview { UIKitTips() }")
    #expect(
      list.leftOut.words
        == "3 previews of UIKit's or AppKit's views are left out, which there are none of here: A.swift:4, A.swift:5, A.swift:10."
    )
    #expect(try Choice([mixed], name: nil, place: "/p").shown == .preview(path: "/p/A.swift", line: 11))
    let place = try Place(["A.swift": "#Preview { UILabel() }\nlet a = 1\n", "B.swift": "#Preview { Text(\"\") }\n"])
    let texts = try KitPreviews.texts(of: ["A", "B"].map { "\(place.path)/\($0).swift" })
    #expect(texts == ["\(place.path)/A.swift": String(repeating: " ", count: 22) + "\nlet a = 1\n"])
    #expect(
      throws: ProjectFailure(
        .misuse, "1 preview of UIKit's or AppKit's views is left out, which there are none of here: A.swift:1.")
    ) { try PreviewList([file("#Preview { UILabel() }")], place: "/p") }
  }
}
