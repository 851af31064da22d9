import IssueReporting
import Synchronization

/// The models that were made inside `withDependencies`, with the values in force there.
enum Models {
  private struct Known: @unchecked Sendable {
    weak var model: AnyObject?
    let values: DependencyValues
  }

  private struct All {
    var known: [ObjectIdentifier: Known] = [:]
    /// When it has grown to this, those that are gone are left out.
    var limit = 64
  }

  private static let all = Mutex(All())

  static func note<Result>(_ result: Result, _ values: DependencyValues) {
    guard type(of: result as Any) is AnyObject.Type else { return }
    let model = result as AnyObject
    let known = Known(model: model, values: values)
    all.withLock { all in
      all.known[ObjectIdentifier(model)] = known
      guard all.known.count >= all.limit else { return }
      all.known = all.known.filter { $0.value.model != nil }
      all.limit = max(64, all.known.count * 2)
    }
  }

  /// The values in force where the model was made; nil if nobody knows.
  static func values(of model: AnyObject) -> DependencyValues? {
    var mirror: Mirror? = Mirror(reflecting: model)
    while let fields = mirror {
      for (_, value) in fields.children { if let value = value as? any HasInitialValues { return value.initialValues } }
      mirror = fields.superclassMirror
    }
    return all.withLock { all in
      guard let known = all.known[ObjectIdentifier(model)], known.model === model else { return nil }
      return known.values
    }
  }
}

/// What a model hands on: its values, and what is overridden where it hands them on.
func values(
  of model: some AnyObject, _ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
) -> DependencyValues {
  if let values = Models.values(of: model) { return values.merging(DependencyValues._current) }
  reportIssue(
    """
    'withDependencies(from:)' was given a '\(type(of: model))', of which no dependencies are known.

    Give it a property with '@Dependency', or make it inside 'withDependencies'. Without that the dependencies in force \
    here are used.
    """,
    fileID: fileID, filePath: filePath, line: line, column: column)
  return DependencyValues._current
}
