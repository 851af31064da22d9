import SwiftUI
import TenureTesting
import Testing

struct CounterView: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 16) {
      Text("\(count)")
        .font(.system(size: 64, weight: .bold, design: .rounded))
        .monospacedDigit()
      HStack {
        Button("Decrement", systemImage: "minus") { count -= 1 }
          .disabled(count == 0)
        Button {
          withAnimation { count += 1 }
        } label: {
          Label("Increment", systemImage: "plus")
            .frame(maxWidth: .infinity)
            .padding()
            .background(Color.blue)
            .foregroundColor(.white)
            .cornerRadius(10)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
      }
      .labelStyle(.iconOnly)
      Button("Reset", role: .destructive) { count = 0 }
        .buttonStyle(.bordered)
    }
    .padding()
    .animation(.default, value: count)
  }
}

#Preview {
  CounterView()
}

struct CounterView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      CounterView()
      CounterView().preferredColorScheme(.dark)
    }
    .previewLayout(.sizeThatFits)
    .previewDisplayName("Counter")
  }
}

@MainActor @Suite struct CounterTests {
  @Test func countsAndResets() throws {
    let screen = Screen(CounterView())
    #expect(try !screen.button("Decrement").isEnabled)
    try screen.button("Increment").tap()
    try screen.button("Increment").tap()
    #expect(screen.shows("2"))
    try screen.button("Decrement").tap()
    #expect(screen.shows("1"))
    try screen.button("Reset").tap()
    #expect(try !screen.button("Decrement").isEnabled)
    #expect(screen.issues.isEmpty)
  }

  @Test func looksReachTheHosts() {
    let tree = Screen(CounterView()).tree
    #expect(tree.contains(".buttonStyle(\"borderedProminent\")"))
    #expect(tree.contains(".labelStyle(\"iconOnly\")"))
    #expect(tree.contains(".controlSize(\"large\")"))
  }
}
