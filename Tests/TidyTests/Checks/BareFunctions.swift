/// A function that lies bare in a generic box (`Mutex<Handler?>`) is turned into another form at each look into the box and
/// turned back after it: every look wraps it once more, for good. In a type of its own it stays as it is.
enum BareFunctions {
  static func findings(in file: SourceFile) -> [Finding] {
    // An expression is looked for in every line below: slow where few files have such a box.
    guard file.isSwift, file.module != nil, file.text.contains("Mutex<") else { return [] }
    let functions = Set(
      file.codeLines.compactMap { $0.firstMatch(of: #/typealias (\w+)(?:<.*?>)? =.*->/#).map { $0.1 } })
    return file.findingsInCode { line in
      guard let content = boxed(in: line), isFunction(content, named: functions) else { return nil }
      return
        "A function lies bare in 'Mutex<\(content)>'. Put it into a struct: otherwise each look wraps it once more."
    }
  }

  /// What stands between the angle brackets of a `Mutex`.
  private static func boxed(in line: Substring) -> Substring? {
    guard let start = line.firstRange(of: "Mutex<")?.upperBound else { return nil }
    var depth = 1
    var last: Character = " "
    for index in line[start...].indices {
      if line[index] == "<" { depth += 1 }
      // The end of an arrow closes nothing.
      if line[index] == ">", last != "-" { depth -= 1 }
      if depth == 0 { return line[start..<index] }
      last = line[index]
    }
    return nil
  }

  /// Optionals and tuples are taken apart with what they hold; arrays, dictionaries and other types are not.
  private static func isFunction(_ type: Substring, named functions: Set<Substring>) -> Bool {
    let plain = type.drop { $0 == "(" }
    if plain.hasPrefix("[") { return false }
    if let arrow = type.firstRange(of: "->") { return !type[..<arrow.lowerBound].contains { "<[".contains($0) } }
    return type.split { "(),? ".contains($0) }.contains { functions.contains($0) }
  }
}
