import SwiftUI
import TenureTesting
import Testing

/// What a view sees of `ObservableObject` and `@Published`.
@MainActor @Suite struct ObservableObjectTests {
  // MARK: Published

  final class Model: ObservableObject {
    @Published var count = 0
    @Published var names = ["a"]
    var plain = 0
  }

  struct Panel: View {
    @ObservedObject var model: Model
    let notes: Notes<String>
    var tap: (Model) -> Void = { _ in }
    var body: some View {
      let _ = notes.add("body \(model.count)")
      Text("count \(model.count), names \(model.names.joined(separator: ",")), plain \(model.plain)")
        .onReceive(model.$count) { notes.add("received \($0), stored \(model.count)") }
      Button("Go") { tap(model) }
    }
  }

  @Test("R077 R081 a subscriber gets the value at once, then each new one while the object has the old one still")
  func sentBeforeStored() throws {
    let notes = Notes<String>()
    let screen = Screen(Panel(model: Model(), notes: notes) { $0.count = 5 })
    #expect(notes.take() == ["body 0", "received 0, stored 0"])
    try screen.button("Go").tap()
    #expect(notes.take() == ["received 5, stored 0", "body 5"])
    screen.close()
  }

  @Test("R077 objectWillChange is sent before the value is stored")
  func willChange() {
    let model = Model()
    var seen: [Int] = []
    let link = model.objectWillChange.sink { _ in seen.append(model.count) }
    model.count = 5
    #expect(seen == [0])
    #expect(model.count == 5)
    link.cancel()
  }

  @Test("R078 the update runs after the write, and any number of sends in a turn gives one body for each view")
  func oneBodyForManySends() throws {
    let notes = Notes<String>()
    let model = Model()
    let screen = Screen {
      Panel(model: model, notes: notes) {
        $0.count = 1
        $0.count = 2
        $0.names.append("b")
        $0.objectWillChange.send()
      }
      Other(model: model)
    }
    screen.mark()
    try screen.button("Go").tap()
    #expect(screen.bodies(of: Panel.self) == 1)
    #expect(screen.bodies(of: Other.self) == 1)
    #expect(screen.shows("count 2, names a,b"))
    #expect(screen.shows("other 2"))
    screen.close()
  }

  struct Other: View {
    @ObservedObject var model: Model
    var body: some View { Text("other \(model.count)") }
  }

  final class Counting: ObservableObject {
    let notes: Notes<String>
    init(_ notes: Notes<String>) { self.notes = notes }
    @MainActor var value: Int {
      notes.add("read")
      return 1
    }
  }

  struct CountingView: View {
    @ObservedObject var model: Counting
    var body: some View { Text("value \(model.value)") }
  }

  @Test("R078 nothing is read on the signal")
  func signalReadsNothing() async {
    let notes = Notes<String>()
    let model = Counting(notes)
    let screen = Screen(CountingView(model: model))
    #expect(notes.take() == ["read"])
    model.objectWillChange.send()
    #expect(notes.all == [])
    await screen.settle()
    #expect(notes.all == ["read"])
    screen.close()
  }

  @Test("R079 an equal value is sent again, and an in-place mutation once")
  func nothingIsFiltered() throws {
    let model = Model()
    var sends = 0
    let link = model.objectWillChange.sink { _ in sends += 1 }
    let screen = Screen(Panel(model: model, notes: Notes()) { $0.count = $0.count })
    screen.mark()
    try screen.button("Go").tap()
    #expect(sends == 1)
    #expect(screen.bodies(of: Panel.self) == 1)
    screen.close()

    model.names.append("b")
    #expect(sends == 2)
    model.names[0] += "!"
    #expect(sends == 3)
    link.cancel()
  }

  // MARK: Objects inside objects

  final class Inner: ObservableObject { @Published var value = 0 }
  final class PlainInner { var value = 0 }
  final class Outer: ObservableObject {
    @Published var inner = Inner()
    @Published var plain = PlainInner()
  }

  struct OuterView: View {
    @ObservedObject var outer: Outer
    var body: some View {
      Text("inner \(outer.inner.value), plain \(outer.plain.value)")
      InnerView(inner: outer.inner)
    }
  }

  struct InnerView: View {
    @ObservedObject var inner: Inner
    var body: some View { Text("own \(inner.value)") }
  }

  @Test("R080 a change inside an object that is held by a published property sends nothing")
  func nestedObjects() async {
    let outer = Outer()
    let screen = Screen(OuterView(outer: outer))
    screen.mark()
    outer.plain.value = 1
    await screen.settle()
    #expect(screen.bodies(of: OuterView.self) == 0)

    outer.inner.value = 2
    await screen.settle()
    #expect(screen.bodies(of: OuterView.self) == 0)
    #expect(screen.bodies(of: InnerView.self) == 1)
    #expect(screen.shows("inner 0, plain 0"))
    #expect(screen.shows("own 2"))

    outer.inner = Inner()
    await screen.settle()
    #expect(screen.bodies(of: OuterView.self) == 1)
    #expect(screen.shows("inner 0, plain 1"))
    screen.close()
  }

  // MARK: objectWillChange

  class Base: ObservableObject { @Published var base = 0 }
  final class Derived: Base { @Published var derived = 0 }

  struct DerivedView: View {
    @ObservedObject var model: Derived
    var body: some View { Text("base \(model.base), derived \(model.derived)") }
  }

  @Test("R082 the synthesized objectWillChange is one instance and serves superclass and subclass")
  func oneInstance() async {
    let model = Derived()
    #expect(model.objectWillChange === model.objectWillChange)
    let screen = Screen(DerivedView(model: model))
    screen.mark()
    model.base = 1
    await screen.settle()
    #expect(screen.bodies(of: DerivedView.self) == 1)
    model.derived = 2
    await screen.settle()
    #expect(screen.bodies(of: DerivedView.self) == 2)
    #expect(screen.shows("base 1, derived 2"))
    screen.close()
  }

  final class Manual: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    @Published var published = 0
    var plain = 0
    func sendFirst() {
      objectWillChange.send()
      plain += 1
    }
    func sendLast() {
      plain += 1
      objectWillChange.send()
    }
  }

  struct ManualView: View {
    @ObservedObject var model: Manual
    var body: some View { Text("published \(model.published), plain \(model.plain)") }
  }

  @Test("R083 with an objectWillChange of its own the class must send")
  func ownPublisher() async {
    let model = Manual()
    let screen = Screen(ManualView(model: model))
    screen.mark()
    model.published = 1
    await screen.settle()
    #expect(screen.bodies(of: ManualView.self) == 0)
    #expect(screen.shows("published 0"))
    model.objectWillChange.send()
    await screen.settle()
    #expect(screen.shows("published 1"))
    screen.close()
  }

  @Test("R084 a send around a plain property's change updates observers, before it or after it")
  func manualSends() async {
    let model = Manual()
    let screen = Screen(ManualView(model: model))
    model.sendFirst()
    await screen.settle()
    #expect(screen.shows("plain 1"))
    model.sendLast()
    await screen.settle()
    #expect(screen.shows("plain 2"))
    model.plain = 9
    await screen.settle()
    #expect(screen.shows("plain 2"))
    screen.close()
  }

  @Test("R085 neither @Published nor ObservableObject adds main-actor isolation")
  func noIsolation() async {
    #expect(await makeElsewhere() == 1)
  }

  /// Compiles because neither the class nor its property belongs to an actor.
  @concurrent nonisolated private func makeElsewhere() async -> Int {
    let model = Model()
    model.count += 1
    return model.count
  }

  // MARK: The wrappers

  final class Form: ObservableObject {
    @Published var name = "a"
    var remark = "r"
  }

  struct Owner: View {
    @StateObject private var form = Form()
    var body: some View {
      Text("owner \(form.name) \(form.remark)")
      Field(label: "Name", text: $form.name)
      Field(label: "Remark", text: $form.remark)
      Middle(form: form)
    }
  }

  struct Middle: View {
    @ObservedObject var form: Form
    var body: some View {
      Field(label: "Middle name", text: $form.name)
      Inside().environmentObject(form)
    }
  }

  struct Inside: View {
    @EnvironmentObject var form: Form
    var body: some View { Field(label: "Inside name", text: $form.name) }
  }

  struct Field: View {
    let label: String
    @Binding var text: String
    var body: some View { TextField(label, text: $text) }
  }

  @Test("R086 $object makes bindings, to published properties and to others, which invalidate nothing")
  func bindings() throws {
    let screen = Screen(Owner())
    for (label, name) in [("Name", "b"), ("Middle name", "c"), ("Inside name", "d")] {
      try screen.textField(label).replace(with: name)
      #expect(screen.shows("owner \(name) r"))
      #expect(try screen.textField("Name").value == name)
    }
    screen.mark()
    try screen.textField("Remark").replace(with: "s")
    #expect(screen.bodies(of: Owner.self) == 0)
    #expect(screen.shows("owner d r"))
    try screen.textField("Name").replace(with: "e")
    #expect(screen.shows("owner e s"))
    screen.close()
  }

  @Test("R086 a child that stores such a binding runs again when the object publishes")
  func bindingHolders() throws {
    let screen = Screen(Owner())
    screen.mark()
    try screen.textField("Name").replace(with: "b")
    #expect(screen.bodies(of: Field.self) == 4)
    screen.close()
  }
}
