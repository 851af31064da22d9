import TenureAssets
import TenureIssues
import TenureRender

/// The symbols that pages of this process have shown: each is drawn once and has a rule of style, so that it travels once.
@MainActor final class SymbolBook {
  /// How a symbol looks.
  struct Look: Equatable {
    /// Nil for a name that is not known.
    var classes: String?
  }

  private var looks: [String: Look] = [:]
  private let files: SymbolFiles
  private let table: SymbolTable

  init(files: SymbolFiles? = nil) {
    let files = files ?? .own
    self.files = files
    table = SymbolTable(files: files.names)
  }

  var hasFiles: Bool { !files.names.isEmpty }

  /// How a symbol of this name looks, in the form that those around it ask for.
  func look(of name: String, form: String, _ styles: StyleBook) -> Look {
    let key = form.isEmpty ? name : "\(name) \(form)"
    if let look = looks[key] { return look }
    let look = made(name, form, styles)
    if looks.count < 5_000 { looks[key] = look }
    return look
  }

  private func made(_ name: String, _ form: String, _ styles: StyleBook) -> Look {
    guard let (recipe, shown) = table.recipe(for: name, form: form) else {
      Issues.reporter(unknown(name))
      return Look()
    }
    var drawing = SymbolDrawing(files: files)
    guard let drawn = drawing.draw(recipe) else {
      Issues.reporter(unknown(name))
      return Look()
    }
    let isNarrow = ["chevron.left", "chevron.right", "chevron.forward", "chevron.backward"].contains(shown)
    var rule = "--s:\(SymbolDrawing.address(drawn.whole, width: isNarrow ? 4..<12 : 0..<16))"
    var classes = isNarrow ? "narrow " : ""
    if let badge = drawn.badge {
      rule += ";--a:\(SymbolDrawing.address(badge))"
      classes += "badged "
    } else if let shape = Self.enclosure(of: shown) {
      classes += "enclosed in-\(shape) "
    }
    if drawn.badge == nil, let color = SymbolColors.smallerParts(of: shown),
      let parts = SymbolDrawing.smallerParts(in: drawn.whole)
    {
      // A cloud and what falls out of it, or stands behind it.
      rule += ";--a:\(SymbolDrawing.address(parts));--small:var(--\(color)-fill)"
      if shown.hasSuffix(".fill") { rule += ";--large:#fff" }
      classes += "parts "
    } else if let color = SymbolColors.color(of: shown) {
      classes += "own-\(color) "
    }
    return Look(classes: classes + styles.name(for: rule))
  }

  /// The filled shape that a symbol stands in, which a rendering mode colours by itself.
  private static func enclosure(of name: String) -> String? {
    ["circle", "square"].first { name.hasSuffix(".\($0).fill") }
  }

  private func unknown(_ name: String) -> Issue {
    let near = table.nearest(to: name)
    return Issue(
      "There is no system symbol named \"\(name)\".",
      evidence: "It is none of the \(table.names.count) names known here.",
      advice: (near.map { "Did you mean \"\($0)\"? " } ?? "")
        + "A debug build shows the name in its place; a picture of the program's own is Image(\"\(name)\").")
  }
}
