/// Names of secrets, told by their last word: `authToken` is one, `tokenCount` is none.
struct SecretName {
  let single: Set<String>
  let harmless: Set<String>

  func isSecret(_ name: String) -> Bool {
    if isHarmless(name) { return false }
    var words = name.nameWords
    if isSecret(words) { return true }
    while let last = words.last, Self.carriers.contains(last) || last.allSatisfy(\.isNumber) { words.removeLast() }
    return isSecret(words)
  }

  /// Whether a word of it says that what is kept opens nothing.
  func isHarmless(_ name: String) -> Bool {
    let words = name.nameWords
    return Self.questions.contains(words.first ?? "") || !harmless.isDisjoint(with: words)
  }

  private func isSecret(_ words: [String]) -> Bool {
    guard let last = words.last else { return false }
    if single.contains(last) || words == ["pin"] { return true }
    // `openAIApiKey`: where one word ends and the next begins is not to be seen.
    if words.joined().hasSuffix("apikey") { return true }
    return words.count > 1 && Self.pairs.contains(words[words.count - 2] + " " + last)
  }

  private static let pairs: Set<String> = [
    "api key", "token auth", "private key", "secret key", "access key", "encryption key", "signing key", "seed phrase",
    "recovery phrase", "pin code", "user pin", "app pin", "login pin", "unlock pin", "lock pin", "security pin",
  ]
  /// Words behind that say only how it is kept.
  private static let carriers: Set<String> = ["key", "value", "string", "data", "text", "json", "storage", "v"]
  private static let questions: Set<String> = [
    "has", "is", "did", "show", "shows", "should", "can", "use", "uses", "remember", "remembers", "save", "saves",
    "enable", "enables", "require", "requires", "allow", "allows", "ask", "asks", "hide", "hides", "needs", "will",
    "was", "last", "max", "min", "selected", "preferred", "favorite", "number",
  ]
}
