import Foundation

/// Makes English nouns agree with the number before them: `"3 cup"` is `"3 cups"`, `"1 cups"` is `"1 cup"`.
///
/// Only English, and only the last word: other languages bring their plurals in a string table.
enum Inflection {
  static func agreed(_ words: String) -> String {
    guard let number = words.firstMatch(of: /[0-9][0-9.,]*/), let last = words.lastIndex(where: { $0.isLetter }) else {
      return words
    }
    let end = words.index(after: last)
    let start = words[..<end].lastIndex { !$0.isLetter }.map { words.index(after: $0) } ?? words.startIndex
    if start < number.range.upperBound { return words }
    let noun = String(words[start..<end])
    let agreed = number.output == "1" ? singular(of: noun) : plural(of: noun)
    return words[..<start] + agreed + words[end...]
  }

  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
    "goose": "geese", "mouse": "mice", "knife": "knives", "life": "lives", "wife": "wives", "leaf": "leaves",
    "loaf": "loaves", "half": "halves", "shelf": "shelves", "wolf": "wolves", "potato": "potatoes",
    "tomato": "tomatoes", "hero": "heroes",
  ]
  private static let unchanged: Set = ["fish", "sheep", "deer", "series", "species", "aircraft"]

  static func plural(of noun: String) -> String {
    let low = noun.lowercased()
    if unchanged.contains(low) || irregular.values.contains(low) { return noun }
    if let plural = irregular[low] { return cased(plural, as: noun) }
    if low.hasSuffix("s"), !low.hasSuffix("ss"), !low.hasSuffix("us"), !low.hasSuffix("is") { return noun }
    if ["s", "x", "z", "ch", "sh"].contains(where: low.hasSuffix) { return noun + "es" }
    if low.hasSuffix("y"), let before = low.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }

  static func singular(of noun: String) -> String {
    let low = noun.lowercased()
    if unchanged.contains(low) || irregular.keys.contains(low) { return noun }
    if let one = irregular.first(where: { $0.value == low })?.key { return cased(one, as: noun) }
    if low.hasSuffix("ies"), low.count > 4 { return noun.dropLast(3) + "y" }
    if ["ses", "xes", "zes", "ches", "shes"].contains(where: low.hasSuffix) { return String(noun.dropLast(2)) }
    if low.hasSuffix("s"), !low.hasSuffix("ss"), !low.hasSuffix("us"), !low.hasSuffix("is") {
      return String(noun.dropLast())
    }
    return noun
  }

  private static func cased(_ word: String, as pattern: String) -> String {
    pattern.first?.isUppercase == true ? word.prefix(1).uppercased() + word.dropFirst() : word
  }
}
