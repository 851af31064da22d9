import Foundation

/// What a program says of its sounds. It is taken, and changes nothing: hosts play none.
public final class AVAudioSession: NSObject, @unchecked Sendable {
  private static let session = AVAudioSession()
  private override init() {}

  /// The program's.
  public class func sharedInstance() -> AVAudioSession { session }

  /// Takes how sounds mix with those of others.
  public func setCategory(_ category: Category, mode: Mode = .default, options: CategoryOptions = []) throws {}
  /// Takes how sounds mix with those of others.
  public func setCategory(_ category: Category, options: CategoryOptions = []) throws {}
  /// Takes whether sounds are to be heard.
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

  /// How sounds mix with those of others.
  public struct Category: Hashable, Sendable {
    private let name: String
    /// They stop others, and are silent where the phone is.
    public static let soloAmbient = Self(name: "soloAmbient")
    /// They mix, and are silent where the phone is.
    public static let ambient = Self(name: "ambient")
    /// They are heard on a silent phone too.
    public static let playback = Self(name: "playback")
    /// They are recorded alone.
    public static let record = Self(name: "record")
    /// They are played and recorded.
    public static let playAndRecord = Self(name: "playAndRecord")
  }

  /// What the sounds are.
  public struct Mode: Hashable, Sendable {
    private let name: String
    /// Anything.
    public static let `default` = Self(name: "default")
    /// Speech.
    public static let spokenAudio = Self(name: "spokenAudio")
    /// What is measured.
    public static let measurement = Self(name: "measurement")
    /// The sound of a film.
    public static let moviePlayback = Self(name: "moviePlayback")
  }

  /// More of how sounds mix.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others go on.
    public static let mixWithOthers = Self(rawValue: 1)
    /// Others are quieter.
    public static let duckOthers = Self(rawValue: 2)
    /// From the loudspeaker.
    public static let defaultToSpeaker = Self(rawValue: 8)
  }

  /// What others are told.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others may go on.
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }
}
