/// What is selected in a field: some of its text, or the place between two characters where typing goes on.
///
///     @State private var text = "Buy milk"
///     @State private var selection: TextSelection?
///     TextField("Task", text: $text, selection: $selection)
///
/// The trap: the indices belong to the text as it was. What lies behind the end of a shorter text counts as its end.
public struct TextSelection: Hashable, Sendable {
  /// What is selected.
  public enum Indices: Hashable, Sendable {
    /// One stretch; an empty one is a place between two characters.
    case selection(Range<String.Index>)
    /// Several stretches. Hosts show the first.
    case multiSelection(RangeSet<String.Index>)
  }

  /// What is selected.
  public var indices: Indices
  /// At which end of a line a place between two lines stands. Hosts choose themselves.
  public var affinity = TextSelectionAffinity.automatic

  /// Selects some of the text.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Selects several stretches of the text.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Selects nothing: typing goes on here.
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

  /// True for a place between two characters.
  public var isInsertion: Bool { stretch?.isEmpty ?? false }

  /// The stretch that hosts show.
  var stretch: Range<String.Index>? {
    switch indices {
    case .selection(let range): range
    case .multiSelection(let ranges): ranges.ranges.first
    }
  }
}

/// At which end of a line a place between two lines stands.
public enum TextSelectionAffinity: Hashable, Sendable {
  /// Where the host puts it; at the end of the line before; at the start of the line after.
  case automatic, upstream, downstream
}
