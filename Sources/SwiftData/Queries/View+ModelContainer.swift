import TenureElements
import TenureIssues
import TenureScenes
import TenureTree

extension EnvironmentValues {
  /// The context of the nearest `.modelContainer(_:)`.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] ?? ModelContainer.missing.contextOfViews }
    set { self[ModelContextKey.self] = newValue }
  }

  fileprivate var contextOfContainer: ModelContext? {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

private struct ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext? { nil }
}

extension ModelContainer {
  /// Of no models, for views without a container.
  static let missing = ModelContainer(
    Schema([]), Store(file: nil), ModelConfiguration(isStoredInMemoryOnly: true))
}

extension ModelContext {
  /// True where it is that of a view without a container; then that is told.
  func isMissing(for use: String) -> Bool {
    guard schema === ModelContainer.missing.schema else { return false }
    Issues.report(
      Issue(
        "Set a .modelContext in view's environment to use \(use).", evidence: "No view above has a model container.",
        advice:
          "Put .modelContainer(for: Model.self) on the WindowGroup; in a preview or a test, on the outermost view."))
    return true
  }
}

extension View {
  /// Gives the views inside a container's main context.
  public func modelContainer(_ container: ModelContainer) -> some View {
    modifier(GivenContainer(container: container))
  }

  /// Gives the views inside a context.
  public func modelContext(_ context: ModelContext) -> some View {
    environment(\.modelContext, context)
  }

  /// Makes a container for a type of models and gives the views inside its main context.
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [type], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }

  /// Makes a container for types of models and gives the views inside its main context.
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      MadeContainer {
        Result {
          let container = try ModelContainer(
            for: Schema(types), configurations: ModelConfiguration(isStoredInMemoryOnly: inMemory))
          container.mainContext.autosaveEnabled = isAutosaveEnabled
          return container
        }
      } onSetup: {
        onSetup($0)
      })
  }
}

extension Scene {
  /// Gives the windows a container's main context.
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    ModifiedScene(content: AnyView(_content.modelContainer(container)))
  }

  /// Gives the windows a context.
  public func modelContext(_ context: ModelContext) -> some Scene {
    ModifiedScene(content: AnyView(_content.modelContext(context)))
  }

  /// Makes a container for a type of models and gives the windows its main context.
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [type], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }

  /// Makes a container for types of models and gives the windows its main context.
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    ModifiedScene(
      content: AnyView(
        _content.modelContainer(
          for: types, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
          onSetup: onSetup)))
  }
}

/// A container that somebody else has made, held as long as the views are shown.
struct GivenContainer {
  let container: ModelContainer
}

extension GivenContainer: ViewModifier {
  @MainActor func body(content: Content) -> some View { content.environment(\.modelContext, container.mainContext) }
}

/// A container that is made when the views are shown for the first time, and lives as long as they.
struct MadeContainer {
  let make: @MainActor () -> Result<ModelContainer, any Error>
  let onSetup: @MainActor (Result<ModelContainer, any Error>) -> Void
  @State private var held = Held()

  /// What is kept: making it changes no state of the view.
  final class Held {
    var container: ModelContainer?
    var isSetUp = false
  }

  init(
    _ make: @escaping @MainActor () -> Result<ModelContainer, any Error>,
    onSetup: @escaping @MainActor (Result<ModelContainer, any Error>) -> Void
  ) {
    self.make = make
    self.onSetup = onSetup
  }

  @MainActor private var container: ModelContainer? {
    if held.isSetUp { return held.container }
    held.isSetUp = true
    let result = make()
    onSetup(result)
    switch result {
    case .success(let container): held.container = container
    case .failure(let error):
      Issues.report(
        Issue(
          "The model container could not be made.", severity: .fault, evidence: "\(error)",
          advice: "The views inside have no context. Handle the error in onSetup."))
    }
    return held.container
  }
}

extension MadeContainer: ViewModifier {
  @MainActor func body(content: Content) -> some View {
    content.environment(\.contextOfContainer, container?.mainContext)
  }
}
