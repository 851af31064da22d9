import Dispatch
import Foundation
import TenureIssues
import TenureLayout
import TenureRender
import TenureScenes
import TenureStorage
import TenureTree

/// One window that runs: takes events, keeps the screen up to date, hands out patches.
@MainActor public final class Session {
  package let window = Window()
  /// What happened, turn by turn; nil when nobody asked for it.
  public let record: TurnLog?
  /// Called with each turn that came of no event.
  public var onOwnTurn: ((TurnResult) -> Void)?
  /// Runs what the program does: as the code of a screen under test, in a way that a fault can end. False when one did;
  /// nothing can be done after that.
  public var guarding: ((@escaping () -> Void) -> Bool)?
  /// Called when something has changed outside of an event, by who sees to an update then; nil for the main queue's next turn.
  public var onNeedsUpdate: (() -> Void)?
  private var isStopped = false
  private var isUpdateScheduled = false
  private var isHandling = false

  public init(recording: Bool = false) {
    record = recording ? TurnLog() : nil
    if recording { Cause.isFollowed = true }
    window.log = record
    record?.round = { [place = window.reference] in place.window?.round ?? 0 }
    window.onNeedsUpdate = { [weak self] in self?.needsUpdate() }
  }

  /// Where another thread let go of it last, this runs later: until then its window is on the screen and hears of writes.
  isolated deinit {
    window.onNeedsUpdate = nil
    // Code that was walked away from may hold views for ever. They find their window where it was.
    if isStopped { Self.abandoned.append(window) } else { window.unmount() }
  }

  private static var abandoned: [Window] = []

  /// Puts `view` on the screen and completes the first frame.
  @discardableResult
  public func mount<V: View>(
    _ view: V, environment: @escaping (inout EnvironmentValues) -> Void = { _ in }
  ) -> TurnResult {
    handle("mount") { [window] in window.open(view, environment: environment) }
  }

  /// Puts a program's first window on the screen.
  @discardableResult
  public func mount<A: App>(
    _ app: A.Type, environment: @escaping (inout EnvironmentValues) -> Void = { _ in }
  ) -> TurnResult {
    mount(AppView<A>(), environment: environment)
  }

  /// The window has another size from now on: views that follow it do. Nil where it has that size, or no view asks for it.
  package func resize(width: Double, height: Double) -> TurnResult? {
    let size = CGSize(width: width, height: height)
    if size == window.size || isStopped { return nil }
    let event = "resize the window to \(Int(width)) × \(Int(height))"
    caused(by: event) { [window] in window.changeEnvironment { $0.takeWindow(size) } }
    return window.hasWork ? handle(event) {} : nil
  }

  /// What the device takes of the window at its edges: nothing unless the host says so.
  package var safeArea: MeasuredSize.SafeArea {
    get { window.safeArea }
    set { window.safeArea = newValue }
  }

  /// What the window's `@SceneStorage` properties hold; set before mounting, it restores them.
  public var sceneStorage: [String: PropertyValue] {
    get { window.sceneStorage }
    set { window.sceneStorage = newValue }
  }

  /// Everything that is on the screen and what it rests on, for the inspector.
  package func inspect(limit: Int = 4_000) -> Inspection? { window.inspect(limit: limit) }

  /// The whole screen as a value.
  public var screen: RenderNode? { window.render() }

  /// The whole screen, element by element: each before those in it, which it is told without, and with how many elements
  /// are around it. For a host that keeps a tree of its own.
  public func readScreen(_ visit: (RenderNode, Int) -> Void) { window.renderEach(visit) }

  /// Does what a user did to the element `id`; `event` names it for display.
  @discardableResult
  package func perform(_ action: UserAction, on id: NodeID, event: String) -> TurnResult {
    var outcome = ActionOutcome.gone
    var result = handle(event) { [window] in outcome = window.perform(action, on: id) }
    result.outcome = outcome
    return result
  }

  /// True once an element has asked how large it is: a host that lays out tells it after each turn.
  public var asksForSizes: Bool { window.asksForSizes }

  /// True while there is a view that only a layout of exact sizes can show: one of several that fits, a layout of the
  /// program's own.
  package var asksForArrangements: Bool { window.asksForArrangements }

  /// Says that the host tells sizes before it shows what was made from them.
  public func layOutPromptly() { window.layOutPromptly() }

  /// Says that the host aligns views by itself: it is told where their guides are.
  package func tellGuides() { window.tellGuides() }

  /// Tells elements how large the host has made them. Nil where all of them know.
  @discardableResult
  public func measure(_ sizes: [MeasuredSize]) -> TurnResult? {
    var layout = MeasuredLayout()
    layout.sizes = sizes
    return measure(layout)
  }

  /// Tells elements what the host has laid out. Nil where all of them know.
  @discardableResult
  public func measure(_ layout: MeasuredLayout, event: String = "lay out") -> TurnResult? {
    window.news(in: layout).map { news in handle(event) { [window] in window.take(news) } }
  }

  /// All that views say to layout in code about an element, innermost first.
  public func sayings(about id: NodeID) -> [Saying] { window.sayings(about: id) }

  /// The elements that a host has to lay out anew because their views say something else. They are told once.
  public func takeNewSayings() -> [NodeID] { window.takeNewSayings() }

  /// Runs what asks views for their layout: a fault in the program's own layouts and guides stops it as one in an event does.
  public func layOut(_ body: @escaping () -> Void) { guarded(body) }

  /// Runs `body` as an event, and settles what it changed.
  @discardableResult
  public func handle(_ event: String, _ body: @escaping () -> Void) -> TurnResult {
    if isStopped { return TurnResult() }
    record?.begin(event)
    isHandling = true
    caused(by: event) { turn(body) }
    isHandling = false
    return finishTurn()
  }

  private func caused(by event: String, _ body: () -> Void) {
    if !Cause.isFollowed { return body() }
    Cause.$current.withValue(Cause(event, in: record == nil ? nil : window), operation: body)
  }

  private func turn(_ event: @escaping () -> Void) {
    if guarding == nil { window.turn(event) } else { guarded { [window] in window.turn(event) } }
  }

  /// Brings the screen up to date now, if anything waits. Nil where nothing did, and within an event, whose turn it is.
  @discardableResult
  public func updateIfNeeded() -> TurnResult? {
    if isHandling { return nil }
    if !isStopped { window.noticeStoredChanges() }
    if window.hasWork, !isStopped {
      guarded { [window] in window.update() }
      return finishTurn()
    }
    let rest = finishTurn()
    return rest.patch.isEmpty ? nil : rest
  }

  /// Asks the program to open an address, as a link in another program does. The outcome says whether a view answers.
  @discardableResult
  public func open(_ url: URL) -> TurnResult {
    var outcome = ActionOutcome.unanswered
    var result = handle("open \(url.absoluteString)") { [window] in if window.open(url) { outcome = .done } }
    result.outcome = outcome
    return result
  }

  /// Shows so many rows of each list and lazy stack until it is scrolled. Said before mounting.
  public func showFirst(rows: Int) { window.showFirst(rows: rows) }

  /// How many rounds of updates there have been: a number that tells whether anything has happened.
  package var rounds: Int { window.round }

  /// The values in the path of the navigation stack that a user sees.
  public var path: [AnyHashable] { window.path }
  /// The screen of that stack that a user sees.
  public var topScreen: NodeID? { window.topScreen }
  /// The sheet, popover, alert or dialog on top.
  public var topPresentation: NodeID? { window.topPresentation }

  /// The element that has the keyboard.
  public var focused: NodeID? { window.focused }

  /// What a secure field holds: for a harness that types into it.
  package func secret(of id: NodeID) -> String? { window.secret(of: id) }

  /// The number, in a look at the window, of the state that a secure field is bound to.
  package func secretSource(of id: NodeID) -> Int? { window.secretSource(of: id) }

  /// Takes everything off the screen.
  public func unmount() {
    record?.begin("close")
    guarded { [window] in window.unmount() }
    record?.end()
  }

  private func finishTurn() -> TurnResult {
    if isStopped {
      record?.end()
      return TurnResult()
    }
    let patch = window.takePatch()
    record?.end(steps: patch.steps.count)
    return TurnResult(
      patch: patch, focused: window.focused, attended: window.takeAttended(), revealed: window.takeRevealed(),
      scrolled: window.takeScrolled())
  }

  /// The program has come to a fault outside of an event: nothing happens in it any more.
  package func stop() {
    isStopped = true
    Window.abandonScopes()
    record?.end()
  }

  private func guarded(_ body: @escaping () -> Void) {
    if isStopped { return }
    guard let guarding else { return body() }
    isStopped = !guarding(body)
    if isStopped { Window.abandonScopes() }
  }

  /// Something changed outside of an event. The update follows later in the same run-loop turn, or when a test sees to it.
  private func needsUpdate() {
    guard !isUpdateScheduled, !isHandling else { return }
    if let onNeedsUpdate { return onNeedsUpdate() }
    isUpdateScheduled = true
    let update = { @MainActor [weak self] in
      guard let self else { return }
      isUpdateScheduled = false
      if let turn = updateIfNeeded() { onOwnTurn?(turn) }
    }
    DispatchQueue.main.async { MainActor.assumeIsolated { update() } }
  }
}
