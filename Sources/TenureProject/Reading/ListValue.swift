import Foundation

/// A value of a property list of today: what is in an `Info.plist`, and in a table of texts.
indirect enum ListValue: Codable, Equatable {
  case text(String)
  case flag(Bool)
  case whole(Int)
  case number(Double)
  case date(Date)
  case data(Data)
  case list([ListValue])
  case table([String: ListValue])

  /// The table that a file holds; nil where it cannot be read.
  static func table(at path: String) -> [String: ListValue]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return try? PropertyListDecoder().decode([String: ListValue].self, from: data)
  }

  /// A table as XML.
  static func data(of table: [String: ListValue]) -> Data? {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return try? encoder.encode(table)
  }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let whole = try? value.decode(Int.self) {
      self = .whole(whole)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let date = try? value.decode(Date.self) {
      self = .date(date)
    } else if let data = try? value.decode(Data.self) {
      self = .data(data)
    } else if let list = try? value.decode([ListValue].self) {
      self = .list(list)
    } else {
      self = .table(try value.decode([String: ListValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .text(let text): try value.encode(text)
    case .flag(let flag): try value.encode(flag)
    case .whole(let whole): try value.encode(whole)
    case .number(let number): try value.encode(number)
    case .date(let date): try value.encode(date)
    case .data(let data): try value.encode(data)
    case .list(let list): try value.encode(list)
    case .table(let table): try value.encode(table)
    }
  }

  /// With every text changed, however deep.
  func mapTexts(_ change: (String) -> String) -> ListValue {
    switch self {
    case .text(let text): .text(change(text))
    case .list(let list): .list(list.map { $0.mapTexts(change) })
    case .table(let table): .table(table.mapValues { $0.mapTexts(change) })
    default: self
    }
  }
}
