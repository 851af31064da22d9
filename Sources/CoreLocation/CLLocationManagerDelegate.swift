import Foundation

/// Who is told where the program is, each method if it is there.
@preconcurrency public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// What is allowed: called once the delegate is set, and after each answer of the user.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// The same as before iOS 14: called where the other is not there.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// There are locations. Never called here.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// There is no location: `CLError.denied`.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Somebody came. Never called here.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// Somebody went. Never called here.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
}

extension CLLocationManagerDelegate {
  /// Tells it as before iOS 14.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
}
