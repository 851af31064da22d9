import TenureRender

extension CSS {
  /// A drawing of rows, each of which passes from side to side, and into the next one. What is in a drawing has no colours
  /// of the page's: they are those of a light screen.
  static func picture(of mesh: ColorMesh, _ styles: [String]) -> String {
    let steps = 8
    let colors = styles.map { style in
      let digits = Int(sixDigits(style).dropFirst(), radix: 16) ?? 0
      return [16, 8, 0].map { Double(digits >> $0 & 255) } + [StyleWords.divided(style).opacity]
    }
    var rows = ""
    for row in 0...steps {
      let stops = (0...steps).map { column in
        let shares = mesh.shares(x: Double(column) / Double(steps), y: Double(row) / Double(steps))
        let color = (0..<4).map { part in shares.reduce(0) { $0 + colors[$1.color][part] * $1.share } }
        let words = color[..<3].map { number($0.rounded()) }.joined(separator: " ")
        let opacity = color[3] < 1 ? " / \(number(color[3]))" : ""
        return "<stop offset='\(number(Double(column) / Double(steps)))' stop-color='rgb(\(words)\(opacity))'/>"
      }
      rows += "<linearGradient id='g\(row)'>\(stops.joined())</linearGradient>"
      // From the row before it into this one, and on below, where the next one covers it.
      rows += "<g transform='translate(0 \(row - 1))'\(row == 0 ? "" : " mask='url(%23m)'")>"
      rows += "<rect width='\(steps)' height='\(steps + 1)' fill='url(%23g\(row))'/></g>"
    }
    let fade = "<stop stop-opacity='0' stop-color='white'/><stop offset='1' stop-color='white'/>"
    let mask =
      "<linearGradient id='f' gradientUnits='userSpaceOnUse' x2='0' y2='1'>\(fade)</linearGradient>"
      + "<mask id='m' maskUnits='userSpaceOnUse' x='0' y='0' width='\(steps)' height='\(steps + 1)'>"
      + "<rect width='\(steps)' height='\(steps + 1)' fill='url(%23f)'/></mask>"
    let head = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 \(steps) \(steps)' preserveAspectRatio='none'>"
    return "url(\"data:image/svg+xml,\(head)\(mask)\(rows)</svg>\")"
  }
}
