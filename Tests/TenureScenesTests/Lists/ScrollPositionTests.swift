import SwiftUI
import TenureTesting
import Testing

@MainActor @Suite struct ScrollPositionTests {
  struct Page: Identifiable {
    let id: Int
    var words: [String] { ["one of \(id)", "two of \(id)"] }
  }

  struct Pager: View {
    @State var page: Int?
    let pages = (1...9).map { Page(id: $0) }

    var body: some View {
      ScrollView(.horizontal) {
        LazyHStack {
          ForEach(pages) { page in
            VStack {
              Text("Page \(page.id)")
              ForEach(0..<2, id: \.self) { Text(page.words[$0]) }
            }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $page)
      Text("at \(page ?? 0)")
      Button("Next") { page = (page ?? 0) + 1 }
      Button("Nowhere") { page = 77 }
      Button("Forget") { page = nil }
    }
  }

  @Test func `a user who scrolls to a row writes its id, whatever the row holds`() throws {
    let screen = Screen(Pager())
    #expect(screen.shows("at 0"))
    try screen.text("Page 4").scrollIntoView()
    #expect(screen.shows("at 4"))
    try screen.text("two of 6").scrollIntoView()
    #expect(screen.shows("at 6"))
    #expect(screen.issues.isEmpty)
    screen.close()
  }

  @Test func `what is outside of it writes nothing`() throws {
    let screen = Screen(
      VStack {
        List(1..<5) { Text("Row \($0)") }
        Pager()
      })
    try screen.text("Row 3").scrollIntoView()
    #expect(screen.shows("at 0"))
    screen.close()
  }

  @Test func `what the program writes stays until a user scrolls`() throws {
    let screen = Screen(Pager())
    try screen.button("Next").tap()
    #expect(screen.shows("at 1"))
    try screen.text("Page 4").scrollIntoView()
    try screen.button("Next").tap()
    #expect(screen.shows("at 5"))
    try screen.button("Nowhere").tap()
    #expect(screen.shows("at 77"))
    try screen.button("Forget").tap()
    #expect(screen.shows("at 0"))
    try screen.text("Page 5").scrollIntoView()
    #expect(screen.shows("at 5"))
    screen.close()
  }

  struct Letters: View {
    @State private var letter: String? = "C"

    var body: some View {
      ScrollView {
        ForEach(["A", "B", "C"], id: \.self) { Text("Letter \($0)") }
        Text("The end").id("end")
      }
      .scrollPosition(id: $letter, anchor: .top)
      Text("at \(letter ?? "nothing")")
    }
  }

  @Test func `it begins where the program says, and ids that are named count`() throws {
    let screen = Screen(Letters())
    #expect(screen.shows("at C"))
    try screen.text("The end").scrollIntoView()
    #expect(screen.shows("at end"))
    screen.close()
  }
}
