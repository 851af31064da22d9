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
  private static func isVoid(_ tag: String) -> Bool {
    switch tag {
    case "input", "hr", "br", "img": true
    default: false
    }
  }

  /// Words as they are read, whatever is in them.
  static func write(_ text: String, to out: inout [UInt8]) {
    if !text.utf8.contains(where: isSpecial) { return out.append(contentsOf: text.utf8) }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): out.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<"): out.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">"): out.append(contentsOf: "&gt;".utf8)
      case UInt8(ascii: "\""): out.append(contentsOf: "&quot;".utf8)
      case UInt8(ascii: "'"): out.append(contentsOf: "&#39;".utf8)
      case 0: out.append(contentsOf: "\u{FFFD}".utf8)
      default: out.append(byte)
      }
    }
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"), 0: true
    default: false
    }
  }

  /// Words of ours, which need no care.
  private static func plain(_ text: String, to out: inout [UInt8]) { out.append(contentsOf: text.utf8) }

  private static func decimal(_ number: UInt32, to out: inout [UInt8]) {
    if number >= 10 { decimal(number / 10, to: &out) }
    out.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Writes an element that is nothing but words.
  static func write(_ words: String, as tag: String, of id: UInt32, to out: inout [UInt8]) {
    out.append(UInt8(ascii: "<"))
    plain(tag, to: &out)
    plain(" id=", to: &out)
    decimal(id, to: &out)
    plain(" class=\"text\">", to: &out)
    write(words, to: &out)
    plain("</", to: &out)
    plain(tag, to: &out)
    out.append(UInt8(ascii: ">"))
  }

  /// Writes one element; `slot` writes what stands in its slots.
  static func write(
    _ markup: Markup, of id: UInt32, to out: inout [UInt8], slot: (Markup.Slot, inout [UInt8]) -> Void
  ) {
    out.append(UInt8(ascii: "<"))
    plain(markup.tag, to: &out)
    if markup.key != nil || markup.isNamed {
      plain(" id=", to: &out)
      decimal(id, to: &out)
      if let key = markup.key { out.append(contentsOf: key.utf8) }
    }
    var inside: String?
    for attribute in markup.attributes {
      if attribute.name == "value" && markup.tag == "textarea" {
        inside = attribute.value
        continue
      }
      out.append(UInt8(ascii: " "))
      plain(attribute.name, to: &out)
      if attribute.value.isEmpty && attribute.name != "value" { continue }
      plain("=\"", to: &out)
      write(attribute.value, to: &out)
      out.append(UInt8(ascii: "\""))
    }
    out.append(UInt8(ascii: ">"))
    if isVoid(markup.tag) { return }
    // A first line break would be dropped.
    if let inside {
      out.append(UInt8(ascii: "\n"))
      write(inside, to: &out)
    }
    for piece in markup.content {
      switch piece {
      case .text(let text): write(text, to: &out)
      case .element(let inner): write(inner, of: id, to: &out, slot: slot)
      case .slot(let name): slot(name, &out)
      }
    }
    plain("</", to: &out)
    plain(markup.tag, to: &out)
    out.append(UInt8(ascii: ">"))
  }
}
