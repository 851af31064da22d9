import Foundation

// Of the coding by keys that Foundation has on Apple's platforms, what programs ask of user defaults.
extension UserDefaults {
  /// What is set for the key: the same as `object(forKey:)`.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
  /// Sets what is set for the key, or nothing: the same as `set(_:forKey:)`.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
