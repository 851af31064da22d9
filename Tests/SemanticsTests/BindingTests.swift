import SwiftUI
import TenureTesting
import Testing

@MainActor @Suite struct BindingTests {
  /// Something that is no view's.
  @MainActor final class Store<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  // MARK: One storage

  struct Holder: View {
    @State private var text = "a"
    let notes: Notes<Binding<String>>
    var body: some View {
      let _ = notes.add($text)
      Text("holder \(text)")
      Editor(text: $text)
      Editor(text: $text)
    }
  }

  struct Editor: View {
    @Binding var text: String
    var body: some View {
      Text("editor \(text)")
      Reader(text: $text)
    }
  }

  struct Reader: View {
    @Binding var text: String
    var body: some View { Text("reader \(text)") }
  }

  @Test("R066 a write through any copy shows to all holders at once, and a stored binding reads the current value")
  func oneStorage() async {
    let notes = Notes<Binding<String>>()
    let screen = Screen(Holder(notes: notes))
    let stored = notes.all[0]
    let copy = stored.projectedValue
    copy.wrappedValue = "b"
    #expect(stored.wrappedValue == "b")
    await screen.settle()
    #expect(
      screen.text == "holder b\neditor b\nreader b\neditor b\nreader b")
    notes.all.last?.wrappedValue = "c"
    #expect(stored.wrappedValue == "c")
    screen.close()
  }

  // MARK: Parts

  struct Address: Equatable {
    var street = "s"
    var city = "c"
  }
  struct Person: Equatable {
    var name = "n"
    var address = Address()
  }

  @Test("R067 $x.field reads the whole, changes the field and writes the whole back, once")
  func parts() {
    let store = Store(Person())
    let notes = Notes<String>()
    let whole = Binding(
      get: {
        notes.add("get")
        return store.value
      },
      set: {
        notes.add("set \($0.name) \($0.address.city)")
        store.value = $0
      })
    #expect(notes.take() == ["get"])
    whole.name.wrappedValue = "m"
    #expect(notes.take() == ["get", "set m c"])
    whole.address.city.wrappedValue = "d"
    #expect(notes.take().filter { $0 != "get" } == ["set m d"])
    #expect(store.value == Person(name: "m", address: Address(street: "s", city: "d")))
    #expect(whole.address.city.wrappedValue == "d")
  }

  struct Form: View {
    @State private var person = Person()
    var body: some View {
      Text("\(person.name) in \(person.address.city)")
      TextField("City", text: $person.address.city)
    }
  }

  @Test("R067 a field's write is one write of the state, and one body")
  func partsOfState() throws {
    let screen = Screen(Form())
    screen.mark()
    try screen.textField("City").replace(with: "London")
    #expect(screen.shows("n in London"))
    #expect(screen.bodies(of: Form.self) == 1)
    let writes = screen.record.turns.flatMap(\.writes)
    #expect(writes.count == 1)
    #expect(writes.first?.property == "person")
    screen.close()
  }

  // MARK: Bindings to no storage

  struct Fixed: View {
    var body: some View { TextField("Name", text: .constant("Ada")) }
  }

  @Test("R068 a constant binding always reads its value and swallows writes")
  func constants() throws {
    let binding = Binding.constant(3)
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == 3)

    let screen = Screen(Fixed())
    try screen.textField("Name").replace(with: "Bob")
    #expect(try screen.textField("Name").value == "Ada")
    screen.close()
  }

  @Test("R069 get runs when the binding is made and for each read, set for each write, without a filter")
  func closures() {
    let notes = Notes<String>()
    let binding = Binding(
      get: {
        notes.add("get")
        return 1
      },
      set: { notes.add("set \($0)") })
    #expect(notes.take() == ["get"])
    _ = binding.wrappedValue
    _ = binding.wrappedValue
    binding.wrappedValue = 1
    binding.wrappedValue = 1
    #expect(notes.all == ["get", "get", "set 1", "set 1"])
    #expect(binding.wrappedValue == 1)
  }

  @Observable final class Volume { var level = 1 }

  struct Mixer: View {
    let volume: Volume
    let notes: Notes<String>
    var body: some View {
      notes.add("mixer")
      return Level(level: Binding(get: { volume.level }, set: { volume.level = $0 }))
    }
  }

  struct Level: View {
    @Binding var level: Int
    var body: some View { Button("Level \(level)") { level += 1 } }
  }

  @Test("R069 a body that makes a binding by closures depends on what get reads")
  func makerDepends() throws {
    let notes = Notes<String>()
    let screen = Screen(Mixer(volume: Volume(), notes: notes))
    #expect(notes.take() == ["mixer"])
    try screen.button("Level 1").tap()
    #expect(screen.shows("Level 2") && notes.take() == ["mixer"])
    screen.close()
  }

  @Test("R069 the two-argument setter receives the write's transaction")
  func setterWithTransaction() {
    let notes = Notes<Animation?>()
    let binding = Binding(get: { 1 }, set: { (_: Int, transaction: Transaction) in notes.add(transaction.animation) })
    binding.wrappedValue = 1
    binding.animation(.linear).wrappedValue = 1
    withAnimation(.easeIn) { binding.wrappedValue = 1 }
    withAnimation(.easeIn) { binding.animation(.linear).wrappedValue = 1 }
    #expect(notes.all == [nil, .linear, .easeIn, .easeIn])
  }

  // MARK: Conversions

  struct Unwrapping: View {
    @State private var name: String? = nil
    @State private var stored: Binding<String>?
    var body: some View {
      Text(Binding($name) == nil ? "none" : "some")
      if let stored { Text("stored \(stored.wrappedValue)") }
      Button("Set") { name = "Ada" }
      Button("Keep") { stored = Binding($name) }
      Button("Rename") { stored?.wrappedValue = "Bob" }
      Button("Clear") { name = nil }
    }
  }

  @Test("R070 Binding<V>(Binding<V?>) is nil if the base is nil, and reading it after the base turned nil stops")
  func unwrapping() throws {
    let screen = Screen(Unwrapping())
    #expect(screen.shows("none"))
    try screen.button("Set").tap()
    #expect(screen.shows("some"))
    try screen.button("Keep").tap()
    #expect(screen.shows("stored Ada"))
    try screen.button("Rename").tap()
    #expect(screen.shows("stored Bob"))
    #expect(screen.stopped == nil)
    try screen.button("Clear").tap()
    #expect(screen.stopped?.fact == "A binding to the value of an optional was read while the optional is nil.")
    screen.close()
  }

  @Test("R071 Binding<V?>(Binding<V>) reads some value and ignores a written nil")
  func wrapping() {
    let store = Store(1)
    let binding = Binding<Int?>(Binding(get: { store.value }, set: { store.value = $0 }))
    #expect(binding.wrappedValue == .some(1))
    binding.wrappedValue = nil
    #expect(store.value == 1)
    binding.wrappedValue = 2
    #expect(store.value == 2)
  }

  struct Erased: View {
    @State private var value = 1
    var body: some View {
      let erased = Binding<AnyHashable>($value)
      Text("value \(value)")
      Text("erased \(erased.wrappedValue == AnyHashable(value))")
      Button("Int") { erased.wrappedValue = 2 }
      Button("String") { erased.wrappedValue = "two" }
    }
  }

  @Test("R071 Binding<AnyHashable> stops on a write of another type")
  func erased() throws {
    let screen = Screen(Erased())
    #expect(screen.shows("erased true"))
    try screen.button("Int").tap()
    #expect(screen.shows("value 2"))
    try screen.button("String").tap()
    #expect(screen.stopped?.fact == "A String was written through a binding to AnyHashable whose value is an Int.")
    screen.close()
  }

  // MARK: Collections

  struct Item: Identifiable, Equatable {
    var id: Int
    var name = ""
  }

  @Test("R072 a binding is Identifiable when its value is, with the value's own id")
  func identifiable() {
    let binding = Binding.constant(Item(id: 7))
    let id: Int = binding.id
    #expect(id == 7)
    func theID<Value: Identifiable>(of value: Value) -> Value.ID { value.id }
    #expect(theID(of: binding) == 7)
  }

  @Test("R072 a binding to a mutable collection is a collection of bindings to its elements")
  func collection() {
    let store = Store([Item(id: 1, name: "a"), Item(id: 2, name: "b")])
    let binding = Binding(get: { store.value }, set: { store.value = $0 })
    #expect(binding.count == 2)
    #expect(binding.map { $0.name.wrappedValue } == ["a", "b"])
    for item in binding { item.wrappedValue.name += "!" }
    binding[1].name.wrappedValue = "c"
    binding.last?.wrappedValue.id = 3
    #expect(store.value == [Item(id: 1, name: "a!"), Item(id: 3, name: "c")])
    #expect(binding.reversed().map(\.wrappedValue.id) == [3, 1])
  }

  struct Names: View {
    @State private var names = ["a", "b", "c"]
    let notes: Notes<Binding<String>>
    var body: some View {
      Text(names.joined(separator: ","))
      Button("Keep") { notes.add($names[1]) }
      Button("Remove first") { names.removeFirst() }
      Button("Write") { notes.all[0].wrappedValue += "!" }
    }
  }

  @Test("R073 an element's binding is an index: after a removal it points at what is there now, and out of range stops")
  func elements() throws {
    let notes = Notes<Binding<String>>()
    let screen = Screen(Names(notes: notes))
    try screen.button("Keep").tap()
    #expect(notes.all[0].wrappedValue == "b")
    try screen.button("Remove first").tap()
    #expect(notes.all[0].wrappedValue == "c")
    try screen.button("Write").tap()
    #expect(screen.shows("b,c!"))
    try screen.button("Remove first").tap()
    #expect(screen.stopped == nil)
    try screen.button("Write").tap()
    #expect(screen.stopped?.fact == "A binding to an element of Array<String> is out of range.")
    screen.close()
  }
}
