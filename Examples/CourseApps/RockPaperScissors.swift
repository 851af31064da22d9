import SwiftUI

enum Move: String, CaseIterable, Identifiable {
  case rock = "🪨", paper = "📄", scissors = "✂️"
  var id: Self { self }
  var winner: Move {
    switch self {
    case .rock: return .paper
    case .paper: return .scissors
    case .scissors: return .rock
    }
  }
}

struct MoveButton: ViewModifier {
  var isLarge = false
  @ScaledMetric(relativeTo: .largeTitle) var size: CGFloat = 80
  func body(content: Content) -> some View {
    content
      .font(.system(size: isLarge ? 200 : size))
      .padding(.all, 5)
      .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 20, style: .continuous))
  }
}

extension View {
  func moveStyle(large: Bool = false) -> some View { modifier(MoveButton(isLarge: large)) }
}

struct RockPaperScissors: View {
  @State private var computerChoice = Move.rock
  @State private var shouldWin = true
  @State private var score = 0
  @State private var questionCount = 1
  @State private var showingResults = false
  @State private var scale: CGFloat = 1

  var body: some View {
    VStack {
      Spacer()
      Text("Computer has played…").font(.headline)
      Text(computerChoice.rawValue).moveStyle(large: true)
        .scaleEffect(scale, anchor: .bottom)
        .animation(.interactiveSpring(), value: scale)
      Group {
        if shouldWin {
          Text("Which one wins?").foregroundColor(.green) + Text(" Choose").bold()
        } else {
          Text("Which one loses?").foregroundColor(.red)
        }
      }
      .font(.title)
      HStack {
        ForEach(Move.allCases) { move in
          Button(move.rawValue) { play(move) }
            .moveStyle()
            .accessibilityIdentifier("\(move)")
        }
      }
      Spacer()
      Text("Score: \(score)").font(.subheadline).kerning(2)
      Spacer()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(LinearGradient(colors: [.orange, .yellow], startPoint: .topLeading, endPoint: .bottomTrailing))
    .ignoresSafeArea(.keyboard)
    .ignoresSafeArea(.container, edges: .top)
    .alert("Game over", isPresented: $showingResults) {
      Button("Play Again", role: .cancel, action: reset)
    } message: {
      Text("Your score was \(score)")
    }
  }

  func play(_ move: Move) {
    let didWin = shouldWin ? move == computerChoice.winner : move.winner == computerChoice
    score += didWin ? 1 : -1
    if questionCount == 10 {
      showingResults = true
    } else {
      computerChoice = Move.allCases[questionCount % 3]
      shouldWin.toggle()
      questionCount += 1
    }
  }

  func reset() {
    computerChoice = .rock
    shouldWin = true
    questionCount = 1
    score = 0
  }
}
