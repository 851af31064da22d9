import TenureIssues

#if canImport(Runtime)
  @_spi(Internal) import Runtime
#endif

/// What would have ended the program: an index out of range, a value that is nil, an overflow.
struct Trap {
  /// What Swift said about it, if anything: file and line, `Fatal error:` and the reason.
  var message: String?
  /// What was touched, where memory was.
  var address: UInt?
  /// True when the stack had no room left.
  var isOverflow: Bool
  /// Where it happened, and the calls that led there, innermost first.
  var calls: [UInt64]

  /// Told to people; `event` is what set it off.
  func issue(during event: String?) -> Issue {
    let place = place()
    var evidence = place.map { "It happened in \($0.function)" } ?? "It happened"
    evidence += event.map { ", because of \($0)." } ?? "."
    if isOverflow, let place { evidence += " \(place.function) is called from itself, again and again." }
    return Issue(
      fact(place), severity: .fault, evidence: evidence,
      advice: "The screen has stopped there. Other screens, and tests after this one, go on.",
      fileID: place?.file ?? "", line: place?.line ?? 0)
  }

  private func fact(_ place: Place?) -> String {
    if isOverflow { return "Fatal error: Stack overflow." }
    // What any thread has said meanwhile and went on after is no reason.
    let reasons = message?.split(separator: "\n").filter { !$0.hasPrefix("SWIFT TASK CONTINUATION MISUSE") }
    if let line = reasons?.first { return Self.reason(String(line)) }
    if let failure = place?.failure { return "Fatal error: \(failure)" }
    guard let address else { return "Fatal error: Swift trapped, and said nothing about it." }
    return "Fatal error: Memory at 0x\(String(address, radix: 16)) was used that is not the program's."
  }

  /// Without the place in front, which is of the standard library as often as not, and without addresses, which are
  /// others each time.
  private static func reason(_ line: String) -> String {
    let text = line.firstRange(of: "Fatal error: ").map { String(line[$0.lowerBound...]) } ?? "Fatal error: \(line)"
    return text.replacing(/\ \(0x[0-9a-f]+\)/, with: "").replacing(/0x[0-9a-f]+/, with: "memory")
  }

  /// A call of the program's own code.
  struct Place: Equatable {
    var function: String
    var file: String
    var line: Int
    /// The runtime check that failed there.
    var failure: String?
  }

  /// The innermost call of code that has a line; nil where the program has no debug information.
  private func place() -> Place? {
    #if canImport(Runtime)
      guard let images = loadedImages() else { return nil }
      var failure: String?
      // A return address is behind its call.
      let calls = calls.prefix(32).enumerated().map { $0.offset == 0 ? $0.element : $0.element - 1 }
      return firstFrame(of: calls, images) { frame in
        guard let symbol = frame.symbol else { return nil }
        if frame.isSwiftRuntimeFailure {
          failure = failure ?? symbol.name.split(separator: ": ", maxSplits: 1).last.map(String.init)
          return nil
        }
        guard let source = symbol.sourceLocation, source.line > 0, !frame.isSystem, !frame.isSwiftThunk else {
          return nil
        }
        let file = source.path.split(separator: "/").last.map(String.init) ?? source.path
        return Place(function: symbol.name, file: file, line: source.line, failure: failure)
      }
    #else
      return nil
    #endif
  }
}
