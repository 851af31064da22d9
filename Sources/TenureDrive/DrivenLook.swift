import Foundation
import TenureWeb

/// How a driven program's screen is to look: what `tenure` says in its arguments.
struct DrivenLook {
  let configuration: WebConfiguration
  /// How large the screen is, in points; nil for a phone's.
  private(set) var size: CGSize?
  /// Nothing of it is taken by a status bar.
  let isBare: Bool
  /// The folder in which `tenure` was called: files are named as seen from there.
  private let folder: String?

  /// Only `tenure` writes these arguments: what is none of them is left out.
  init(arguments: [String]) {
    configuration = (try? WebConfiguration(arguments: arguments)) ?? WebConfiguration()
    func value(_ name: String) -> String? {
      arguments.firstIndex(of: name).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
    }
    isBare = arguments.contains("--bare")
    folder = value("--folder")
    let numbers = value("--size")?.split(separator: "x").compactMap { Double($0) } ?? []
    if numbers.count == 2 { size = CGSize(width: numbers[0], height: numbers[1]) }
  }

  /// Where a file is that a line names.
  func place(_ name: String) -> String {
    guard let folder, !name.hasPrefix("/") else { return name }
    return "\(folder)/\(name)"
  }
}
