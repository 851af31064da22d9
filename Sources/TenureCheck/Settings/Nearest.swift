/// The word that somebody probably meant.
public enum Nearest {
  /// nil where none is near.
  public static func word(to word: String, among words: [String]) -> String? {
    let wanted = Array(word.lowercased())
    let most = max(2, wanted.count / 3)
    return words.map { ($0, distance(wanted, Array($0.lowercased()))) }
      .filter { $0.1 <= most }.min { $0.1 < $1.1 }?.0
  }

  /// ` Did you mean 'exclude'?`, or the words there are.
  public static func advice(for word: String, among words: [String]) -> String {
    if let near = self.word(to: word, among: words) { return "Did you mean '\(near)'?" }
    return "There is \(words.map { "'\($0)'" }.joined(separator: ", "))."
  }

  /// How many letters to insert, to remove, to replace or to swap with their neighbour.
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var rows = [Array(0...other.count)]
    for i in 0..<one.count {
      var row = [i + 1]
      for j in 0..<other.count {
        var best = min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (one[i] == other[j] ? 0 : 1))
        if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] { best = min(best, rows[i - 1][j - 1] + 1) }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[one.count][other.count]
  }
}
