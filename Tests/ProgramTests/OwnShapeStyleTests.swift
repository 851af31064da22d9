import SwiftUI
import TenureTesting
import Testing

/// Styles of the program's own, which are made of the environment.
@MainActor @Suite struct OwnShapeStyleTests {
  struct Ink: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .dark ? Color(red: 1, green: 1, blue: 0) : Color(red: 0, green: 0, blue: 1)
    }
  }

  struct Wash: ShapeStyle {
    var strength: Double

    func resolve(in environment: EnvironmentValues) -> LinearGradient {
      let color = environment.isEnabled ? Color.red : Color.gray
      return LinearGradient(colors: [color, color.opacity(strength)], startPoint: .top, endPoint: .bottom)
    }
  }

  struct Sheet: View {
    @State private var isDark = false

    var body: some View {
      VStack(spacing: 0) {
        Paper()
        Button("Turn") { isDark.toggle() }
      }
      .environment(\.colorScheme, isDark ? .dark : .light)
    }
  }

  /// Its body reads nothing, so it is not run again.
  struct Paper: View {
    var body: some View {
      Text("Words").foregroundStyle(.ink)
      HStack { Text("Group") }.foregroundStyle(.ink)
      Circle().fill(.ink).stroke(.ink.opacity(0.5), lineWidth: 2).frame(width: 40, height: 40)
      Text("Paper").background(.ink)
      Text("Card").background(.ink, in: .rect(cornerRadius: 4))
      Text("Frame").border(.ink)
      Slider(value: .constant(0.5)).tint(AnyShapeStyle(.ink))
      Text("Two").foregroundStyle(.ink, .red)
    }
  }

  private func colors(_ screen: Screen, _ color: String) -> Int {
    "\(screen.tree)".components(separatedBy: color).count - 1
  }

  @Test func `a style is another where the environment is another`() throws {
    let screen = Screen(Sheet())
    let (blue, yellow) = ("#0000ff", "#ffff00")
    let before = colors(screen, blue)
    #expect(before == 9)
    #expect(colors(screen, yellow) == 0)
    screen.mark()
    try screen.button("Turn").tap()
    #expect(colors(screen, blue) == 0)
    #expect(colors(screen, yellow) == before)
    #expect(screen.bodies(of: Paper.self) == 0)
    try screen.button("Turn").tap()
    #expect(colors(screen, blue) == before)
    #expect(screen.issues.isEmpty)
  }

  struct Switching: View {
    @State private var strength = 0.5
    @State private var isOwn = true

    var body: some View {
      Text("Words").foregroundStyle(isOwn ? AnyShapeStyle(Wash(strength: strength)) : AnyShapeStyle(.green))
      VStack { Text("Box") }
        .foregroundStyle(isOwn ? AnyShapeStyle(Wash(strength: strength)) : AnyShapeStyle(.green))
        .disabled(strength > 0.8)
      Button("More") { strength += 0.2 }
      Button("Other") { isOwn.toggle() }
    }
  }

  @Test func `a style of another value, and one in place of another`() throws {
    let screen = Screen(Switching())
    func says(_ word: String) -> Bool { "\(screen.tree)".contains(word) }
    #expect(says("red/0.5"))
    try screen.button("More").tap()
    #expect(says("red/0.7") && !says("red/0.5"))
    try screen.button("Other").tap()
    #expect(!says("red/0.7") && says("green"))
    try screen.button("Other").tap()
    #expect(says("red/0.7") && !says("green"))
    #expect(screen.issues.isEmpty)
  }

  @Test func `a canvas draws with it`() throws {
    let screen = Screen(
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .style(Ink()))
      }
      .frame(width: 50, height: 50)
      .environment(\.colorScheme, .dark))
    #expect("\(screen.tree)".contains("#ffff00"))
  }
}

extension ShapeStyle where Self == OwnShapeStyleTests.Ink {
  static var ink: Self { Self() }
}
