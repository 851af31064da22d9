import SwiftUI
import TenureTesting
import Testing

@MainActor @Suite struct ValueTypeTests {
  @Test("R018 a class that is a view fails when it is put on the screen")
  func classAsView() {
    final class Page: View {
      var body: some View { Text("page") }
    }
    let screen = Screen(VStack { Page() })
    #expect(screen.stopped?.fact == "views must be value types (either a struct or an enum); Page is a class.")
    #expect(screen.stopped?.severity == .fault)
  }

  @Test("R018 a screen that has stopped leaves the others as they were")
  func othersGoOn() throws {
    struct Bodiless: View {
      var body: Never { fatalError("asked for the body") }
    }
    struct Counter: View {
      @State private var count = 0

      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    let before = Screen(Counter())
    #expect(Screen(Bodiless()).stopped != nil)
    let after = Screen(Counter())
    try before.button("Count 0").tap()
    try after.button("Count 0").tap()
    #expect(before.shows("Count 1"))
    #expect(after.shows("Count 1"))
  }

  @Test("R018 a view of the program's own without a body fails when its body is asked for")
  func neverAsBody() {
    struct Bodiless: View {
      var body: Never { fatalError("asked for the body") }
    }
    let screen = Screen(VStack { Bodiless() })
    #expect(screen.stopped?.fact == "Bodiless may not have Body == Never")
  }

  @Test("R018 a modifier of the program's own without a body fails when its body is asked for")
  func neverAsModifierBody() {
    struct Bare: ViewModifier {
      typealias Body = Never
    }
    let screen = Screen(Text("x").modifier(Bare()))
    #expect(screen.stopped?.fact == "body() should not be called on Bare.")
  }

  @Test("R018 views that are enums are value types")
  func enumAsView() throws {
    enum Side: View {
      case left, right(String)

      var body: some View {
        switch self {
        case .left: Text("left side")
        case .right(let name): Text("right side, \(name)")
        }
      }
    }
    struct Sides: View {
      @State private var side = Side.left

      var body: some View {
        VStack {
          Button("Next") { side = .right("Ada") }
          side
        }
      }
    }
    let screen = Screen(Sides())
    #expect(screen.shows("left side"))
    try screen.button("Next").tap()
    #expect(screen.shows("right side, Ada"))
  }
}
