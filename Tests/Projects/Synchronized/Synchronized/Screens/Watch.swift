import WatchKit

// In the folder, and left out of the target.
final class WatchDelegate: WKApplicationDelegate {}
