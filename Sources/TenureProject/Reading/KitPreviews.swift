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

  /// `UILabel`, `NSViewController`: two capitals of the framework, and a word.
  private static func isOfKit(_ name: String) -> Bool {
    guard name.hasPrefix("UI") || name.hasPrefix("NS"), let letter = name.dropFirst(2).first else { return false }
    let endings = [
      "View", "Controller", "Label", "Button", "Cell", "Control", "Switch", "Slider", "Field", "Storyboard",
    ]
    return letter.isUppercase && endings.contains(where: name.hasSuffix)
  }
}
