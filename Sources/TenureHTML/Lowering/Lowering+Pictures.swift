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
    if let dark { markup.add(class: styles.name(for: Self.inDarkSurroundings(dark))) }
    if let mask { markup.add(class: "tinted \(mask)") }
    if node[.resizable]?.flag == true {
      markup.add(class: "fills")
      if let mode = node.modifier(.aspectRatio)?.attributes[.style]?.text { markup.add(class: CSS.token(mode)) }
    }
    return markup
  }

  /// Another picture in its place where it is dark: on the screen as a whole, or where the program says so.
  private static func inDarkSurroundings(_ number: Int) -> String {
    let content = "content:image-set(url(/picture/\(number)) \(Pictures.own.all[number].scale)x)"
    let said = { (scheme: String) in "&:is(.colorScheme-\(scheme),.colorScheme-\(scheme) *)" }
    return "@media(prefers-color-scheme:dark){\(content)}\(said("light")){content:normal}\(said("dark")){\(content)}"
  }

  /// Loads a picture out of sight; the page says what became of it.
  func awaitedPicture(_ node: Shadow) -> Markup {
    Markup("img", "await").with("src", node[.url]?.text.flatMap(SafeAddress.picture)).with("alt", "")
      .with("data-load", "").with("aria-hidden", "true")
  }
}
