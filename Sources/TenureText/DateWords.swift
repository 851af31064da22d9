/// What a compact date picker says.
package enum DateWords {
  /// Of `2026-03-14T09:30`, the day and the time in words.
  package static func words(of written: String) -> [String] {
    written.split(separator: "T").map { day($0) ?? time($0) ?? String($0) }
  }

  private static func day(_ written: Substring) -> String? {
    let parts = written.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, (1...12).contains(parts[1]) else { return nil }
    let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    return "\(names[parts[1] - 1]) \(parts[2]), \(parts[0])"
  }

  private static func time(_ written: Substring) -> String? {
    let parts = written.split(separator: ":")
    guard parts.count == 2, let hour = Int(parts[0]) else { return nil }
    return "\((hour + 11) % 12 + 1):\(parts[1]) \(hour < 12 ? "AM" : "PM")"
  }
}
