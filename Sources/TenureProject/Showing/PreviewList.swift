import Foundation

/// All previews of a project in one program: a list of them, or the one whose number the environment says.
struct PreviewList {
  struct One: Equatable {
    let title: String
    /// Its file and line, seen from the project's folder.
    let place: String
    /// Its file and title, with a number where several are called so: it stays while lines are written above it.
    var key = ""
    /// Makes the view.
    let expression: String
    var settings = PreviewSettings()
  }

  /// Files and lines of those of UIKit's and AppKit's views, and of those in an `#if` that does not hold here.
  struct LeftOut: Equatable {
    var ofKit: [String] = []
    var inactive: [String] = []
  }

  /// The variable that says which is shown.
  static let variable = "TENURE_PREVIEW"

  /// The variable that says in what size its text is.
  static let textSizeVariable = "TENURE_TEXT_SIZE"

  /// In the order of their files and lines.
  let all: [One]
  let entry: EntryFile
  /// What is not shown.
  let leftOut: LeftOut

  init(_ files: [SwiftFile], place: String) throws {
    var all: [One] = []
    var copies: [String: String] = [:]
    var leftOut = LeftOut()
    let kit = KitPreviews(files)
    for file in files.sorted(by: { $0.path < $1.path }) {
      let short = Paths.short(file.path, from: place)
      let name = ((file.path as NSString).lastPathComponent as NSString).deletingPathExtension
      var text = file.withoutMains
      leftOut.inactive += file.inactivePreviews.map { "\(short):\($0)" }
      for preview in file.previews {
        if kit.contains(preview) {
          leftOut.ofKit.append("\(short):\(preview.line)")
          continue
        }
        let type = "PreviewShownByTenure\(all.count)"
        text += EntryFile.type(type, of: preview)
        all.append(
          One(
            title: preview.name ?? preview.settings.name ?? name, place: "\(short):\(preview.line)",
            expression: "\(type)()", settings: preview.settings))
      }
      for provider in file.providers {
        func add(_ line: Int, _ settings: PreviewSettings, _ expression: String) {
          all.append(
            One(
              title: settings.name ?? provider.name, place: "\(short):\(line)", expression: expression,
              settings: settings))
        }
        for one in provider.several {
          let type = "PreviewShownByTenure\(all.count)"
          let body = "  var body: some SwiftUI.View {\n\(one.statements)  }\n"
          // What is static there is known by its name.
          text += "\nextension \(provider.name) {\(EntryFile.type(type, body, where: nil))}\n"
          add(one.line, one.settings, "\(provider.name).\(type)()")
        }
        guard provider.several.isEmpty else { continue }
        var expression = "\(provider.name).previews"
        if provider.condition != nil {
          let type = "PreviewShownByTenure\(all.count)"
          text += EntryFile.type(type, "  var body: some SwiftUI.View { \(expression) }\n", where: provider.condition)
          expression = "\(type)()"
        }
        add(provider.line, provider.settings, expression)
      }
      if text != file.text { copies[file.path] = text }
    }
    guard !all.isEmpty else {
      if let words = leftOut.words { throw ProjectFailure(.misuse, words) }
      throw ProjectFailure(
        .misuse,
        "There is no #Preview and no PreviewProvider in the Swift files at \(place). Add one: #Preview { MyView() }.")
    }
    var taken: [String: Int] = [:]
    for index in all.indices {
      let key = "\(all[index].place.prefix { $0 != ":" }):\(all[index].title)"
      taken[key, default: 0] += 1
      all[index].key = taken[key] == 1 ? key : "\(key):\(taken[key, default: 1])"
    }
    self.all = all
    self.leftOut = leftOut
    entry = EntryFile(copies: copies, text: Self.program(showing: all))
  }

  /// Another list, with what was left out before it was made.
  init(_ list: PreviewList, leftOut: LeftOut) { (all, entry, self.leftOut) = (list.all, list.entry, leftOut) }

  /// What the page with all of them is made of, as its script reads it.
  private struct Listed: Encodable {
    struct Entry: Encodable {
      let title: String
      let place: String
      let key: String
      let width: Int
      let height: Int
      /// It keeps its size on other devices.
      let isFixed: Bool
      let traits: [String]
    }

    let name: String
    let previews: [Entry]
  }

  /// The list for the page of a project of this name. `usual` is how large a preview is that says nothing of it.
  func json(name: String, _ usual: Browser.Look) throws -> String {
    try jsonLine(
      Listed(
        name: name,
        previews: all.map { one in
          let look = one.settings.look(usual)
          return Listed.Entry(
            title: one.title, place: one.place, key: one.key, width: look.width,
            // The page does not know what fits before it is there.
            height: look.isFitted ? min(look.height, 300) : look.height, isFixed: one.settings.layout != .device,
            traits: one.settings.words)
        }))
  }

  /// Names for pictures of all of them, each another.
  var fileNames: [String] {
    var taken: [String: Int] = [:]
    return all.map { one in
      let file = ((one.place as NSString).lastPathComponent.split(separator: ".").first).map(String.init) ?? ""
      let words = one.title == file ? file : "\(file)-\(one.title)"
      let name = String(words.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : " " })
        .split(separator: " ").joined(separator: "-")
      let count = taken[name, default: 0] + 1
      taken[name] = count
      return count == 1 ? "\(name).png" : "\(name)-\(count).png"
    }
  }

  private static func program(showing all: [One]) -> String {
    func literal(_ text: String) -> String { "#####\"\(text.replacingOccurrences(of: "\n", with: " "))\"#####" }
    let rows = all.map { one in
      "    (\(literal(one.key)), { SwiftUI.AnyView(\(one.expression)) }),\n"
    }
    return """
      import Foundation
      import SwiftUI

      @main struct ProgramMadeByTenure: SwiftUI.App {
      \(EntryFile.saysThatItShowsPreviews)  var body: some SwiftUI.Scene { SwiftUI.WindowGroup("Previews") { PreviewsShownByTenure() } }
      }

      struct PreviewsShownByTenure: SwiftUI.View {
        // A page that stands in a frame finds here what its address says.
        @SwiftUI.SceneStorage("tenure.shown") private var shown = ""
        @SwiftUI.SceneStorage("tenure.text") private var text = ""
        @SwiftUI.SceneStorage("tenure.isWide") private var isWide = false
        @SwiftUI.Environment(\\.layoutDirection) private var direction
        private let all: [(key: String, make: @MainActor () -> SwiftUI.AnyView)] = [
      \(rows.joined())  ]

        var body: some SwiftUI.View {
          let environment = ProcessInfo.processInfo.environment
          let number = environment["\(variable)"].flatMap { Int($0) } ?? all.firstIndex { $0.key == shown }
          if let number, all.indices.contains(number) {
            let size = SwiftUI.DynamicTypeSize.allCases.first { "\\($0)" == environment["\(textSizeVariable)"] ?? text }
            // What draws a screen goes by what its views say of their surroundings.
            let view = all[number].make().environment(\\.layoutDirection, direction)
            if let size {
              view.dynamicTypeSize(size)
            } else if isWide {
              view.environment(\\.horizontalSizeClass, .regular)
            } else {
              view
            }
          } else {
            SwiftUI.Text(verbatim: "This preview is not there any more.").foregroundStyle(.secondary)
          }
        }
      }

      """
  }
}

extension PreviewList.LeftOut {
  /// nil where none is left out.
  var words: String? {
    func count(_ places: [String], _ one: String, _ several: String) -> [String] {
      if places.isEmpty { return [] }
      let words = places.count == 1 ? "1 preview \(one)" : "\(places.count) previews \(several)"
      return ["\(words): \(places.joined(separator: ", "))."]
    }
    let parts =
      count(
        ofKit, "of UIKit's or AppKit's views is left out, which there are none of here",
        "of UIKit's or AppKit's views are left out, which there are none of here")
      + count(inactive, "stands in an #if that does not hold here", "stand in an #if that does not hold here")
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}
