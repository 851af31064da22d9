/// The recipes that readers copy: what they install and which commands they call are things that there are.
enum Recipes {
  /// Packages of the system that the manifest names and a recipe for a container image leaves out. What is built for PostgreSQL
  /// is built where its library is.
  static func missingPackages(in page: String, manifest: String) -> [String] {
    let named = manifest.matches(of: #/\.apt\(\[([^\]]*)\]\)/#).flatMap { list in
      list.1.matches(of: #/"([^"]+)"/#).map { String($0.1) }
    }
    let recipe = fences(in: page).filter { $0.contains("apt-get install") }.joined()
    return named.filter { !recipe.contains($0) && $0 != "libpq-dev" }.sorted()
  }

  /// Commands and options in recipes, as `tenure preview --shots`, that the command's own help does not have.
  static func unknownCommands(in page: String, help: String) -> [String] {
    let lines = fences(in: page).flatMap { $0.split(separator: "\n") }
    return lines.flatMap { line -> [String] in
      guard let call = line.firstMatch(of: #/(?:^|[\s\-:])(?:\.\/)?tenure ([a-z]+)\b(.*)/#) else { return [] }
      let words = ["tenure \(call.1)"] + call.2.matches(of: #/--[a-z-]+/#).map { String($0.0) }
      return words.filter { !help.contains($0) }
    }
  }

  private static func fences(in page: String) -> [String] {
    page.split(separator: "```").enumerated().filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }
}
