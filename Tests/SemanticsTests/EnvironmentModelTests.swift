import SwiftUI
import TenureTesting
import Testing

/// `@Observable` objects in the environment.
@MainActor @Suite struct EnvironmentModelTests {
  @Observable final class Model {
    var title: String
    init(_ title: String) { self.title = title }
  }

  @Observable final class Other { var title = "other" }

  struct Reader: View {
    @Environment(Model.self) private var model
    var body: some View { Text("title \(model.title)") }
  }

  struct OptionalReader: View {
    @Environment(Model.self) private var model: Model?
    var body: some View { Text("optional \(model?.title ?? "none")") }
  }

  @Test("R099 .environment(object) files an object under its type")
  func byType() async {
    let model = Model("a")
    let screen = Screen {
      Group {
        Reader()
        OptionalReader()
      }
      .environment(model)
      .environment(Other())
    }
    #expect(screen.text == "title a\noptional a")
    screen.mark()
    model.title = "b"
    await screen.settle()
    #expect(screen.text == "title b\noptional b")
    #expect(screen.bodies(of: Reader.self) == 1)
    screen.close()
  }

  struct Switcher: View {
    @State private var isHidden = false
    let model: Model
    var body: some View {
      Button("Hide") { isHidden.toggle() }
      VStack {
        OptionalReader()
        Fixed().environment(isHidden ? nil : model)
      }
      .environment(Model("outer"))
    }
    struct Fixed: View {
      var body: some View { OptionalReader() }
    }
  }

  @Test("R099 nil hides an outer one, and the optional form reads nil when it is missing or hidden")
  func hidden() throws {
    let missing = Screen(OptionalReader())
    #expect(missing.shows("optional none"))
    #expect(missing.stopped == nil)
    missing.close()

    let hidden = Screen(OptionalReader().environment(nil as Model?).environment(Model("outer")))
    #expect(hidden.shows("optional none"))
    hidden.close()

    let screen = Screen(Switcher(model: Model("inner")))
    #expect(screen.shows("optional outer"))
    #expect(screen.shows("optional inner"))
    try screen.button("Hide").tap()
    #expect(screen.shows("optional outer"))
    #expect(screen.shows("optional none"))
    try screen.button("Hide").tap()
    #expect(screen.shows("optional inner"))
    screen.close()
  }

  struct Unread: View {
    @Environment(Model.self) private var model
    var body: some View { Text("nothing read") }
  }

  @Test("R100 the non-optional form is fatal when missing, even if body does not read it")
  func missing() {
    let screen = Screen(Unread())
    #expect(
      screen.stopped?.fact
        == "No Observable object of type Model found. A View.environmentObject(_:) for Model may be missing as an "
        + "ancestor of this view.")
    #expect(screen.stopped?.severity == .fault)
    #expect(Screen(Reader()).stopped?.fact == screen.stopped?.fact)
    #expect(Screen(Reader().environment(nil as Model?).environment(Model("outer"))).stopped != nil)
  }
}
