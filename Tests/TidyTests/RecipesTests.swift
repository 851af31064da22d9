import Testing

@Suite struct RecipesTests {
  private static func text(_ path: String) -> String { Repository.files.first { $0.path == path }?.text ?? "" }

  @Test func theContainerImageHasWhatTheManifestNames() {
    #expect(
      Recipes.missingPackages(in: Self.text("docs/any-project.md"), manifest: Self.text("Package.swift")) == [])
  }

  @Test func recipesCallCommandsThatThereAre() {
    let help = ["Project/ProjectCommands.swift", "Tenure.swift", "Check/CheckCommand.swift", "Check/CheckHelp.swift"]
      .map { Self.text("Sources/TenureCommand/\($0)") }.joined()
    #expect(Recipes.unknownCommands(in: Self.text("docs/any-project.md"), help: help) == [])
  }

  @Test func firesForAPackageThatIsNotInstalled() {
    let manifest = #"providers: [.apt(["libone-dev", "fonts-two"])], b: [.apt(["libpq-dev"])]"#
    let page = "a\n```dockerfile\nRUN apt-get install -y libone-dev\n```\nfonts-two\n"
    #expect(Recipes.missingPackages(in: page, manifest: manifest) == ["fonts-two"])
  }

  @Test func firesForACommandAndAnOptionThatAreNotThere() {
    let page = "tenure nothing\n```yaml\n- run: tenure shine . --drawn --brightly\n- tenure test .\n```\n"
    #expect(Recipes.unknownCommands(in: page, help: "tenure test, --drawn") == ["tenure shine", "--brightly"])
  }
}
