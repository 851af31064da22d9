import Foundation

/// A format of `os_log`: that of `printf`, with what may be shown in braces (`%{public}@`, `%{private, mask.hash}s`).
struct LogFormat {
  private let format: String

  init(_ format: String) { self.format = format }

  func text(_ arguments: [any CVarArg], showsPrivate: Bool) -> String {
    let specifier =
      /%(?:\{(?<options>[^}]*)\})?(?<rest>[-+ #0]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?(?<kind>[@a-zA-Z%]))/
    var rest = arguments[...]
    return format.replacing(specifier) { match in
      if match.kind == "%" { return "%" }
      guard let argument = rest.popFirst() else { return "<missing argument>" }
      let options = (match.options ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      let mask: OSLogPrivacy.Mask = options.contains("mask.hash") ? .hash : .none
      let privacy: OSLogPrivacy =
        options.contains("public")
        ? .public
        : options.contains("sensitive")
          ? .sensitive(mask: mask)
          : options.contains("private") ? .private(mask: mask) : .auto(mask: mask)
      let shownByDefault = match.kind != "@" && match.kind != "s"
      let text = shownByDefault ? String(format: "%\(match.rest)", argument) : "\(argument)"
      return privacy.shown(text, shownByDefault: shownByDefault, showsPrivate: showsPrivate)
    }
  }
}
