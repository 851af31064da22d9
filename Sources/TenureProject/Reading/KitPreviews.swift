/// Previews of UIKit's and AppKit's views and controllers, which there are none of here.
struct KitPreviews {
  private let classes: Set<String>
  private let views: Set<String>

  init(_ files: [SwiftFile]) {
    let all = files.flatMap(\.classes)
    views = Set(files.flatMap(\.views).map(\.name))
    var found = Set(all.filter { Self.isOfKit($0.parent) }.map(\.name))
    var count = -1
    // Classes of classes.
    while found.count != count {
      count = found.count
      found.formUnion(all.filter { found.contains($0.parent) }.map(\.name))
    }
    classes = found
  }

  func contains(_ preview: SwiftFile.Preview) -> Bool {
    guard let result = preview.result, !views.contains(result) else { return false }
    return classes.contains(result) || Self.isOfKit(result)
  }

  /// The same files, compiled without them: a `#Preview` of theirs is an error here.
  static func leavingOut(of files: [SwiftFile]) -> [SwiftFile] {
    let kit = KitPreviews(files)
    return files.map { $0.leavingOut($0.previews.filter(kit.contains)) }
  }

  /// What files of packages say without them, by their paths: of those alone that have some.
  static func texts(of paths: [String]) throws -> [String: String] {
    let texts = paths.compactMap { path in
      (try? String(contentsOfFile: path, encoding: .utf8)).map { (path: path, text: $0) }
    }
    guard texts.contains(where: { $0.text.contains("#Preview") }) else { return [:] }
    // Others have neither previews nor classes.
    let files = texts.filter { $0.text.contains("#Preview") || $0.text.contains("class ") }
      .map { SwiftFile(path: $0.path, text: $0.text) }
    let kit = KitPreviews(files)
    return Dictionary(
      uniqueKeysWithValues: files.compactMap { file in
        let some = file.previews.filter(kit.contains)
        return some.isEmpty ? nil : (file.path, file.text(without: some))
      })
  }

  /// `UILabel`, `NSViewController`: two capitals of the framework, and a word.
  private static func isOfKit(_ name: String) -> Bool {
    guard name.hasPrefix("UI") || name.hasPrefix("NS"), let letter = name.dropFirst(2).first else { return false }
    let endings = [
      "View", "Controller", "Label", "Button", "Cell", "Control", "Switch", "Slider", "Field", "Storyboard",
    ]
    return letter.isUppercase && endings.contains(where: name.hasSuffix)
  }
}
