import CoreLocation
import SwiftUI
import TenureTesting
import Testing

private class Here: NSObject, ObservableObject, CLLocationManagerDelegate {
  @Published var lines: [String] = []
  let manager = CLLocationManager()

  override init() {
    super.init()
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyBest
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    lines.append("status \(manager.authorizationStatus)")
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    lines.append("failed \((error as? CLError)?.code == .denied)")
  }
}

/// As it was written before iOS 14.
private final class Older: NSObject, ObservableObject, CLLocationManagerDelegate {
  @Published var lines: [String] = []
  private let manager = CLLocationManager()

  override init() {
    super.init()
    manager.delegate = self
  }

  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
    lines.append("older \(status)")
  }
}

private struct Place: View {
  @StateObject private var here = Here()
  @StateObject private var older = Older()
  @State private var update = "no update"

  var body: some View {
    VStack {
      Text((here.lines + older.lines).joined(separator: ", "))
      Text(update)
      Button("Ask") { here.manager.requestWhenInUseAuthorization() }
      Button("Ask always") { here.manager.requestAlwaysAuthorization() }
      Button("Start") { here.manager.startUpdatingLocation() }
      Button("Another") { update = "another says \(CLLocationManager().authorizationStatus)" }
    }
    .task {
      do {
        for try await one in CLLocationUpdate.liveUpdates() {
          update = "denied \(one.authorizationDenied), somewhere \(one.location != nil)"
        }
      } catch { update = "\(error)" }
    }
  }
}

@MainActor @Suite struct LocationManagerTests {
  @Test func `permission is denied, the delegate is told, and a note says that nobody was asked`() async throws {
    let screen = Screen(Place())
    await screen.settle()
    #expect(screen.shows("status notDetermined, older notDetermined"))
    try screen.button("Ask").tap()
    #expect(screen.shows("status notDetermined, older notDetermined"), "The answer comes later.")
    await screen.settle()
    #expect(screen.shows("status notDetermined, status denied, older notDetermined"))
    try screen.button("Ask always").tap()
    try screen.button("Start").tap()
    try screen.button("Another").tap()
    await screen.settle()
    #expect(screen.shows("status notDetermined, status denied, failed true, older notDetermined"))
    #expect(screen.shows("another says denied"))
    #expect(
      screen.issues.map(\.fact) == [
        "The program asked for permission to know where it is, and no user saw that."
      ])
    screen.close()
  }

  @Test func `each screen has a user of its own, and updates say that they are denied`() async throws {
    let first = Screen(Place())
    try first.button("Ask").tap()
    await first.settle()
    first.close()
    let second = Screen(Place())
    await second.settle()
    #expect(second.shows("denied true, somewhere false"))
    try second.button("Another").tap()
    #expect(second.shows("another says notDetermined"))
    #expect(second.issues.isEmpty)
    second.close()
  }
}
