import Foundation

/// A code base that nobody has written, of as many files as one wants.
struct MadeProject {
  enum Shape: String, CaseIterable {
    case app, deep
  }

  let shape: Shape
  let files: Int

  func write(to folder: URL) throws {
    for index in 0..<files {
      let place = folder.appendingPathComponent("Feature\(index / 50)")
      if index % 50 == 0 {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      }
      let text = "import SwiftUI\n\n" + (shape == .app ? feature(index) : knot(index)) + (index == 0 ? app : "")
      try text.write(to: place.appendingPathComponent("Feature\(index).swift"), atomically: false, encoding: .utf8)
    }
  }

  private var app: String {
    """

    @main struct MadeApp: App {
      @StateObject private var session = Session()
      var body: some Scene { WindowGroup { Screen0(id: 0).environmentObject(session) } }
    }

    final class Session: ObservableObject { @Published var user = "" }

    """
  }

  // MARK: Ordinary code

  /// A model, a screen that owns it, rows, and a service.
  private func feature(_ n: Int) -> String {
    """
    struct Entry\(n): Decodable, Identifiable { let id: Int; var title: String; var count: Int }

    struct Service\(n) {
      let name: String
      func entries(limit: Int) async throws -> [Entry\(n)] {
        let address = URL(string: "https://example.com/\\(name)?limit=\\(limit)")!
        let (data, response) = try await URLSession.shared.data(from: address)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
        return try JSONDecoder().decode([Entry\(n)].self, from: data).sorted { $0.title < $1.title }
      }
    }

    @MainActor final class Model\(n): ObservableObject {
      @Published var items: [Entry\(n)] = []
      @Published var query = ""
      @Published private(set) var isLoading = false
      private let service: Service\(n)
      init(service: Service\(n)) { self.service = service }
      var visible: [Entry\(n)] { query.isEmpty ? items : items.filter { $0.title.contains(query) } }
      func load() async {
        guard !isLoading else { return }
        isLoading = true
        defer { isLoading = false }
        do { items = try await service.entries(limit: 50) } catch { print("\\(error)") }
      }
    }

    struct Screen\(n): View {
      let id: Int
      @EnvironmentObject private var session: Session
      @StateObject private var model = Model\(n)(service: Service\(n)(name: "entries"))
      @State private var selection: Entry\(n)?
      @Environment(\\.dismiss) private var dismiss
      var body: some View {
        NavigationStack {
          List(model.visible) { item in
            Row\(n)(item: item, isMarked: selection?.id == item.id).onTapGesture { selection = item }
          }
          .overlay { if model.isLoading { ProgressView() } }
          .searchable(text: $model.query)
          .navigationTitle(session.user)
          .toolbar { Button("Done") { dismiss() } }
          .task { await model.load() }
          .sheet(item: $selection) { item in Screen\((n + 1) % files)(id: item.id) }
        }
      }
    }

    struct Row\(n): View {
      let item: Entry\(n)
      let isMarked: Bool
      @State private var isOpen = false
      var body: some View {
        VStack(alignment: .leading, spacing: 8) {
          Text(item.title).font(.headline).foregroundStyle(isMarked ? Color.accentColor : .primary)
          if isOpen { Text("\\(item.count) entries").font(.caption) }
          Toggle("Open", isOn: $isOpen)
        }
        .padding(.vertical, 4)
      }
    }

    """
  }

  // MARK: A graph

  /// Every screen shows three others, far and near, so that there are more ways than anybody could go over; a model holds
  /// that of another file, and an extension stands in the file after its type.
  private func knot(_ n: Int) -> String {
    let (near, far, back) = ((n + 1) % files, (n * 7 + 3) % files, (n / 2) % files)
    return """
      protocol Showing\(n): View { var item: Area\(n).Item { get } }

      enum Area\(n) {
        struct Item: Identifiable, Hashable { let id: Int; var title = ""; var next: Area\(near).Item.ID? }
        struct Row: View, Showing\(n) {
          let item: Item
          @Binding var chosen: Item?
          var body: some View { Button(item.title) { chosen = item } }
        }
      }

      @Observable final class Model\(n) {
        var items: [Area\(n).Item] = []
        var chosen: Area\(n).Item?
        var title = ""
        @ObservationIgnored weak var parent: Model\(back)?
        var inner: Model\(near)?
        func title(of id: Int) -> String { items.first { $0.id == id }?.title ?? inner?.title ?? parent?.title ?? "" }
        func choose(_ item: Area\(n).Item) {
          chosen = item
          title = item.title
          inner?.grow(by: item.id)
        }
      }

      struct Screen\(n): View {
        let id: Int
        @State private var model = Model\(n)()
        @EnvironmentObject private var session: Session
        @State private var isOpen = false
        var body: some View {
          VStack {
            Text(model.title(of: id) + session.user)
            ForEach(model.items) { item in Area\(n).Row(item: item, chosen: $model.chosen) }
            Button("Grow") { model.grow(by: id) }
          }
          .sheet(isPresented: $isOpen) { Screen\(near)(id: id) }
          .step\(n)(id: id)
        }
        @ViewBuilder var others: some View {
          if isOpen { Screen\(far)(id: id + 1) } else { Screen\(back)(id: id - 1) }
        }
      }

      extension Model\(back) {
        func grow(by count: Int, from\(n) part: Int = 0) { title += "\\(count)" }
      }

      extension Model\(n) {
        func grow(by count: Int) { title = "\\(count)"; inner?.grow(by: count) }
      }

      extension View {
        func step\(n)(id: Int) -> some View { background { if id > 0 { Screen\(far)(id: id).step\(near)(id: id - 1) } } }
      }

      """
  }
}
