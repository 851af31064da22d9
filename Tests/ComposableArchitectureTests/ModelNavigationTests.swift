import ComposableArchitecture
import SwiftUI
import TenureTesting
import Testing

/// A model without a reducer, whose destination is an enum.
@MainActor @Observable private final class PlainDesk: HashableObject {
  var destination: Destination?
  var said = ""

  @CasePathable @dynamicMemberLookup enum Destination {
    case ask(AlertState<Answer>)
    case drawer(PlainDrawer)
    case count(Int)
    case page(String)
    case failure(String)
    case choice(String)
    case info
  }

  enum Answer { case yes }
}

@MainActor @Observable private final class PlainDrawer: Identifiable {
  var label = "Pens"
}

private struct PlainDeskView: View {
  @State var desk: PlainDesk

  var body: some View {
    NavigationStack {
      VStack {
        Text("Said: \(desk.said)")
        Text("Count: \(desk.destination?.count ?? 0)")
        Text("Page: \(desk.destination?.page ?? "-")")
      }
      .alert($desk.destination.ask) { answer in desk.said = answer == .yes ? "yes" : "nothing" }
      .sheet(item: $desk.destination.drawer) { drawer in Text("Drawer: \(drawer.label)") }
      .sheet(item: $desk.destination.count, id: \.self) { $count in
        Button("More than \(count)") { count += 1 }
      }
      .sheet(isPresented: Binding($desk.destination.info)) { Text("Info!") }
      .modifier(PlainDeskWords(desk: desk))
    }
  }
}

private struct PlainDeskWords: ViewModifier {
  @Bindable var desk: PlainDesk

  func body(content: Content) -> some View {
    content
      .navigationDestination(item: $desk.destination.page) { $page in TextField("Title", text: $page) }
      .alert(item: $desk.destination.failure) {
        Text("Failed: \($0)")
      } actions: { text in
        Button("Retry \(text)") { desk.said = "retried" }
      } message: { text in
        Text("Because of \(text)")
      }
      .confirmationDialog(item: $desk.destination.choice, titleVisibility: .visible) {
        Text($0)
      } actions: { text in
        Button(ButtonState(action: text) { TextState("Choose") }) { desk.said = $0 ?? "" }
      }
  }
}

@MainActor @Suite("What a model without a reducer presents, by case")
struct ModelNavigationTests {
  private let desk = PlainDesk()

  @Test("An alert hands on the action of its button, and is gone then")
  func alerts() async throws {
    let screen = Screen { [desk] in PlainDeskView(desk: desk) }
    desk.destination = .ask(
      AlertState {
        TextState("Sure?")
      } actions: {
        ButtonState(action: .yes) { TextState("Yes") }
      })
    await screen.settle()
    try screen.button("Yes").tap()
    #expect(screen.shows("Said: yes") && desk.destination == nil)
  }

  @Test("A case with a value is a binding to it, and its content may write it")
  func values() async throws {
    let screen = Screen { [desk] in PlainDeskView(desk: desk) }
    desk.destination = .count(3)
    await screen.settle()
    try screen.button("More than 3").tap()
    #expect(screen.shows("Count: 4"))
    #expect(desk.destination?.count == 4)
    desk.destination = .drawer(PlainDrawer())
    await screen.settle()
    #expect(screen.shows("Drawer: Pens"))
    try screen.dismiss()
    #expect(desk.destination == nil)
    desk.destination = .info
    await screen.settle()
    #expect(screen.shows("Info!"))
  }

  @Test("A view is pushed for a value, and writes it")
  func pushes() async throws {
    let screen = Screen { [desk] in PlainDeskView(desk: desk) }
    desk.destination = .page("One")
    await screen.settle()
    try screen.textField("Title").replace(with: "Two")
    #expect(desk.destination?.page == "Two")
    try screen.back()
    #expect(desk.destination == nil)
  }

  @Test("Alerts and dialogs are made of a value")
  func words() async throws {
    let screen = Screen { [desk] in PlainDeskView(desk: desk) }
    desk.destination = .failure("rain")
    await screen.settle()
    #expect(screen.shows("Failed: rain") && screen.shows("Because of rain"))
    try screen.button("Retry rain").tap()
    #expect(screen.shows("Said: retried") && desk.destination == nil)
    desk.destination = .choice("tea")
    await screen.settle()
    #expect(screen.shows("tea"))
    try screen.button("Choose").tap()
    #expect(screen.shows("Said: tea"))
  }

  @Test("A button's state hands on its action")
  func states() { #expect(heard() == [3]) }

  private func heard() -> [Int?] {
    var heard: [Int?] = []
    ButtonState<Int>(action: .send(3, animation: .default)) { TextState("Three") }.withAction { heard.append($0) }
    return heard
  }

  @Test("What takes time is handed the action too, and told that it cannot be animated")
  func slowly() async {
    var heard: [Int?] = []
    let plain = ButtonState<Int>(action: 3) { TextState("Three") }
    let animated = ButtonState<Int>(action: .send(4, animation: .default)) { TextState("Four") }
    let said = await issues {
      for button in [plain, animated] {
        await button.withAction { action in
          await Task.yield()
          heard.append(action)
        }
      }
    }
    #expect(heard == [3, 4])
    #expect(
      said == [
        """
        A button's action has an animation, and what is done with it takes time.

          Action: 4

        Only what changes at once is animated. Handle the action without 'await', or leave the animation out and write \
        'withAnimation { … }' around what changes.
        """
      ])
  }

  @Test("An object is equal to itself alone")
  func objects() {
    #expect(Set([desk, desk, PlainDesk()]).count == 2 && desk != PlainDesk())
  }
}
