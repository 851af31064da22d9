/// Where the options of an expected failure are.
public enum XCTExpectedFailure {
  /// Which failures are expected, and whether there has to be one.
  ///
  ///     let options = XCTExpectedFailure.Options()
  ///     options.issueMatcher = { $0.type == .assertionFailure }
  ///     XCTExpectFailure("The server rounds.", options: options)
  public final class Options {
    /// True for each failure that is expected; unless said otherwise all are.
    public var issueMatcher: (XCTIssue) -> Bool = { _ in true }
    /// Where it is false, nothing is expected.
    public var isEnabled = true
    /// The test fails where no failure comes.
    public var isStrict = true

    /// Options that expect every failure, and at least one.
    public init() {}

    /// Options with which a test passes with the failure and without it.
    public static func nonStrict() -> Options {
      let options = Options()
      options.isStrict = false
      return options
    }

    init(enabled: Bool?, strict: Bool?, issueMatcher: ((XCTIssue) -> Bool)?) {
      isEnabled = enabled ?? true
      isStrict = strict ?? true
      if let issueMatcher { self.issueMatcher = issueMatcher }
    }
  }
}

/// Failures that a test expects, from where it says so.
final class ExpectedFailure {
  let reason: String?
  let matches: (XCTIssue) -> Bool
  let isStrict: Bool
  let place: XCTSourceCodeLocation
  /// True once there was one of them.
  var hasCome = false

  init(_ reason: String?, _ options: XCTExpectedFailure.Options, _ place: XCTSourceCodeLocation) {
    self.reason = reason
    // What is changed of the options afterwards changes nothing here.
    (matches, isStrict) = (options.issueMatcher, options.isStrict)
    self.place = place
  }
}
