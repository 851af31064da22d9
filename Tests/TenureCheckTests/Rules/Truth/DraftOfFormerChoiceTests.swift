import TenureCheck
import Testing

@Suite struct DraftOfFormerChoiceTests {
  private static func bakery(
    _ form: String = "BreadForm(bread: bread)",
    list: String = "List(oven.breads, selection: $chosen) { Text($0.name) }",
    fill: String = "init(bread: Bread) { self.bread = bread; /*!*/ _name = State(initialValue: bread.name) }",
    after: String = ""
  ) -> String {
    """
    struct Bread: Identifiable { let id: Int; var name: String }
    @Observable final class Oven {
      var breads: [Bread] = []
      func bread(_ id: Int) -> Bread? { breads.first { $0.id == id } }
      func bake(_ bread: Bread, as name: String) { breads.append(Bread(id: bread.id, name: name)) }
    }
    struct Bakery: View {
      @State private var oven = Oven()
      @State private var chosen: Int?
      var body: some View {
        HStack {
          \(list)
          if let chosen, let bread = oven.bread(chosen) { \(form).environment(oven) }
        }
      }
    }
    struct BreadForm: View {
      @Environment(Oven.self) private var oven
      let bread: Bread
      @State private var name = ""
      \(fill)
      var body: some View {
        TextField("Name", text: $name)\(after)
        Button("Bake") { oven.bake(bread, as: name) }
      }
    }
    """
  }

  private static let filled = "init(bread: Bread) { self.bread = bread; _name = State(initialValue: bread.name) }"

  static let pairs = [
    Pair(
      "a form beside the list; one with the identity of what is chosen",
      bad: bakery(), good: bakery("BreadForm(bread: bread).id(bread.id)", fill: filled), severity: .warning),
    Pair(
      "filled when it appears; and with each bread",
      bad: bakery(fill: "", after: ".onAppear { /*!*/ name = bread.name }"),
      good: bakery(fill: "", after: ".onChange(of: bread.id, initial: true) { name = bread.name }")),
    Pair(
      "rows that choose; a choice that nobody changes",
      bad: bakery(list: "ForEach(oven.breads) { bread in Button(bread.name) { chosen = bread.id } }"),
      good: bakery(list: "Text(\"\")", fill: filled)),
    Pair(
      "beside the list; over it",
      bad: bakery(),
      good: bakery("Text(\"\").sheet(isPresented: .constant(true)) { BreadForm(bread: bread) }", fill: filled)),
  ]

  @Test("By the memberwise initializer, of a part of what is chosen")
  func memberwise() {
    func source(_ mark: String, _ identity: String) -> String {
      """
      struct Cake: Identifiable { let id: Int; var layers: Int }
      struct Cakes: View {
        @State private var cakes: [Cake] = []
        @State private var chosen: Cake?
        var body: some View {
          ForEach(cakes) { cake in Button("\\(cake.id)") { chosen = cake } }
          if let cake = chosen { CakeForm(layers: cake.layers, save: { print($0) })\(identity) }
        }
      }
      struct CakeForm: View {
        \(mark) @State var layers: Int
        let save: (Int) -> Void
        var body: some View {
          Stepper("\\(layers)", value: $layers)
          Button("Save") { save(layers) }
        }
      }
      """
    }
    expect(StateSetByCaller.self, fires: source("/*!*/", ""))
    expect(StateSetByCaller.self, staysQuiet: source("", ".id(cake.id)"))
  }

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(StateSetByCaller.self) }
}
