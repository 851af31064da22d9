import TenureRender

/// A node that answers for the elements below when they have no answer of their own.
@MainActor package protocol Responder: ViewNode {
  func respond(to action: UserAction) -> Answer
  /// `element` is what the person acted on.
  func respond(to action: UserAction, from element: ElementNode) -> Answer
  /// A finger is at this place, from the corner of what it is on, whoever answers it.
  func touched(_ x: Double, _ y: Double)
  /// When it is asked.
  var priority: ResponderPriority { get }
}

/// When a node is asked that stands around what a user acted on.
package enum ResponderPriority {
  /// When nothing inside has answered.
  case normal
  /// Before what is inside.
  case high
  /// Whatever else answers.
  case simultaneous
}

extension Responder {
  package var priority: ResponderPriority { .normal }
  package func touched(_ x: Double, _ y: Double) {}
  package func respond(to action: UserAction) -> Answer { .none }
  package func respond(to action: UserAction, from element: ElementNode) -> Answer { respond(to: action) }
}

package enum Answer {
  /// It is none of this node's business.
  case none
  /// It is a part of what the node waits for; those around may answer.
  case waits
  case done
}
