import Foundation

extension StateMap {
  /// One page without anything from elsewhere: it can be kept, mailed and opened years later.
  ///
  /// `folder` is where paths that are not absolute begin, for links into an editor.
  public func html(folder: String = "", changes: MapChanges? = nil) throws -> String {
    let content = MapPage(
      states: states, models: models, kinds: kinds, twice: twice, lines: lines, folder: folder, changes: changes)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Nothing in the data can end the element that it stands in.
    let data = String(decoding: try encoder.encode(content), as: UTF8.self).replacing("<", with: "\\u003c")
      .replacing("\u{2028}", with: "\\u2028").replacing("\u{2029}", with: "\\u2029")
    var page = String(decoding: PackageResources.map_html, as: UTF8.self)
    for (mark, text) in [
      ("STYLE", String(decoding: PackageResources.map_css, as: UTF8.self)), ("SCRIPT", MapPage.script), ("DATA", data),
    ] {
      if let place = page.firstRange(of: mark) { page.replaceSubrange(place, with: text) }
    }
    return page
  }
}

/// What the page is told.
private struct MapPage: Encodable {
  let states: [StateMap.State]
  let models: [StateMap.Model]
  let kinds: [String: StateMap.OwnerKind]
  let twice: [StateMap.Twice]
  let lines: [String: [Int: String]]
  let folder: String
  let changes: MapChanges?

  static let script = [
    PackageResources.model_js, PackageResources.layout_js, PackageResources.drawing_js, PackageResources.overview_js,
    PackageResources.details_js, PackageResources.start_js,
  ]
  .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
}
