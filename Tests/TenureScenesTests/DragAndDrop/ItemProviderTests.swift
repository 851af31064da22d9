import CoreTransferable
import Foundation
import SwiftUI
import TenureTesting
import Testing
import UniformTypeIdentifiers

/// What is dragged and dropped by item providers.
@MainActor @Suite struct ItemProviderTests {
  struct Board: View {
    @State private var done: [String] = []
    @State private var isTargeted = false
    @State private var drags = 0

    var body: some View {
      Text("Milk").onDrag {
        drags += 1
        return NSItemProvider(object: NSString(string: "Milk"))
      }
      Text("Done: \(done.joined(separator: ", "))").onDrop(of: [.text], isTargeted: $isTargeted) { providers in
        for provider in providers {
          _ = provider.loadObject(ofClass: NSString.self) { text, _ in
            guard let text = text as? NSString else { return }
            let words = "\(text)"
            Task { @MainActor in done.append(words) }
          }
        }
        return true
      }
      Text("Pictures").onDrop(of: [UTType.png], isTargeted: nil) { _, _ in true }
      Text("targeted: \(isTargeted), drags: \(drags)")
    }
  }

  @Test func aTextIsDroppedAndLoaded() async throws {
    let screen = Screen(Board())
    try screen.text("Milk").drag(onto: screen.text("Done: "))
    await screen.settle()
    #expect(screen.shows("Done: Milk"))
    #expect(screen.shows("targeted: false, drags: 1"))
    #expect(screen.issues.isEmpty)
  }

  @Test func whatIsOverAViewTargetsItUntilItLeaves() async throws {
    let screen = Screen(Board())
    let drop = try screen.text("Milk").beginDrop(onto: screen.text("Done: "))
    #expect(screen.shows("targeted: true, drags: 1"))
    try drop.leave()
    #expect(screen.shows("targeted: false, drags: 1"))
  }

  @Test func anotherTypeIsNotTaken() throws {
    let screen = Screen(Board())
    #expect(throws: ScreenError.self) { try screen.text("Milk").drag(onto: screen.text("Pictures")) }
  }

  struct Reordering: DropDelegate {
    let item: String
    @Binding var items: [String]
    @Binding var dragged: String?

    func dropEntered(info: DropInfo) {
      guard let dragged, dragged != item, let from = items.firstIndex(of: dragged), let to = items.firstIndex(of: item)
      else { return }
      items.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to)
    }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
    func performDrop(info: DropInfo) -> Bool {
      dragged = nil
      return true
    }
  }

  struct Rows: View {
    @State private var items = ["A", "B", "C"]
    @State private var dragged: String?

    var body: some View {
      ForEach(items, id: \.self) { item in
        Text(item)
          .onDrag {
            dragged = item
            return NSItemProvider(object: NSString(string: item))
          }
          .onDrop(of: [UTType.text], delegate: Reordering(item: item, items: $items, dragged: $dragged))
      }
      Text("\(items.joined()) \(dragged ?? "none")")
    }
  }

  @Test func aDelegateMakesRoomWhileADragIsOverARow() throws {
    let screen = Screen(Rows())
    let drop = try screen.text("A").beginDrop(onto: screen.text("C"))
    #expect(screen.shows("BCA A"))
    try drop.drop()
    #expect(screen.shows("BCA none"))
  }

  struct Gate: View {
    struct Refusing: DropDelegate {
      let log: (String) -> Void
      func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.url]) }
      func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .forbidden) }
      func performDrop(info: DropInfo) -> Bool {
        log("dropped")
        return true
      }
      func dropExited(info: DropInfo) { log("left") }
    }
    @State private var log = "nothing"

    var body: some View {
      Text("Word").onDrag { NSItemProvider(object: NSString(string: "Word")) }
      Text("Link").draggable(URL(string: "https://example.com")!)
      Text("Gate").onDrop(of: [.url, .text], delegate: Refusing { log = $0 })
      Text(log)
    }
  }

  @Test func aDelegateRefuses() throws {
    let screen = Screen(Gate())
    // Not validated.
    #expect(throws: ScreenError.self) { try screen.text("Word").drag(onto: screen.text("Gate")) }
    #expect(screen.shows("nothing"))
    // Taken, and forbidden to be dropped.
    try screen.text("Link").drag(onto: screen.text("Gate"))
    #expect(screen.shows("left"))
  }

  @Test func aProviderSaysWhatItHas() async throws {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: UTType.json.identifier, visibility: .all) { done in
      done(Data("[1]".utf8), nil)
      return nil
    }
    provider.suggestedName = "numbers"
    #expect(provider.registeredContentTypes == [.json])
    #expect(provider.hasItemConformingToTypeIdentifier(UTType.data.identifier))
    #expect(!provider.canLoadObject(ofClass: URL.self))
    let item = try await provider.loadItem(forTypeIdentifier: UTType.json.identifier)
    #expect(item as? NSData == NSData(data: Data("[1]".utf8)))
    await #expect(throws: (any Error).self) { try await provider.loadItem(forTypeIdentifier: UTType.png.identifier) }
  }
}
