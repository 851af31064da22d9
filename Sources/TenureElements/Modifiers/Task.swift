@_spi(Tree) import TenureTree

public struct _TaskModifier {
  let priority: TaskPriority
  let action: @isolated(any) () async -> Void
}

extension _TaskModifier: LifecycleModifier {
  public typealias Body = Never

  package func makeNode(in place: Place) -> LifecycleNode<Self> { TaskNode(self, in: place) }
}

private final class TaskNode: AppearanceNode<_TaskModifier> {
  private let runner = TaskRunner()

  override func appeared() {
    runner.start(in: self, priority: modifier.priority, name: "task of \(taskOwner)", modifier.action)
  }

  override func disappeared() { runner.stop() }
}

public struct _TaskValueModifier<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @isolated(any) () async -> Void
}

extension _TaskValueModifier: LifecycleModifier {
  public typealias Body = Never

  package func makeNode(in place: Place) -> LifecycleNode<Self> { TaskValueNode(self, in: place) }
}

private final class TaskValueNode<ID: Equatable>: AppearanceNode<_TaskValueModifier<ID>> {
  private let runner = TaskRunner()

  override func appeared() {
    runner.start(in: self, priority: modifier.priority, name: "task(id:) of \(taskOwner)", modifier.action)
  }

  override func changed(from old: _TaskValueModifier<ID>) {
    if !isPresent || old.id == modifier.id { return }
    runner.stop()
    appeared()
  }

  override func disappeared() { runner.stop() }
}

/// One task of one view: started after the `onAppear` closures of its update, cancelled when the view leaves.
@MainActor final class TaskRunner {
  private var task: Task<Void, Never>?
  /// Told apart from later ones: a start that was overtaken does nothing.
  private var turn = 0

  func start(
    in node: ViewNode, priority: TaskPriority, name: String, _ action: @escaping @isolated(any) () async -> Void
  ) {
    turn += 1
    let mine = turn
    let cause = Cause(name, in: node.window.log == nil ? nil : node.window)
    let work = Unchecked(value: action)
    node.window.asStart { [weak self] in
      guard let self, self.turn == mine else { return }
      self.task = Cause.$current.withValue(cause) {
        Task(priority: priority) { await work.value() }
      }
    }
  }

  func stop() {
    turn += 1
    task?.cancel()
    task = nil
  }
}

extension View {
  /// Runs `action` while the view is on the screen: started after it has appeared, cancelled when it leaves.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(_TaskModifier(priority: priority, action: action))
  }

  /// Like `task`, and started afresh whenever `id` changes.
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(_TaskValueModifier(id: value, priority: priority, action: action))
  }
}
