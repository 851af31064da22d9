extension [Double] {
  /// The value that so many of all are not above; 0 of none.
  func quantile(_ part: Double) -> Double {
    if isEmpty { return 0 }
    return sorted()[Swift.min(Int(Double(count) * part), count - 1)]
  }

  var median: Double { quantile(0.5) }
}

func microseconds(_ time: Duration) -> Double {
  Double(time.components.seconds) * 1e6 + Double(time.components.attoseconds) / 1e12
}

/// The fields of a line like `count=3 p50=1.5`.
func fields(of line: String) -> [String: Double] {
  var fields: [String: Double] = [:]
  for word in line.split(separator: " ") {
    let parts = word.split(separator: "=")
    if parts.count == 2 { fields[String(parts[0])] = Double(parts[1]) }
  }
  return fields
}

/// A figure for people: three digits that say something.
func shown(_ value: Double) -> String {
  let places = abs(value) >= 100 ? 0 : abs(value) >= 10 ? 1 : 2
  let power = places == 0 ? 1.0 : places == 1 ? 10.0 : 100.0
  let rounded = (value * power).rounded() / power
  return places == 0 ? "\(Int(rounded))" : "\(rounded)"
}
