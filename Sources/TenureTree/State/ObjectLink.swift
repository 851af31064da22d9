import TenureCombine
import TenureIssues
import TenureThread

/// What a wrapper keeps for the object it observes: a subscription that makes the view run again. Wrappers are structs, so a
/// program and a library that has one of them as a property asks for its type by name.
@MainActor package final class ObjectLink<Object: ObservableObject> {
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
    let (offMain, reporter) = (node.window.offMain, Issues.reporter)
    subscription = object.objectWillChange.sink { _ in
      if tenure_is_main_thread() {
        asMainActor { target.value?.objectWillChange(property, view) }
      } else {
        let place = OffMainReports.Place(type: ObjectIdentifier(Object.self), view: view, property: property)
        offMain.report(at: place, to: reporter) {
          "\(shortName(of: Object.self)), observed by \(view).\(property), published from another thread."
        }
        onMainOnce(about: target) { target.value?.publishedOffMain(property, view) }
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

extension ViewNode {
  fileprivate final func publishedOffMain(_ property: String, _ view: String) {
    window.offMain.tell(window.log)
    objectWillChange(property, view)
  }

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
