/// A dynamic property of the framework, as views are compared with what they were: by what it was given from outside.
package protocol ComparedProperty {
  /// True when a new value from the parent can differ; false where only the first value counts.
  static var comparesInput: Bool { get }
  /// True when both were given the same thing from outside.
  func isSameInput(as other: Self) -> Bool
}

extension ComparedProperty {
  package static var comparesInput: Bool { false }
  package func isSameInput(as other: Self) -> Bool { true }
}
