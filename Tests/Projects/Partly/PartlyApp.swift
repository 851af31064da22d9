import FirebaseCore
import SwiftUI

@main struct PartlyApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

  init() {
    FirebaseApp.configure()
    Trips.shared.load()
  }

  var body: some Scene {
    WindowGroup { TripScreen() }
  }
}

final class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}
