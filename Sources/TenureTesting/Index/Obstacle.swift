/// Why a user certainly does not see an element, or does not reach it with a finger.
enum Obstacle: Equatable {
  /// A row that has to be scrolled to.
  case scrolledAway
  /// Another screen covers it, or it waits to be asked for, or it says hidden().
  case away
  /// Something in front of it fills the room that both stand in.
  case covered(by: ShownNode, in: ShownNode)
  case offScreen(x: Double, y: Double)
  case scaledToNothing
  case clippedAway
  case transparent(opacity: Double)
  case inHiddenBar(String)
  /// What is written in it is drawn in no colour, or not drawn.
  case withoutInk
  case redacted
  case labelsHidden
  /// A choice of a picker that shows the chosen one alone.
  case notChosen
  /// The prompt of a field that is not empty.
  case filled
}
