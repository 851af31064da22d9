import SwiftUI
import TenureTesting
import Testing

private final class Model: ObservableObject {
  let name: String
  let journal: Journal
  @Published var count = 0
  var silent = 0

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    journal.note("\(name) made")
  }

  deinit { journal.note("\(name) gone") }
}

private struct Owner: View {
  let journal: Journal
  @StateObject private var model: Model

  init(_ name: String, _ journal: Journal) {
    self.journal = journal
    _model = StateObject(wrappedValue: Model(name, journal))
    journal.note("init")
  }

  var body: some View {
    let _ = journal.note("body")
    Button("\(model.name) \(model.count)") { model.count += 1 }
  }
}

private struct OwnerHolder: View {
  let journal: Journal
  @State private var name = "first"
  @State private var id = 1
  @State private var isThere = true

  var body: some View {
    let _ = Owner("unused", journal)
    VStack {
      Button("Rename") { name = "second" }
      Button("Renew") { id += 1 }
      Button("Remove") { isThere = false }
      if isThere { Owner(name, journal).id(id) } else { Text("empty") }
    }
  }
}

@MainActor @Suite struct ObjectLifetimeTests {
  @Test("R022 the object is made once per identity, just before the first body")
  func madeOnce() throws {
    let journal = Journal()
    let screen = Screen(OwnerHolder(journal: journal))
    #expect(journal.take() == ["init", "init", "first made", "body"])
    try screen.button("first 0").tap()
    #expect(journal.take() == ["body"])
    #expect(screen.shows("first 1"))
    try screen.button("Renew").tap()
    #expect(journal.take() == ["init", "init", "first made", "body", "first gone"])
    #expect(screen.shows("first 0"))
  }

  @Test("R023 what the closure captured first stays; only another identity sees later inputs")
  func frozenInputs() throws {
    let journal = Journal()
    let screen = Screen(OwnerHolder(journal: journal))
    _ = journal.take()
    try screen.button("Rename").tap()
    #expect(!journal.take().contains { $0.hasSuffix("made") })
    #expect(screen.shows("first 0"))
    try screen.button("Renew").tap()
    #expect(journal.take().filter { $0 != "init" } == ["second made", "body", "first gone"])
    #expect(screen.shows("second 0"))
  }

  @Test("R024 the object goes when its view leaves, if nobody else holds it")
  func gone() throws {
    let journal = Journal()
    let screen = Screen(OwnerHolder(journal: journal))
    _ = journal.take()
    try screen.button("Remove").tap()
    #expect(journal.take().filter { $0 != "init" } == ["first gone"])
  }

  @Test("R024 an object that somebody else holds lives on")
  func heldElsewhere() throws {
    final class Shelf {
      var model: Model?
    }
    struct Lender: View {
      let shelf: Shelf
      @StateObject private var model: Model

      init(shelf: Shelf, journal: Journal) {
        self.shelf = shelf
        _model = StateObject(wrappedValue: Model("lent", journal))
      }

      var body: some View { Text(model.name).onAppear { shelf.model = model } }
    }
    let (shelf, journal) = (Shelf(), Journal())
    let screen = Screen(Lender(shelf: shelf, journal: journal))
    screen.close()
    #expect(journal.take() == ["lent made"])
    shelf.model = nil
    #expect(journal.take() == ["lent gone"])
  }

  @Test("R025 an observed object made in place is lost at each evaluation of the parent")
  func observedOwnsNothing() throws {
    struct Child: View {
      @ObservedObject var model: Model

      var body: some View { Button("count \(model.count)") { model.count += 1 } }
    }
    struct Parent: View {
      let journal: Journal
      @State private var round = 0

      var body: some View {
        VStack {
          Button("Round \(round)") { round += 1 }
          Child(model: Model("model", journal))
        }
      }
    }
    let journal = Journal()
    let screen = Screen(Parent(journal: journal))
    try screen.button("count 0").tap()
    #expect(screen.shows("count 1"))
    try screen.button("Round 0").tap()
    #expect(screen.shows("count 0"))
    #expect(journal.take() == ["model made", "model made", "model gone"])
  }

  @Test("R025 another instance means another subscription")
  func otherInstance() async throws {
    struct Child: View {
      @ObservedObject var model: Model

      var body: some View { Text("\(model.name) \(model.count)") }
    }
    struct Parent: View {
      let models: [Model]
      @State private var index = 0

      var body: some View {
        VStack {
          Button("Next") { index += 1 }
          Child(model: models[index])
        }
      }
    }
    let journal = Journal()
    let models = [Model("a", journal), Model("b", journal)]
    let screen = Screen(Parent(models: models))
    try screen.button("Next").tap()
    #expect(screen.shows("b 0"))
    screen.mark()
    models[0].count = 5
    await screen.settle()
    #expect(screen.bodies(of: Child.self) == 0, "the old one is let go")
    models[1].count = 7
    await screen.settle()
    #expect(screen.bodies(of: Child.self) == 1)
    #expect(screen.shows("b 7"))
  }

  @Test("R026 @State keeps an observable object and follows its properties and its replacement")
  func observableInState() throws {
    struct Holder: View {
      @State private var model = Watched(name: "first")
      @State private var round = 0

      var body: some View {
        VStack {
          Text("\(model.name) \(model.count)")
          Button("Round \(round)") { round += 1 }
          Button("Count") { model.count += 1 }
          Button("Replace") { model = Watched(name: "second") }
        }
      }
    }
    let screen = Screen(Holder())
    try screen.button("Count").tap()
    #expect(screen.shows("first 1"))
    try screen.button("Round 0").tap()
    #expect(screen.shows("first 1"))
    try screen.button("Replace").tap()
    #expect(screen.shows("second 0"))
    try screen.button("Count").tap()
    #expect(screen.shows("second 1"))
  }

  @Test("R026 @State with an ObservableObject updates on replacement only")
  func observableObjectInState() throws {
    struct Holder: View {
      @State private var model: Model
      let journal: Journal

      init(_ journal: Journal) {
        self.journal = journal
        _model = State(initialValue: Model("first", journal))
      }

      var body: some View {
        VStack {
          Text("\(model.name) \(model.count)")
          Button("Count") { model.count += 1 }
          Button("Replace") { model = Model("second", journal) }
        }
      }
    }
    let screen = Screen(Holder(Journal()))
    screen.mark()
    try screen.button("Count").tap()
    #expect(screen.bodies(of: Holder.self) == 0)
    #expect(screen.shows("first 0"))
    try screen.button("Replace").tap()
    #expect(screen.bodies(of: Holder.self) == 1)
    #expect(screen.shows("second 0"))
  }

  @Test("R032 touching a state object before installation makes an object each time, and is told")
  func beforeInstallation() {
    struct Early: View {
      @StateObject private var model: Model

      init(_ journal: Journal) {
        let object = StateObject(wrappedValue: Model("model", journal))
        _model = object
        _ = object.wrappedValue
        _ = object.wrappedValue
      }

      var body: some View { Text(model.name) }
    }
    struct Making: View {
      let journal: Journal

      var body: some View { Early(journal) }
    }
    let journal = Journal()
    let screen = Screen(Making(journal: journal))
    let text =
      "Accessing StateObject<Model>'s object without being installed on a View. "
      + "This will create a new instance each time."
    #expect(screen.issues.map(\.fact) == [text, text])
    #expect(journal.take() == ["model made", "model gone", "model made", "model gone", "model made"])
  }
}

@Observable @MainActor private final class Watched {
  let name: String
  var count = 0

  init(name: String) { self.name = name }
}
