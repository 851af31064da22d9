import SwiftUI
import TenureTesting
import Testing
import UIKit

@MainActor @Suite struct DeviceTests {
  private struct Copier: View {
    @State private var shown = ""
    var body: some View {
      Button("Copy") { UIPasteboard.general.string = "code 7" }
      Button("Paste") { shown = UIPasteboard.general.string ?? "nothing" }
      Text(shown)
      Button("Tap") { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
    }
  }

  @Test func whatWasCopiedIsPasted() throws {
    let screen = Screen(Copier())
    try screen.button("Copy").tap()
    try screen.button("Tap").tap()
    try screen.button("Paste").tap()
    #expect(screen.shows("code 7"))
    #expect(UIPasteboard.general.hasStrings && !UIPasteboard.general.hasURLs)
    UIPasteboard.general.url = URL(string: "https://example.com")
    #expect(UIPasteboard.general.string == "https://example.com")
    screen.close()
  }

  @Test func theDeviceIsAPhoneOnLinux() {
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.systemName == "Linux")
    #expect(UIDevice.current.systemVersion.contains(/^\d+\.\d+/))
    #expect(UIScreen.main.bounds.size == CGSize(width: 393, height: 852))
  }

  private struct Banner: View {
    var body: some View { Text("\(Int(UIScreen.main.bounds.width)) wide") }
  }

  @Test func theScreenIsAsLargeAsItsWindow() {
    let screen = Screen(Banner())
    #expect(screen.shows("393 wide"))
    screen.windowSize = CGSize(width: 320, height: 568)
    #expect(screen.shows("320 wide"))
    let other = Screen(Banner())
    #expect(other.shows("393 wide"))
  }

  private struct Edges: View {
    @FocusState private var isNaming: Bool
    @State private var name = ""

    private var window: UIWindow? {
      UIApplication.shared.connectedScenes
        .filter { $0.activationState == .foregroundActive }
        .compactMap { $0 as? UIWindowScene }
        .flatMap(\.windows)
        .first(where: \.isKeyWindow)
    }

    var body: some View {
      let insets = UIApplication.shared.windows.first?.safeAreaInsets ?? .zero
      let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      let right = window?.safeAreaInsets.right ?? -1
      Text("\(Int(insets.top)) \(Int(insets.left)) \(Int(insets.bottom)) \(Int(right))")
      Text(scene?.interfaceOrientation.isLandscape == true ? "on its side" : "upright")
      let bar = scene?.statusBarManager?.statusBarFrame.height ?? -1
      Text("a bar of \(Int(bar)), \(Int(window?.bounds.width ?? 0)) wide")
      TextField("Name", text: $name).focused($isNaming)
      Text(isNaming ? "typing" : "not typing")
      Button("Name it") { isNaming = true }
      Button("Done") { UIApplication.shared.windows.first?.endEditing(true) }
    }
  }

  @Test func theWindowOfTheSceneSaysWhatTheDeviceTakes() {
    let screen = Screen(Edges())
    #expect(screen.shows("59 0 34 0") && screen.shows("upright") && screen.shows("a bar of 59, 393 wide"))
    screen.windowSize = CGSize(width: 852, height: 393)
    #expect(screen.shows("0 59 21 59") && screen.shows("on its side") && screen.shows("a bar of 0, 852 wide"))
    screen.windowSize = CGSize(width: 834, height: 1194)
    #expect(screen.shows("24 0 20 0") && screen.shows("upright"))
  }

  @Test func theWindowPutsTheKeyboardAway() throws {
    let screen = Screen(Edges())
    try screen.button("Name it").tap()
    #expect(screen.shows("typing"))
    try screen.button("Done").tap()
    #expect(screen.shows("not typing"))
  }

  private struct DeviceName: View {
    var body: some View {
      let device = UIDevice.current
      Text("\(device.model), \(device.userInterfaceIdiom == .pad ? "pad" : "phone")")
      Text(device.orientation.isLandscape ? "on its side" : "upright")
    }
  }

  @Test(arguments: [
    (CGSize(width: 393, height: 852), "iPhone, phone", "upright"),
    (CGSize(width: 852, height: 393), "iPhone, phone", "on its side"),
    (CGSize(width: 834, height: 1194), "iPad, pad", "upright"),
    (CGSize(width: 1194, height: 834), "iPad, pad", "on its side"),
    (CGSize(width: 507, height: 1194), "iPhone, phone", "upright"),
  ])
  func aLargeWindowIsATablets(_ size: CGSize, _ name: String, _ side: String) {
    let screen = Screen(DeviceName())
    screen.windowSize = size
    #expect(screen.shows(name) && screen.shows(side))
    screen.close()
  }

  private struct Opener: View {
    @State private var answer = "?"
    var body: some View {
      Button("Open") {
        UIApplication.shared.open(URL(string: "https://example.com")!) { answer = $0 ? "opened" : "refused" }
      }
      Text(answer)
    }
  }

  @Test func openingAnAddressOutsideOfViewsIsReported() throws {
    let screen = Screen(Opener())
    try screen.button("Open").tap()
    #expect(screen.shows("refused"))
    #expect(screen.issues.map(\.fact) == ["Nothing opened https://example.com."])
    screen.close()
  }
}
