import Sharing
import SwiftUI
import TenureTesting
import Testing

private struct NameForm: View {
  @Shared(.inMemory("BindingTests.name")) var name = "Nobody"

  var body: some View { TextField("Name", text: Binding($name)) }
}

private struct Greeting: View {
  @SharedReader(.inMemory("BindingTests.name")) var name = "Nobody"

  var body: some View { Text("Hello, \(name)") }
}

private struct Stepper: View {
  @Binding var count: Int
  let work: Work

  var body: some View {
    let _ = work.bodies += 1
    Button("Count \(count)") { count += 1 }
  }
}

private struct Parent: View {
  @Shared var count: Int
  @State private var title = 0
  let work: Work

  var body: some View {
    Button("Title \(title)") { title += 1 }
    Stepper(count: Binding($count), work: work)
  }
}

@MainActor private final class Work { var bodies = 0 }

@Suite @MainActor struct BindingTests {
  @Test func fieldWritesASharedValueThroughABinding() async throws {
    let screen = Screen {
      NameForm()
      Greeting()
    }
    try screen.textField("Name").replace(with: "Ada")
    #expect(screen.shows("Hello, Ada"))
  }

  @Test func bindingMadeAnewToTheSameValueRunsNoBody() throws {
    let (work, count) = (Work(), Shared(value: 1))
    let screen = Screen { Parent(count: count, work: work) }
    try screen.button("Count 1").tap()
    #expect(count.wrappedValue == 2 && screen.shows("Count 2"))
    let bodies = work.bodies
    try screen.button("Title 0").tap()
    #expect(screen.shows("Title 1") && work.bodies == bodies)
  }
}
