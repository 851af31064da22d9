/// Unsafe code, `nonisolated(unsafe)` included, stays in a module's folder `Fence`, behind functions and closures that
/// are safe to call; the rest of the module can then be read without thinking of memory.
enum Fencing {
  static func findings(in file: SourceFile) -> [Finding] {
    guard file.isSwift, file.module != nil, !file.folders.contains("Fence") else { return [] }
    let fenced = #/\b(\w*[Uu]nsafe\w*|Unmanaged)\b/#.wordBoundaryKind(.simple)
    return file.findingsInCode { line in
      guard let word = line.firstMatch(of: fenced)?.1 else { return nil }
      return "'\(word)' outside a fence. Move it to a file in a folder 'Fence' of its module, behind a safe function."
    }
  }
}
