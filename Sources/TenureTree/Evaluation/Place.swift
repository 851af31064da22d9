/// Where a view is put: under which node, with which environment.
public struct _Place {
  package let parent: ViewNode
  package var environment: EnvironmentScope

  package init(parent: ViewNode, environment: EnvironmentScope) {
    self.parent = parent
    self.environment = environment
  }

  @MainActor var window: Window { parent.window }
}
