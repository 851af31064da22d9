import Foundation

extension Date: CustomDumpStringConvertible {
  /// `Date(2009-02-13T23:31:30.000Z)`, in UTC.
  public var customDumpDescription: String {
    "Date(\(formatted(.iso8601.year().month().day().time(includingFractionalSeconds: true).timeZone(separator: .omitted))))"
  }
}

extension UUID: CustomDumpStringConvertible {
  /// `UUID(…)`
  public var customDumpDescription: String { "UUID(\(uuidString))" }
}

extension URL: CustomDumpStringConvertible {
  /// `URL(https://…)`
  public var customDumpDescription: String { "URL(\(absoluteString))" }
}

extension Data: CustomDumpStringConvertible {
  /// `Data(4 bytes)`
  public var customDumpDescription: String { "Data(\(count) \(count == 1 ? "byte" : "bytes"))" }
}

extension Decimal: CustomDumpStringConvertible {
  /// The number.
  public var customDumpDescription: String { description }
}

extension Locale: CustomDumpStringConvertible {
  /// `Locale(en_US)`
  public var customDumpDescription: String { "Locale(\(identifier))" }
}

extension TimeZone: CustomDumpStringConvertible {
  /// `TimeZone(Europe/Berlin)`
  public var customDumpDescription: String { "TimeZone(\(identifier))" }
}

extension Calendar: CustomDumpStringConvertible {
  /// `Calendar(gregorian)`
  public var customDumpDescription: String { "Calendar(\(identifier))" }
}

extension IndexSet: CustomDumpRepresentable {
  /// A set of numbers.
  public var customDumpValue: Any { Set(self) }
}

extension IndexPath: CustomDumpRepresentable {
  /// An array of numbers.
  public var customDumpValue: Any { Array(self) }
}
