/// What the receiver of a closure does with it.
public enum ClosureUse: Sendable, Equatable {
  /// Builds views from it, when the body around it is evaluated.
  case content
  /// Calls it at once: `map { }`, `withAnimation { }`.
  case immediate
  /// Keeps it and calls it because of something.
  case action
  case unknown

  /// When the code in a closure runs, by who takes it.
  public init(of closure: Node) {
    guard let call = closure.parent, closure.role == .argument || closure.role == .trailing else {
      self = .unknown
      return
    }
    if call.kind == .closure || call.role == .callee && call.kind == .closure {
      self = .immediate
      return
    }
    let name = call.calledName ?? call.name
    let label = closure.label
    if let label, let known = Self.byLabel(label) {
      self = known
    } else if name == "Button" || name.hasSuffix("Button") && call.child(.callee)?.kind == .reference {
      let hasAction = call.children.contains { $0.label == "action" || $0.label == "intent" }
      self = closure.role == .trailing && label == nil ? (hasAction ? .content : .action) : .content
    } else if Self.actionCalls.contains(name) {
      self = .action
    } else if Self.immediateCalls.contains(name) {
      self = .immediate
    } else if Self.contentCalls.contains(name) {
      self = .content
    } else if name.hasPrefix("on"), name.dropFirst(2).first?.isUppercase == true {
      self = .action
    } else if call.child(.callee)?.kind == .reference, name.first?.isUppercase == true, closure.role == .trailing {
      self = .content
    } else {
      self = .unknown
    }
  }

  private static func byLabel(_ label: String) -> ClosureUse? {
    switch label {
    case "action", "perform", "completion", "set", "onDismiss", "onCommit", "onEditingChanged", "onIncrement",
      "onDecrement", "primaryAction", "onCompletion", "completionHandler", "handler", "callback", "get":
      return .action
    case "content", "label", "destination", "footer", "header", "placeholder", "detail", "sidebar", "icon", "actions",
      "message", "preview", "overlay", "background", "root", "title", "minimumValueLabel", "maximumValueLabel",
      "currentValueLabel", "description", "compact", "expanded", "rowContent", "columns", "rows":
      return .content
    default:
      return label.hasPrefix("on") && label.dropFirst(2).first?.isUppercase == true ? .action : nil
    }
  }

  private static let actionCalls: Set<String> = [
    "Task", "detached", "task", "refreshable", "onAppear", "onDisappear", "onTapGesture", "onLongPressGesture",
    "onChange", "onReceive", "sink", "async", "asyncAfter", "schedule", "scheduledTimer", "addTask", "gesture",
    "accessibilityAction", "keyboardShortcut", "swipe", "dataTask", "addObserver", "perform", "updating",
    "addLocalMonitorForEvents", "addGlobalMonitorForEvents", "observe", "subscribe", "receive", "handleEvents", "run",
  ]

  private static let immediateCalls: Set<String> = [
    "map", "filter", "compactMap", "flatMap", "reduce", "sorted", "sort", "forEach", "first", "firstIndex", "last",
    "lastIndex", "contains", "allSatisfy", "min", "max", "prefix", "drop", "removeAll", "withAnimation",
    "withTransaction", "withLock", "sync", "mapValues", "compactMapValues", "partition", "split", "zip", "count",
    "assumeIsolated", "performWithoutAnimation",
  ]

  private static let contentCalls: Set<String> = [
    "sheet", "fullScreenCover", "popover", "overlay", "background", "toolbar", "contextMenu", "safeAreaInset",
    "swipeActions", "navigationDestination", "alert", "confirmationDialog", "mask", "badge", "tabItem", "inspector",
    "searchSuggestions", "listRowBackground", "modifier", "commands", "navigationBarItems", "actionSheet", "section",
    "safeAreaBar", "settings", "groupBox", "visualEffect", "scrollTransition", "phaseAnimator", "keyframeAnimator",
    "containerRelativeFrame", "alignmentGuide", "matchedTransitionSource", "menu", "tabViewBottomAccessory",
  ]
}
