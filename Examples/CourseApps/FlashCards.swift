import SwiftUI
import Combine

struct Card: Codable, Identifiable {
  var id = UUID()
  let prompt: String
  let answer: String
  static let example = Card(prompt: "Who played the 13th Doctor in Doctor Who?", answer: "Jodie Whittaker")
}

extension View {
  func stacked(at position: Int, in total: Int) -> some View {
    let offset = CGFloat(total - position)
    return self.offset(CGSize(width: 0, height: offset * 10))
  }
}

struct CardView: View {
  let card: Card
  var removal: (() -> Void)? = nil
  @State private var isShowingAnswer = false
  @State private var offset = CGSize.zero
  @Environment(\.accessibilityDifferentiateWithoutColor) var differentiateWithoutColor
  @Environment(\.accessibilityEnabled) var accessibilityEnabled

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 25, style: .continuous)
        .fill(differentiateWithoutColor ? Color.white : Color.white.opacity(1 - Double(abs(offset.width / 50))))
        .background(
          differentiateWithoutColor
            ? nil
            : RoundedRectangle(cornerRadius: 25, style: .continuous)
              .fill(offset.width > 0 ? Color.green : Color.red)
        )
        .shadow(radius: 10)
      VStack {
        Text(card.prompt).font(.largeTitle).foregroundColor(.black)
        if isShowingAnswer {
          Text(card.answer).font(.title).foregroundColor(.gray)
        }
      }
      .padding(20)
      .multilineTextAlignment(.center)
    }
    .frame(width: 450, height: 250)
    .rotationEffect(.degrees(Double(offset.width / 5)))
    .offset(x: offset.width * 5, y: 0)
    .opacity(2 - Double(abs(offset.width / 50)))
    .accessibility(addTraits: .isButton)
    .gesture(
      DragGesture()
        .onChanged { gesture in
          self.offset = gesture.translation
        }
        .onEnded { _ in
          if abs(self.offset.width) > 100 {
            self.removal?()
          } else {
            self.offset = .zero
          }
        }
    )
    .onTapGesture {
      self.isShowingAnswer.toggle()
    }
    .animation(.spring(), value: offset)
  }
}

struct FlashCards: View {
  @State private var cards = [Card](repeating: Card.example, count: 10)
  @State private var timeRemaining = 100
  @State private var isActive = true
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @Environment(\.scenePhase) var scenePhase

  var body: some View {
    ZStack {
      Image("background", bundle: nil)
        .resizable()
        .scaledToFill()
        .edgesIgnoringSafeArea(.all)
      VStack {
        Text("Time: \(timeRemaining)")
          .font(.largeTitle)
          .foregroundColor(.white)
          .padding(.horizontal, 20)
          .padding(.vertical, 5)
          .background(Capsule().fill(Color.black).opacity(0.75))
        ZStack {
          ForEach(0..<cards.count, id: \.self) { index in
            CardView(card: self.cards[index]) {
              withAnimation { self.removeCard(at: index) }
            }
            .stacked(at: index, in: self.cards.count)
            .allowsHitTesting(index == self.cards.count - 1)
            .accessibility(hidden: index < self.cards.count - 1)
          }
        }
        if cards.isEmpty {
          Button("Start Again", action: resetCards)
            .padding()
            .background(Color.white)
            .foregroundColor(.black)
            .clipShape(Capsule())
        }
      }
    }
    .onReceive(timer) { time in
      guard self.isActive else { return }
      if self.timeRemaining > 0 { self.timeRemaining -= 1 }
    }
    .onReceive(NotificationCenter.default.publisher(for: Notification.Name("reset"))) { _ in
      self.resetCards()
    }
    .onChange(of: scenePhase) {
      isActive = scenePhase == .active && !cards.isEmpty
    }
  }

  func removeCard(at index: Int) {
    guard index >= 0 else { return }
    cards.remove(at: index)
    if cards.isEmpty { isActive = false }
  }

  func resetCards() {
    cards = [Card](repeating: Card.example, count: 10)
    timeRemaining = 100
    isActive = true
  }
}
