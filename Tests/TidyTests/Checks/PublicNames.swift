import Foundation

/// The types that `import SwiftUI`, `import Combine`, `import Charts` and `import SwiftData` bring into a program: Apple's, and no other. A name of ours there
/// takes that name from the program.
enum PublicNames {
  static let list = "docs/public-names.tsv"
  static let header = "name"
  static let modules: Set = [
    "TenureTree", "TenureElements", "TenureScenes", "TenureLaunch", "TenureMacroInterface", "TenureCombine", "SwiftUI",
    "Combine", "TenureUIKit", "TenureImages", "Charts", "CoreTransferable", "SwiftData", "PhotosUI", "StoreKit",
    "UserNotifications", "CoreLocation", "MapKit", "AVFoundation",
  ]

  /// The public types at the top of a file, and their lines. Names that begin with an underscore are for the compiler and for
  /// hosts; what stands behind `@_spi` no program sees.
  static func names(in file: SourceFile) -> [(name: String, line: Int)] {
    let declaration =
      #/
      ^ (?: @\w+ (?: \([^)]*\) )? \s+ )* (?: public | open ) \s (?: (?: final | indirect | nonisolated ) \s+ )*
      (?: class | struct | enum | protocol | actor | typealias ) \s+ ( [A-Za-z] \w* )
      /#
    return file.codeAndComments.enumerated().compactMap { index, line in
      guard let first = line.first, !first.isWhitespace, !line.contains("@_spi("),
        let match = line.firstMatch(of: declaration)
      else { return nil }
      return (String(match.1), index + 1)
    }
  }

  static func findings(in files: [SourceFile], known: Set<String>) -> [Finding] {
    files.filter { $0.isSwift && $0.folders.first == "Sources" && modules.contains($0.module ?? "") }.flatMap { file in
      names(in: file).filter { !known.contains($0.name) }.map {
        Finding(
          path: file.path, line: $0.line,
          message: """
            \($0.name) is not in \(list). If Apple's module has a type of this name, add it there. If it is ours, make it \
            package, or begin it with an underscore.
            """)
      }
    }
  }

  static func known(in list: SourceFile) -> Set<String> { Set(list.lines.dropFirst().map(String.init)) }
}
