import TenureCombine
import TenureIssues
import TenureThread

/// What a wrapper keeps for the object it observes: a subscription that makes the view run again.
@MainActor final class ObjectLink<Object: ObservableObject> {
  let object: Object
  private var subscription: AnyCancellable?
  /// The window whose record has the object's writes, while this link stands; nil when nobody listens to it.
  private weak var recording: Window?

  init(_ object: Object, of node: ViewNode, as plan: PropertyPlan) {
    self.object = object
    let target = WeakNode(node)
    let (view, property) = (plan.owner, plan.name)
    if node.window.log != nil {
      recording = node.window
      PublishedRecord.link(object, in: node.window)
    }
    let reporter = Issues.reporter
    subscription = object.objectWillChange.sink { _ in
      if tenure_is_main_thread() {
        asMainActor { target.value?.objectWillChange(property, view) }
      } else {
        reportOffMain(
          "\(shortName(of: Object.self)), observed by \(view).\(property), published from another thread.", to: reporter
        )
        onMain { target.value?.objectWillChange(property, view) }
      }
    }
  }

  func cancel() {
    subscription?.cancel()
    subscription = nil
    if let recording { PublishedRecord.unlink(object, in: recording) }
    recording = nil
  }
}

/// Reports to whom the subscriber reports: a thread of its own has nobody.
func reportOffMain(_ evidence: String, to reporter: Issues.Reporter) {
  reporter(
    Issue(
      "Publishing changes from background threads is not allowed; make sure to publish values from the main thread "
        + "(via operators like receive(on:)) on model updates.",
      evidence: evidence,
      advice: "Mark the model @MainActor, or hop with await MainActor.run { … } before writing."))
}

extension ViewNode {
  fileprivate final func objectWillChange(_ property: String, _ view: String) {
    if window.isEvaluating {
      Issues.report(
        Issue(
          "Publishing changes from within view updates is not allowed, this will cause undefined behavior.",
          evidence: "The object in \(view).\(property) published while \(window.evaluated) was evaluated; "
            + "the update follows.",
          advice: "Change models in actions, in onAppear, in onChange or in a task, never in body."))
    }
    window.invalidate(self, because: property)
  }
}
