import Foundation

/// Plays sounds and films. Hosts play nothing: each `play()` is reported as a note, which a test reads in the issues of its
/// screen, and the time stays where it is, as with media that never load.
///
///     let player = AVPlayer(url: ding)
///     player.seek(to: .zero)
///     player.play()
open class AVPlayer: NSObject, @unchecked Sendable {
  /// What a player does.
  public enum TimeControlStatus: Int, Sendable {
    /// Nothing, waiting for media, or playing: the last never is so here.
    case paused, waitingToPlayAtSpecifiedRate, playing
  }

  /// What it is to play.
  public private(set) var currentItem: AVPlayerItem?
  /// How loud it is to be, from 0 to 1.
  public var volume: Float = 1
  /// Whether it is to be silent.
  public var isMuted = false
  /// The speed that it was told to play at; 0 while it is paused. Setting another speed then plays.
  public var rate: Float {
    get { speed }
    set {
      if speed == 0, newValue != 0 { reportUnheard(because: "rate = \(newValue)") }
      speed = newValue
    }
  }
  private var speed: Float = 0
  private var time = CMTime.zero

  /// One without media.
  public override init() {}
  /// One for the media at an address.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  /// One for media.
  public init(playerItem item: AVPlayerItem?) { currentItem = item }

  /// Takes other media.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    currentItem = item
    time = .zero
  }

  /// Plays, which nobody sees or hears: it waits for media.
  open func play() {
    speed = 1
    reportUnheard(because: "play()")
  }

  private func reportUnheard(because call: String) {
    let name = currentItem?.url.lastPathComponent
    AVFoundation.reportUnheard(
      "The program plays \(name.map { "\"\($0)\"" } ?? "nothing"), and no user sees or hears that.", because: call)
  }

  /// Pauses.
  open func pause() { rate = 0 }
  /// Goes to a time.
  open func seek(to time: CMTime) { self.time = time }
  /// Goes to a time; `completionHandler` gets true.
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    self.time = time
    Task { completionHandler(true) }
  }
  /// Where it is: where it was told to go.
  open func currentTime() -> CMTime { time }
  /// Paused, or waiting for media.
  public var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }
}

/// Media for a player.
public class AVPlayerItem: NSObject, @unchecked Sendable {
  let url: URL
  /// The media at an address.
  public init(url URL: URL) { url = URL }
}

extension Notification.Name {
  /// A player has come to the end. None does here.
  public static let AVPlayerItemDidPlayToEndTime = Self("AVPlayerItemDidPlayToEndTimeNotification")
}

/// A time in media, as a fraction of seconds.
public struct CMTime: Hashable, Sendable {
  /// How many parts of a second.
  public var value: Int64
  /// How many parts a second has.
  public var timescale: Int32
  /// The beginning.
  public static let zero = CMTime(value: 0, timescale: 1)

  /// A number of parts of a second.
  public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }
  /// No time: of a number that is none, or larger than can be counted.
  public static let invalid = CMTime(value: 0, timescale: 0)

  /// The parts of a second that are nearest to a number of seconds.
  public init(seconds: Double, preferredTimescale: Int32) {
    guard let value = Int64(exactly: (seconds * Double(preferredTimescale)).rounded()) else {
      self = .invalid
      return
    }
    self.init(value: value, timescale: preferredTimescale)
  }
  /// The seconds.
  public var seconds: Double { Double(value) / Double(timescale) }
}
