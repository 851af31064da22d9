import SwiftUI
import TenureTesting
import Testing

@MainActor @Suite struct BodyTests {
  private struct Label: View {
    let text: String

    var body: some View { Text(text) }
  }

  private struct Keeper: View {
    let journal: Journal
    @State private var count = 0

    var body: some View {
      Button("Kept \(count)") { count += 1 }
        .task {
          journal.note("task began")
          do { try await Task.sleep(for: .seconds(60)) } catch { journal.note("task cancelled") }
        }
    }
  }

  private struct Parent: View {
    let journal: Journal
    @State private var first = "one"
    @State private var second = "two"
    @State private var third = "three"
    @State private var unread = 0

    var body: some View {
      VStack {
        Label(text: first)
        Label(text: second)
        Other(text: third)
        Keeper(journal: journal)
        Button("Change first") { first += "!" }
        Button("Change nothing") { first += "" }
        Button("Change unread") { unread += 1 }
        Button("Show unread") { first = "unread is \(unread)" }
      }
    }
  }

  private struct Other: View {
    let text: String

    var body: some View { Text(text) }
  }

  @Test("R033 a body runs at insertion, and again only for changed inputs or a changed property")
  func whenBodiesRun() throws {
    let screen = Screen(Parent(journal: Journal()))
    #expect(screen.bodies(of: Parent.self) == 1)
    #expect(screen.bodies(of: Label.self) == 2)
    #expect(screen.bodies(of: Keeper.self) == 1)
    screen.mark()
    try screen.button("Kept 0").tap()
    #expect(screen.bodies(of: Keeper.self) == 1)
    #expect(screen.bodies(of: Parent.self) == 0)
    screen.mark()
    try screen.button("Change nothing").tap()
    #expect(screen.bodies(of: Parent.self) == 0)
    #expect(screen.bodies(of: Label.self) == 0)
  }

  @Test("R033 the parent's evaluation touches neither a child's state nor its task")
  func parentEvaluation() async throws {
    let journal = Journal()
    let screen = Screen(Parent(journal: journal))
    await screen.settle()
    try screen.button("Kept 0").tap()
    screen.mark()
    try screen.button("Change first").tap()
    await screen.settle()
    #expect(screen.bodies(of: Parent.self) == 1)
    #expect(screen.bodies(of: Keeper.self) == 0)
    #expect(screen.shows("Kept 1"))
    #expect(journal.take() == ["task began"])
    screen.close()
  }

  @Test("R034 of two children of a type, only the one with another value runs")
  func unchangedChildIsSkipped() throws {
    let screen = Screen(Parent(journal: Journal()))
    screen.mark()
    try screen.button("Change first").tap()
    #expect(screen.shows("one!"))
    #expect(screen.bodies(of: Parent.self) == 1)
    #expect(screen.bodies(of: Label.self) == 1)
    #expect(screen.bodies(of: Other.self) == 0)
  }

  @Test("R035 state that no body has read is written without any body")
  func unreadState() throws {
    let screen = Screen(Parent(journal: Journal()))
    screen.mark()
    try screen.button("Change unread").tap()
    try screen.button("Change unread").tap()
    #expect(screen.bodies(of: Parent.self) == 0)
    try screen.button("Show unread").tap()
    #expect(screen.shows("unread is 2"))
    #expect(screen.bodies(of: Parent.self) == 1)
  }

  @Test("R036 of the children that hold a binding, those that read it run when it is written")
  func readersOfBinding() throws {
    struct Reader: View {
      @Binding var count: Int

      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    struct Writer: View {
      @Binding var count: Int

      var body: some View { Button("Add ten") { count += 10 } }
    }
    struct Holder: View {
      @State private var count = 0

      var body: some View {
        VStack {
          Reader(count: $count)
          Writer(count: $count)
        }
      }
    }
    let screen = Screen(Holder())
    screen.mark()
    try screen.button("Add ten").tap()
    #expect(screen.shows("Count 10"))
    #expect(screen.bodies(of: Reader.self) == 1)
    #expect(screen.bodies(of: Writer.self) == 0)
    try screen.button("Count 10").tap()
    #expect(screen.shows("Count 11"))
    #expect(screen.bodies(of: Reader.self) == 2)
    #expect(screen.bodies(of: Writer.self) == 0)
  }

  @Test("R048 a body that runs for new inputs sees the new environment beside them, once")
  func inputsWithEnvironment() throws {
    struct Child: View {
      let number: Int
      @Environment(\.lineLimit) private var limit
      @EnvironmentObject private var object: Publishing
      let journal: Journal

      var body: some View {
        let _ = journal.note("number \(number), limit \(limit ?? 0), object \(object.count)")
        Text("child")
      }
    }
    struct Parent: View {
      let journal: Journal
      @State private var number = 1

      var body: some View {
        VStack {
          Button("Next") { number += 1 }
          Child(number: number, journal: journal)
            .transformEnvironment(\.lineLimit) { $0 = $0.map { $0 * 10 } }
            .environment(\.lineLimit, number)
            .environmentObject(Publishing(count: number))
        }
      }
    }
    let journal = Journal()
    let screen = Screen(Parent(journal: journal))
    #expect(journal.take() == ["number 1, limit 10, object 1"])
    try screen.button("Next").tap()
    #expect(journal.take() == ["number 2, limit 20, object 2"])
  }

  @Test("R043 a send runs every view that holds the object, read or not")
  func sendsReachAllHolders() throws {
    let model = Publishing()
    let screen = Screen(Holders(model: model).environmentObject(model))
    screen.mark()
    try screen.button("Publish").tap()
    #expect(screen.bodies(of: ByObserved.self) == 1)
    #expect(screen.bodies(of: ByEnvironment.self) == 1)
    #expect(screen.bodies(of: ByState.self) == 1)
    #expect(screen.bodies(of: ByPlainProperty.self) == 0)
  }

  @Test("R043 a write to a property that is not published updates nothing")
  func unpublishedProperty() throws {
    let model = Publishing()
    let screen = Screen(Holders(model: model).environmentObject(model))
    screen.mark()
    try screen.button("Write silently").tap()
    for type in [ByObserved.self, ByEnvironment.self, ByState.self, ByPlainProperty.self] as [Any.Type] {
      #expect(screen.bodies(of: type) == 0)
    }
    #expect(screen.shows("silent 0"))
    try screen.button("Publish").tap()
    #expect(screen.shows("silent 1"))
  }

  @Test("R044 only the views that read the changed property of an observable object run")
  func observableProperties() throws {
    let model = Observed()
    let screen = Screen(ObservedParts(model: model))
    screen.mark()
    try screen.button("Title").tap()
    #expect(screen.bodies(of: TitleView.self) == 1)
    #expect(screen.bodies(of: CountView.self) == 0)
    #expect(screen.bodies(of: ObservedParts.self) == 0)
    #expect(screen.shows("title!"))
    try screen.button("Unread").tap()
    #expect(screen.bodies(of: TitleView.self) == 1)
    #expect(screen.bodies(of: CountView.self) == 0)
    #expect(screen.bodies(of: ObservedParts.self) == 0)
  }

  @Test("R045 dependencies are those of the last evaluation")
  func lastEvaluation() throws {
    struct Branching: View {
      let model: Observed
      @State private var showsTitle = false
      @State private var local = 0

      var body: some View {
        VStack {
          if showsTitle { Text(model.title) } else { Text("local \(local)") }
          Button("Flip") { showsTitle.toggle() }
          Button("Title") { model.title += "!" }
          Button("Local") { local += 1 }
        }
      }
    }
    let screen = Screen(Branching(model: Observed()))
    screen.mark()
    try screen.button("Title").tap()
    #expect(screen.bodies(of: Branching.self) == 0, "the title is in the branch that was not taken")
    try screen.button("Local").tap()
    #expect(screen.bodies(of: Branching.self) == 1)
    try screen.button("Flip").tap()
    #expect(screen.shows("title!"))
    screen.mark()
    try screen.button("Local").tap()
    #expect(screen.bodies(of: Branching.self) == 0)
    try screen.button("Title").tap()
    #expect(screen.bodies(of: Branching.self) == 1)
    #expect(screen.shows("title!!"))
    try screen.button("Flip").tap()
    #expect(screen.shows("local 2"))
  }

  @Test("R045 the dependencies of row closures are those of the last evaluation too")
  func lastEvaluationOfRows() throws {
    struct Rows: View {
      let model: Observed
      let journal: Journal
      @State private var showsTitle = true

      var body: some View {
        Button("Flip") { showsTitle.toggle() }
        Button("Title") { model.title += "!" }
        ForEach([1], id: \.self) { number in
          let _ = journal.note("row \(number)")
          if showsTitle { Text(model.title) } else { Text("no title") }
        }
      }
    }
    let journal = Journal()
    let screen = Screen(VStack { Rows(model: Observed(), journal: journal) })
    try screen.button("Title").tap()
    #expect(journal.take() == ["row 1", "row 1"])
    try screen.button("Flip").tap()
    #expect(screen.shows("no title"))
    #expect(journal.take() == ["row 1"])
    try screen.button("Title").tap()
    #expect(journal.take() == [])
    try screen.button("Flip").tap()
    #expect(screen.shows("title!!"))
  }

  @Test("R045 what action closures read is no dependency")
  func readsInActions() async throws {
    struct Acting: View {
      let model: Observed
      let journal: Journal
      @State private var count = 0

      var body: some View {
        Text("acting")
          .onAppear { journal.note("appear \(model.count) \(count)") }
          .task { journal.note("task \(model.count) \(count)") }
          .onTapGesture { journal.note("tap \(model.count) \(count)") }
        Button("Read") { journal.note("button \(model.count) \(count)") }
        Button("Write") {
          model.count += 1
          count += 1
        }
      }
    }
    let journal = Journal()
    let screen = Screen(Acting(model: Observed(), journal: journal))
    await screen.settle()
    try screen.text("acting").tap()
    try screen.button("Read").tap()
    #expect(journal.take() == ["appear 0 0", "task 0 0", "tap 0 0", "button 0 0"])
    screen.mark()
    try screen.button("Write").tap()
    #expect(screen.bodies(of: Acting.self) == 0)
    try screen.button("Read").tap()
    #expect(journal.take() == ["button 1 1"])
    screen.close()
  }

  @Test("R046 reads in an eager container belong to the enclosing body, reads in rows to the rows")
  func readsInContent() throws {
    struct Eager: View {
      let model: Observed

      var body: some View { VStack { HStack { Text("count \(model.count)") } } }
    }
    struct Rows: View {
      let model: Observed
      @State private var local = 0

      var body: some View {
        ForEach([1, 2], id: \.self) { Text("row \($0) of \(model.count) and \(local)") }
        Button("Local") { local += 1 }
        Button("Count") { model.count += 1 }
      }
    }
    struct InList: View {
      let model: Observed

      var body: some View { List([1, 2], id: \.self) { Text("list row \($0) of \(model.count)") } }
    }
    let model = Observed()
    let screen = Screen(
      VStack {
        Eager(model: model)
        Rows(model: model)
        InList(model: model)
      })
    screen.mark()
    try screen.button("Count").tap()
    #expect(screen.shows("count 1"))
    #expect(screen.shows("row 1 of 1 and 0") && screen.shows("row 2 of 1 and 0"))
    #expect(screen.shows("list row 2 of 1"))
    #expect(screen.bodies(of: Eager.self) == 1)
    #expect(screen.bodies(of: Rows.self) == 0)
    #expect(screen.bodies(of: InList.self) == 0)
    try screen.button("Local").tap()
    #expect(screen.shows("row 2 of 1 and 1"))
    #expect(screen.bodies(of: Rows.self) == 0)
  }

  @Test("R047 a change of one row's model runs that row's body only")
  func oneRowModel() throws {
    struct Row: View {
      let model: Observed

      var body: some View { Button("Row \(model.title) \(model.count)") { model.count += 1 } }
    }
    struct Table: View {
      let models: [Observed]

      var body: some View { List(models) { Row(model: $0) } }
    }
    struct Reading: View {
      let models: [Observed]

      var body: some View {
        Text("Sum \(models.map(\.count).reduce(0, +))")
        List(models) { Row(model: $0) }
      }
    }
    let models = (0..<20).map { Observed(title: "\($0)") }
    let screen = Screen(Table(models: models))
    screen.mark()
    try screen.button("Row 7 0").tap()
    #expect(screen.shows("Row 7 1"))
    #expect(screen.bodies(of: Row.self) == 1)
    #expect(screen.bodies(of: Table.self) == 0)
    let reading = Screen(Reading(models: models))
    reading.mark()
    try reading.button("Row 3 0").tap()
    #expect(reading.shows("Sum 2"))
    #expect(reading.bodies(of: Row.self) == 1)
    #expect(reading.bodies(of: Reading.self) == 1)
  }
}

// MARK: Models and the views that hold them

private final class Publishing: ObservableObject {
  @Published var count: Int
  var silent = 0

  init(count: Int = 0) { self.count = count }
}

private struct ByObserved: View {
  @ObservedObject var model: Publishing

  var body: some View { Text("observed, silent \(model.silent)") }
}

private struct ByEnvironment: View {
  @EnvironmentObject var model: Publishing

  var body: some View { Text("environment") }
}

private struct ByState: View {
  @StateObject var model: Publishing

  var body: some View { Text("state") }
}

private struct ByPlainProperty: View {
  let model: Publishing

  var body: some View { Text("plain \(model.count)") }
}

private struct Holders: View {
  let model: Publishing

  var body: some View {
    VStack {
      ByObserved(model: model)
      ByEnvironment()
      ByState(model: model)
      ByPlainProperty(model: model)
      Button("Publish") { model.count += 1 }
      Button("Write silently") { model.silent += 1 }
    }
  }
}

@Observable @MainActor private final class Observed: Identifiable {
  var title: String
  var count = 0
  var unread = 0

  init(title: String = "title") { self.title = title }
}

private struct TitleView: View {
  let model: Observed

  var body: some View { Text(model.title) }
}

private struct CountView: View {
  let model: Observed

  var body: some View { Text("count \(model.count)") }
}

private struct ObservedParts: View {
  let model: Observed

  var body: some View {
    VStack {
      TitleView(model: model)
      CountView(model: model)
      Button("Title") { model.title += "!" }
      Button("Unread") { model.unread += 1 }
    }
  }
}
