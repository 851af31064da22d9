import SwiftUI
import TenureTesting
import Testing

/// Chains of modifiers with short closures, which a compiler has to type-check in reasonable time.
@MainActor @Suite struct LongChainTests {
  /// Feedback without arguments, with two of them, and an animation chosen by a phase, in one chain.
  struct FlagGuess: View {
    @State private var isWon = false
    @State private var guesses = 0
    @State private var isFast = false

    var body: some View {
      ZStack {
        RadialGradient(
          stops: [
            .init(color: Color(red: 0.1, green: 0.2, blue: 0.45), location: 0.3), .init(color: .red, location: 0.3),
          ],
          center: .top, startRadius: 200, endRadius: 400
        )
        .ignoresSafeArea()
        VStack(spacing: 15) {
          Text("Guess the flag").font(.largeTitle.bold()).foregroundStyle(.white)
          ForEach(0..<3) { number in
            Button {
              guesses += 1
              isWon = number == 1
            } label: {
              Text("Flag \(number)")
                .shadow(radius: 5)
                .rotationEffect(.degrees(guesses == number ? 360 : 0))
                .opacity(isWon && number != 1 ? 0.25 : 1)
            }
            .animation(.easeInOut(duration: 0.3).delay(Double(number) * 0.1), value: guesses)
          }
        }
        .padding(.vertical, 20)
        .background(.regularMaterial, in: .rect(cornerRadius: 20))
        Text(isWon ? "Won after \(guesses)" : "Not yet")
          .font(.system(size: 30, weight: .bold))
          .foregroundStyle(isWon ? .green : .orange)
          .scaleEffect(isWon ? 1.2 : 1)
          .offset(y: isWon ? -20 : 0)
          .sensoryFeedback(.success, trigger: guesses)
          .sensoryFeedback(trigger: isWon) { isWon ? .success : .error }
          .sensoryFeedback(trigger: isWon) { _, isWon in isWon ? .impact(weight: .heavy) : nil }
          .sensoryFeedback(.impact, trigger: guesses) { $0 != $1 }
          .phaseAnimator([1, 1.1]) { content, size in
            content.scaleEffect(size).opacity(size > 1 ? 1 : 0.6)
          } animation: { _ in
            isFast ? .bouncy : .smooth(duration: 0.3)
          }
      }
      .sensoryFeedback(.success, trigger: isWon)
      .sensoryFeedback(trigger: isWon) { isWon ? .success : .error }
      .sensoryFeedback(.impact, trigger: guesses) { $0 != $1 }
      .phaseAnimator([false, true]) {
        $0.opacity($1 ? 1 : 0.9)
      } animation: {
        $0 ? .bouncy : .smooth(duration: 0.3)
      }
    }
  }

  @Test func aLongChainWithShortClosuresIsShown() throws {
    let screen = Screen(FlagGuess())
    #expect(screen.tree.contains("Not yet"))
    try screen.button("Flag 0").tap()
    #expect(screen.tree.contains("Not yet"))
    try screen.button("Flag 1").tap()
    #expect(screen.tree.contains("Won after 2"))
  }
}
