import Foundation
import Synchronization

/// A number's style in the words of a number skeleton of the Unicode consortium.
enum NumberSkeleton {
  /// What a style says when it is encoded, which is the only way to ask it.
  private struct Said: Decodable {
    struct Collection: Decodable {
      struct Precision: Decodable {
        struct Option: Decodable {
          var minFractionalLength: Int?
          var maxFractionalLength: Int?
          var minIntegerLength: Int?
          var maxIntegerLength: Int?
          var minSignificantDigits: Int?
          var maxSignificantDigits: Int?
        }
        var option: Option
      }
      struct Choice: Decodable { var option: Int }
      struct Increment: Decodable { var floatingPoint: Double? }
      struct Sign: Decodable { var negative: Int, positive: Int, zero: Int }
      var precision: Precision?
      var rounding: Int?
      var roundingIncrement: Increment?
      var group: Choice?
      var signDisplayStrategy: Sign?
      var notation: Choice?
      var decimalSeparatorStrategy: Choice?
      var scale: Double?
    }
    var collection: Collection
  }

  private static let known = Mutex<[FloatingPointFormatStyle<Double>: [String]]>([:])

  /// None for a style that says nothing, or says it otherwise than it is known to.
  static func words(of style: FloatingPointFormatStyle<Double>) -> [String] {
    if let words = known.withLock({ $0[style] }) { return words }
    let words = read(style)
    known.withLock { known in
      // A program has some styles.
      if known.count >= 100 { known = [:] }
      known[style] = words
    }
    return words
  }

  private static func read(_ style: FloatingPointFormatStyle<Double>) -> [String] {
    guard let data = try? JSONEncoder().encode(style), let said = try? JSONDecoder().decode(Said.self, from: data)
    else { return [] }
    let all = said.collection
    var words: [String] = []
    if let option = all.precision?.option { words += precision(option) }
    if let increment = all.roundingIncrement?.floatingPoint { words.append("precision-increment/\(text(increment))") }
    let modes = ["half-up", "half-even", "ceiling", "floor", "down", "up"]
    if let rule = all.rounding, modes.indices.contains(rule) { words.append("rounding-mode-\(modes[rule])") }
    if all.group?.option == 1 { words.append("group-off") }
    if let sign = all.signDisplayStrategy {
      if sign.positive == 0 { words.append(sign.zero == 0 ? "sign-always" : "sign-except-zero") }
      if sign.negative == 1 { words.append("sign-never") }
    }
    if let notation = all.notation?.option, (1...2).contains(notation) {
      words.append(notation == 1 ? "scientific" : "compact-short")
    }
    if all.decimalSeparatorStrategy?.option == 1 { words.append("decimal-always") }
    if let scale = all.scale { words.append("scale/\(text(scale))") }
    return words
  }

  private static func precision(_ option: Said.Collection.Precision.Option) -> [String] {
    var words: [String] = []
    if let least = option.minSignificantDigits {
      words.append(digits("@", least, "#", option.maxSignificantDigits))
    } else if option.maxSignificantDigits != nil {
      words.append(digits("@", 1, "#", option.maxSignificantDigits))
    }
    if option.minFractionalLength != nil || option.maxFractionalLength != nil {
      let places = digits("0", option.minFractionalLength ?? 0, "#", option.maxFractionalLength)
      words.append(places.isEmpty ? "precision-integer" : ".\(places)")
    }
    if let least = option.minIntegerLength {
      let most = option.maxIntegerLength
      let optional = String(repeating: "#", count: max(0, (most ?? 0) - least))
      words.append("integer-width/\(most == nil ? "+" : optional)\(String(repeating: "0", count: least))")
    }
    return words
  }

  private static func digits(_ needed: String, _ least: Int, _ allowed: String, _ most: Int?) -> String {
    String(repeating: needed, count: least)
      + (most.map { String(repeating: allowed, count: max(0, $0 - least)) } ?? "*")
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : "\(number)"
  }
}
