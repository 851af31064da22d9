@_spi(Reflection) import Swift
import Synchronization

/// Marks `Published` among the types of an object's fields.
private protocol PublishedField {}
extension Published: PublishedField {}

/// Where the `@Published` properties of a class lie in its instances, inherited ones first.
private struct PublishedFields: Sendable {
  let fields: [(name: String, offset: Int)]

  private static let known = Mutex<[ObjectIdentifier: PublishedFields]>([:])

  /// Found by reflection once per class.
  static func of(_ type: AnyClass) -> PublishedFields {
    if let fields = known.withLock({ $0[ObjectIdentifier(type)] }) { return fields }
    let fields = PublishedFields(type)
    known.withLock { $0[ObjectIdentifier(type)] = fields }
    return fields
  }

  private init(_ type: AnyClass) {
    var found: [(name: String, offset: Int)] = []
    // 1 = the type is a class, 2 = go on after a field whose type can't be named.
    unsafe _forEachField(of: type, options: _EachFieldOptions(rawValue: 1 | 2)) { name, offset, type, _ in
      if type is any PublishedField.Type { unsafe found.append((String(cString: name), offset)) }
      return true
    }
    fields = found
  }

  /// The storage of the property at `offset`.
  ///
  /// Safe because a `Published` consists of one strong reference, which its object initializes before anybody can hold
  /// the object, and which is replaced in initializers only.
  static func storage(of object: AnyObject, at offset: Int) -> AnyPublishedStorage {
    let address = unsafe UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return withExtendedLifetime(object) { unsafe (address + offset).load(as: AnyPublishedStorage.self) }
  }
}

/// One at a time installs a publisher; nothing foreign runs while this is held.
private let installation = Mutex<Void>(())

/// The publisher of an object that stores none: kept in its `@Published` properties, or beside it if it has none.
func synthesizedPublisher(of object: AnyObject) -> ObservableObjectPublisher {
  let fields = PublishedFields.of(type(of: object)).fields
  guard !fields.isEmpty else { return DetachedPublishers.publisher(of: object) }
  let storages = fields.lazy.map { PublishedFields.storage(of: object, at: $0.offset) }
  if let last = storages.last?.installedPublisher { return last }
  return installation.withLock { _ in
    let publisher = storages.lazy.compactMap(\.installedPublisher).first ?? ObservableObjectPublisher()
    for storage in storages { storage.install(publisher) }
    return publisher
  }
}

/// The name of the property that a storage belongs to, as written in the source.
func publishedName(of storage: AnyPublishedStorage, in object: AnyObject) -> String? {
  PublishedFields.of(type(of: object)).fields
    .first { PublishedFields.storage(of: object, at: $0.offset) === storage }
    .map { String($0.name.drop { $0 == "_" }) }
}
