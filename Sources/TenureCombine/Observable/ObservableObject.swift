/// A class that tells before it changes. `@Published` properties tell by themselves:
///
///     final class Counter: ObservableObject { @Published var count = 0 }
///
/// A class that stores its own `objectWillChange` has to send through it itself, for published properties too.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Emits before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// One publisher for the life of the object, which all its `@Published` properties send through.
  public var objectWillChange: ObservableObjectPublisher { synthesizedPublisher(of: self) }
}
