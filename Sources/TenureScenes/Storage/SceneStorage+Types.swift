import Foundation
import TenureElements
@_spi(Tree) import TenureTree

// The types that can be stored: one initialiser each, as Apple has them.

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(wrappedValue, key, .bool)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(wrappedValue, key, .int)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(wrappedValue, key, .double)
  }
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(wrappedValue, key, .string)
  }
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(wrappedValue, key, .url)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(wrappedValue, key, .date)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(wrappedValue, key, .data)
  }
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, StoredForm.int.raw(Value.self))
  }
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, StoredForm.string.raw(Value.self))
  }
}

// Optional ones: nothing while nothing is stored; nothing written removes the key.

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? { self.init(nil, key, StoredForm.bool.optional) }
  public init(_ key: String) where Value == Int? { self.init(nil, key, StoredForm.int.optional) }
  public init(_ key: String) where Value == Double? { self.init(nil, key, StoredForm.double.optional) }
  public init(_ key: String) where Value == String? { self.init(nil, key, StoredForm.string.optional) }
  public init(_ key: String) where Value == URL? { self.init(nil, key, StoredForm.url.optional) }
  public init(_ key: String) where Value == Date? { self.init(nil, key, StoredForm.date.optional) }
  public init(_ key: String) where Value == Data? { self.init(nil, key, StoredForm.data.optional) }
}

extension SceneStorage {
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(nil, key, StoredForm.int.raw(R.self).optional)
  }
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(nil, key, StoredForm.string.raw(R.self).optional)
  }
}
