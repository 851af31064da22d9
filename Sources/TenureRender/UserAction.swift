/// What a user did to one element. A host sends it; the element that it names answers.
public enum UserAction: Sendable, Equatable {
  case tap
  /// Two taps in a row, where the host waits whether a second one follows. What does not wait for two is tapped twice.
  case doubleTap
  case longPress
  /// A finger is put on the element and stays there, or is lifted.
  case press(Bool)
  /// A pointer comes over the element, or leaves it.
  case hover(Bool)
  /// A pointer is at a place over the element, measured from its upper left corner.
  case point(x: Double, y: Double)
  /// The whole content of a field after an edit.
  case setText(String)
  /// Some of a field's text is selected, between two places in units of UTF-16; or the cursor is put somewhere.
  case selectText(from: Int, to: Int)
  /// Return was pressed in a field.
  case submit
  case setFlag(Bool)
  /// The choice at this position among those the element offers.
  case choose(Int)
  case setNumber(Double)
  case increment
  case decrement
  /// A key goes down while the element has focus, with others that are held as a sum of 1, 2, 4 …: caps lock, shift, control,
  /// option, command.
  case key(Character, held: Int)
  /// Assistive technology asks for an action by its name.
  case assist(String)
  /// Assistive technology comes to the element, or leaves it.
  case attend(Bool)
  case focus
  case blur
  /// Back from a screen to the one before.
  case back
  /// A sheet is swiped down; what is outside of a popover or a dialog is tapped.
  case dismiss
  /// A row is put into the selection, or taken out of it.
  case select(Bool)
  /// A row is deleted.
  case delete
  /// A row is moved to this place among its like.
  case move(to: Int)
  /// A list or a lazy stack is scrolled: so many rows are in sight, from this one on.
  case scroll(to: Int, rows: Int)
  /// A row is scrolled to, if it is out of sight.
  case reveal
  /// A list is pulled down.
  case refresh
  /// Files are chosen, by their paths: those that are read, or the one that is written.
  case files([String])
  /// What is dragged by another element comes over this one, is dropped there, or leaves: with the place, measured from the
  /// element's upper left corner.
  case drop(DropStage, of: NodeID, x: Double, y: Double)
  /// There is room for one column of a split view at a time, or for all of them again.
  case fold(Bool)
  /// A picture that was waited for is there, or cannot be had.
  case load(Bool)
  /// A step of a drag, with the place where it is, measured from the element's upper left corner.
  case drag(DragStage, x: Double, y: Double)
  /// Two fingers go apart or together: so many times as far apart as at the start.
  case magnify(DragStage, Double)
  /// Two fingers turn around each other, by so many radians since the start.
  case rotate(DragStage, Double)

  /// How far a drag is.
  public enum DragStage: Sendable, Equatable {
    case began, moved, ended, cancelled
  }

  /// How far what is dragged is: it has been taken hold of, where it came from, and so on.
  public enum DropStage: Sendable, Equatable {
    case lifted, entered, dropped, exited
  }

  /// True for what a page has found out by itself: nobody has to be able to do it.
  package var isFinding: Bool {
    switch self {
    case .fold, .load: true
    default: false
    }
  }
}
