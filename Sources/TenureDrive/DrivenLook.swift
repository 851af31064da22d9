import Foundation
import TenureWeb

/// How a driven program's screen is to look: what `tenure` says in its arguments.
struct DrivenLook {
  let configuration: WebConfiguration
  /// How large the screen is, in points; nil for a phone's.
  private(set) var size: CGSize?

  /// Only `tenure` writes these arguments: what is none of them is left out.
  init(arguments: [String]) {
    configuration = (try? WebConfiguration(arguments: arguments)) ?? WebConfiguration()
    guard let index = arguments.firstIndex(of: "--size"), index + 1 < arguments.count else { return }
    let numbers = arguments[index + 1].split(separator: "x").compactMap { Double($0) }
    if numbers.count == 2 { size = CGSize(width: numbers[0], height: numbers[1]) }
  }
}
