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

  /// No button may stand in another one, or in a link: a browser would take both apart.
  var withoutButtons: Markup {
    var markup = self
    markup.content = content.map { piece in
      if case .element(let inner) = piece { .element(inner.withoutButtons) } else { piece }
    }
    guard tag == "button" else { return markup }
    let isDisabled = self["disabled"] != nil
    markup.tag = "span"
    (markup["type"], markup["disabled"]) = (nil, nil)
    markup["role"] = self["role"] ?? "button"
    markup["data-tap"] = "tap"
    markup["tabindex"] = isDisabled ? nil : "0"
    markup["aria-disabled"] = isDisabled ? "true" : nil
    return markup
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

/// Facts that a user changes, which a page keeps as properties rather than attributes.
let liveAttributes: Set<String> = ["value", "checked", "data-v", "open"]

/// Elements as they are sent.
package struct HTML {
  package private(set) var bytes: [UInt8] = []
  /// True where an element that is nothing but words leaves its number out if it is the one after that of the element
  /// before: most of a long page is such words, and numbers are most of what is left of them on the way.
  private let countsOn: Bool
  private var last: UInt32?

  package init(countsOn: Bool = false) { self.countsOn = countsOn }

  private static func isVoid(_ tag: String) -> Bool {
    switch tag {
    case "input", "hr", "br", "img": true
    default: false
    }
  }

  /// Words as they are read, whatever is in them.
  package mutating func write(_ text: String) {
    if !text.utf8.contains(where: Self.isSpecial) { return bytes.append(contentsOf: text.utf8) }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): plain("&amp;")
      case UInt8(ascii: "<"): plain("&lt;")
      case UInt8(ascii: ">"): plain("&gt;")
      case UInt8(ascii: "\""): plain("&quot;")
      case UInt8(ascii: "'"): plain("&#39;")
      case 0: plain("\u{FFFD}")
      default: bytes.append(byte)
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
  private mutating func plain(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func decimal(_ number: UInt32) {
    if number >= 10 { decimal(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  private mutating func number(_ id: UInt32, _ key: Character? = nil) {
    plain(" id=")
    decimal(id)
    if let key { bytes.append(contentsOf: key.utf8) }
    last = id
  }

  /// Writes an element that is nothing but words.
  mutating func write(_ words: String, as tag: String, of id: UInt32) {
    bytes.append(UInt8(ascii: "<"))
    plain(tag)
    if countsOn, let last, last + 1 == id {
      plain(" i")
      self.last = id
    } else {
      number(id)
    }
    plain(" class=\"text\">")
    write(words)
    close(tag)
  }

  /// Writes one element; `slot` writes what stands in its slots.
  mutating func write(_ markup: Markup, of id: UInt32, slot: (Markup.Slot, inout HTML) -> Void) {
    bytes.append(UInt8(ascii: "<"))
    plain(markup.tag)
    if markup.key != nil || markup.isNamed { number(id, markup.key) }
    var inside: String?
    for attribute in markup.attributes {
      if attribute.name == "value" && markup.tag == "textarea" {
        inside = attribute.value
        continue
      }
      bytes.append(UInt8(ascii: " "))
      plain(attribute.name)
      if attribute.value.isEmpty && attribute.name != "value" { continue }
      plain("=\"")
      write(attribute.value)
      bytes.append(UInt8(ascii: "\""))
    }
    bytes.append(UInt8(ascii: ">"))
    if Self.isVoid(markup.tag) { return }
    // A first line break would be dropped.
    if let inside {
      bytes.append(UInt8(ascii: "\n"))
      write(inside)
    }
    for piece in markup.content {
      switch piece {
      case .text(let text): write(text)
      case .element(let inner): write(inner, of: id, slot: slot)
      case .slot(let name): slot(name, &self)
      }
    }
    close(markup.tag)
  }

  private mutating func close(_ tag: String) {
    plain("</")
    plain(tag)
    bytes.append(UInt8(ascii: ">"))
  }
}
