import SwiftUI
import TenureTesting
import Testing

/// Styles that are said around a control, and not of it.
@MainActor struct StylesFurtherOutTests {
  private struct Inside<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { VStack { Group { content } } }
  }

  @Test("A field has the height of the style around it")
  func fields() throws {
    func height(_ view: some View) throws -> Double {
      let screen = Screen(view)
      return try Double(screen.frame(of: screen.textField("Name")).height)
    }
    let field = TextField("Name", text: .constant(""))
    let own = try height(field.textFieldStyle(.roundedBorder))
    #expect(try own > height(field))
    #expect(try height(Inside { field }.textFieldStyle(.roundedBorder)) == own)
    // The nearest style counts.
    #expect(try height(Inside { field.textFieldStyle(.plain) }.textFieldStyle(.roundedBorder)) == height(field))
  }

  @Test("A picker has the height of the style around it")
  func pickers() throws {
    func height(_ view: some View) throws -> Double {
      let screen = Screen(view)
      return try Double(screen.frame(of: screen.picker("Size")).height)
    }
    let picker = Picker("Size", selection: .constant(0)) {
      Text("Small").tag(0)
      Text("Large").tag(1)
    }
    #expect(try height(Inside { picker }.pickerStyle(.segmented)) == 32)
    #expect(try height(Inside { picker }.pickerStyle(.wheel)) == 216)
    #expect(try height(picker) < 40)
  }

  @Test("Rows and their ground are those of the list style around them")
  func lists() throws {
    let list = List { Section("Head") { Text("Row") } }
    let (own, outer) = (Screen(list.listStyle(.plain)), Screen(Inside { list }.listStyle(.plain)))
    #expect(try outer.frame(of: outer.text("Row")) == own.frame(of: own.text("Row")))
    #expect(try outer.image().color(x: 390, y: 500) == "#FFFFFF")
    #expect(try Screen(list).image().color(x: 390, y: 500) != "#FFFFFF")
  }

  @Test("Texts are as wide as the font width around them makes them")
  func fontWidths() throws {
    func width(_ view: some View) throws -> Double {
      let screen = Screen(view)
      return try Double(screen.frame(of: screen.text("Words")).width)
    }
    let plain = try width(Text("Words"))
    #expect(try width(Inside { Text("Words") }.fontWidth(.condensed)) < plain)
    #expect(try width(Text("Words").fontWidth(.expanded)) > plain)
  }
}
