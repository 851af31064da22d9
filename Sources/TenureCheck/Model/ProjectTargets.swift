extension Project {
  /// How the code around a node is built, as far as settings, the manifest or the Xcode project say.
  public func target(of node: Node) -> TargetFacts {
    targets.facts(ofFile: node.file.path).overridden(by: settings.facts(at: node.file.path))
  }
}
