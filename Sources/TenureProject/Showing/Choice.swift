/// What of a program is put on the screen.
struct Choice: Equatable {
  enum Shown: Equatable {
    /// A type marked `@main`.
    case app(String)
    /// A view without arguments.
    case view(String)
    /// What a delegate of UIKit's would host.
    case hosted(String)
    /// The preview at a line of a file.
    case preview(path: String, line: Int)
    /// The first preview of a `PreviewProvider`.
    case provider(path: String, name: String)
  }

  let shown: Shown
  /// What the user is told: nothing where they have said it themselves, or there is one app.
  let reason: String?

  /// `name` is an app or a view; nil for whatever there is. Of several apps `target` is the one that is meant.
  init(_ files: [SwiftFile], name: String?, target: String? = nil, place: String) throws {
    let files = files.sorted { $0.path < $1.path }
    var apps = files.flatMap { file in file.mains.map { (file.path, $0.place) } }
    if apps.contains(where: { $0.1.name == target }) { apps.removeAll { $0.1.name != target } }
    let views = files.flatMap { file in file.views.map { (file.path, $0) } }
    let kit = KitPreviews(files)
    let previews = files.flatMap { file in file.previews.filter { !kit.contains($0) }.map { (file.path, $0) } }
    // The first of a file is most often the one of its main view.
    let providers = files.flatMap { file in file.providers.filter { $0.condition == nil }.map { (file.path, $0) } }
    func words(_ found: [(String, SwiftFile.Place)]) -> String {
      found.map { "\($0.1.name) (\(Paths.short($0.0, from: place)):\($0.1.line))" }.joined(separator: ", ")
    }
    if let name {
      (shown, reason) = try Self.named(name, apps: apps, views: views, previews: previews)
      return
    }
    if apps.count > 1 {
      throw ProjectFailure(
        .misuse, "There are \(apps.count) apps: \(words(apps)). Say which with --target \(apps[0].1.name).")
    }
    if let app = apps.first {
      (shown, reason) = (.app(app.1.name), nil)
    } else if let (path, view) = files.flatMap({ file in file.hosted.map { (file.path, $0) } }).first {
      shown = .hosted(view.expression)
      reason = """
        Shown is the view that UIKit would host at \(Paths.short(path, from: place)):\(view.line). Its delegates are left out: \
        nothing calls them here.
        """
    } else if let (path, preview) = previews.first {
      shown = .preview(path: path, line: preview.line)
      let others = previews.count > 1 ? " (\(previews.count) in all)" : ""
      reason = """
        There is no @main app: shown is the preview\(preview.name.map { " \"\($0)\"" } ?? "") at \
        \(Paths.short(path, from: place)):\(preview.line)\(others). --view NAME shows a view of your choice.
        """
    } else if let (path, provider) = providers.first {
      shown = .provider(path: path, name: provider.name)
      reason = """
        There is no @main app: shown is the preview \(provider.name) at \(Paths.short(path, from: place)):\(provider.line). \
        --view NAME shows a view of your choice.
        """
    } else if !views.isEmpty {
      let mentioned = views.filter { view in
        !files.contains { file in file.text.contains("\(view.1.name)(") }
      }
      let view = (mentioned.isEmpty ? views : mentioned)[0]
      shown = .view(view.1.name)
      reason = "There is no @main app and no #Preview: shown is the view \(words([view])). --view NAME shows another."
    } else {
      throw ProjectFailure(
        .misuse,
        "There is nothing to show: no type marked @main, no #Preview and no view in the Swift files at \(place). Add a #Preview, or name another folder."
      )
    }
  }

  private static func named(
    _ name: String, apps: [(String, SwiftFile.Place)], views: [(String, SwiftFile.Place)],
    previews: [(String, SwiftFile.Preview)]
  ) throws -> (Shown, String?) {
    if apps.contains(where: { $0.1.name == name }) {
      return (.app(name), nil)
    } else if let titled = previews.first(where: { $0.1.name == name }) {
      return (.preview(path: titled.0, line: titled.1.line), nil)
    } else if let preview = previews.first(where: { $0.1.mentions.contains(name) }) {
      // It knows the view's arguments.
      let file = preview.0.split(separator: "/").last ?? ""
      return (
        .preview(path: preview.0, line: preview.1.line),
        "\(name) is shown as the preview at \(file):\(preview.1.line) makes it."
      )
    } else if views.contains(where: { $0.1.name == name }) {
      return (.view(name), nil)
    } else {
      let names = (apps + views).map(\.1.name) + previews.compactMap(\.1.name)
      let near = names.isEmpty ? "There is none at all." : "There is \(names.prefix(12).joined(separator: ", "))."
      throw ProjectFailure(.misuse, "There is no view, app or preview '\(name)'. \(near)")
    }
  }
}
