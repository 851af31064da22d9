import Foundation

extension OSLogInterpolation {
  /// Appends a string, which is private unless `privacy` says otherwise.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(align, privacy, argumentString)
  }

  // Whole numbers have descriptions too: theirs is the more special one.
  /// Appends a value's description, which is private unless `privacy` says otherwise.
  @_disfavoredOverload
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    append(align, privacy) { value().description }
  }

  /// Appends a type's name, which is shown.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(shownByDefault: true, align, privacy) { "\(value())" }
  }

  /// Appends an object's description, which is private unless `privacy` says otherwise.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(.none, privacy) { argumentObject().description }
  }

  /// Appends an error, which is private unless `privacy` says otherwise.
  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(.none, privacy) { "\(error())" }
  }

  /// Appends a truth value.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    append(shownByDefault: true, .none, privacy) { format.text(boolean()) }
  }

  /// Appends a whole number.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(shownByDefault: true, align, privacy) { format.text(number()) }
  }

  /// Appends a number, with six digits after the point unless `format` says otherwise.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(shownByDefault: true, align, privacy) { format.text(Double(number())) }
  }

  /// Appends a number, with six digits after the point unless `format` says otherwise.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(shownByDefault: true, align, privacy) { format.text(number()) }
  }

  /// Appends a number, with six digits after the point unless `format` says otherwise.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> CGFloat, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(shownByDefault: true, align, privacy) { format.text(Double(number())) }
  }
}
