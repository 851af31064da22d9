import Foundation

/// Reads texts out. Hosts say nothing: each text is reported as a note.
///
///     let synthesizer = AVSpeechSynthesizer()
///     synthesizer.speak(AVSpeechUtterance(string: "Done"))
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  /// Who is told of what is read out. Nobody is here.
  public weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// One that says nothing yet.
  public override init() {}

  /// Reads a text out, which no user hears.
  open func speak(_ utterance: AVSpeechUtterance) {
    reportUnheard("The program says \"\(utterance.speechString)\", and no user hears that.", because: "speak(_:)")
  }
  /// False: nothing is read out.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// False: nothing is read out.
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// False: nothing is paused.
  @discardableResult open func continueSpeaking() -> Bool { false }
  /// False.
  public var isSpeaking: Bool { false }
  /// False.
  public var isPaused: Bool { false }
}

/// Where reading out stops.
public enum AVSpeechBoundary: Int, Sendable {
  /// At once, or after the word.
  case immediate, word
}

/// A text to be read out.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  /// The text.
  public let speechString: String
  /// Who reads; nil for whom the user has chosen.
  public var voice: AVSpeechSynthesisVoice?
  /// How fast, from 0 to 1.
  public var rate = AVSpeechUtteranceDefaultSpeechRate
  /// How high, from 0.5 to 2.
  public var pitchMultiplier: Float = 1
  /// How loud, from 0 to 1.
  public var volume: Float = 1
  /// The silence before it.
  public var preUtteranceDelay: TimeInterval = 0
  /// The silence after it.
  public var postUtteranceDelay: TimeInterval = 0
  /// A text to be read out.
  public init(string: String) { speechString = string }
}

/// The slowest reading.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The usual reading.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The fastest reading.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// Who reads. There is nobody here.
public final class AVSpeechSynthesisVoice: NSObject, Sendable {
  /// Nil, as where a phone has no voice for a language.
  public init?(language languageCode: String?) { return nil }
}

/// Who is told of what is read out, each method if it is there.
@preconcurrency public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// A text has begun. Never called here.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// A text has ended. Never called here.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// A text was stopped. Never called here.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
}
