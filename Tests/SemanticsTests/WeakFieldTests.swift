import SwiftUI
import TenureTesting
import Testing

/// Fields of a view that do not hold what they know.
@MainActor @Suite struct WeakFieldTests {
  final class Owner: Equatable {
    let name: String
    init(_ name: String) { self.name = name }
    nonisolated static func == (a: Owner, b: Owner) -> Bool { a.name == b.name }
  }

  struct Card: View {
    weak var owner: Owner?
    var body: some View { Text(owner?.name ?? "nobody") }
  }

  struct Tag: View {
    unowned let owner: Owner
    var body: some View { Text("of \(owner.name)") }
  }

  struct Delegating {
    weak var owner: Owner?
    var title = ""
  }

  struct Nested: View {
    let delegating: Delegating
    var body: some View { Text("\(delegating.title) by \(delegating.owner?.name ?? "nobody")") }
  }

  struct Shelf: View {
    @State private var owners = [Owner("Ada"), Owner("Bob")]
    @State private var index = 0
    @State private var ticks = 0
    var body: some View {
      Button("tick \(ticks)") { ticks += 1 }
      Button("next") { index += 1 }
      Card(owner: index < owners.count ? owners[index] : nil)
      Tag(owner: owners[min(index, owners.count - 1)])
      Nested(delegating: Delegating(owner: index < owners.count ? owners[index] : nil, title: "book"))
    }
  }

  @Test("R038 a view's weak and unowned fields are told apart by the object, and are never held")
  func told() throws {
    let screen = Screen(Shelf())
    #expect(screen.shows("Ada") && screen.shows("of Ada") && screen.shows("book by Ada"))
    screen.mark()
    for tick in 0..<50 { try screen.button("tick \(tick)").tap() }
    #expect(screen.bodies(of: Card.self) == 0)
    #expect(screen.bodies(of: Tag.self) == 0)
    #expect(screen.bodies(of: Nested.self) == 0)
    try screen.button("next").tap()
    #expect(screen.shows("Bob") && screen.shows("of Bob") && screen.shows("book by Bob"))
    try screen.button("next").tap()
    #expect(screen.shows("nobody") && screen.shows("book by nobody"))
    screen.close()
  }

  struct Holder: View {
    let note: (Owner) -> Void
    @State private var owner: Owner?
    @State private var ticks = 0
    var body: some View {
      Button("hire") {
        let new = Owner("Cleo")
        owner = new
        note(new)
      }
      Button("tick \(ticks)") { ticks += 1 }
      Button("let go") { owner = nil }
      Card(owner: owner)
    }
  }

  @Test("R038 an object that only weak fields know goes")
  func goes() throws {
    weak var seen: Owner?
    let screen = Screen(Holder { seen = $0 })
    try screen.button("hire").tap()
    try screen.button("tick 0").tap()
    #expect(screen.shows("Cleo"))
    #expect(seen != nil)
    try screen.button("let go").tap()
    try screen.button("tick 1").tap()
    #expect(screen.shows("nobody"))
    #expect(seen == nil)
    screen.close()
  }
}
