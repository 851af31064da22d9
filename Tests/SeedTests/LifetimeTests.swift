import Combine
import SwiftUI
import TenureTesting
import Testing

// What lives across what, and dies on what.

private final class Tally: ObservableObject {
  @Published var count = 0
}

private struct Tallies: View {
  @ObservedObject var outside: Tally
  @EnvironmentObject private var shared: Tally
  @State private var own = 0
  @StateObject private var object = Tally()
  var body: some View {
    VStack {
      Text("state \(own), object \(object.count), outside \(outside.count), shared \(shared.count)")
      Button("Count") {
        own += 1
        object.count += 1
        outside.count += 1
        shared.count += 1
      }
    }
  }
}

private struct Container: View {
  let outside: Tally
  @StateObject private var shared = Tally()
  @State private var generation = 0
  @State private var isShown = true
  @State private var taps = 0
  var body: some View {
    VStack {
      if isShown { Tallies(outside: outside).id(generation).environmentObject(shared) }
      Button("Another identity") { generation += 1 }
      Button("Show") { isShown.toggle() }
      Button("Parent \(taps)") { taps += 1 }
    }
  }
}

private struct Root: View {
  let outside: Tally
  @State private var generation = 0
  var body: some View {
    VStack {
      Container(outside: outside).id(generation)
      Button("Another container") { generation += 1 }
    }
  }
}

// MARK: "My view does not update"

private struct Inner {
  var value = 0
}

private final class Box {
  var value = 0
}

private final class Suspect: ObservableObject {
  @Published var published = Inner()
  @Published var box = Box()
  var plain = 0
}

@Observable @MainActor private final class Seen {
  var shown = 0
  var onlyInClosure = 0
}

private struct Checklist: View {
  @ObservedObject var suspect: Suspect
  let seen: Seen
  var body: some View {
    VStack {
      Text("published \(suspect.published.value), box \(suspect.box.value), plain \(suspect.plain)")
      Button("Published") { suspect.published.value += 1 }
      Button("Box") { suspect.box.value += 1 }
      Button("Plain") { suspect.plain += 1 }
      Text("seen \(seen.shown)")
      Button("Closure") { seen.onlyInClosure += 1 }
      Button("Seen") { seen.shown += 1 }
    }
  }
}

@MainActor @Suite struct LifetimeTests {
  private let one = "state 1, object 1, outside 1, shared 1"

  @Test("All of it lives while the parent runs again")
  func parentRuns() throws {
    let screen = Screen(Root(outside: Tally()))
    try screen.button("Count").tap()
    try screen.button("Parent 0").tap()
    #expect(screen.shows(one))
    screen.close()
  }

  @Test("@State and @StateObject die on an identity change, and when the view leaves; the others don't")
  func identityChanges() throws {
    let screen = Screen(Root(outside: Tally()))
    try screen.button("Count").tap()
    try screen.button("Another identity").tap()
    #expect(screen.shows("state 0, object 0, outside 1, shared 1"))
    try screen.button("Count").tap()
    try screen.button("Show").tap()
    try screen.button("Show").tap()
    #expect(screen.shows("state 0, object 0, outside 2, shared 2"))
    screen.close()
  }

  @Test("@EnvironmentObject dies with whoever gave it, @ObservedObject with whoever holds it")
  func ownersEnd() throws {
    let outside = Tally()
    let screen = Screen(Root(outside: outside))
    try screen.button("Count").tap()
    try screen.button("Another container").tap()
    #expect(screen.shows("state 0, object 0, outside 1, shared 0"))
    screen.close()
    #expect(outside.count == 1)
  }

  @Test("My view does not update: not published, not the same reference, not read in body")
  func checklist() throws {
    let seen = Seen()
    let screen = Screen(Checklist(suspect: Suspect(), seen: seen))
    screen.mark()
    try screen.button("Plain").tap()
    try screen.button("Box").tap()
    try screen.button("Closure").tap()
    #expect(seen.onlyInClosure == 1)
    #expect(screen.bodies(of: Checklist.self) == 0)
    #expect(screen.shows("published 0, box 0, plain 0"))
    try screen.button("Published").tap()
    #expect(screen.bodies(of: Checklist.self) == 1)
    #expect(screen.shows("published 1, box 1, plain 1"))
    try screen.button("Seen").tap()
    #expect(screen.bodies(of: Checklist.self) == 2 && screen.shows("seen 1"))
    screen.close()
  }
}
