import TenureRender

// What a query that found nothing, or too much, says.

extension Screen {
  /// For one that is looked up by its name, or with none.
  func problem(
    _ found: Int, _ role: String, _ label: String?, among labels: [String], _ place: String
  ) -> ScreenError {
    if found > 0 {
      return ScreenError(
        "There are \(found) elements of role \(role) that are called \"\(label ?? "")\".",
        "All of that role: \(listed(labels)).",
        "Give each an .accessibilityLabel or .accessibilityIdentifier of its own.")
    }
    let name = label.map { " \"\($0)\"" } ?? ""
    return ScreenError(
      "There is no \(role)\(name) \(place).",
      (labels.isEmpty ? "There is no \(role) at all." : "There is: \(listed(labels)).") + "\n" + reading,
      label.map { advice(role, $0, among: labels) } ?? Self.hint)
  }

  /// For one that is looked up by its place, or as the only one.
  func problem(_ labels: [String], _ role: String, at place: Int?, _ whereabouts: String) -> ScreenError {
    let all = listed(labels)
    if labels.isEmpty { return problem(0, role, nil, among: labels, whereabouts) }
    guard let place else {
      return ScreenError(
        "There are \(labels.count) elements of role \(role) \(whereabouts).", "There is: \(all).",
        "Say which: by its label, or by its position, such as \(role)(at: 0).")
    }
    return ScreenError(
      "There is no \(role) at position \(place) \(whereabouts).", "There is: \(all).",
      "Positions are counted from 0: the last one is \(labels.count - 1).")
  }

  private func listed(_ labels: [String]) -> String {
    listed(labels.map { $0.isEmpty ? "one without a label" : "\"\($0)\"" }, separator: ", ", limit: 100)
  }

  var reading: String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
    if text.isEmpty { return "Nothing is on the screen that can be read." }
    return "The screen reads:\n" + listed(lines, separator: "\n", limit: 200)
  }

  /// The first of many, and how many more there are.
  private func listed(_ parts: [String], separator: String, limit: Int) -> String {
    let shown = parts.prefix(limit).joined(separator: separator)
    return parts.count <= limit ? shown : "\(shown)\(separator)… and \(parts.count - limit) more"
  }

  /// What to do about a query that found nothing: the likeliest reason first.
  private func advice(_ role: String, _ label: String, among labels: [String]) -> String {
    let namesakes = (index.named[label] ?? [])
      .filter { $0.label == label && $0.role.name != role && !$0.role.isLayout && $0.isFindable }
      .sorted { $0.id < $1.id }
    if let other = namesakes.first(where: \.isControl) ?? namesakes.first {
      let kind = other.role.name
      let query = kind == "navigationLink" ? "link" : kind
      return "There is a \(query) of that name; look it up with \(query)(\"\(label)\")."
    }
    let nearest = nearest(to: label, among: labels)
    if let nearest, distance(nearest, label) <= max(nearest.count, label.count) / 2 {
      return "Did you mean \"\(nearest)\"?"
    }
    if labels.contains("") {
      return "If it is the one without a label, give that an .accessibilityLabel: screen readers need it too."
    }
    return nearest.map { "The nearest is \"\($0)\". \(Self.hint)" } ?? Self.hint
  }

  private static let hint = "If it comes with a task, a timer or a debounce, await settle() or advance(by:) first."

  /// The first of those that have fewest letters to be changed. Those whose lengths differ by more need no look.
  private func nearest(to label: String, among labels: [String]) -> String? {
    let wanted = Array(label.unicodeScalars)
    var nearest: (label: String, distance: Int)?
    var seen: Set<String> = [""]
    for other in labels where seen.insert(other).inserted {
      let distance = distance(Array(other.unicodeScalars), wanted, below: nearest?.distance ?? .max)
      if let distance { nearest = (other, distance) }
    }
    return nearest?.label
  }
}

/// How many letters have to be changed to make one of the other.
func distance(_ a: String, _ b: String) -> Int {
  distance(Array(a.unicodeScalars), Array(b.unicodeScalars), below: .max) ?? 0
}

/// The same; nil as soon as it is certain that there are not fewer than `limit`.
private func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], below limit: Int) -> Int? {
  if abs(a.count - b.count) >= limit { return nil }
  var row = Array(0...b.count)
  for i in 0..<a.count {
    var previous = row[0]
    row[0] = i + 1
    var least = row[0]
    for j in 0..<b.count {
      let change = previous + (a[i] == b[j] ? 0 : 1)
      previous = row[j + 1]
      row[j + 1] = min(change, row[j] + 1, row[j + 1] + 1)
      least = min(least, row[j + 1])
    }
    if least >= limit { return nil }
  }
  return row[b.count] < limit ? row[b.count] : nil
}
