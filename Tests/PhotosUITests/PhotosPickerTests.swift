import Foundation
import PhotosUI
import SwiftUI
import TenureTesting
import Testing

@MainActor @Suite struct PhotosPickerTests {
  /// A picture of one point.
  static let png = Data(
    base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")!

  private func file(_ name: String, _ data: Data = png) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent(name)
    try data.write(to: url)
    return url
  }

  struct Avatar: View {
    @State private var item: PhotosPickerItem?
    @State private var picture: Image?
    @State private var bytes = 0

    var body: some View {
      VStack {
        PhotosPicker("Choose", selection: $item, matching: .images)
        if let picture { picture.accessibilityLabel("Avatar") }
        Text("\(bytes) bytes, \(item?.supportedContentTypes.first?.identifier ?? "nothing")")
      }
      .task(id: item) {
        guard let item else { return }
        bytes = ((try? await item.loadTransferable(type: Data.self)) ?? nil)?.count ?? -1
        picture = (try? await item.loadTransferable(type: Image.self)) ?? nil
      }
    }
  }

  @Test func `a picture is chosen, and loaded as data and as an image`() async throws {
    let screen = Screen(Avatar())
    try screen.button("Choose").tap()
    try screen.fileImporter.choose(file("me.png"))
    await screen.settle()
    #expect(screen.shows("\(Self.png.count) bytes, public.png"))
    #expect(try screen.image("Avatar").label == "Avatar")
    #expect(screen.issues.isEmpty)
    screen.close()
  }

  @Test func `what is no picture is refused, and a damaged one becomes none`() async throws {
    let screen = Screen(Avatar())
    try screen.button("Choose").tap()
    let text = try file("notes.txt", Data("Hello".utf8))
    #expect(throws: ScreenError.self) { try screen.fileImporter.choose(text) }
    try screen.fileImporter.choose(file("broken.png", Data("Hello".utf8)))
    await screen.settle()
    #expect(screen.shows("5 bytes, public.png"))
    #expect(throws: ScreenError.self) { try screen.image("Avatar") }
    screen.close()
  }

  struct Album: View {
    @State private var isChoosing = false
    @State private var items: [PhotosPickerItem] = []

    var body: some View {
      Button("Add") { isChoosing = true }
        .photosPicker(
          isPresented: $isChoosing, selection: $items, maxSelectionCount: 2, matching: .any(of: [.images, .videos]))
      Text("\(items.count) chosen, \(isChoosing ? "open" : "closed")")
    }
  }

  /// Which of a picture and a video may be chosen.
  private func taken(_ filter: PHPickerFilter) throws -> [Bool] {
    try ["me.png", "me.mp4"].map { name in
      let screen = Screen(Chosen(filter: filter))
      defer { screen.close() }
      try screen.button("Choose").tap()
      let url = try file(name)
      return (try? screen.fileImporter.choose(url)) != nil
    }
  }

  private struct Chosen: View {
    let filter: PHPickerFilter
    @State private var item: PhotosPickerItem?
    var body: some View { PhotosPicker("Choose", selection: $item, matching: filter) }
  }

  @Test func `what is not wanted is refused, as far as anybody knows of a file what it is`() throws {
    #expect(try taken(.images) == [true, false])
    #expect(try taken(.not(.images)) == [false, true])
    #expect(try taken(.not(.videos)) == [true, false])
    #expect(try taken(.not(.screenshots)) == [true, true])
    #expect(try taken(.all(of: [.images, .not(.screenshots)])) == [true, false])
    #expect(try taken(.all(of: [.images, .not(.videos)])) == [true, false])
  }

  @Test func `several are chosen, not more than there may be`() throws {
    let screen = Screen(Album())
    try screen.button("Add").tap()
    #expect(screen.shows("0 chosen, open"))
    try screen.fileImporter.choose(file("one.png"), file("two.mp4"), file("three.jpeg"))
    #expect(screen.shows("2 chosen, closed"))
    #expect(screen.issues.map(\.fact) == ["Not all that was chosen was taken."])
    screen.close()
  }
}
