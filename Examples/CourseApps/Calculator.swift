import SwiftUI

enum CalculatorButton: String {
  case zero = "0", one = "1", two = "2", three = "3", four = "4", five = "5", six = "6", seven = "7", eight = "8",
    nine = "9"
  case equals = "=", plus = "+", minus = "-", multiply = "×", divide = "÷", decimal = "."
  case ac = "AC", plusMinus = "±", percent = "%"

  var backgroundColor: Color {
    switch self {
    case .zero, .one, .two, .three, .four, .five, .six, .seven, .eight, .nine, .decimal:
      return Color(white: 0.33)
    case .ac, .plusMinus, .percent:
      return Color(white: 0.67)
    default:
      return .orange
    }
  }
}

class GlobalEnvironment: ObservableObject {
  @Published var display = "0"
  private var stored = 0.0
  private var operation: CalculatorButton?
  private var isTyping = false

  func receiveInput(_ button: CalculatorButton) {
    switch button {
    case .plus, .minus, .multiply, .divide:
      stored = Double(display) ?? 0
      operation = button
      isTyping = false
    case .equals:
      calculate()
    case .ac:
      display = "0"
      operation = nil
      isTyping = false
    case .plusMinus:
      display = format(-(Double(display) ?? 0))
    case .percent:
      display = format((Double(display) ?? 0) / 100)
    default:
      display = isTyping ? display + button.rawValue : button.rawValue
      isTyping = true
    }
  }

  private func calculate() {
    let other = Double(display) ?? 0
    switch operation {
    case .plus?: display = format(stored + other)
    case .minus?: display = format(stored - other)
    case .multiply?: display = format(stored * other)
    case .divide?: display = other == 0 ? "Error" : format(stored / other)
    default: break
    }
    operation = nil
    isTyping = false
  }

  private func format(_ value: Double) -> String {
    let formatter = NumberFormatter()
    formatter.maximumFractionDigits = 8
    formatter.minimumIntegerDigits = 1
    return formatter.string(from: NSNumber(value: value)) ?? "Error"
  }
}

struct Calculator: View {
  @EnvironmentObject var env: GlobalEnvironment

  let buttons: [[CalculatorButton]] = [
    [.ac, .plusMinus, .percent, .divide],
    [.seven, .eight, .nine, .multiply],
    [.four, .five, .six, .minus],
    [.one, .two, .three, .plus],
    [.zero, .decimal, .equals],
  ]

  var body: some View {
    ZStack(alignment: .bottom) {
      Color.black.edgesIgnoringSafeArea(.all)
      VStack(spacing: 12) {
        HStack {
          Spacer()
          Text(env.display).foregroundColor(.white)
            .font(.system(size: 64))
            .minimumScaleFactor(0.5)
            .lineLimit(1)
        }.padding()
        ForEach(buttons, id: \.self) { row in
          HStack(spacing: 12) {
            ForEach(row, id: \.self) { button in
              CalculatorButtonView(button: button)
            }
          }
        }
      }.padding(.bottom)
    }
  }
}

let screenWidth: CGFloat = 393

struct CalculatorButtonView: View {
  var button: CalculatorButton
  @EnvironmentObject var env: GlobalEnvironment

  var body: some View {
    Button(action: {
      self.env.receiveInput(self.button)
    }) {
      Text(button.rawValue)
        .font(.system(size: 32))
        .frame(width: self.buttonWidth(button: button), height: (screenWidth - 5 * 12) / 4)
        .foregroundColor(.white)
        .background(button.backgroundColor)
        .cornerRadius(self.buttonWidth(button: button))
    }
  }

  private func buttonWidth(button: CalculatorButton) -> CGFloat {
    button == .zero ? (screenWidth - 4 * 12) / 4 * 2 : (screenWidth - 5 * 12) / 4
  }
}
