import Foundation

extension AppStorageValue {
  /// Itself.
  public var storedValue: Any? { self }
  /// Itself.
  public init?(storedValue: Any) {
    guard let value = storedValue as? Self else { return nil }
    self = value
  }
}

extension Bool: AppStorageValue {}
extension String: AppStorageValue {}
extension Data: AppStorageValue {}
extension Date: AppStorageValue {}

extension Int: AppStorageValue {
  /// A number.
  public init?(storedValue: Any) {
    guard let value = storedValue as? Int ?? (storedValue as? NSNumber)?.intValue else { return nil }
    self = value
  }
}

extension Double: AppStorageValue {
  /// A number.
  public init?(storedValue: Any) {
    guard let value = storedValue as? Double ?? (storedValue as? NSNumber)?.doubleValue else { return nil }
    self = value
  }
}

extension URL: AppStorageValue {
  /// Its text.
  public var storedValue: Any? { absoluteString }
  /// From its text.
  public init?(storedValue: Any) {
    guard let text = storedValue as? String else { return nil }
    self.init(string: text)
  }
}

extension Array: AppStorageValue where Element == String {}

extension Optional: AppStorageValue where Wrapped: AppStorageValue {
  /// What it holds.
  public var storedValue: Any? { self?.storedValue }
  /// What it holds.
  public init?(storedValue: Any) {
    guard let value = Wrapped(storedValue: storedValue) else { return nil }
    self = .some(value)
  }
}

extension AppStorageValue where Self: RawRepresentable, RawValue: AppStorageValue {
  /// The raw value.
  public var storedValue: Any? { rawValue.storedValue }
  /// From the raw value.
  public init?(storedValue: Any) {
    guard let value = RawValue(storedValue: storedValue) else { return nil }
    self.init(rawValue: value)
  }
}
