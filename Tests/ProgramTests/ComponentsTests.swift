import SwiftUI
import TenureTesting
import Testing

struct CardModifier: ViewModifier {
  var cornerRadius: CGFloat = 12
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    content
      .padding()
      .background(.thinMaterial, in: RoundedRectangle(cornerRadius: cornerRadius, style: .continuous))
      .overlay {
        RoundedRectangle(cornerRadius: cornerRadius)
          .strokeBorder(.separator, lineWidth: 1)
      }
      .opacity(isEnabled ? 1 : 0.4)
  }
}

extension View {
  func card(cornerRadius: CGFloat = 12) -> some View {
    modifier(CardModifier(cornerRadius: cornerRadius))
  }

  @ViewBuilder
  func `if`<Transform: View>(_ condition: Bool, transform: (Self) -> Transform) -> some View {
    if condition { transform(self) } else { self }
  }
}

struct Card<Content: View, Footer: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder let content: Content
  @ViewBuilder var footer: () -> Footer

  init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content, @ViewBuilder footer: @escaping () -> Footer) {
    self.title = title
    self.content = content()
    self.footer = footer
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.title2.weight(.semibold))
      content
      footer()
        .font(.caption)
    }
    .card()
  }
}

extension Card where Footer == EmptyView {
  init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title, content: content, footer: { EmptyView() })
  }
}

struct Container<Content: View>: View {
  @ViewBuilder var content: () -> Content
  var body: some View { content().frame(maxWidth: .infinity, alignment: .leading) }
}

struct PrimaryButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 16)
      .background(configuration.isPressed ? Color.gray : Color.accentColor)
      .clipShape(Capsule())
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
  }
}

extension ButtonStyle where Self == PrimaryButtonStyle {
  static var primary: PrimaryButtonStyle { PrimaryButtonStyle() }
}

struct CheckboxToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        configuration.label
      }
    }
  }
}

private struct SpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat = 8
}

extension EnvironmentValues {
  var rowSpacing: CGFloat {
    get { self[SpacingKey.self] }
    set { self[SpacingKey.self] = newValue }
  }
  @Entry var brand: String = "Acme"
}

extension View {
  func brand(_ name: String) -> some View { environment(\.brand, name) }
}

@propertyWrapper
struct Clamped: DynamicProperty {
  @State private var value: Int
  private let range: ClosedRange<Int>

  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    _value = State(initialValue: min(max(wrappedValue, range.lowerBound), range.upperBound))
    self.range = range
  }

  var wrappedValue: Int {
    get { value }
    nonmutating set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }

  var projectedValue: Binding<Int> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

struct Avatar: View, Equatable {
  let name: String
  @ScaledMetric(relativeTo: .body) private var size = 40.0

  nonisolated static func == (lhs: Avatar, rhs: Avatar) -> Bool { lhs.name == rhs.name }

  var body: some View {
    ZStack {
      Circle().fill(Color.indigo)
      Text(name.prefix(1)).foregroundStyle(.white)
    }
    .frame(width: size, height: size)
  }
}

struct ComponentsView: View {
  @Clamped(0...3) private var level = 7
  @Environment(\.brand) private var brand
  @Environment(\.rowSpacing) private var rowSpacing
  @Environment(\.colorScheme) private var colorScheme
  @State private var agreed = false
  @State private var name = "ada"

  private var upper: Binding<String> {
    Binding(get: { @MainActor in name.uppercased() }, set: { @MainActor in name = $0.lowercased() })
  }

  var body: some View {
    Container {
      Card("Level") {
        Stepper("Level \(level)", value: $level)
        Text("Brand \(brand)")
      } footer: {
        Text("Spacing \(rowSpacing, specifier: "%.0f")")
      }
      .brand("Zenith")
      Card("Person") {
        EquatableView(content: Avatar(name: name))
        Avatar(name: name).equatable()
        TextField("Upper", text: upper)
        Text("stored \(name)")
      }
      Toggle("I agree", isOn: $agreed)
        .toggleStyle(CheckboxToggleStyle())
      Button("Go") { level += 1 }
        .buttonStyle(.primary)
        .help("Goes on")
        .if(agreed) { $0.bold() }
      AnyView(Text("erased").redacted(reason: .placeholder))
    }
    .background {
      LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
    }
    .onTapGesture {}
  }
}

@MainActor @Suite struct ComponentsTests {
  @Test func propertiesBindingsAndStylesOfOnesOwn() throws {
    let screen = Screen(ComponentsView())
    #expect(screen.shows("Level 3"))
    try screen.stepper("Level 3").decrement()
    try screen.button("Go").tap()
    try screen.button("Go").tap()
    #expect(screen.shows("Level 3"))
    #expect(screen.shows("Brand Acme"))
    try screen.textField("Upper").replace(with: "GRACE")
    #expect(screen.shows("stored grace"))
    #expect(try screen.textField("Upper").value == "GRACE")
    try screen.button("I agree").tap()
    #expect(try screen.toggle("I agree").isOn)
    #expect(screen.tree.contains("bold"))
    #expect(screen.issues.isEmpty)
  }
}
