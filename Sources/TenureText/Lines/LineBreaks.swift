/// Where lines may end: the rules of UAX 14 that are behind each answer have their numbers.
enum LineBreaks {
  /// May a line end between two characters? `spaced`: spaces stand between them; the line would end after these.
  static func allowed(_ before: BreakClass, _ after: BreakClass, spaced: Bool, startsWord: Bool) -> Bool {
    switch (before, after) {
    case (_, .space), (_, .newline), (_, .zeroWidthSpace): false  // LB6, LB7
    case (.zeroWidthSpace, _): true  // LB8
    case (.glue, _) where !spaced: false  // LB12
    case (_, .glue): spaced || before == .after || before == .hyphen  // LB12a
    case (_, .closing), (_, .slash): false  // LB13
    case (_, .infix): spaced  // LB13: after a space, a period may begin a line (".5")
    case (.opening, _): false  // LB14
    case (.dash, .dash): false  // LB17
    case _ where spaced: true  // LB18
    case (_, .quotation), (.quotation, _): false  // LB19
    case (_, .after), (_, .hyphen), (_, .nonstarter), (_, .inseparable): false  // LB21, LB22
    case (.hyphen, .digit): false  // LB25
    case (.hyphen, _): !startsWord  // LB20a, LB21
    case (.after, _), (.dash, _), (_, .dash): true  // LB17, LB21
    case (.slash, .digit): false  // LB25
    case (.slash, _): true
    case (.prefix, .ideograph), (.ideograph, .postfix): false  // LB23a
    case (.ideograph, _), (_, .ideograph), (.nonstarter, _): true  // LB31
    default: false
    }
  }

  /// Goes through a text from character to character.
  struct Cursor {
    private var last: BreakClass?
    private var spaced = false
    /// The last character stands at the start, or after a space.
    private var startsWord = true

    /// Whether a line may end before this character, the next of the text.
    mutating func mayEnd(before next: BreakClass) -> Bool {
      guard let before = last else {
        last = next == .space ? nil : next
        return false
      }
      if next == .space {
        spaced = true
        return false
      }
      let allowed = LineBreaks.allowed(before, next, spaced: spaced, startsWord: startsWord)
      startsWord = spaced
      spaced = false
      last = next
      return allowed
    }
  }
}
