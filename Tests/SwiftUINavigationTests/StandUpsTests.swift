import SwiftUI
import SwiftUINavigation
import TenureTesting
import Testing

/// A model of a screen with a destination that is an enum, in both spellings, with this library alone.
@MainActor struct StandUpsTests {
  @Test func theDestinationIsOneValueInEachSpelling() async throws {
    for isOlder in [false, true] {
      let model = ListModel()
      let screen = Screen(ListView(model: model, isOlder: isOlder))
      // A sheet that writes into its case.
      try screen.button("Add").tap()
      try screen.textField("Title").type("Design")
      #expect(model.destination.map { if case .add(let draft) = $0 { draft.title } else { "" } } == "Design")
      try screen.button("Save").tap()
      #expect(screen.shows("Design"))
      #expect(model.destination == nil)
      // A pushed screen.
      try screen.button("Open Design").tap()
      #expect(screen.shows("All about Design"))
      try screen.back()
      #expect(model.destination == nil)
      // An alert whose button begins something that takes time.
      try screen.button("Delete Design").tap()
      #expect(screen.shows("Delete Design?"))
      try screen.button("Yes").tap()
      #expect(model.titles == ["Design"])
      await screen.advance(by: .seconds(1))
      #expect(model.titles.isEmpty)
      #expect(model.destination == nil)
      // A dialog, dismissed: nothing has happened.
      try screen.button("Sort").tap()
      try screen.button("By title").tap()
      #expect(model.order == "title")
    }
  }

  @Test func aCaseThatIsGoneTakesNothingAway() async throws {
    let model = ListModel()
    let screen = Screen(ListView(model: model, isOlder: true))
    try screen.button("Add").tap()
    // Another destination takes its place.
    model.destination = .detail("Other")
    await screen.settle()
    #expect(screen.shows("All about Other"))
    #expect(model.destination != nil)
  }
}

@MainActor @Observable private final class ListModel: @MainActor HashableObject {
  var titles: [String] = []
  var order = ""
  var destination: Destination?

  @CasePathable enum Destination {
    case add(Draft)
    case detail(String)
    case alert(AlertState<Answer>)
    case dialog(ConfirmationDialogState<String>)
  }

  struct Draft: Identifiable {
    let id = 0
    var title = ""
  }

  enum Answer { case delete(String) }

  func answered(_ answer: Answer?) async {
    switch answer {
    case .delete(let title):
      try? await Task.sleep(for: .seconds(1))
      titles.removeAll { $0 == title }
    case nil: break
    }
  }

  func delete(_ title: String) {
    destination = .alert(
      AlertState {
        TextState("Delete \(title)?")
      } actions: {
        ButtonState(role: .destructive, action: .delete(title)) { TextState("Yes") }
        ButtonState(role: .cancel) { TextState("No") }
      })
  }
}

private struct ListView: View {
  @State var model: ListModel
  let isOlder: Bool

  var body: some View {
    NavigationStack {
      if isOlder {
        rows
          .sheet(unwrapping: $model.destination, case: /ListModel.Destination.add) { $draft in edit($draft.title) }
          .navigationDestination(unwrapping: $model.destination, case: /ListModel.Destination.detail) { $title in
            Text("All about \(title)")
          }
          .alert(unwrapping: $model.destination, case: /ListModel.Destination.alert) { answer in
            await model.answered(answer)
          }
          .confirmationDialog(unwrapping: $model.destination, case: /ListModel.Destination.dialog) { order in
            model.order = order ?? ""
          }
      } else {
        rows
          .sheet(item: $model.destination.add) { $draft in edit($draft.title) }
          .navigationDestination(item: $model.destination.detail) { title in Text("All about \(title)") }
          .alert($model.destination.alert) { answer in await model.answered(answer) }
          .confirmationDialog($model.destination.dialog) { order in model.order = order ?? "" }
      }
    }
  }

  private var rows: some View {
    List {
      ForEach(model.titles, id: \.self) { title in
        Text(title)
        Button("Open \(title)") { model.destination = .detail(title) }
        Button("Delete \(title)") { model.delete(title) }
      }
      Button("Add") { model.destination = .add(ListModel.Draft()) }
      Button("Sort") {
        model.destination = .dialog(
          ConfirmationDialogState {
            TextState("Sort")
          } actions: {
            ButtonState(action: "title") { TextState("By title") }
          })
      }
    }
  }

  private func edit(_ title: Binding<String>) -> some View {
    Form {
      TextField("Title", text: title)
      Button("Save") {
        model.titles.append(title.wrappedValue)
        model.destination = nil
      }
    }
  }
}
