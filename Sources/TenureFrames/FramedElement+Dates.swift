import TenureText

extension FramedElement {
  /// What a date picker says: of `2026-03-14T09:30`, the day and the time in words.
  package var dateWords: [String] { DateWords.words(of: self[.value]?.text ?? "") }

  /// The month that a graphical one shows; nil of a time alone.
  package var month: DateWords.Month? { DateWords.month(of: self[.value]?.text ?? "") }
}
