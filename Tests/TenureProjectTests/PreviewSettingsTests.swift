import Testing

@testable import TenureProject

@Suite struct PreviewSettingsTests {
  private func list(_ text: String) throws -> PreviewList {
    try PreviewList([SwiftFile(path: "/p/A.swift", text: text)], place: "/p")
  }

  private func look(_ text: String) throws -> Browser.Look { try list(text).all[0].settings.look(Browser.Look()) }

  @Test func `traits say how large a picture is`() throws {
    #expect(try look("#Preview { A() }") == Browser.Look())
    #expect(try look("#Preview(\"A\", traits: .landscapeLeft) { A() }") == Browser.Look(width: 844, height: 390))
    #expect(
      try look("#Preview(traits: .fixedLayout(width: 320, height: 80.5), .landscapeRight) { A() }")
        == Browser.Look(width: 320, height: 81, isBare: true))
    #expect(
      try look("#Preview(traits: .sizeThatFitsLayout, .portraitUpsideDown) { A() }") == Browser.Look(isFitted: true))
    #expect(try look("#Preview(traits: .defaultLayout, body: { A() })") == Browser.Look())
  }

  @Test func `so do the modifiers of the older form, which also name it`() throws {
    let old = """
      struct A_Previews: PreviewProvider {
        static var previews: some View {
          A().previewLayout(.fixed(width: 300, height: 70)).previewDisplayName("A row")
        }
      }
      """
    #expect(try look(old) == Browser.Look(width: 300, height: 70, isBare: true))
    #expect(try list(old).all[0].title == "A row")
    #expect(try look("#Preview { A().previewDevice(\"iPad mini (6th generation)\") }").width == 744)
    let turned = """
      #Preview {
        A().previewDevice(PreviewDevice(rawValue: "iPhone SE (3rd generation)"))
          .previewInterfaceOrientation(.landscapeRight).previewDisplayName("Turned")
      }
      """
    #expect(try look(turned) == Browser.Look(width: 667, height: 375))
    #expect(try list(turned).all[0].title == "Turned")
    #expect(try look("#Preview { A().previewLayout(.sizeThatFits) }").isFitted)
    #expect(try look("#Preview { A().previewLayout(size) }") == Browser.Look())
  }

  @Test func `a trait of the project's own says itself what it puts around the view`() throws {
    let list = try list("#Preview(traits: .sampleData, .portrait) { A() }")
    #expect(list.all[0].settings.around == [".sampleData"])
    #expect(list.entry.copies["/p/A.swift"]?.contains("SwiftUI._TraitedPreview(.sampleData) {") == true)
  }

  @Test func `several returns may be views of different types`() throws {
    let several = try list("#Preview { do { return A().padding() } catch { return Text(\"\\(error)\") } }")
    #expect(several.entry.copies["/p/A.swift"]?.contains("private var oneOfSeveral: any SwiftUI.View {") == true)
    let one = try list("#Preview { let names = [1].map { return $0 }\n return A() }")
    #expect(one.entry.copies["/p/A.swift"]?.contains("oneOfSeveral") == false)
  }

  @Test func `what a preview's modifiers say stands around its view, the first next to it`() throws {
    let list = try list("#Preview(traits: .modifier(Cart(items: 2)), .modifier(Theme.dark)) { A() }")
    #expect(list.all[0].settings.around == [".modifier(Cart(items: 2))", ".modifier(Theme.dark)"])
    #expect(
      list.entry.copies["/p/A.swift"]?.hasSuffix(
        """
          var body: some SwiftUI.View {
        SwiftUI._TraitedPreview(.modifier(Theme.dark)) {
        SwiftUI._TraitedPreview(.modifier(Cart(items: 2))) {
        A()
        }
        }
          }
        }

        """) == true)
  }

  @Test func `variants are of the preview's own size`() throws {
    let look = try look("#Preview(traits: .fixedLayout(width: 320, height: 80)) { A() }")
    #expect(PreviewList.Variant.dark.look(look) == Browser.Look(width: 320, height: 80, isDark: true, isBare: true))
    #expect(PreviewList.Variant.largeText.look(look).textSize == "accessibility5")
    #expect(PreviewList.Variant.smallText.look(look).textSize == "xSmall")
    #expect(PreviewList.Variant.allCases.filter(\.isOfTextSize).count == 2)
    #expect(PreviewList.Variant.allCases.filter(\.isOfDevice) == [.landscape, .tablet])
  }
}
