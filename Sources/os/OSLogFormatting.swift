import Foundation

/// The column that a value is set in.
public struct OSLogStringAlignment: Equatable, Sendable {
  private enum Side { case none, left, right }
  private let side: Side
  private let columns: Int

  /// As wide as the value is.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(side: .none, columns: 0) }
  /// At the left of a column.
  public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(side: .left, columns: columns) }
  /// At the right of a column.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(side: .right, columns: columns)
  }

  func aligned(_ text: String) -> String {
    let space = String(repeating: " ", count: max(0, columns - text.count))
    return side == .right ? space + text : text + space
  }
}

/// How a truth value is written.
public enum OSLogBoolFormat: Equatable, Sendable {
  /// `true` or `false`.
  case truth
  /// `yes` or `no`.
  case answer

  func text(_ value: Bool) -> String { self == .truth ? "\(value)" : value ? "yes" : "no" }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Equatable, Sendable {
  private var radix = 10
  private var sign = false
  private var prefix = false
  private var isUppercase = false
  private var minDigits = 0

  /// With ten digits.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// With ten digits, a plus sign if asked for, and zeros in front.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(sign: explicitPositiveSign, minDigits: minDigits)
  }
  /// With sixteen digits.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  /// With sixteen digits, `0x` in front if asked for.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, sign: explicitPositiveSign, prefix: includePrefix, isUppercase: uppercase, minDigits: minDigits)
  }
  /// With eight digits.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }
  /// With eight digits, `0o` in front if asked for.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, sign: explicitPositiveSign, prefix: includePrefix, isUppercase: uppercase, minDigits: minDigits)
  }

  private init(
    radix: Int = 10, sign: Bool = false, prefix: Bool = false, isUppercase: Bool = false, minDigits: Int = 0
  ) {
    self.radix = radix
    self.sign = sign
    self.prefix = prefix
    self.isUppercase = isUppercase
    self.minDigits = minDigits
  }

  func text(_ number: some FixedWidthInteger) -> String {
    var digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    digits = String(repeating: "0", count: max(0, minDigits - digits.count)) + digits
    let start = prefix && radix == 16 ? "0x" : prefix && radix == 8 ? "0o" : ""
    return (number < 0 ? "-" : sign ? "+" : "") + start + digits
  }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Equatable, Sendable {
  private let specifier: Character
  private var precision: Int?
  private var sign = false
  private var isUppercase = false

  private init(_ specifier: Character, _ precision: Int?, sign: Bool = false, isUppercase: Bool = false) {
    self.specifier = specifier
    self.precision = precision
    self.sign = sign
    self.isUppercase = isUppercase
  }

  /// With six digits after the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting("f", nil) }
  /// With so many digits after the point.
  public static func fixed(
    precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting("f", precision, sign: explicitPositiveSign, isUppercase: uppercase)
  }
  /// With sixteen digits.
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting("a", nil) }
  /// With sixteen digits, a plus sign if asked for.
  public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting("a", nil, sign: explicitPositiveSign, isUppercase: uppercase)
  }
  /// With a power of ten.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting("e", nil) }
  /// With a power of ten and so many digits after the point.
  public static func exponential(
    precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting("e", precision, sign: explicitPositiveSign, isUppercase: uppercase)
  }
  /// As `fixed` or `exponential`, whichever is shorter.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting("g", nil) }
  /// As `fixed` or `exponential`, whichever is shorter, with so many digits.
  public static func hybrid(
    precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting("g", precision, sign: explicitPositiveSign, isUppercase: uppercase)
  }

  func text(_ number: Double) -> String {
    let letter = isUppercase ? specifier.uppercased() : String(specifier)
    return String(format: "%\(sign ? "+" : "")\(precision.map { ".\($0)" } ?? "")\(letter)", number)
  }
}
