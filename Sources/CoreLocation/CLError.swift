import Foundation

/// The domain of the errors of locations.
public let kCLErrorDomain = "kCLErrorDomain"

/// Why there is no location. Here it always is `denied`.
public struct CLError: CustomNSError, Equatable, Sendable {
  /// The reasons, without those of regions and addresses, which are not here.
  public enum Code: Int, Sendable {
    /// It is not known yet.
    case locationUnknown = 0
    /// The user has not allowed it.
    case denied = 1
    /// There is no network.
    case network = 2
    /// The direction is not known.
    case headingFailure = 3
    /// Regions are not allowed.
    case regionMonitoringDenied = 4

    /// True for an error of this code: what `catch CLError.denied` asks.
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
  }

  /// The reason.
  public let code: Code
  /// An error of a code.
  public init(_ code: Code) { self.code = code }

  /// It is not known yet.
  public static var locationUnknown: Code { .locationUnknown }
  /// The user has not allowed it.
  public static var denied: Code { .denied }
  /// There is no network.
  public static var network: Code { .network }

  /// The domain of these errors.
  public static var errorDomain: String { kCLErrorDomain }
  /// The code as a number.
  public var errorCode: Int { code.rawValue }
}
