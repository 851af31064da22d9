import Foundation
import Synchronization
import TenureIssues
import TenureStorage

/// Where a program asks where it is. Nobody knows that on Linux: it answers as on a phone whose user has denied it, and what
/// a user would have seen is reported as a note, which a test reads in the issues of its screen.
///
///     manager.delegate = self
///     manager.requestWhenInUseAuthorization()
///
/// The delegate is told on the main actor, after the function that asked has returned.
open class CLLocationManager: NSObject, @unchecked Sendable {
  /// Who is told. It hears at once, and after each answer, what is allowed.
  public weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil { tell { $0.locationManagerDidChangeAuthorization($1) } } }
  }
  /// How exact locations are to be. There are none.
  public var desiredAccuracy = kCLLocationAccuracyBest
  /// How far somebody has to move to be told. Nobody is.
  public var distanceFilter = kCLDistanceFilterNone
  /// What the user is doing.
  public var activityType = CLActivityType.other
  /// Whether it rests with the user.
  public var pausesLocationUpdatesAutomatically = true
  /// Whether it goes on in the background.
  public var allowsBackgroundLocationUpdates = false
  /// Whether the phone shows that it goes on in the background.
  public var showsBackgroundLocationIndicator = false

  /// One that has not asked for anything.
  public override init() {}

  /// Whether the user was asked, and what they said.
  public var authorizationStatus: CLAuthorizationStatus { Permission.current.isAsked ? .denied : .notDetermined }
  /// How exact the user allows locations to be.
  public var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  /// Where the user is: nobody knows.
  public var location: CLLocation? { nil }
  /// Whether the user was asked, and what they said.
  public class func authorizationStatus() -> CLAuthorizationStatus { CLLocationManager().authorizationStatus }
  /// True, as on a phone whose user has denied it to this program alone.
  public class func locationServicesEnabled() -> Bool { true }
  /// False: nobody knows where north is.
  public class func headingAvailable() -> Bool { false }

  /// Asks the user for permission while the program is open. The delegate is told that it is denied.
  public func requestWhenInUseAuthorization() { ask("requestWhenInUseAuthorization()") }
  /// Asks the user for permission at all times. The delegate is told that it is denied.
  public func requestAlwaysAuthorization() { ask("requestAlwaysAuthorization()") }

  private func ask(_ call: String) {
    // A user is asked once.
    guard Permission.current.ask() else { return }
    Issues.report(
      Issue(
        "The program asked for permission to know where it is, and no user saw that.", severity: .note,
        evidence: "\(call) was called, and no program on Linux is told where it is: the answer is .denied.",
        advice: "Go on without a location, as on a phone whose user has said no."))
    tell { $0.locationManagerDidChangeAuthorization($1) }
  }

  /// Asks for locations from now on. The delegate is told `CLError.denied`.
  open func startUpdatingLocation() { fail() }
  /// Asks for one location. The delegate is told `CLError.denied`.
  open func requestLocation() { fail() }
  /// Asks for locations after far movements. The delegate is told `CLError.denied`.
  open func startMonitoringSignificantLocationChanges() { fail() }
  /// Asks to be told who comes and goes. The delegate is told `CLError.denied`.
  open func startMonitoring(for region: CLRegion) { fail() }
  /// Ends what never began.
  open func stopUpdatingLocation() {}
  /// Ends what never began.
  open func stopMonitoringSignificantLocationChanges() {}
  /// Ends what never began.
  open func stopMonitoring(for region: CLRegion) {}

  private func fail() { tell { $0.locationManager($1, didFailWithError: CLError(.denied)) } }

  private func tell(_ message: @escaping @Sendable (any CLLocationManagerDelegate, CLLocationManager) -> Void) {
    Task { @MainActor [weak self] in
      if let self, let delegate { message(delegate, self) }
    }
  }
}

/// Whether the user was asked: the program's, or that of a screen under test.
private final class Permission: Sendable {
  private let asked = Atomic(false)
  private static let ofProgram = Permission()
  static var current: Permission { StandInDefaults.kept("CoreLocation") { Permission() } ?? ofProgram }

  var isAsked: Bool { asked.load(ordering: .relaxed) }
  /// True for the first time.
  func ask() -> Bool { !asked.exchange(true, ordering: .relaxed) }
}

/// Whether a program may know where it is.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The program has not asked yet.
  case notDetermined
  /// Nobody could allow it.
  case restricted
  /// No.
  case denied
  /// At all times.
  case authorizedAlways
  /// While the program is open.
  case authorizedWhenInUse
}

/// How exact a user allows locations to be.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// As exact as they are, or the neighbourhood alone.
  case fullAccuracy, reducedAccuracy
}

/// What a user is doing while locations are wanted.
public enum CLActivityType: Int, Sendable {
  /// One of these ways to move.
  case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}
