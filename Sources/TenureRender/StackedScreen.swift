/// A screen among those of a stack, in whichever tree a host keeps.
package protocol StackedScreen {
  /// What it says of its title: "inline", "large", or nothing of the two.
  var titleDisplay: String? { get }
  /// The one below it, where it has a button back.
  var screenBelow: Self? { get }
}

extension StackedScreen {
  /// What it says, or else what the screen below it has.
  package var hasLargeTitle: Bool {
    switch titleDisplay {
    case "inline": false
    case "large": true
    default: screenBelow?.hasLargeTitle ?? true
    }
  }
}
