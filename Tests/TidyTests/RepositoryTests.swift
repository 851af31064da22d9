import Testing

/// Without this the checks would all hold for a repository that they cannot see.
@Test func theChecksSeeTheRepository() {
  let paths = Repository.files.map(\.path)
  for path in ["Package.swift", ".ci/run", ".gitignore", "Sources/SwiftUI/SwiftUI.swift", "Tests/TidyTests/Code.swift"]
  {
    #expect(paths.contains(path))
  }
  #expect(!paths.contains { $0.hasPrefix(".build") || $0.hasPrefix(".git/") || $0 == ".git" })
}
