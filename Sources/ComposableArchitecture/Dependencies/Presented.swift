import Dependencies

extension DependencyValues {
  /// Makes the feature that calls it go away, in one of its effects: `await dismiss()`.
  public var dismiss: DismissEffect {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// True in a feature that is presented, on a stack or over another one.
  public var isPresented: Bool { FeaturePath.current.isPresented }

  private enum DismissKey: DependencyKey {
    static let liveValue = DismissEffect()
    static let testValue = DismissEffect()
  }
}
