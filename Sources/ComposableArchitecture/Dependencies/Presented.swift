import Dependencies

extension DependencyValues {
  /// Makes the feature that calls it go away, in one of its effects: `await dismiss()`.
  public var dismiss: DismissEffect {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// True in a feature that is presented, on a stack or over another one, and in a test that gives `dismiss` something to do.
  public var isPresented: Bool { FeaturePath.current.isPresented || dismiss.isGiven }

  private enum DismissKey: DependencyKey {
    static let liveValue = DismissEffect()
    static let testValue = DismissEffect()
  }
}
