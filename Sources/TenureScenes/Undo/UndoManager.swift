import Foundation

/// Remembers how to take back what a user has done, and how to do it again.
///
///     @Environment(\.undoManager) private var undoManager
///     undoManager?.registerUndo(withTarget: model) { $0.restore(item) }
///     undoManager?.setActionName("Delete")
///
/// What is registered in one event is taken back together. What is registered while something is taken back is how to do it
/// again. It is here, and not in Foundation, which has none on Linux.
///
/// The trap: views are not told when `canUndo` changes; they run again for the state that changes with it. Hosts have no
/// gesture and no key for it: offer a button.
@MainActor @preconcurrency open class UndoManager: NSObject {
  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  /// The groups that are open, the outermost first.
  private var open: [UndoGroup] = []
  /// True while the outermost open group is that of an event.
  private var isEventOpen = false
  private var disabled = 0
  /// Closes the group of an event when the event is over.
  var whenEventEnds: ((@escaping () -> Void) -> Void)?

  /// One that remembers nothing yet.
  public override nonisolated init() { super.init() }

  // MARK: Settings

  /// True where what is registered in one event is one group.
  open var groupsByEvent = true
  /// How many groups it remembers; 0 for all of them.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }
  /// How many groups are open.
  open var groupingLevel: Int { open.count }
  /// False while nothing is remembered.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// Remembers nothing until `enableUndoRegistration()` has been called as often.
  open func disableUndoRegistration() { disabled += 1 }
  /// Remembers again what is registered.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  // MARK: Registering

  /// Remembers what takes back what has just been done. The target is not kept: where it has gone, nothing is done.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty { beginEvent() }
    if !isUndoing, !isRedoing { redoStack = [] }
    let step = UndoStep(target: target) { [weak target] in if let target { handler(target) } }
    open.last?.steps.append(step)
  }

  /// Begins a group: what is registered until it ends is taken back together.
  open func beginUndoGrouping() {
    if open.isEmpty, groupsByEvent, !isUndoing, !isRedoing { beginEvent() }
    open.append(UndoGroup())
  }

  /// Ends the group that was begun last.
  open func endUndoGrouping() {
    guard let group = open.popLast() else { return }
    if open.isEmpty { isEventOpen = false }
    if group.isEmpty { return }
    if let outer = open.last {
      outer.steps.append(UndoStep(target: nil) { group.run() })
      if outer.name.isEmpty { outer.name = group.name }
    } else if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      trim()
    }
    NotificationCenter.default.post(name: .NSUndoManagerDidCloseUndoGroup, object: self)
  }

  private func beginEvent() {
    open.append(UndoGroup())
    // Without groups by event, each stands by itself until the program says otherwise.
    isEventOpen = true
    if let whenEventEnds {
      whenEventEnds { [weak self] in self?.endEvent() }
    } else {
      Task { @MainActor [weak self] in self?.endEvent() }
    }
  }

  /// The event is over.
  func endEvent() { if isEventOpen, open.count == 1, !isUndoing, !isRedoing { endUndoGrouping() } }

  private func trim() {
    if levelsOfUndo > 0, undoStack.count > levelsOfUndo { undoStack.removeFirst(undoStack.count - levelsOfUndo) }
  }

  // MARK: Taking back

  /// True where there is something to take back.
  open var canUndo: Bool { !undoStack.isEmpty || isEventOpen && open.first?.isEmpty == false }
  /// True where there is something to do again.
  open var canRedo: Bool { !redoStack.isEmpty }
  /// True while something is taken back.
  open private(set) var isUndoing = false
  /// True while something is done again.
  open private(set) var isRedoing = false
  /// How many groups can be taken back.
  open var undoCount: Int { undoStack.count }
  /// How many groups can be done again.
  open var redoCount: Int { redoStack.count }

  /// Takes back the last group.
  open func undo() {
    endEvent()
    undoNestedGroup()
  }

  /// Takes back the last group that has ended.
  open func undoNestedGroup() {
    guard open.isEmpty, let group = undoStack.popLast() else { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillUndoChange, object: self)
    isUndoing = true
    run(group)
    isUndoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
  }

  /// Does again what was taken back last.
  open func redo() {
    endEvent()
    guard open.isEmpty, let group = redoStack.popLast() else { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillRedoChange, object: self)
    isRedoing = true
    run(group)
    isRedoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
  }

  /// What it registers is the way back, under the same name.
  private func run(_ group: UndoGroup) {
    let back = UndoGroup()
    back.name = group.name
    open.append(back)
    group.run()
    endUndoGrouping()
  }

  /// Forgets everything.
  open func removeAllActions() {
    (undoStack, redoStack, open, isEventOpen) = ([], [], [], false)
    disabled = 0
  }

  /// Forgets what is about an object.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    for group in undoStack + redoStack + open { group.steps.removeAll { $0.target === object } }
    undoStack.removeAll(where: \.isEmpty)
    redoStack.removeAll(where: \.isEmpty)
  }

  // MARK: Names

  /// Names what the group does that is open, or that has ended last.
  open func setActionName(_ actionName: String) { (open.last ?? undoStack.last)?.name = actionName }
  /// What the last group has done, for people.
  open var undoActionName: String { (isEventOpen ? open.first : nil)?.name ?? undoStack.last?.name ?? "" }
  /// What would be done again, for people.
  open var redoActionName: String { redoStack.last?.name ?? "" }
  /// What a button that takes it back reads.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// What a button that does it again reads.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// What a button reads that takes back what has a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// What a button reads that does again what has a name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}

/// One thing that is done to take something back.
private struct UndoStep {
  weak var target: AnyObject?
  let run: @MainActor () -> Void
}

/// What is taken back together.
@MainActor private final class UndoGroup {
  var steps: [UndoStep] = []
  var name = ""

  nonisolated init() {}

  var isEmpty: Bool { steps.isEmpty }

  /// The last first.
  func run() { for step in steps.reversed() { step.run() } }
}

extension Notification.Name {
  /// A group has ended.
  public static let NSUndoManagerDidCloseUndoGroup = Self("NSUndoManagerDidCloseUndoGroupNotification")
  /// Something is about to be taken back.
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  /// Something has been taken back.
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  /// Something is about to be done again.
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  /// Something has been done again.
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
