import Combine
import SwiftUI
import TenureTesting
import Testing

// Each wrapper where it belongs.

// MARK: @State and @Binding

private struct Lamp: View {
  @State private var isLit = false
  var body: some View {
    VStack {
      Toggle("Lamp", isOn: $isLit)
      Text(isLit ? "bright" : "dark")
    }
  }
}

private struct Tag: View {
  @State private var name = ""
  @State private var unrelated = 0
  var body: some View {
    VStack {
      NameField(name: $name)
      Text("The tag reads: \(name)")
      Button("Unrelated") { unrelated += 1 }
      Text("\(unrelated)")
    }
  }
}

private struct NameField: View {
  @Binding var name: String
  var body: some View {
    VStack {
      TextField("Name", text: $name)
      ClearButton(text: $name)
    }
  }
}

/// The binding is handed on a second time.
private struct ClearButton: View {
  @Binding var text: String
  var body: some View { Button("Clear") { text = "" } }
}

// MARK: @StateObject

private struct Bird: Identifiable {
  let id: Int
  let name: String
}

@MainActor private final class BirdGuide: ObservableObject {
  static var made = 0
  @Published var query = ""
  @Published private(set) var birds: [Bird] = []

  init() { Self.made += 1 }

  func search() async {
    try? await Task.sleep(for: .milliseconds(300))
    birds = [Bird(id: 1, name: "Robin"), Bird(id: 2, name: "Wren")]
  }
}

private struct GuideView: View {
  @StateObject private var guide = BirdGuide()
  var body: some View {
    VStack {
      TextField("Bird", text: $guide.query)
      List(guide.birds) { Text($0.name) }
    }
    .task { await guide.search() }
  }
}

private struct GuideScreen: View {
  @State private var taps = 0
  var body: some View {
    VStack {
      GuideView()
      Button("Taps \(taps)") { taps += 1 }
    }
  }
}

// MARK: @ObservedObject

private final class Shopping: ObservableObject {
  @Published private(set) var items = ["Flour", "Salt"]
  func remove(_ item: String) { items.removeAll { $0 == item } }
}

private struct ItemRow: View {
  /// Owned by the list around.
  @ObservedObject var shopping: Shopping
  let item: String
  var body: some View {
    HStack {
      Text(item)
      Spacer()
      Button("Remove \(item)") { shopping.remove(item) }
    }
  }
}

private struct ShoppingList: View {
  @StateObject private var shopping = Shopping()
  var body: some View {
    VStack {
      Text("\(shopping.items.count) items")
      ForEach(shopping.items, id: \.self) { ItemRow(shopping: shopping, item: $0) }
    }
  }
}

// MARK: @EnvironmentObject

@MainActor private final class Identity: ObservableObject {
  @Published var user: String?
  init(user: String? = nil) { self.user = user }
}

private struct Hello: View {
  @EnvironmentObject private var identity: Identity
  var body: some View {
    if let user = identity.user { Text("Hi, \(user)") } else { Button("Sign in") { identity.user = "Noor" } }
  }
}

private struct Intermediate: View {
  var body: some View { Hello() }
}

private struct House: App {
  @StateObject private var identity = Identity()
  var body: some Scene {
    WindowGroup { Intermediate().environmentObject(identity) }
  }
}

private struct TwoSubtrees: View {
  @StateObject private var left = Identity(user: "Left")
  @StateObject private var right = Identity(user: "Right")
  var body: some View {
    HStack {
      Hello().environmentObject(left)
      Hello().environmentObject(right)
    }
  }
}

// MARK: @Environment

private struct Surroundings: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.locale) private var locale
  var body: some View { Text("\(colorScheme), \(scenePhase), \(locale.identifier)") }
}

// MARK: Misconceptions

private final class Sending: ObservableObject {
  @Published var price = 0
  var note = "" { willSet { objectWillChange.send() } }
  var unheard = ""
}

private struct SendingView: View {
  @ObservedObject var model: Sending
  var body: some View {
    VStack {
      Text("\(model.price) \(model.note) \(model.unheard)")
      Button("Price") { model.price += 1 }
      Button("Note") { model.note = "note" }
      Button("Unheard") { model.unheard = "unheard" }
    }
  }
}

@MainActor @Suite struct WrapperTests {
  @Test("@State: the view's own value, changed by a control")
  func state() throws {
    let screen = Screen(Lamp())
    #expect(screen.shows("dark"))
    try screen.toggle("Lamp").tap()
    #expect(screen.shows("bright"))
    #expect(try screen.toggle("Lamp").isOn)
    screen.close()
  }

  @Test("@Binding: the child writes the parent's value, and hands it on")
  func binding() throws {
    let screen = Screen(Tag())
    try screen.textField("Name").type("Kim")
    #expect(screen.shows("The tag reads: Kim"))
    screen.mark()
    try screen.button("Unrelated").tap()
    #expect(screen.bodies(of: NameField.self) == 0)
    try screen.button("Clear").tap()
    #expect(try screen.textField("Name").value == "")
    #expect(screen.text.contains("The tag reads: "))
    screen.close()
  }

  @Test("@StateObject: made once, kept while the parent runs again, observed")
  func stateObject() async throws {
    BirdGuide.made = 0
    let screen = Screen(GuideScreen())
    try screen.textField("Bird").type("ro")
    try screen.button("Taps 0").tap()
    try screen.button("Taps 1").tap()
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("Robin") && screen.shows("Wren"))
    #expect(try screen.textField("Bird").value == "ro")
    #expect(BirdGuide.made == 1)
    screen.close()
  }

  @Test("@ObservedObject: somebody else's object, whose changes are seen")
  func observedObject() throws {
    let screen = Screen(ShoppingList())
    try screen.button("Remove Flour").tap()
    #expect(screen.shows("1 items") && !screen.shows("Flour") && screen.shows("Salt"))
    screen.close()
  }

  @Test("@EnvironmentObject: given at the root, read far below")
  func environmentObject() throws {
    let screen = Screen(House.self)
    screen.mark()
    try screen.button("Sign in").tap()
    #expect(screen.text == "Hi, Noor")
    #expect(screen.bodies(of: Intermediate.self) == 0)
    screen.close()
  }

  @Test("@EnvironmentObject: a missing one stops the program, and says what to add")
  func missingEnvironmentObject() {
    let screen = Screen(Intermediate())
    #expect(
      screen.stopped?.fact
        == "No ObservableObject of type Identity found. A View.environmentObject(_:) for Identity may be missing as an "
        + "ancestor of this view.")
    #expect(screen.stopped?.severity == .fault)
    #expect(screen.stopped?.description.contains(".environmentObject(Identity())") == true)
  }

  @Test("@EnvironmentObject is not global: two subtrees have two objects of one type")
  func twoSubtrees() {
    let screen = Screen(TwoSubtrees())
    #expect(screen.text == "Hi, Left\nHi, Right")
    screen.close()
  }

  @Test("@Environment: typed values, each with a default")
  func environmentValues() {
    let screen = Screen(
      Surroundings().environment(\.colorScheme, .dark).environment(\.locale, Locale(identifier: "nl_NL")))
    #expect(screen.text == "dark, active, nl_NL")
    screen.close()
  }

  @Test("@Published sends by itself; sending by hand is for plain properties; without either nothing is seen")
  func sending() throws {
    let screen = Screen(SendingView(model: Sending()))
    screen.mark()
    try screen.button("Price").tap()
    #expect(screen.shows("1") && screen.bodies(of: SendingView.self) == 1)
    try screen.button("Note").tap()
    #expect(screen.shows("1 note") && screen.bodies(of: SendingView.self) == 2)
    try screen.button("Unheard").tap()
    #expect(!screen.shows("unheard") && screen.bodies(of: SendingView.self) == 2)
    screen.close()
  }
}
