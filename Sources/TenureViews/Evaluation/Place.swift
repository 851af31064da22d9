/// Where a view is put: under which node, with which environment.
public struct _Place {
  let parent: ViewNode
  var environment: EnvironmentScope

  @MainActor var window: Window { parent.window }
}
