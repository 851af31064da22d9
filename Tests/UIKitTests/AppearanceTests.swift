import SwiftUI
import TenureTesting
import Testing
import UIKit

@MainActor @Suite struct AppearanceTests {
  private struct Form: View {
    @State private var name = ""
    @State private var answer = false
    @FocusState private var isFocused: Bool

    var body: some View {
      TextField("Name", text: $name).focused($isFocused)
      Button("Done") {
        answer = UIApplication.shared.sendAction("resignFirstResponder", to: nil, from: nil, for: nil)
      }
      Text(isFocused ? "typing" : "idle, \(answer)")
    }
  }

  @Test func `the keyboard is put away by resignFirstResponder`() throws {
    let screen = Screen(Form())
    try screen.textField("Name").type("Ada")
    #expect(screen.shows("typing"))
    try screen.button("Done").tap()
    #expect(screen.shows("idle, true"))
    try screen.button("Done").tap()
    #expect(screen.shows("idle, false"))
    screen.close()
    #expect(!UIApplication.shared.sendAction("resignFirstResponder", to: nil, from: nil, for: nil))
  }

  @Test func `what is set for all bars and controls is kept`() {
    UINavigationBar.appearance().largeTitleTextAttributes = [
      .foregroundColor: UIColor.red, .font: UIFont(name: "Georgia", size: 20)!,
    ]
    let kept = UINavigationBar.appearance().largeTitleTextAttributes
    #expect(kept?[.foregroundColor] as? UIColor == .red)
    #expect((kept?[.font] as? UIFont)?.pointSize == 20)
    let bar = UINavigationBarAppearance()
    bar.configureWithTransparentBackground()
    UINavigationBar.appearance().scrollEdgeAppearance = bar
    #expect(UINavigationBar.appearance().scrollEdgeAppearance?.backgroundColor == .clear)
    UITabBar.appearance().unselectedItemTintColor = .gray
    #expect(UITabBar.appearance().unselectedItemTintColor == .gray && UITabBar.appearance().barTintColor == nil)
    UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    UITableView.appearance().separatorStyle = .none
    #expect(UITableView.appearance().separatorStyle == .none)
  }

  @Test func `a type face of UIKit is one of SwiftUI`() {
    #expect(Font(UIFont.systemFont(ofSize: 20, weight: .bold)) == .system(size: 20, weight: .bold))
    #expect(Font(UIFont.preferredFont(forTextStyle: .headline)) == .headline)
    #expect(Font(UIFont(name: "Georgia", size: 12)!) == .custom("Georgia", size: 12))
    #expect(UIFont.preferredFont(forTextStyle: .footnote).pointSize == 13)
  }

  @Test func `a type face in another size, and no larger than a size`() {
    let bold = UIFont.systemFont(ofSize: 20, weight: .bold)
    #expect(Font(bold.withSize(30)) == .system(size: 30, weight: .bold) && bold.withSize(30).pointSize == 30)
    let metrics = UIFontMetrics(forTextStyle: .title1)
    #expect(Font(metrics.scaledFont(for: bold)) == Font(bold))
    #expect(Font(metrics.scaledFont(for: bold, maximumPointSize: 12)) == .system(size: 12, weight: .bold))
    let custom = UIFont(name: "Georgia", size: 20)!
    #expect(Font(UIFontMetrics.default.scaledFont(for: custom, maximumPointSize: 15)) == .custom("Georgia", size: 15))
    #expect(UIFontMetrics.default.scaledValue(for: 44) == 44)
  }
}
