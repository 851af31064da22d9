/// Which form of a word goes with a whole number, by the rules of Unicode's CLDR.
enum PluralCategory {
  static func of(_ number: Int, in language: String) -> String {
    let count = number.magnitude
    let (tens, ones) = (count % 100, count % 10)
    switch language {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my": return "other"
    case "fr", "pt", "hi", "fa", "bn": return count <= 1 ? "one" : "other"
    case "ru", "uk", "be", "sr", "hr", "bs":
      if ones == 1, tens != 11 { return "one" }
      if (2...4).contains(ones), !(12...14).contains(tens) { return "few" }
      return ["sr", "hr", "bs"].contains(language) ? "other" : "many"
    case "pl":
      if count == 1 { return "one" }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "many"
    case "cs", "sk": return count == 1 ? "one" : (2...4).contains(count) ? "few" : "other"
    case "lt":
      if ones == 1, !(11...19).contains(tens) { return "one" }
      return ones >= 2 && !(11...19).contains(tens) ? "few" : "other"
    case "ro": return count == 1 ? "one" : count == 0 || (1...19).contains(tens) ? "few" : "other"
    case "sl": return tens == 1 ? "one" : tens == 2 ? "two" : tens == 3 || tens == 4 ? "few" : "other"
    case "he": return count == 1 ? "one" : count == 2 ? "two" : "other"
    case "ar":
      switch count {
      case 0: return "zero"
      case 1: return "one"
      case 2: return "two"
      default: return (3...10).contains(tens) ? "few" : tens >= 11 ? "many" : "other"
      }
    default: return count == 1 ? "one" : "other"
    }
  }
}
