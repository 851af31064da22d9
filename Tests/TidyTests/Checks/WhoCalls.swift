/// What ARCHITECTURE.md says of who does what: bodies run in one folder, render nodes are made in one.
enum WhoCalls {
  private static let views = ["Sources/TenureTree/", "Sources/TenureElements/", "Sources/TenureScenes/"]

  static func findings(in file: SourceFile) -> [Finding] {
    guard file.isSwift, views.contains(where: file.path.hasPrefix) else { return [] }
    return file.findingsInCode { line in
      // `app.body._content` is the description of a scene, a tab or a bar; the view made of it runs its body like others.
      if !file.path.hasPrefix("Sources/TenureTree/Evaluation/"), line.contains(#/\w\.body\b(?!\._)(?!\w)/#),
        !line.contains("log.body")
      {
        return "A body is called. Only Sources/TenureTree/Evaluation does that, where it is tracked and on record."
      }
      if !file.path.hasPrefix("Sources/TenureTree/Lowering/"), line.contains(#/\bRenderNode\(/#) {
        return "A render node is made. Only Sources/TenureTree/Lowering does that, of an element."
      }
      return nil
    }
  }
}
