import TenureRender

extension Lowering {
  /// A picture with points of its own. Nil for a sign of the system, and for a name that the program has no file for.
  func picture(_ node: Shadow) -> Markup? {
    let name = node[.value]?.text
    let source: String
    var scale = node[AttributeKey("scale")]?.number ?? 1
    if let url = node[AttributeKey("url")]?.text {
      source = SafeAddress.picture(url) ?? ""
    } else if let number = name.flatMap(Pictures.own.number) {
      source = "/picture/\(number)"
      scale = Double(Pictures.own.all[number].scale)
    } else {
      return nil
    }
    // A picture beside words says nothing of its own.
    let words = node.parent?.role.name == "label" ? "" : node[.label]?.text ?? name ?? ""
    // With both, a browser takes the one that fits its screen best, and the picture's size follows from that.
    var markup = Markup("img", "pic")
      .with(scale == 1 ? "src" : "srcset", scale == 1 ? source : "\(source) \(CSS.number(scale))x").with("alt", words)
    if node[AttributeKey("resizable")]?.flag == true {
      markup.add(class: "fills")
      if let mode = node.modifier("aspectRatio")?.attributes[.style]?.text { markup.add(class: CSS.token(mode)) }
    }
    return markup
  }

  /// Loads a picture out of sight; the page says what became of it.
  func awaitedPicture(_ node: Shadow) -> Markup {
    Markup("img", "await").with("src", node[AttributeKey("url")]?.text.flatMap(SafeAddress.picture)).with("alt", "")
      .with("data-load", "").with("aria-hidden", "true")
  }
}
