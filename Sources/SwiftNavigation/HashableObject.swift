/// A class whose objects are equal when they are the same: for a model that is an element of a path, or an item.
///
///     @Observable final class EditModel: HashableObject { … }
public protocol HashableObject: AnyObject, Hashable {}

extension HashableObject {
  /// True when both are the same object.
  public static func == (a: Self, b: Self) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
