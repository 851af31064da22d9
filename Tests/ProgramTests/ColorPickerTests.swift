import SwiftUI
import TenureTesting
import Testing

@Observable private final class Brush {
  var color = Color.red
}

private struct Painting: View {
  @State private var brush = Brush()
  @State private var ink = Color(red: 0, green: 0, blue: 1, opacity: 0.5)

  var body: some View {
    @Bindable var brush = brush
    Form {
      ColorPicker("Brush", selection: $brush.color, supportsOpacity: false)
      ColorPicker("Ink", selection: $ink)
      Text(brush.color == .green ? "green" : brush.color == .primary ? "words" : "another")
      Text(ink == Color.mint.opacity(0.25) ? "light mint" : "as it was")
    }
  }
}

@MainActor struct ColorPickerTests {
  @Test func aColourIsChosen() throws {
    let screen = Screen(Painting())
    #expect(try screen.colorPicker("Brush").value == "red")
    try screen.colorPicker("Brush").choose(.green)
    #expect(screen.shows("green"))
    try screen.colorPicker("Brush").choose(Color(red: 1, green: 1, blue: 1))
    #expect(try screen.colorPicker("Brush").value == "#ffffff")
    #expect(screen.shows("another"))
    try screen.colorPicker("Brush").choose(.primary)
    #expect(try screen.colorPicker("Brush").value == "primary" && screen.shows("words"))
    try screen.colorPicker("Ink").choose(.mint.opacity(0.25))
    #expect(screen.shows("light mint"))
    // Where there is no opacity to choose, there is none.
    try screen.colorPicker("Brush").choose(.green.opacity(0.5))
    #expect(screen.shows("green"))
  }

  @Test func aFieldHasNoColourToChoose() throws {
    let screen = Screen(Toggle("On", isOn: .constant(true)))
    let error = #expect(throws: ScreenError.self) { try screen.toggle("On").choose(.red) }
    #expect(error?.description.contains("has no colour to choose") == true)
  }

  @Test func aColourSaysItsNameBehindItsOpacity() {
    #expect("\(Color.primary)" == "primary" && "\(Color.red.opacity(0.5))" == "50% red")
    #expect("\(Color.secondary.opacity(0.25))" == "25% secondary")
    #expect("\(Color("Brand").opacity(0.5))" == "50% NamedColor(name: \"Brand\", bundle: nil)")
  }
}
