import SwiftUI
import TenureTesting
import Testing

/// `@Observable` objects in views.
@MainActor @Suite struct ObservableViewTests {
  @Observable final class Model {
    var title = "t"
    var count = 0
    var unread = 0
    var usesTitle = true
  }

  // MARK: Tracking

  struct Plain: View {
    let model: Model
    var body: some View {
      if model.usesTitle { Text("title \(model.title)") } else { Text("count \(model.count)") }
    }
  }

  @Test("R113 each evaluation arms tracking anew, for what it reads itself")
  func rearmed() async {
    let model = Model()
    let screen = Screen(Plain(model: model))
    screen.mark()
    for (number, title) in ["a", "b", "c"].enumerated() {
      model.title = title
      await screen.settle()
      #expect(screen.shows("title \(title)"))
      #expect(screen.bodies(of: Plain.self) == number + 1)
    }
    model.count = 1
    await screen.settle()
    #expect(screen.bodies(of: Plain.self) == 3)
    model.usesTitle = false
    await screen.settle()
    #expect(screen.shows("count 1"))
    model.title = "d"
    await screen.settle()
    #expect(screen.bodies(of: Plain.self) == 4)
    model.count = 2
    await screen.settle()
    #expect(screen.shows("count 2"))
    screen.close()
  }

  /// A property of the program's own that reads an object before body does.
  struct Doubled: DynamicProperty {
    let model: Model
    private(set) var wrappedValue = 0
    init(_ model: Model) { self.model = model }
    mutating func update() { wrappedValue = model.count * 2 }
  }

  struct Updated: View {
    private var doubled: Doubled
    init(model: Model) { doubled = Doubled(model) }
    var body: some View { Text("doubled \(doubled.wrappedValue)") }
  }

  @Test("R113 reads while properties update are tracked as those of body are")
  func propertyUpdates() async {
    let model = Model()
    let screen = Screen(Updated(model: model))
    #expect(screen.shows("doubled 0"))
    model.count = 2
    await screen.settle()
    #expect(screen.shows("doubled 4"))
    model.count = 3
    await screen.settle()
    #expect(screen.shows("doubled 6"))
    screen.close()
  }

  static let shared = Model()

  struct Global: View {
    var body: some View { Text("global \(globalModel.count), shared \(ObservableViewTests.shared.count)") }
  }

  @Test("R113 no wrapper is needed: a global or a singleton works")
  func globals() async {
    let screen = Screen(Global())
    globalModel.count = 1
    await screen.settle()
    #expect(screen.shows("global 1, shared 0"))
    Self.shared.count = 2
    await screen.settle()
    #expect(screen.shows("global 1, shared 2"))
    screen.close()
  }

  struct Parent: View {
    let model: Model
    var body: some View {
      Child(model: model)
      Bystander(model: model)
      Button("Write") {
        model.title = "u"
        model.count = 5
        model.title = "v"
      }
      Button("Unread") { model.unread += 1 }
    }
  }

  struct Child: View {
    let model: Model
    var body: some View { Text("child \(model.title) \(model.count)") }
  }

  struct Bystander: View {
    let model: Model
    var body: some View { Text("has a model") }
  }

  @Test("R114 two tracked changes in a turn give one body, on the observing view only")
  func batched() throws {
    let screen = Screen(Parent(model: Model()))
    screen.mark()
    try screen.button("Write").tap()
    #expect(screen.shows("child v 5"))
    #expect(screen.bodies(of: Child.self) == 1)
    #expect(screen.bodies(of: Parent.self) == 0)
    #expect(screen.bodies(of: Bystander.self) == 0)
    try screen.button("Unread").tap()
    #expect(screen.bodies(of: Child.self) == 1)
    screen.close()
  }

  @Observable final class Loaded: @unchecked Sendable {
    @ObservationIgnored private let lock = NSLock()
    var progress = 0
    func write(_ value: Int) { lock.withLock { progress = value } }
  }

  struct Loading: View {
    let loaded: Loaded
    let notes: Notes<String>
    var body: some View {
      let _ = MainActor.assertIsolated()
      let _ = notes.add("body \(loaded.progress)")
      Text("progress \(loaded.progress)")
      Button("Load") {
        let loaded = loaded
        Task.detached { loaded.write(7) }
      }
    }
  }

  @Test("R115 a write off the main thread gives no warning, and its update runs on the main one")
  func offMain() async throws {
    let notes = Notes<String>()
    let screen = Screen(Loading(loaded: Loaded(), notes: notes))
    try screen.button("Load").tap()
    await screen.settle()
    #expect(screen.shows("progress 7"))
    #expect(notes.all == ["body 0", "body 7"])
    #expect(screen.issues.isEmpty)
    screen.close()
  }

  // MARK: Bindable

  struct PropertyForm: View {
    @Bindable var model: Model
    var body: some View { TextField("Property", text: $model.title) }
  }

  struct LocalForm: View {
    let model: Model
    var body: some View {
      @Bindable var model = model
      TextField("Local", text: $model.title)
    }
  }

  struct InlineForm: View {
    let model: Model
    var body: some View { TextField("Inline", text: Bindable(model).title) }
  }

  struct EnvironmentForm: View {
    @Environment(Model.self) private var model
    var body: some View {
      @Bindable var model = model
      TextField("Environment", text: $model.title)
    }
  }

  @MainActor enum Shared {
    @Bindable static var model = Model()
  }

  struct GlobalForm: View {
    var body: some View {
      TextField("Static", text: Shared.$model.title)
      TextField("Global", text: Bindable(globalModel).title)
    }
  }

  struct Title: View {
    let model: Model
    var body: some View { Text("title \(model.title)") }
  }

  @Test("R116 @Bindable makes bindings as a property, a local, inline, and of an object in the environment")
  func bindable() throws {
    let model = Model()
    let screen = Screen {
      PropertyForm(model: model)
      LocalForm(model: model)
      InlineForm(model: model)
      EnvironmentForm().environment(model)
      Title(model: model)
    }
    let labels = ["Property", "Local", "Inline", "Environment"]
    for label in labels {
      try screen.textField(label).replace(with: "from \(label)")
      #expect(screen.shows("title from \(label)"))
      for other in labels { #expect(try screen.textField(other).value == "from \(label)") }
    }
    #expect(model.title == "from Environment")
    screen.close()
  }

  @Test("R116 @Bindable works for what is global")
  func globalBindable() throws {
    let screen = Screen {
      GlobalForm()
      Title(model: Shared.model)
      Title(model: globalModel)
    }
    try screen.textField("Static").replace(with: "s")
    try screen.textField("Global").replace(with: "g")
    #expect(screen.shows("title s"))
    #expect(screen.shows("title g"))
    screen.close()
  }

  struct Owner: View {
    @State private var renews = 0
    var body: some View {
      Button("Renew") { renews += 1 }
      PropertyForm(model: Model())
      Text("renewed \(renews)")
    }
  }

  @Test("R116 @Bindable adds no ownership")
  func noOwnership() throws {
    let screen = Screen(Owner())
    try screen.textField("Property").replace(with: "typed")
    #expect(try screen.textField("Property").value == "typed")
    try screen.button("Renew").tap()
    #expect(try screen.textField("Property").value == "t")
    screen.close()
  }
}

@MainActor private let globalModel = ObservableViewTests.Model()
