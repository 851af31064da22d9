/// One element of a page, with what is fixed inside it. The elements of other nodes of the tree stand in its slots.
struct Markup: Equatable {
  /// Sets an element apart from the others of its node; nil for the node's outermost.
  var key: Character?
  /// True where the element can be named in a later change.
  var isNamed: Bool
  var tag: String
  var attributes: [Attribute]
  var content: [Piece]

  struct Attribute: Equatable {
    var name: String
    var value: String
  }

  enum Piece: Equatable {
    case text(String)
    case element(Markup)
    /// Where children stand. Nothing else stands beside them in the same element.
    case slot(Slot)
  }

  enum Slot: UInt8 { case content, head, foot, bars, layers }

  init(_ tag: String, _ classes: String = "", key: Character? = nil, named: Bool = false, _ content: Piece...) {
    self.tag = tag
    self.key = key
    isNamed = named || key != nil
    self.content = content
    attributes = classes.isEmpty ? [] : [Attribute(name: "class", value: classes)]
  }

  subscript(name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      if let index = attributes.firstIndex(where: { $0.name == name }) {
        if let newValue { attributes[index].value = newValue } else { attributes.remove(at: index) }
      } else if let newValue {
        attributes.append(Attribute(name: name, value: newValue))
      }
    }
  }

  func with(_ name: String, _ value: String?) -> Markup {
    var markup = self
    markup[name] = value
    return markup
  }

  mutating func add(class name: String) {
    let old = self["class"]
    self["class"] = old.map { "\($0) \(name)" } ?? name
  }

  /// The key of the element that a slot fills; nil inside nil where there is no such slot.
  func holder(of slot: Slot) -> Character?? {
    for piece in content {
      switch piece {
      case .slot(slot): return .some(key)
      case .element(let inner): if let found = inner.holder(of: slot) { return found }
      default: continue
      }
    }
    return nil
  }
}

/// Facts that a person changes, which a page keeps as properties rather than attributes.
let liveAttributes: Set<String> = ["value", "checked", "data-v", "open"]

enum HTML {
  private static let void: Set<String> = ["input", "hr", "br", "img"]

  static func write(_ text: String, to out: inout String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      case "'": out += "&#39;"
      case "\0": out.unicodeScalars.append("\u{FFFD}")
      default: out.unicodeScalars.append(scalar)
      }
    }
  }

  /// Writes one element; `slot` writes what stands in its slots.
  static func write(_ markup: Markup, of id: UInt32, to out: inout String, slot: (Markup.Slot, inout String) -> Void) {
    out += "<\(markup.tag)"
    if let key = markup.key { out += " id=\(id)\(key)" } else if markup.isNamed { out += " id=\(id)" }
    var inside: String?
    for attribute in markup.attributes {
      if markup.tag == "textarea" && attribute.name == "value" {
        inside = attribute.value
        continue
      }
      out += " \(attribute.name)"
      if attribute.value.isEmpty && attribute.name != "value" { continue }
      out += "=\""
      write(attribute.value, to: &out)
      out += "\""
    }
    out += ">"
    if void.contains(markup.tag) { return }
    // A first line break would be dropped.
    if let inside {
      out += "\n"
      write(inside, to: &out)
    }
    for piece in markup.content {
      switch piece {
      case .text(let text): write(text, to: &out)
      case .element(let inner): write(inner, of: id, to: &out, slot: slot)
      case .slot(let name): slot(name, &out)
      }
    }
    out += "</\(markup.tag)>"
  }
}
