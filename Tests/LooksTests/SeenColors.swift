import Foundation
import SwiftUI
import TenurePixels
import TenureTesting
import Testing
import WebProbe

/// Colours by which parts of a view are found in pictures of it: neither layout nor a style sheet has to be asked.
enum Mark: String, CaseIterable {
  case red, green, blue, cyan, magenta, yellow

  var color: Color { Color(red: parts.red, green: parts.green, blue: parts.blue) }

  var parts: (red: Double, green: Double, blue: Double) {
    switch self {
    case .red: (1, 0, 0)
    case .green: (0, 1, 0)
    case .blue: (0, 0, 1)
    case .cyan: (0, 1, 1)
    case .magenta: (1, 0, 1)
    case .yellow: (1, 1, 0)
    }
  }
}

/// Where the colours are seen in a picture: the smallest rectangle around all of one, in points, and how much of it there is.
struct SeenColors: CustomStringConvertible {
  private(set) var seen: [Mark: (frame: CGRect, area: Double)] = [:]

  /// `rows`: those of the picture that count, in points.
  init(_ png: Data, scale: Double, rows: Range<Double>) throws {
    let bitmap = try #require(PNG.read([UInt8](png)))
    var found: [Mark: (minX: Int, minY: Int, maxX: Int, maxY: Int, count: Int)] = [:]
    let (top, bottom) = (Int(rows.lowerBound * scale), min(Int(rows.upperBound * scale), bitmap.height))
    for y in top..<bottom {
      for x in 0..<bitmap.width {
        let word = bitmap.words[y * bitmap.width + x]
        guard let mark = Self.marks[word & 0xFF_FFFF] else { continue }
        var box = found[mark] ?? (x, y, x, y, 0)
        (box.minX, box.minY) = (min(box.minX, x), min(box.minY, y))
        (box.maxX, box.maxY, box.count) = (max(box.maxX, x), max(box.maxY, y), box.count + 1)
        found[mark] = box
      }
    }
    for (mark, box) in found {
      let frame = CGRect(
        x: Double(box.minX) / scale, y: Double(box.minY - top) / scale,
        width: Double(box.maxX - box.minX + 1) / scale, height: Double(box.maxY - box.minY + 1) / scale)
      seen[mark] = (frame, Double(box.count) / scale / scale)
    }
  }

  /// As a picture's words have them: red is the lowest byte.
  private static let marks = Dictionary(
    uniqueKeysWithValues: Mark.allCases.map { mark in
      let (red, green, blue) = mark.parts
      return (UInt32(red * 255) | UInt32(green * 255) << 8 | UInt32(blue * 255) << 16, mark)
    })

  var description: String { Mark.allCases.map { "\($0): \(line($0))" }.joined(separator: "\n") }

  private func line(_ mark: Mark) -> String {
    guard let (frame, area) = seen[mark] else { return "none" }
    return "\(frame.minX) \(frame.minY), \(frame.width) × \(frame.height), area \(area)"
  }

  /// What is seen otherwise in another picture: by more than a point, which is the half of one that a browser
  /// rounds away at either edge, or by a twentieth of the area.
  func differences(from other: SeenColors) -> [String] {
    Mark.allCases.compactMap { mark in
      let (one, two) = (seen[mark], other.seen[mark])
      if one == nil, two == nil { return nil }
      if let one, let two {
        let edges = [
          (one.frame.minX, two.frame.minX), (one.frame.minY, two.frame.minY), (one.frame.maxX, two.frame.maxX),
          (one.frame.maxY, two.frame.maxY),
        ]
        // Half a point all around.
        let edge = two.frame.width + two.frame.height
        let area = abs(one.area - two.area) <= max(one.area, two.area) / 20 + edge
        if area, edges.allSatisfy({ abs($0.0 - $0.1) <= 1 }) { return nil }
      }
      return "\(mark): \(line(mark)); wanted: \(other.line(mark))"
    }
  }
}

extension PhonePageTests {
  /// How a page shows colours otherwise than a drawn picture of the same view does, once it is at rest.
  func colorsShownOtherwise(_ view: some View, on page: Chromium) async throws -> [String] {
    let screen = Screen(view)
    defer { screen.close() }
    let wanted = try SeenColors(screen.image().pngData, scale: 2, rows: 59..<818)
    try #require(!wanted.seen.isEmpty)
    var wrong: [String] = []
    for attempt in 0..<20 {
      if attempt > 0 { try await Task.sleep(for: .milliseconds(100)) }
      let answer = try await page.call("Page.captureScreenshot", ["format": "png"])
      let png = try #require((answer["data"] as? String).flatMap { Data(base64Encoded: $0) })
      wrong = try SeenColors(png, scale: 2, rows: 0..<759).differences(from: wanted)
      if wrong.isEmpty { break }
    }
    return wrong
  }

  /// A page shows the colours of a view where a drawn picture does, and as much of them.
  func expectSameColors(
    _ view: @autoclosure @escaping () -> some View, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let (host, page) = try await show(view())
    defer { host.stop() }
    try await page.call(
      "Emulation.setDeviceMetricsOverride", ["width": 393, "height": 759, "deviceScaleFactor": 2, "mobile": true])
    let wrong = try await colorsShownOtherwise(view(), on: page)
    #expect(wrong == [], sourceLocation: sourceLocation)
  }
}
