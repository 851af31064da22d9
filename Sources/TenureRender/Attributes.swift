/// One fact about an element or a modifier. Facts are few, so they are kept in a list in written order.
public enum AttributeValue: Hashable, Sendable {
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([AttributeValue])

  public var text: String? { if case .text(let text) = self { text } else { nil } }
  public var number: Double? { if case .number(let number) = self { number } else { nil } }
  /// The items.
  public var items: [AttributeValue]? { if case .list(let items) = self { items } else { nil } }
  public var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
}

/// The facts about one element: what a host needs to show it, and nothing about how.
public struct Attributes: Hashable, Sendable {
  public private(set) var entries: [Entry]

  /// One attribute: a key with its value.
  public struct Entry: Hashable, Sendable {
    public var key: AttributeKey
    public var value: AttributeValue
  }

  public init() { entries = [] }

  public var isEmpty: Bool { entries.isEmpty }

  public subscript(key: AttributeKey) -> AttributeValue? {
    get { entries.first { $0.key == key }?.value }
    set {
      if let index = entries.firstIndex(where: { $0.key == key }) {
        if let newValue { entries[index].value = newValue } else { entries.remove(at: index) }
      } else if let newValue {
        entries.append(Entry(key: key, value: newValue))
      }
    }
  }
}

extension Attributes {
  /// How far the value is from the minimum to the maximum, of 1: that of a slider, a gauge or a progress view.
  public var valueBetweenEnds: Double {
    let (least, most) = (self[.minimum]?.number ?? 0, self[.maximum]?.number ?? 1)
    let part = most > least ? ((self[.value]?.number ?? least) - least) / (most - least) : 0
    return part.isFinite ? max(0, min(1, part)) : 0
  }
}
