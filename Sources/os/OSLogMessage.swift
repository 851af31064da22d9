/// A message for the log, as a program writes it: a string literal with interpolated values.
///
/// The trap: a `String` is no message. Write `"\(text)"`.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  private let interpolation: OSLogInterpolation

  /// A message of a literal and its values.
  public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }

  /// A message without values.
  public init(stringLiteral value: String) {
    var interpolation = OSLogInterpolation(literalCapacity: value.count, interpolationCount: 0)
    interpolation.appendLiteral(value)
    self.interpolation = interpolation
  }

  func text(_ showsPrivate: Bool) -> String { interpolation.parts.map { $0(showsPrivate) }.joined() }
}

/// The literals and the values of a message. Values are asked for when the message is written.
public struct OSLogInterpolation: StringInterpolationProtocol {
  /// Each makes its text, told whether private values are shown.
  var parts: [(Bool) -> String] = []

  /// The parts of a literal with so many values.
  public init(literalCapacity: Int, interpolationCount: Int) { parts.reserveCapacity(interpolationCount * 2 + 1) }

  /// Appends what stands between the values.
  public mutating func appendLiteral(_ literal: String) { parts.append { _ in literal } }

  mutating func append(
    shownByDefault: Bool = false, _ align: OSLogStringAlignment = .none, _ privacy: OSLogPrivacy,
    _ text: @escaping () -> String
  ) {
    parts.append { align.aligned(privacy.shown(text(), shownByDefault: shownByDefault, showsPrivate: $0)) }
  }
}
