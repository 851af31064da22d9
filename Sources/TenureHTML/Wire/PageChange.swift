import TenureRender

/// A place in a page: an element of a node, or one of the elements that are fixed inside it.
package struct ElementRef: Hashable, Sendable {
  package var id: UInt32
  package var key: Character?

  package init(_ id: NodeID, _ key: Character? = nil) {
    self.id = id.rawValue
    self.key = key
  }
}

/// One change of a page. In JSON each is a list that begins with one letter; a message is a list of the number of the
/// message and its changes.
package enum PageChange: Equatable, Sendable {
  /// The words of an element.
  case text(ElementRef, String)
  /// An attribute; nil takes it away.
  case attribute(ElementRef, String, String?)
  /// What a user can change too. `edits` is how many edits of that element the server has seen: a page that has made
  /// more of them keeps its own.
  case value(ElementRef, String?, edits: Int?)
  case insert(html: String, into: ElementRef, before: ElementRef?)
  case remove(ElementRef)
  case move(ElementRef, into: ElementRef, before: ElementRef?)
  case replace(ElementRef, html: String)
  case focus(ElementRef?)
  /// Brings an element into sight; the page stays where the outermost that scrolls for it is something inside.
  case reveal(ElementRef, outermost: ElementRef?, block: RevealSide, inline: RevealSide)
  /// Scrolls what the element is, or the first in it that can be scrolled.
  case scroll(ElementRef, x: Int?, y: Int?)
  /// Rules of style that later changes name.
  case rules([String])
  case open(String)
  /// Everything anew.
  case tree(html: String)
  /// How many times a user can go back, what the address says of the place (nil where it cannot be said), and the
  /// number of the latest wish to go somewhere that this answers.
  case place(depth: Int, address: String?, answered: Int)
  /// How the changes that follow are drawn; nil for at once.
  case movement(Easing?)
  /// The name of the window.
  case title(String)
  /// A file that the user keeps: its name, and its bytes in base64.
  case download(name: String, bytes: String)
  /// The files that a user sends are not taken: why, for the user.
  case refusal(String)
}

/// Where an element comes to that is brought into sight, in the words of browsers.
package enum RevealSide: String, Sendable {
  case nearest, start, center, end

  /// The side that is nearest to an anchor: browsers know no others.
  package init(_ anchor: Double?) {
    self = anchor.map { $0 < 0.25 ? .start : $0 > 0.75 ? .end : .center } ?? .nearest
  }
}

/// The form of a message to the page: `[7,["t",12,"3 items"]]`.
package enum Encoder {
  package static func message(_ number: Int, _ operations: [PageChange]) -> [UInt8] {
    var out: [UInt8] = []
    out.append(UInt8(ascii: "["))
    out.append(contentsOf: String(number).utf8)
    for operation in operations {
      out.append(UInt8(ascii: ","))
      write(operation, to: &out)
    }
    out.append(UInt8(ascii: "]"))
    return out
  }

  private static func write(_ operation: PageChange, to out: inout [UInt8]) {
    switch operation {
    case .text(let place, let text): list(.text, to: &out, [.place(place), .text(text)])
    case .attribute(let place, let name, let value):
      list(.attribute, to: &out, [.place(place), .text(name), value.map(Item.text) ?? .null])
    case .value(let place, let value, let edits):
      list(.value, to: &out, [.place(place), value.map(Item.text) ?? .null] + (edits.map { [.number($0)] } ?? []))
    case .insert(let html, let holder, let next):
      list(.insert, to: &out, [.place(holder), next.map(Item.place) ?? .number(0), .text(html)])
    case .remove(let place): list(.remove, to: &out, [.place(place)])
    case .move(let place, let holder, let next):
      list(.move, to: &out, [.place(place), .place(holder), next.map(Item.place) ?? .number(0)])
    case .replace(let place, let html): list(.replace, to: &out, [.place(place), .text(html)])
    case .focus(let place): list(.focus, to: &out, [place.map(Item.place) ?? .number(0)])
    case .reveal(let place, let outermost, let block, let inline):
      list(
        .reveal, to: &out,
        [.place(place), outermost.map(Item.place) ?? .number(0), .text(block.rawValue), .text(inline.rawValue)])
    case .scroll(let place, let x, let y):
      list(.scroll, to: &out, [.place(place), x.map(Item.number) ?? .null, y.map(Item.number) ?? .null])
    case .rules(let rules): list(.rules, to: &out, rules.map(Item.text))
    case .open(let address): list(.open, to: &out, [.text(address)])
    case .tree(let html): list(.tree, to: &out, [.text(html)])
    case .place(let depth, let address, let answered):
      list(.place, to: &out, [.number(depth), address.map(Item.text) ?? .null, .number(answered)])
    case .movement(nil): list(.movement, to: &out, [])
    case .movement(let easing?):
      var items: [Item] = [.number(easing.milliseconds), .text(easing.function)]
      if easing.delay > 0 || easing.ways != 1 {
        items += [.number(easing.delay), .number(easing.ways), .number(easing.alternates ? 1 : 0)]
      }
      list(.movement, to: &out, items)
    case .title(let title): list(.title, to: &out, [.text(title)])
    case .download(let name, let bytes): list(.download, to: &out, [.text(name), .text(bytes)])
    case .refusal(let words): list(.refusal, to: &out, [.text(words)])
    }
  }

  private enum Item {
    case place(ElementRef)
    case text(String)
    case number(Int)
    case null
  }

  private static func list(_ word: ChangeWord, to out: inout [UInt8], _ items: [Item]) {
    out.append(contentsOf: "[\"\(word.rawValue)\"".utf8)
    for item in items {
      out.append(UInt8(ascii: ","))
      switch item {
      case .place(let place):
        if let key = place.key {
          text("\(place.id)\(key)", to: &out)
        } else {
          out.append(contentsOf: "\(place.id)".utf8)
        }
      case .text(let words): text(words, to: &out)
      case .number(let number): out.append(contentsOf: "\(number)".utf8)
      case .null: out.append(contentsOf: "null".utf8)
      }
    }
    out.append(UInt8(ascii: "]"))
  }

  package static func text(_ text: String, to out: inout [UInt8]) {
    out.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): out.append(contentsOf: "\\\"".utf8)
      case UInt8(ascii: "\\"): out.append(contentsOf: "\\\\".utf8)
      case UInt8(ascii: "\n"): out.append(contentsOf: "\\n".utf8)
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        out.append(contentsOf: "\\u00\(digits.count == 1 ? "0" : "")\(digits)".utf8)
      default: out.append(byte)
      }
    }
    out.append(UInt8(ascii: "\""))
  }
}
