import TenureElements
@_spi(Tree) import TenureTree

/// What any value comes to when it is encoded: the middle between a program's types and an address.
enum PlainValue: Equatable {
  case none
  case flag(Bool)
  case whole(Int)
  case number(Double)
  case text(String)
  case list([PlainValue])
  /// In the order of the names.
  case record([Field])

  struct Field: Equatable {
    var name: String
    var value: PlainValue
  }
}

extension PlainValue: Codable {
  private struct Name: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if let fields = try? decoder.container(keyedBy: Name.self) {
      let names = fields.allKeys.sorted { $0.stringValue < $1.stringValue }
      self = .record(
        try names.map { Field(name: $0.stringValue, value: try fields.decode(PlainValue.self, forKey: $0)) })
      return
    }
    if var items = try? decoder.unkeyedContainer() {
      var list: [PlainValue] = []
      while !items.isAtEnd { list.append(try items.decode(PlainValue.self)) }
      self = .list(list)
      return
    }
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .none
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let whole = try? value.decode(Int.self) {
      self = .whole(whole)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else {
      self = .text(try value.decode(String.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .record(let fields):
      var container = encoder.container(keyedBy: Name.self)
      for field in fields { try container.encode(field.value, forKey: Name(stringValue: field.name)) }
    case .list(let items):
      var container = encoder.unkeyedContainer()
      for item in items { try container.encode(item) }
    case .none:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .flag(let flag): try flag.encode(to: encoder)
    case .whole(let whole): try whole.encode(to: encoder)
    case .number(let number): try number.encode(to: encoder)
    case .text(let text): try text.encode(to: encoder)
    }
  }
}
