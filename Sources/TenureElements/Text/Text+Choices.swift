extension Text {
  /// How a text changes the case of its letters: all upper, all lower.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
  /// Where a text that does not fit is cut. The browser cuts every text at its end.
  public enum TruncationMode: Sendable { case head, middle, tail }
}
