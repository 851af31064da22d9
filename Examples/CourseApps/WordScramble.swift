import SwiftUI

struct WordScramble: View {
  @State private var usedWords = [String]()
  @State private var rootWord = ""
  @State private var newWord = ""
  @State private var errorTitle = ""
  @State private var errorMessage = ""
  @State private var showingError = false

  var body: some View {
    NavigationView {
      VStack {
        TextField("Enter your word", text: $newWord, onCommit: addNewWord)
          .textFieldStyle(RoundedBorderTextFieldStyle())
          .autocapitalization(.none)
          .disableAutocorrection(true)
          .padding()
        List(usedWords, id: \.self) { word in
          HStack {
            Image(systemName: "\(word.count).circle")
            Text(word)
          }
          .accessibilityElement(children: .ignore)
          .accessibility(label: Text("\(word), \(word.count) letters"))
        }
        .listStyle(GroupedListStyle())
        Text("^[\(usedWords.count) word](inflect: true) so far")
      }
      .navigationBarTitle(rootWord)
      .navigationBarItems(leading: Button("New Game", action: startGame), trailing: Text("Score: \(score)"))
      .onAppear(perform: startGame)
      .alert(isPresented: $showingError) {
        Alert(title: Text(errorTitle), message: Text(errorMessage), dismissButton: .default(Text("OK")))
      }
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }

  var score: Int { usedWords.reduce(0) { $0 + $1.count } }

  func addNewWord() {
    let answer = newWord.lowercased().trimmingCharacters(in: .whitespacesAndNewlines)
    guard answer.count > 0 else { return }
    guard isOriginal(word: answer) else {
      wordError(title: "Word used already", message: "Be more original")
      return
    }
    guard isPossible(word: answer) else {
      wordError(title: "Word not recognized", message: "You can't just make them up, you know!")
      return
    }
    withAnimation { usedWords.insert(answer, at: 0) }
    newWord = ""
  }

  func startGame() {
    if let url = Bundle.main.url(forResource: "start", withExtension: "txt"),
      let words = try? String(contentsOf: url, encoding: .utf8)
    {
      rootWord = words.components(separatedBy: "\n").randomElement() ?? "silkworm"
      return
    }
    rootWord = "silkworm"
    usedWords.removeAll(keepingCapacity: true)
  }

  func isOriginal(word: String) -> Bool { !usedWords.contains(word) }

  func isPossible(word: String) -> Bool {
    var tempWord = rootWord
    for letter in word {
      if let pos = tempWord.firstIndex(of: letter) {
        tempWord.remove(at: pos)
      } else {
        return false
      }
    }
    return true
  }

  func wordError(title: String, message: String) {
    errorTitle = title
    errorMessage = message
    showingError = true
  }
}

struct WordScramble_Previews: PreviewProvider {
  static var previews: some View {
    WordScramble()
      .previewDevice("iPhone 12")
    WordScramble().preferredColorScheme(.dark)
  }
}
