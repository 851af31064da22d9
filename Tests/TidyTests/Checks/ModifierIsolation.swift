/// Views' modifiers are `nonisolated`, as Apple's are: a `nonisolated` extension of `View` may use them.
enum ModifierIsolation {
  static let modules: Set<String> = ["TenureTree", "TenureElements", "TenureScenes", "SwiftUI"]

  static func findings(in file: SourceFile) -> [Finding] {
    guard file.isSwift, let module = file.module, modules.contains(module) else { return [] }
    var isInside = false
    var found: [Finding] = []
    for (index, line) in file.codeAndComments.enumerated() {
      if line.starts(with: #/(public )?extension View( where.*)? \{/#) { isInside = true }
      if line.hasPrefix("}") { isInside = false }
      guard isInside, let match = line.firstMatch(of: #/^  (?:@\w+(?:\([^)]*\))? )*public (?:consuming )?func (\w+)/#)
      else {
        continue
      }
      let message = "'\(match.1)' is the main actor's, Apple's is not: write 'public nonisolated func'."
      found.append(Finding(path: file.path, line: index + 1, message: message))
    }
    return found
  }
}
