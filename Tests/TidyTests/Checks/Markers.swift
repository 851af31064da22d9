/// Places that are unfinished or that end the program without a word. The patterns do not find themselves.
enum Markers {
  static func findings(in file: SourceFile) -> [Finding] {
    guard file.isCode else { return [] }
    let mark = #/\b([T]ODO|[F]IXME|[X]XX)\b/#.wordBoundaryKind(.simple)
    let unfinished = file.findings { line in
      line.firstMatch(of: mark).map {
        "'\($0.1)' marks something unfinished. Finish it, or say in the documentation that it is missing."
      }
    }
    guard file.isSwift else { return unfinished }
    let end = #/\b(fatalError|preconditionFailure|assertionFailure)\(\s*\)/#.wordBoundaryKind(.simple)
    let mute = file.findingsInCode { line in
      line.firstMatch(of: end).map { "'\($0.1)' without a message. Say what happened and what to do about it." }
    }
    return unfinished + mute
  }
}
