import Foundation

/// A text of what the clock says, which is written anew whenever it would say something else.
final class CountingContent<Value, Format: DiscreteFormatStyle>: TextContent, @unchecked Sendable
where Format.FormatInput == Value {
  private let source: TimeDataSource<Value>
  private let format: Format
  private let write: (Format.FormatOutput) -> AttributedString

  init(
    _ source: TimeDataSource<Value>, _ format: Format, _ write: @escaping (Format.FormatOutput) -> AttributedString
  ) {
    self.source = source
    self.format = format
    self.write = write
  }

  override func runs(in locale: Locale) -> [TextRun] {
    let moment = TextMoment.current ?? Date()
    return AttributedContent(write(format.said(source.value(at: moment), in: locale))).runs(in: locale)
  }

  override var isCounting: Bool { true }

  override func nextChange(after date: Date) -> Date? {
    guard let next = format.discreteInput(after: source.value(at: date)) else { return nil }
    guard let change = source.date(of: next), change < .distantFuture else { return nil }
    // What rounds at the moment itself is asked again soon after.
    return max(change, date + 0.001)
  }

  override func isSame(as other: TextContent) -> Bool {
    guard let other = other as? CountingContent<Value, Format> else { return false }
    return source == other.source && format == other.format
  }
}
