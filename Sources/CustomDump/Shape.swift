/// One level of a value: what is written around its parts, and the parts.
struct Shape {
  enum Kind {
    /// No parts: its text.
    case leaf([String])
    /// Fields of a struct, a class, a tuple or a case, matched by their position.
    case fields
    /// Elements in order.
    case list(any Elements)
    /// Elements without an order.
    case set
    /// Values under keys.
    case keyed
  }

  struct Part {
    /// What stands in front of the value, with its colon.
    var label: String
    var value: Any
    /// What it is found by in a set or dictionary.
    var key: AnyHashable?
  }

  var kind: Kind
  var opening = ""
  var closing = ""
  /// All but the elements of a list.
  private var others: [Part] = []
  /// The object that it is.
  var object: ObjectIdentifier?
  /// What holds the value, where several may hold the same one; and what stands for the value where it is there again.
  var holder: (object: ObjectIdentifier, again: String)?

  private init(kind: Kind, opening: String = "", closing: String = "", parts: [Part] = []) {
    self.kind = kind
    self.opening = opening
    self.closing = closing
    others = parts
  }

  var isEmpty: Bool {
    if case .list(let elements) = kind { elements.count == 0 } else { others.isEmpty }
  }

  var parts: [Part] {
    guard case .list(let elements) = kind else { return others }
    return (0..<elements.count).map { Part(label: "[\($0)]: ", value: elements.element(at: $0)) }
  }

  /// What stands for parts that are left out.
  var collapsed: String {
    if case .leaf(let lines) = kind { return lines.joined(separator: "\n") }
    return isEmpty ? empty : "\(opening)…\(closing)"
  }

  /// What is written where there are no parts.
  var empty: String {
    if case .keyed = kind { return "[:]" }
    return opening + closing
  }

  static func leaf(_ text: String) -> Shape { Shape(kind: .leaf(text.split(separator: "\n").map(String.init))) }
}

extension Shape {
  /// - Parameter isRoot: whether a case is written with its type.
  init(of value: Any, isRoot: Bool, on side: DiffSide = .second) {
    var value = value
    var holder: ObjectIdentifier?
    while true {
      if let sided = value as? any DumpedOnSides {
        holder = holder ?? sided.customDumpHolder
        value = sided.customDumpValue(on: side)
      } else if let representable = value as? any CustomDumpRepresentable {
        value = representable.customDumpValue
      } else if let optional = value as? any AnyOptional {
        guard let wrapped = optional.wrappedAny else { break }
        value = wrapped
      } else {
        break
      }
    }
    self.init(ofPlain: value, isRoot: isRoot)
    if let holder { self.holder = (holder, "\(typeName(type(of: value)))(↩︎)") }
  }

  /// The same for a value that stands for itself.
  private init(ofPlain value: Any, isRoot: Bool) {
    if let optional = value as? any AnyOptional, optional.wrappedAny == nil {
      self = .leaf("nil")
      return
    }
    Count.shapes.made()
    if let convertible = value as? any CustomDumpStringConvertible {
      self = .leaf(convertible.customDumpDescription)
    } else if let string = value as? any StringProtocol {
      self.init(kind: .leaf(quoted(String(string))))
    } else if let type = value as? Any.Type {
      self = .leaf("\(typeName(type)).self")
      // Asked of the type: to be cast to a class, an array would be turned into one of Foundation's, whole.
    } else if type(of: value) is AnyKeyPath.Type {
      self = .leaf(String(reflecting: value))
    } else if let reflectable = value as? any CustomDumpReflectable {
      self.init(of: value, mirror: reflectable.customDumpMirror, isRoot: isRoot)
    } else if let elements = value as? any Elements {
      self.init(kind: .list(elements), opening: "[", closing: "]")
    } else {
      self.init(of: value, mirror: Mirror(reflecting: value), isRoot: isRoot)
    }
  }

  private init(of value: Any, mirror: Mirror, isRoot: Bool) {
    let name = typeName(mirror.subjectType)
    switch mirror.displayStyle {
    case .struct:
      self.init(kind: .fields, opening: "\(name)(", closing: ")", parts: Self.fields(mirror))
    case .class:
      self.init(kind: .fields, opening: "\(name)(", closing: ")", parts: Self.fields(mirror))
      object = ObjectIdentifier(value as AnyObject)
    case .tuple:
      self.init(kind: .fields, opening: "(", closing: ")", parts: Self.fields(mirror))
    case .enum:
      let owner = isRoot ? name : ""
      guard let child = mirror.children.first, let label = child.label else {
        self = .leaf("\(owner).\(caseName(value) ?? String(describing: value))")
        return
      }
      let payload = Mirror(reflecting: child.value)
      self.init(
        kind: .fields, opening: "\(owner).\(label)(", closing: ")",
        parts: payload.displayStyle == .tuple ? Self.fields(payload) : [Part(label: "", value: child.value)])
    case .collection:
      self.init(kind: .list(elements(of: value, mirror)), opening: "[", closing: "]")
    case .set:
      self.init(kind: .set, opening: "Set([", closing: "])", parts: Self.members(mirror))
    case .dictionary:
      let entries = Self.entries(mirror, haveOrder: !(value is any Unordered))
      self.init(kind: .keyed, opening: "[", closing: "]", parts: entries)
    default:
      self =
        mirror.children.isEmpty && !(type(of: value) is AnyObject.Type)
        ? .leaf(isFunction(value) ? name : String(describing: value))
        : Shape(kind: .fields, opening: "\(name)(", closing: ")", parts: Self.fields(mirror))
    }
  }

  /// Fields with those of the superclass first. What macros keep for themselves is left out: names that begin with `_$`.
  private static func fields(_ mirror: Mirror) -> [Part] {
    // An observed property lies under its name with a line before it.
    let isObserved = mirror.children.contains { $0.label == "_$observationRegistrar" }
    return (mirror.superclassMirror.map(fields) ?? [])
      + mirror.children.compactMap { label, value in
        guard let label, !label.hasPrefix(".") else { return Part(label: "", value: value) }
        if label.hasPrefix("_$") { return nil }
        let name = isObserved && label.hasPrefix("_") ? label.dropFirst() : label[...]
        return Part(label: "\(name): ", value: value)
      }
  }

  private static func members(_ mirror: Mirror) -> [Part] {
    sorted(mirror.children.map { Part(label: "", value: $0.value, key: $0.value as? AnyHashable) }) { $0.value }
  }

  private static func entries(_ mirror: Mirror, haveOrder: Bool) -> [Part] {
    let pairs = mirror.children.map { child -> (key: Any, value: Any) in
      let pair = Mirror(reflecting: child.value).children.map(\.value)
      return pair.count == 2 ? (pair[0], pair[1]) : ("", child.value)
    }
    return (haveOrder ? pairs : sorted(pairs) { $0.key })
      .map { Part(label: "\(String(customDumping: $0.key)): ", value: $0.value, key: $0.key as? AnyHashable) }
  }

  /// In an order that does not change from run to run: that of the values, or of their texts.
  private static func sorted<Item>(_ items: [Item], by value: (Item) -> Any) -> [Item] {
    guard items.count > 1 else { return items }
    // Values of several types, as the keys of a dictionary may be, are not compared with each other.
    func type(_ item: Item) -> ObjectIdentifier {
      let value = value(item)
      return ObjectIdentifier(Swift.type(of: (value as? AnyHashable)?.base ?? value))
    }
    let first = type(items[0])
    if value(items[0]) is any Comparable, items.allSatisfy({ type($0) == first }) {
      return items.sorted { a, b in (value(a) as? any Comparable).map { isLess($0, value(b)) } ?? false }
    }
    return items.map { ($0, String(customDumping: value($0))) }.sorted { $0.1 < $1.1 }.map(\.0)
  }
}

private func isLess<Value: Comparable>(_ a: Value, _ b: Any) -> Bool { (b as? Value).map { a < $0 } ?? false }

/// A string as it is written in source: over several lines where it has several.
private func quoted(_ string: String) -> [String] {
  guard string.contains("\n") else { return [string.debugDescription] }
  return ["\"\"\""] + string.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) + ["\"\"\""]
}

/// A dictionary, whose order is another one in each run.
private protocol Unordered {}
extension Dictionary: Unordered {}

private protocol AnyOptional { var wrappedAny: Any? { get } }
extension Optional: AnyOptional {
  var wrappedAny: Any? { self }
}
