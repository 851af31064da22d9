import SwiftUI
import TenureTesting
import Testing

struct LooksView: View {
  @State private var isOn = false
  @State private var rating = 3
  @Namespace private var namespace

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(alignment: .top, spacing: 10) {
        ForEach(1..<6) { i in
          Image(systemName: i <= rating ? "star.fill" : "star")
            .resizable()
            .scaledToFit()
            .frame(width: 24, height: 24)
            .foregroundStyle(.yellow)
            .onTapGesture { rating = i }
            .accessibilityLabel("Star \(i)")
            .accessibilityAddTraits(.isButton)
        }
      }
    }
    .scrollIndicators(.hidden)
    VStack(alignment: .center, spacing: 0) {
      Text("Rounded")
        .font(.title3)
        .fontDesign(.rounded)
        .tracking(1.2)
        .lineSpacing(4)
        .truncationMode(.tail)
      Text("Hello") + Text(" bold").bold()
      Text(Date(timeIntervalSince1970: 0), format: .dateTime.year())
      Image("photo")
        .resizable()
        .aspectRatio(contentMode: .fill)
        .frame(width: 100, height: 100, alignment: .center)
        .clipShape(.circle)
        .rotationEffect(.degrees(45))
        .blur(radius: isOn ? 2 : 0)
        .border(.red, width: 1)
      Rectangle().fill(.red).frame(height: 1)
      Capsule().stroke(.blue, style: StrokeStyle(lineWidth: 2))
      Ellipse().foregroundStyle(.green)
      Circle().trim(from: 0, to: 0.5).stroke(.tint, lineWidth: 4)
      Gauge(value: 0.4) { Text("Load") }
      Spacer(minLength: 0)
      Link(destination: URL(string: "https://example.com")!) { Label("Site", systemImage: "globe") }
      Button("Toolbar") {}
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    .labelStyle(.titleAndIcon)
    .textCase(nil)
    .safeAreaInset(edge: .bottom) { Text("Bottom bar") }
    .background(Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3))
    .edgesIgnoringSafeArea(.all)
    .tint(.pink)
    .accentColor(.purple)
  }
}

@MainActor @Suite struct LooksTests {
  @Test func allOfItReachesTheTree() throws {
    let screen = Screen(LooksView())
    let tree = screen.tree
    for part in [
      "shape=\"capsule\" stroke=\"blue\" lineWidth=2", "trimTo=0.5", ".clipShape(shape=\"circle\")", ".rotation(45)",
      ".blur(0)", ".border(\"red\", width=1)", "gauge value=0.4", "link \"Site\"",
    ] { #expect(tree.contains(part), "\(part) is not in\n\(tree)") }
    try screen.element(role: "image", label: "Star 5").tap()
    #expect(screen.tree.components(separatedBy: "system:star.fill").count == 6)
  }
}
