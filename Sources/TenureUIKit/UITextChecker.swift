import Foundation
import TenureIssues

/// Looks words up in the machine's list of words (`/usr/share/dict/words`, of the package `wamerican` or `wbritish`).
///
/// ```swift
/// let range = NSRange(location: 0, length: word.utf16.count)
/// let wrong = UITextChecker().rangeOfMisspelledWord(in: word, range: range, startingAt: 0, wrap: false, language: "en")
/// ```
///
/// The trap: the list is of one language, whatever `language` says. Where there is none, every word counts as right, and that is
/// reported once.
@MainActor @preconcurrency public final class UITextChecker: NSObject {
  /// The first word in a range that is not in the list; `NSNotFound` is its location where there is none.
  public func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    guard let known = WordList.ofMachine else { return NSRange(location: NSNotFound, length: 0) }
    let wrong = WordList.words(of: stringToCheck).filter { place in
      guard NSIntersectionRange(place, range).length == place.length,
        let word = Range(place, in: stringToCheck).map({ stringToCheck[$0] })
      else { return false }
      return !known.contains(String(word)) && !known.contains(word.lowercased())
    }
    let next = wrong.first { $0.location >= startingOffset }
    return next ?? (wrapFlag ? wrong.first : nil) ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Words of a language that there is a list for. The trap: the language of the machine's list is not known.
  public static var availableLanguages: [String] { ["en_US"] }
}

@MainActor private enum WordList {
  /// `nil` where the machine has none.
  static let ofMachine: Set<String>? = {
    let path = "/usr/share/dict/words"
    if let data = FileManager.default.contents(atPath: path) {
      return Set(String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init))
    }
    Issues.report(
      Issue(
        "UITextChecker takes every word as spelled right.", evidence: "There is no list of words at \(path).",
        advice: "Install one: the package wamerican, for example."))
    return nil
  }()

  static func words(of text: String) -> [NSRange] {
    text.matches(of: /[\p{L}'’]+/).map { NSRange($0.range, in: text) }
  }
}
