import TenureRender
@_spi(Tree) import TenureTree

/// Does what pulling down does, for the view around the one that reads it.
///
///     @Environment(\.refresh) private var refresh
///     … Button("Again") { Task { await refresh?() } }
public struct RefreshAction: Sendable {
  let action: @isolated(any) @Sendable () async -> Void

  public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// What refreshes the view around; nil where nothing can be refreshed.
  public var refresh: RefreshAction? { self[RefreshKey.self] }
}

public struct _RefreshModifier {
  let action: RefreshAction
}

extension _RefreshModifier: EnvironmentWriting {
  package func write(to values: inout EnvironmentValues) { values[RefreshKey.self] = action }
}

/// Answers a user who pulls down.
public struct _PullModifier {
  let action: RefreshAction
}

extension _PullModifier: LifecycleModifier {
  public typealias Body = Never

  package func makeNode(in place: Place) -> LifecycleNode<Self> { PullNode(self, in: place) }
}

private final class PullNode: LifecycleNode<_PullModifier>, Responder {
  private var task: Task<Void, Never>?

  override var style: RenderModifier? { RenderModifier(.refreshable) }

  /// One at a time: pulling again while it goes on does nothing.
  func respond(to action: UserAction) -> Answer {
    guard action == .refresh else { return .none }
    if task != nil { return .done }
    let action = modifier.action
    task = Task { @MainActor [weak self] in
      await action()
      self?.task = nil
    }
    return .done
  }

  override func leave() { task?.cancel() }
}

extension View {
  /// Runs `action` when a user pulls the view inside down.
  public nonisolated func refreshable(
    @_inheritActorContext action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    let action = RefreshAction(action: action)
    return modifier(_PullModifier(action: action)).modifier(_RefreshModifier(action: action))
  }
}
