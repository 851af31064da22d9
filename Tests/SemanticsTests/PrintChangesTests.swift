import Foundation
import SwiftUI
import TenureTesting
import Testing

private struct Watched: View {
  let title: String
  @State private var count = 0
  @Environment(\.lineLimit) private var limit

  var body: some View {
    let _ = Self._printChanges()
    Button("\(title) \(count), \(limit ?? 0)") { count += 1 }
  }
}

private struct Logged: View {
  @State private var name = "Ada"

  var body: some View {
    let _ = Self._logChanges()
    Button("Hello \(name)") { name += "!" }
  }
}

private struct WatchedBundle: View {
  struct Bundle: DynamicProperty {
    @State var count = 0
    @State var other = 0
  }
  private var bundle = Bundle()
  private let model: Model

  init(model: Model) { self.model = model }

  var body: some View {
    let _ = Self._printChanges()
    Button("Bundle \(bundle.count) \(bundle.other) \(model.value)") { bundle.count += 1 }
    Button("Model") { model.value += 1 }
    Button("Model and bundle") {
      model.value += 1
      bundle.other += 1
    }
  }
}

@Observable @MainActor private final class Model {
  var value = 0
}

private struct Page: View {
  @State private var title = "one"
  @State private var limit = 1

  var body: some View {
    VStack {
      Button("Retitle") { title += "!" }
      Button("Limit") { limit += 1 }
      Button("Both") {
        title += "!"
        limit += 1
      }
      Watched(title: title).environment(\.lineLimit, limit)
    }
  }
}

@MainActor @Suite struct PrintChangesTests {
  @Test("R049 _printChanges prints what made the body run")
  func printed() throws {
    var screen: Screen?
    func lines(_ body: () throws -> Void) throws -> [String] {
      try captured(1, body).filter { $0.hasPrefix("Watched: ") }
    }
    #expect(try lines { screen = Screen(Page()) } == ["Watched: @self, @identity, _count, _limit changed."])
    let page = try #require(screen)
    #expect(try lines { try page.button("one 0, 1").tap() } == ["Watched: _count changed."])
    #expect(try lines { try page.button("Retitle").tap() } == ["Watched: @self changed."])
    #expect(try lines { try page.button("Limit").tap() } == ["Watched: _limit changed."])
    #expect(try lines { try page.button("Both").tap() }.map { $0.contains("@self") && $0.contains("_limit") } == [true])
    #expect(page.shows("one!! 1, 3"))
  }

  @Test("R049 the first line of a view with one state property names it after itself and its identity")
  func firstLine() throws {
    var screen: Screen?
    func lines(_ body: () throws -> Void) throws -> [String] {
      try captured(2, body).filter { $0.contains("Logged: ") }
    }
    let prefix = "com.apple.SwiftUI [Changed Body Properties] "
    #expect(try lines { screen = Screen(Logged()) } == [prefix + "Logged: @self, @identity, _name changed."])
    let logged = try #require(screen)
    #expect(try lines { try logged.button("Hello Ada").tap() } == [prefix + "Logged: _name changed."])
  }

  @Test("R049 a bundle's properties go by the bundle's name, and what is no property by none")
  func bundles() throws {
    var screen: Screen?
    func lines(_ body: () throws -> Void) throws -> [String] {
      try captured(1, body).filter { $0.hasPrefix("WatchedBundle: ") }
    }
    #expect(
      try lines { screen = Screen(VStack { WatchedBundle(model: Model()) }) }
        == ["WatchedBundle: @self, @identity, bundle changed."])
    let page = try #require(screen)
    #expect(try lines { try page.button("Bundle 0 0 0").tap() } == ["WatchedBundle: bundle changed."])
    #expect(try lines { try page.button("Model").tap() } == ["WatchedBundle: @dependencies changed."])
    #expect(
      try lines { try page.button("Model and bundle").tap() } == ["WatchedBundle: @dependencies, bundle changed."])
  }
}

/// The lines that `body` writes to a file descriptor. All of them are written there in the end. They go to a file and not
/// to a pipe: a program that another test begins meanwhile would keep the pipe open.
@MainActor private func captured(_ descriptor: Int32, _ body: () throws -> Void) throws -> [String] {
  let file = FileManager.default.temporaryDirectory.appending(component: "printed-\(UUID())")
  #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
  defer { try? FileManager.default.removeItem(at: file) }
  let written = try FileHandle(forWritingTo: file)
  _ = fflush(nil)
  let usual = dup(descriptor)
  dup2(written.fileDescriptor, descriptor)
  let result = Result { try body() }
  _ = fflush(nil)
  dup2(usual, descriptor)
  close(usual)
  let data = try Data(contentsOf: file)
  FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).write(data)
  try result.get()
  return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
}
