import TenureAssets
import TenureRender

extension Lowering {
  /// A picture with points of its own. Nil for a sign of the system, and for a name that the program has no file for.
  func picture(_ node: Shadow) -> Markup? {
    let name = node[.value]?.text
    let source: String
    var (dark, mask): (Int?, String?)
    var scale = node[.scale]?.number ?? 1
    if let url = node[.url]?.text {
      source = SafeAddress.picture(url) ?? ""
    } else if let number = name.flatMap(Pictures.own.number) {
      source = "/picture/\(number)"
      if node[.rendering]?.text == "template" { mask = styles.name(for: "mask-image:url(\(source))") }
      scale = Double(Pictures.own.all[number].scale)
      dark = Pictures.own.all[number].dark
    } else {
      return nil
    }
    // A picture beside words says nothing of its own.
    let words = node.parent?.role == .label ? "" : node[.label]?.text ?? name ?? ""
    // With both, a browser takes the one that fits its screen best, and the picture's size follows from that.
    var markup = Markup("img", "pic")
      .with(scale == 1 ? "src" : "srcset", scale == 1 ? source : "\(source) \(CSS.number(scale))x").with("alt", words)
    // All pages have the same rules: what a picture's address holds has no place in them.
    let tile =
      node[.style]?.text == "tile" && node[.url] == nil ? "image-set(url(\(source)) \(CSS.number(scale))x)" : nil
    if let dark {
      let property = tile == nil ? "content" : "background-image"
      markup.add(class: styles.name(for: Self.inDarkSurroundings(dark, property, tile ?? "normal")))
    }
    if let mask { markup.add(class: "tinted \(mask)") }
    if let tile {
      let rules =
        mask == nil
        ? "object-position:-9999px;background-image:\(tile)"
        : "&.tinted{mask-image:\(tile);mask-size:auto;mask-repeat:repeat;mask-position:0 0}"
      markup.add(class: styles.name(for: rules))
    }
    tint(&markup, node)
    if node[.resizable]?.flag == true {
      markup.add(class: "fills")
      if let mode = node.modifier(.aspectRatio)?.attributes[.style]?.text { markup.add(class: CSS.token(mode)) }
    }
    return markup
  }

  /// Another picture in its place where it is dark: on the screen as a whole, or where the program says so.
  private static func inDarkSurroundings(_ number: Int, _ property: String, _ plain: String) -> String {
    let content = "\(property):image-set(url(/picture/\(number)) \(Pictures.own.all[number].scale)x)"
    let said = { (scheme: String) in "&:is(.colorScheme-\(scheme),.colorScheme-\(scheme) *)" }
    return
      "@media(prefers-color-scheme:dark){\(content)}\(said("light")){\(property):\(plain)}\(said("dark")){\(content)}"
  }

  /// The colour of the image's own, whatever is said around it.
  func tint(_ markup: inout Markup, _ node: Shadow) {
    guard let color = node[.color]?.text.flatMap(CSS.fill) else { return }
    markup.add(class: styles.name(for: "&:is(.img,.pic){color:\(color);--ink:\(color)}"))
  }

  /// Loads a picture out of sight; the page says what became of it.
  func awaitedPicture(_ node: Shadow) -> Markup {
    Markup("img", "await").with("src", node[.url]?.text.flatMap(SafeAddress.picture)).with("alt", "")
      .with("data-load", "").with("aria-hidden", "true")
  }
}
