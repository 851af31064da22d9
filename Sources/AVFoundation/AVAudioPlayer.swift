import Foundation

/// Plays a sound. Hosts play nothing: each `play()` is reported as a note and answers false.
///
///     player = try AVAudioPlayer(contentsOf: bell)
///     player?.play()
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// The file.
  public let url: URL?
  /// The sound, where it is no file.
  public let data: Data?
  /// Who is told of the end. Nobody is here.
  public weak var delegate: (any AVAudioPlayerDelegate)?
  /// How often the sound is to be repeated; below zero for ever.
  public var numberOfLoops = 0
  /// How loud it is to be, from 0 to 1.
  public var volume: Float = 1
  /// Whether it is to be left (-1) or right (1).
  public var pan: Float = 0
  /// Whether `rate` counts.
  public var enableRate = false
  /// How fast it is to be.
  public var rate: Float = 1
  /// Where it is to begin.
  public var currentTime: TimeInterval = 0

  /// One for a file: throws where that cannot be read. Whether it is a sound nobody looks.
  public init(contentsOf url: URL) throws {
    _ = try FileHandle(forReadingFrom: url)
    (self.url, data) = (url, nil)
  }
  /// One for a sound in memory.
  public init(data: Data) throws { (url, self.data) = (nil, data) }

  /// False: nothing is read before it is played.
  @discardableResult open func prepareToPlay() -> Bool { false }
  /// False: no user hears it, which is reported.
  @discardableResult open func play() -> Bool {
    reportUnheard(
      "The program plays \(url.map { "\"\($0.lastPathComponent)\"" } ?? "a sound"), and no user hears that.",
      because: "play()")
    return false
  }
  /// Ends what never began.
  open func pause() {}
  /// Ends what never began.
  open func stop() {}
  /// False.
  public var isPlaying: Bool { false }
  /// Zero: nobody reads how long it is.
  public var duration: TimeInterval { 0 }
}

/// Who is told of a sound's end, each method if it is there.
@preconcurrency public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// A sound has ended. Never called here.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// A sound cannot be read. Never called here.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
