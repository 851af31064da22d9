/// The property wrapper that holds a member.
public enum Wrapper: Sendable, Hashable {
  case state, stateObject, observedObject, environmentObject, environment, binding, bindable
  case published, appStorage, sceneStorage, focusState, gestureState, fetchRequest, query
  /// Any other attribute that begins with a capital letter.
  case custom(String)

  init?(attribute name: String) {
    let last = name.lastPart
    if let known = Self.known[last] {
      self = known
    } else if last.startsWithCapital, !Self.isolation.contains(last) {
      self = .custom(last)
    } else {
      return nil
    }
  }

  private static let known: [String: Wrapper] = [
    "State": .state, "StateObject": .stateObject, "ObservedObject": .observedObject,
    "EnvironmentObject": .environmentObject, "Environment": .environment, "Binding": .binding, "Bindable": .bindable,
    "Published": .published, "AppStorage": .appStorage, "SceneStorage": .sceneStorage, "FocusState": .focusState,
    "GestureState": .gestureState, "FetchRequest": .fetchRequest, "SectionedFetchRequest": .fetchRequest,
    "Query": .query,
  ]

  /// Attributes that look like wrappers and are none.
  private static let isolation: Set<String> = [
    "MainActor", "ViewBuilder", "Sendable", "ObservationIgnored", "ObservationTracked", "NSManaged", "IBOutlet",
    "IBAction", "IBInspectable", "GKInspectable", "Entry", "Previewable", "Attribute", "Relationship", "Transient",
    "SceneBuilder", "CommandsBuilder", "ToolbarContentBuilder", "Presents", "ObservationStateIgnored",
  ]

  /// As it is written.
  public var spelling: String {
    if case .custom(let name) = self { return "@\(name)" }
    return "@" + (Self.known.first { $0.value == self && $0.key != "SectionedFetchRequest" }?.key ?? "")
  }

  /// Keeps its value for as long as the view has its place.
  public var isOwning: Bool { self == .state || self == .stateObject }
  /// Works only where SwiftUI gives it a place in the tree of views.
  public var needsView: Bool {
    switch self {
    case .published, .custom, .bindable, .binding, .appStorage: false
    default: true
    }
  }
}
