/// What a rule has to say about one place.
public struct Finding: Sendable, Hashable, Codable {
  /// The rule's name.
  public let rule: String
  /// How bad it is.
  public let severity: Severity
  /// Where it is.
  public let place: Place
  /// What is so, with names: one sentence.
  public let fact: String
  /// The places that show it.
  public let evidence: [Evidence]
  /// What happens when the program runs.
  public let consequence: String
  /// What to do.
  public let advice: String
  /// A change that mends it, where there is one.
  public let fix: Fix?

  init(
    rule: String, severity: Severity, place: Place, fact: String, evidence: [Evidence] = [], consequence: String,
    advice: String, fix: Fix? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.place = place
    self.fact = fact
    self.evidence = evidence
    self.consequence = consequence
    self.advice = advice
    self.fix = fix
  }

  func with(severity: Severity) -> Finding {
    Finding(
      rule: rule, severity: severity, place: place, fact: fact, evidence: evidence, consequence: consequence,
      advice: advice, fix: fix)
  }

  /// Fact, consequence and advice as one text.
  public var message: String { [fact, consequence, advice].filter { !$0.isEmpty }.joined(separator: " ") }
}

/// A stretch of a file.
public struct Place: Sendable, Hashable, Codable {
  /// The file.
  public let path: String
  /// Bytes of the file.
  public let range: Range<Int>
  /// From 1.
  public let line: Int
  /// From 1, in characters.
  public let column: Int
  let isUnshipped: Bool

  /// Where a node begins.
  public init(_ node: Node) { self.init(node.file, node.range, isUnshipped: node.isUnshipped) }

  init(_ file: FileFacts, _ range: Range<Int>, isUnshipped: Bool = false) {
    path = file.path
    self.range = range
    (line, column) = file.source.position(of: range.lowerBound)
    self.isUnshipped = isUnshipped || file.standing != .product
  }
}

/// A place that shows the fact, and what it shows.
public struct Evidence: Sendable, Hashable, Codable {
  /// Where what is said can be seen.
  public let place: Place
  /// What is to be seen there.
  public let text: String

  /// Something to be seen at a node.
  public init(_ node: Node, _ text: String) {
    place = Place(node)
    self.text = text
  }

  /// At the name of what is called, which may stand far behind the beginning of its chain.
  public init(nameOf call: Node, _ text: String) {
    if call.kind == .call, let callee = call.child(.callee), callee.kind == .member, let base = callee.child(.base) {
      let end = callee.range.upperBound
      let start = max(base.range.upperBound, end - callee.name.utf8.count)
      place = Place(call.file, start..<end, isUnshipped: call.isUnshipped)
    } else {
      place = Place(call)
    }
    self.text = text
  }
}

/// A change of the source that mends a finding.
public struct Fix: Sendable, Hashable, Codable {
  /// Whether it can be made unasked: nothing but the mistake changes.
  public let isSafe: Bool
  /// What the change does, for a menu.
  public let title: String
  /// What it replaces, in one file or several.
  public let edits: [Edit]

  /// `isSafe` says that the program does the same as before, or what was meant.
  public init(isSafe: Bool, title: String, edits: [Edit]) {
    self.isSafe = isSafe
    self.title = title
    self.edits = edits
  }
}

/// New text for a stretch of a file; an empty stretch inserts.
public struct Edit: Sendable, Hashable, Codable {
  /// The file.
  public let path: String
  /// Bytes of the file.
  public let range: Range<Int>
  /// What is written instead.
  public let text: String

  /// Writes `text` in the place of a node.
  public init(replacing node: Node, with text: String) {
    path = node.file.path
    range = node.range
    self.text = text
  }

  /// Writes `text` in the place of a range of bytes.
  public init(in file: FileFacts, range: Range<Int>, with text: String) {
    path = file.path
    self.range = range
    self.text = text
  }
}
