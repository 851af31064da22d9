/// Small programs with a mistake, and without.
enum Programs {
  /// One error, with a safe fix.
  static let feed = """
    import SwiftUI

    final class FeedModel: ObservableObject { @Published var title = "" }

    struct FeedScreen: View {
      @ObservedObject var feed = FeedModel()
      var body: some View { Text(feed.title) }
    }

    """

  static let feedFixed = feed.replacing("@ObservedObject", with: "@StateObject")

  /// One warning, without a fix.
  static let badge = """
    import SwiftUI

    struct Badge: View {
      @State private var count = 0
      var body: some View { Text("\\(count)").id(UUID()) }
    }

    """

  static let clean = """
    import SwiftUI

    struct Plain: View {
      let title: String
      var body: some View { Text(title) }
    }

    """
}
