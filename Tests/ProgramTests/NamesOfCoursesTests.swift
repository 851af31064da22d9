import SwiftUI
import TenureTesting
import Testing

/// Names that courses use once or twice, as they use them.
@MainActor @Suite struct NamesOfCoursesTests {
  private struct Controls: View {
    let title = String("Sound")
    @State private var isOn = false
    @State private var size = 1
    @State private var volume = 0.0
    @State private var done = "nothing"
    var body: some View {
      Toggle(title, systemImage: "speaker", isOn: $isOn)
      Picker(String("Size"), systemImage: "ruler", selection: $size) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
      Menu("More", systemImage: "ellipsis") {
        Button("Copy") { done = "copied" }
      } primaryAction: {
        done = "tapped"
      }
      Menu(String("Others"), systemImage: "ellipsis.circle") {
        Button("Move") { done = "moved" }
      } primaryAction: {
        done = "tapped others"
      }
      Menu("Flag", image: ImageResource(name: "flag", bundle: .main)) { Button("Red") { done = "red" } }
      Slider(value: $volume, in: 0...10, step: 2, onEditingChanged: { _ in done = "slid" }) { Text("Volume") }
      Text("\(isOn) \(size) \(Int(volume)) \(done)")
    }
  }

  @Test func controlsHaveTitlesThatAreStringsAndSymbolsBesideThem() throws {
    let screen = Screen { Controls() }
    try screen.toggle("Sound").tap()
    try screen.picker("Size").choose("Large")
    try screen.menu("More").tap()
    #expect(screen.shows("true 2 0 tapped"))
    try screen.menu("More").choose("Copy")
    #expect(screen.shows("true 2 0 copied"))
    try screen.menu("Others").tap()
    #expect(screen.shows("true 2 0 tapped others"))
    try screen.menu("Flag").choose("Red")
    #expect(screen.shows("true 2 0 red"))
    try screen.slider("Volume").slide(to: 5)
    #expect(screen.shows("true 2 4 slid") || screen.shows("true 2 6 slid"))
  }

  private struct Lock: View {
    @State private var isLocked = true
    @State private var count = 0
    var body: some View {
      Text("Count \(count)").gesture(isLocked ? nil : TapGesture().onEnded { count += 1 })
      Toggle("Locked", isOn: $isLocked)
    }
  }

  @Test func aGestureThatIsNilIsNotRecognised() throws {
    let screen = Screen { Lock() }
    #expect(throws: ScreenError.self) { try screen.text("Count 0").tap() }
    try screen.toggle("Locked").tap()
    try screen.text("Count 0").tap()
    #expect(screen.shows("Count 1"))
    try screen.toggle("Locked").tap()
    #expect(throws: ScreenError.self) { try screen.text("Count 1").tap() }
    #expect(screen.shows("Count 1"))
  }

  private struct Question: View {
    @State private var isAsking = false
    @State private var name: String?
    @State private var done = ""
    var body: some View {
      Button("Ask") { (name, isAsking) = ("Ann", true) }
        .confirmationDialog(Text("Delete?"), isPresented: $isAsking, presenting: name) { name in
          Button("Delete \(name)") { done = "deleted \(name)" }
        } message: { name in
          Text("\(name) will be gone.")
        }
      Text(done)
    }
  }

  @Test func aDialogWithATextAsItsTitleIsAboutItsData() throws {
    let screen = Screen { Question() }
    try screen.button("Ask").tap()
    #expect(screen.shows("Ann will be gone."))
    try screen.button("Delete Ann").tap()
    #expect(screen.shows("deleted Ann"))
  }

  private struct Lines: View {
    var body: some View {
      Text("Wide").font(.body.width(.expanded).leading(.tight)).accessibilityAddTraits([.isModal, .updatesFrequently])
      List { Text("Row").listRowSeparatorTint(.red, edges: .bottom) }
      ScrollView { Text("Message") }.scrollPosition(initialAnchor: .bottom)
      ShareLink(Text("Invite"), item: "Come")
      Circle().stroke(.red, lineWidth: 2, antialiased: true).contentShape(Circle(), eoFill: true)
      Image(systemName: "star").contentTransition(.symbolEffect(.replace.magic(fallback: .downUp)))
    }
  }

  @Test func aLinkToShareHasATextAsItsTitle() throws {
    let screen = Screen { Lines() }
    try screen.button("Invite").tap()
    #expect(screen.issues.map(\.evidence) == ["It was Come."])
    screen.close()
  }

  private struct Newer: App {
    var body: some Scene {
      if #available(iOS 18, macOS 15, *) {
        WindowGroup { Text("New") }
      }
    }
  }

  @Test func aSceneMayBeThereOnSomeSystemsAlone() {
    let screen = Screen(Newer().body._content)
    #expect(screen.shows("New"))
  }

  @Test func theDeviceHasAnIdentityThatStays() {
    let device = UIDevice.current
    device.isBatteryMonitoringEnabled = true
    #expect(device.identifierForVendor != nil && device.identifierForVendor == device.identifierForVendor)
    #expect(device.batteryState == .unknown && device.localizedModel == "iPhone")
    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test func distancesAreThoseOfUIKit() {
    #expect(
      CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 2, y: 1, width: 4, height: 6))
    #expect(CGVector(dx: 1, dy: 2) != .zero)
    UISlider.appearance().thumbTintColor = .red
    #expect(UISlider.appearance().thumbTintColor == .red)
    UITextField.appearance().clearButtonMode = .whileEditing
    #expect(UITextField.appearance().clearButtonMode == .whileEditing)
  }
}
