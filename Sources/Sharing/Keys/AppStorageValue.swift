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
  /// As `UserDefaults.set(_:forKey:)` writes it: a file's path, or an archive.
  public var storedValue: Any? {
    if isFileURL { return absoluteURL.path }
    return try? NSKeyedArchiver.archivedData(withRootObject: absoluteURL as NSURL, requiringSecureCoding: true)
  }
  /// As `UserDefaults.url(forKey:)` reads it. A text with a scheme is an address too.
  public init?(storedValue: Any) {
    switch storedValue {
    case let url as URL: self = url
    case let archive as Data:
      guard let url = try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: archive) else { return nil }
      self = url as URL
    case "" as String: return nil
    case let text as String:
      let address = URL(string: text)
      self =
        address?.scheme == nil
        ? URL(fileURLWithPath: NSString(string: text).expandingTildeInPath) : address ?? URL(fileURLWithPath: text)
    default: return nil
    }
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
