/// The words that a page's messages begin with. The script is made with them, and documentation lists them.
package enum PageWord: String, CaseIterable, Sendable {
  case hello, go, rooms, placed, scrolled
  case tap, submit, focus, blur, back, dismiss, delete, refresh
  case doubleTap = "double"
  case longPress = "long"
  case increment = "inc"
  case decrement = "dec"
  case text, cursor, flag, choose, number, move, scroll, select, fold, load, hover, point, attend, press, drag, drop,
    key, file,
    save

  /// What stands behind the word.
  package var rest: String {
    switch self {
    case .hello: "1, secret, seen, before"
    case .go: "wish, depth, address"
    case .rooms: "\"id width height …\""
    case .placed: "\"id kind x y width height …\""
    case .scrolled: "id, \"x y width height shown-width shown-height\", true"
    case .text: "id, text, edits"
    case .choose: "id, index"
    case .cursor: "id, start, end"
    case .number: "id, value"
    case .move: "id, place"
    case .scroll: "id, first, rows"
    case .flag, .select, .fold, .load, .hover, .press, .attend: "id, true"
    case .point: "id, x, y"
    case .drag: "id, stage, x, y"
    case .drop: "id, stage, dragged id, x, y"
    case .key: "id, key, held"
    case .file: "id, name, bytes, 1 or 2 or 0"
    default: "id"
    }
  }

  package var meaning: String {
    switch self {
    case .hello:
      "the first message of a socket: version, the page's secret, the last message that it has applied, the secret of "
        + "the page before. For the inspector the secret is `inspect:` and its token"
    case .go: "the browser's history was moved through"
    case .rooms: "how large the window is, as the size of the outermost element, and elements that asked for it"
    case .placed:
      "where those are in the window that read it, kind -2, and what they may see it from: what scrolls, kind -1, and "
        + "coordinate spaces, from 0 on"
    case .scrolled: "how far is scrolled, of what and in how much, where a view asks; true while a user scrolls"
    case .tap: "a click, a touch, Enter or Space on a control"
    case .doubleTap: "two clicks or touches in a row, where something waits for two"
    case .submit: "Enter in a field"
    case .focus: "a field got the keyboard"
    case .blur: "a field lost the keyboard"
    case .back: "the back button of a screen"
    case .dismiss: "Escape, or a click beside a sheet"
    case .delete: "a row is deleted"
    case .refresh: "a list was pulled down"
    case .longPress: "pressed for half a second"
    case .increment: "plus of a stepper"
    case .decrement: "minus of a stepper"
    case .text: "typed; `edits` counts that field's edits"
    case .cursor: "what is selected in a field that asks; from and to, in units of UTF-16"
    case .flag: "a toggle, or what opens and closes"
    case .choose: "of a picker, or of a sheet's heights"
    case .number: "a slider"
    case .move: "a row, by its handle"
    case .scroll: "which rows are in sight"
    case .select: "a row is selected, or not any more"
    case .fold: "there is space for one column of a split view only"
    case .load: "a picture has come, or has not"
    case .hover: "a mouse is over it, or has left"
    case .point: "where a mouse is over it; from its upper left corner"
    case .attend: "what assistive technology reads has got the browser's focus, or has lost it"
    case .press: "a pointer is held down on what shows that it is pressed, or is not any more"
    case .key: "a key; `held` is 1 for caps lock, 2 shift, 4 control, 8 option, 16 command, added up"
    case .file: "a part of a file that was chosen, in base64; 1 ends the file, 2 ends the last of them"
    case .save: "a file is to be written, and downloaded"
    case .drop:
      "what is dragged comes over it 0, is dropped 1, leaves 2, is taken hold of 3; from its upper left corner"
    case .drag: "0 began, 1 moved, 2 ended, 3 cancelled; from its upper left corner"
    }
  }
}

/// The words that changes begin with, in a message to a page.
package enum ChangeWord: String, CaseIterable, Sendable {
  case text = "t"
  case attribute = "a"
  case value = "v"
  case insert = "i"
  case remove = "x"
  case move = "m"
  case replace = "r"
  case focus = "f"
  case reveal = "y"
  case scroll = "Y"
  case rules = "s"
  case open = "o"
  case tree = "T"
  case place = "p"
  case movement = "w"
  case title = "n"
  case download = "d"
  case refusal = "q"

  /// What stands behind the word.
  package var rest: String {
    switch self {
    case .text: "id, words"
    case .attribute: "id, name, value or null"
    case .value: "id, value or null, edits"
    case .insert: "id, id or 0, html"
    case .remove: "id"
    case .reveal: "id, id or 0, side, side"
    case .scroll: "id, x or null, y or null"
    case .move: "id, id, id or 0"
    case .replace: "id, html"
    case .focus: "id or 0"
    case .rules: "rule, …"
    case .open: "address"
    case .tree: "html"
    case .place: "depth, address or null, wish"
    case .movement: "milliseconds, easing, delay, times, alternates"
    case .title: "words"
    case .download: "name, bytes"
    case .refusal: "words"
    }
  }

  package var meaning: String {
    switch self {
    case .text: "the words of an element"
    case .attribute: "an attribute; null takes it away"
    case .value: "what a user can change too; `edits` is how many edits of the field the server has seen"
    case .insert: "puts an element into one, before another or at the end"
    case .remove: "takes an element away"
    case .move: "puts an element into another place"
    case .replace: "makes an element anew"
    case .focus: "where the keyboard is"
    case .reveal:
      "scrolls to an element, to a side of what scrolls; the page stays where the second one scrolls by itself"
    case .scroll: "scrolls to a place in what is inside an element"
    case .rules: "rules of style that later changes name"
    case .open: "opens a link"
    case .tree: "the whole page"
    case .place: "how far one can go back, the address, and the wish that this answers"
    case .movement: "how the changes that follow are animated; nothing for at once"
    case .title: "the name of the window"
    case .download: "a file that the user keeps, in base64"
    case .refusal: "the files that a user sends are not taken, and why"
    }
  }
}
