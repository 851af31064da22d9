/// The files that a program is compiled from, where something else than its app is shown: copies without their `@main`,
/// with a line more for a preview, and one file that begins the program.
struct EntryFile {
  /// What replaces a file, by its path.
  var copies: [String: String] = [:]
  /// The file that is added; nil where the program begins by itself.
  var text: String?

  init(copies: [String: String], text: String?) {
    self.copies = copies
    self.text = text
  }

  init(_ files: [SwiftFile], _ choice: Choice) {
    for file in files {
      let kept = file.mains.contains { choice.shown == .app($0.place.name) }
      if !file.mains.isEmpty, !kept { copies[file.path] = file.withoutMains }
    }
    switch choice.shown {
    case .app: break
    case .view(let name): text = Self.program(showing: "\(name)()")
    case .hosted(let expression): text = Self.program(showing: expression)
    case .preview(let path, let line):
      guard let file = files.first(where: { $0.path == path }),
        let preview = file.previews.first(where: { $0.line == line })
      else { return }
      // In the preview's own file, where what is private is known.
      copies[path] = (copies[path] ?? file.source) + Self.type("PreviewShownByTenure", of: preview)
      text = Self.program(showing: "PreviewShownByTenure()", isPreview: true)
    case .provider(let path, let name):
      guard let file = files.first(where: { $0.path == path }),
        let provider = file.providers.first(where: { $0.name == name })
      else { return }
      guard let first = provider.several.first else {
        text = Self.program(showing: "\(name).previews", isPreview: true)
        return
      }
      // Its views stand below one another only in a list of previews: here is room for one.
      let body = "  var body: some SwiftUI.View {\n\(first.statements)  }\n"
      copies[path] =
        (copies[path] ?? file.source) + "\nextension \(name) {\(Self.type("PreviewShownByTenure", body, where: nil))}\n"
      text = Self.program(showing: "\(name).PreviewShownByTenure()", isPreview: true)
    }
  }

  /// A view that shows what a preview makes.
  static func type(_ name: String, of preview: SwiftFile.Preview) -> String {
    var (members, shown) = (preview.properties, preview.statements)
    if preview.returnsSeveral {
      // Each `return` may be a view of another type.
      members += "  private var oneOfSeveral: any SwiftUI.View {\n\(shown)  }\n"
      shown = "SwiftUI.AnyView(oneOfSeveral)\n"
    }
    let content = preview.settings.around.reduce(shown) { content, trait in
      "SwiftUI._TraitedPreview(\(trait)) {\n\(content)}\n"
    }
    return type(name, "\(members)  var body: some SwiftUI.View {\n\(content)  }\n", where: preview.condition)
  }

  /// What is compiled only where a condition holds says elsewhere that it does not.
  static func type(_ name: String, _ members: String, where condition: String?) -> String {
    var members = members
    if let condition {
      let words = "It is left out here: #if \(condition)"
      members = """
        #if \(condition)
        \(members)#else
          var body: some SwiftUI.View { SwiftUI.Text(verbatim: \(words.debugDescription)) }
        #endif

        """
    }
    return "\nstruct \(name): SwiftUI.View {\n\(members)}\n"
  }

  /// What a program that shows previews begins with: code asks the environment whether it runs for one, as in Xcode.
  static let saysThatItShowsPreviews = """
      init() { Foundation.setenv("XCODE_RUNNING_FOR_PREVIEWS", "1", 1) }

    """

  static func program(showing view: String, isPreview: Bool = false) -> String {
    """
    \(isPreview ? "import Foundation\n" : "")import SwiftUI

    @main struct ProgramMadeByTenure: SwiftUI.App {
    \(isPreview ? saysThatItShowsPreviews : "")  var body: some SwiftUI.Scene { SwiftUI.WindowGroup { \(view) } }
    }

    """
  }
}
