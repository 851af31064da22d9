/// Types of the system that bring neither a view nor a model with them, so that a type which inherits from them alone is
/// known through and through.
enum KnownNames {
  static func isKnown(_ name: String) -> Bool {
    let last = name.lastPart
    return plain.contains(last) || NominalType.viewLike.contains(last) || last.hasSuffix("Delegate")
      || last.hasSuffix("DataSource")
  }

  private static let plain: Set<String> = [
    "Any", "AnyObject", "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable", "Identifiable",
    "Sendable", "CustomStringConvertible", "CustomDebugStringConvertible", "LocalizedError", "Error", "CaseIterable",
    "RawRepresentable", "OptionSet", "Sequence", "Collection", "IteratorProtocol", "AsyncSequence",
    "AsyncIteratorProtocol", "RandomAccessCollection", "MutableCollection", "ExpressibleByStringLiteral",
    "ExpressibleByArrayLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByDictionaryLiteral", "NSObject",
    "NSCoding", "NSSecureCoding", "NSCopying", "ObservableObject", "Observable", "App", "Scene", "Copyable",
    "Escapable",
    "String", "Int", "Double", "UInt8", "UInt", "UInt16", "UInt32", "Int8", "Int16", "Int32", "Int64", "Float",
    "Character", "CodingKey", "CustomNSError", "EnvironmentKey", "PreferenceKey", "FocusedValueKey", "UIViewController",
    "NSViewController", "UIView", "NSView", "UIResponder", "NSResponder", "UIWindow", "NSWindow", "NSPanel",
    "UIHostingController", "NSHostingController", "NSHostingView", "Thread", "Operation", "JSONDecoder", "JSONEncoder",
    "NSManagedObject", "UIApplication", "NSApplication", "NSDocument", "UIDocument", "NSWindowController",
    "FileDocument", "ReferenceFileDocument", "Transferable", "PersistentModel", "Strideable", "Numeric",
    "AdditiveArithmetic", "SignedNumeric", "LosslessStringConvertible", "TextOutputStream", "Actor", "GlobalActor",
    "XCTestCase", "DynamicProperty", "PreviewProvider", "VersionedSchema", "SchemaMigrationPlan",
  ]
}
