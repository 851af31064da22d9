import SwiftUI

// What people build first: a chat, a calculator, the weather, a timer.

struct ChatScreen: View {
  struct Message: Identifiable {
    let id: Int
    let text: String
    let isMine: Bool
  }

  @State private var draft = ""
  private let messages = [
    Message(id: 1, text: "Are you coming tonight?", isMine: false),
    Message(id: 2, text: "Yes! Around eight.", isMine: true),
    Message(
      id: 3, text: "Great. Bring the board game, the one with the trains, and something to drink.", isMine: false),
    Message(id: 4, text: "👍", isMine: true),
  ]

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        ScrollView {
          LazyVStack(spacing: 8) {
            ForEach(messages) { message in
              HStack {
                if message.isMine { Spacer(minLength: 60) }
                Text(message.text)
                  .padding(.horizontal, 14)
                  .padding(.vertical, 9)
                  .foregroundStyle(message.isMine ? .white : .primary)
                  .background(message.isMine ? Color.blue : Color.gray.opacity(0.2))
                  .clipShape(RoundedRectangle(cornerRadius: 18))
                if !message.isMine { Spacer(minLength: 60) }
              }
            }
          }
          .padding()
        }
        Divider()
        HStack {
          TextField("Message", text: $draft).textFieldStyle(.roundedBorder)
          Button {
            draft = ""
          } label: {
            Image(systemName: "arrow.up.circle.fill").font(.title)
          }
          .disabled(draft.isEmpty)
        }
        .padding()
      }
      .navigationTitle("Mira")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

struct CalculatorScreen: View {
  private let rows = [
    ["AC", "±", "%", "÷"], ["7", "8", "9", "×"], ["4", "5", "6", "−"], ["1", "2", "3", "+"], ["0", ".", "="],
  ]

  var body: some View {
    ZStack {
      Color.black.ignoresSafeArea()
      VStack(spacing: 12) {
        Spacer()
        HStack {
          Spacer()
          Text("1,234.5").font(.system(size: 72, weight: .light)).foregroundStyle(.white).lineLimit(1)
        }
        .padding(.horizontal)
        ForEach(rows, id: \.self) { row in
          HStack(spacing: 12) {
            ForEach(row, id: \.self) { key in
              Button {
              } label: {
                Text(key)
                  .font(.system(size: 32))
                  .frame(width: key == "0" ? 174 : 81, height: 81)
                  .background(color(of: key))
                  .foregroundStyle(["AC", "±", "%"].contains(key) ? .black : .white)
                  .clipShape(Capsule())
              }
            }
          }
        }
      }
      .padding(.bottom)
    }
  }

  private func color(of key: String) -> Color {
    if ["÷", "×", "−", "+", "="].contains(key) { return .orange }
    return ["AC", "±", "%"].contains(key) ? Color(white: 0.65) : Color(white: 0.2)
  }
}

struct WeatherScreen: View {
  private let hours = [
    ("Now", "sun.max.fill", 24), ("13", "sun.max.fill", 25), ("14", "cloud.sun.fill", 24), ("15", "cloud.fill", 22),
    ("16", "cloud.rain.fill", 19),
  ]
  private let days = [
    ("Today", "sun.max.fill", 14, 25), ("Thu", "cloud.rain.fill", 12, 19), ("Fri", "cloud.sun.fill", 11, 21),
  ]

  var body: some View {
    ZStack {
      LinearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
      ScrollView {
        VStack(spacing: 20) {
          VStack(spacing: 4) {
            Text("Lisbon").font(.largeTitle)
            Text("24°").font(.system(size: 96, weight: .thin))
            Text("Mostly sunny").font(.title3)
            Text("H:25°  L:14°").font(.title3)
          }
          .padding(.top, 40)
          VStack(alignment: .leading) {
            Label("HOURLY FORECAST", systemImage: "clock").font(.caption).opacity(0.7)
            Divider().overlay(.white)
            HStack {
              ForEach(hours, id: \.0) { hour in
                VStack(spacing: 8) {
                  Text(hour.0).font(.subheadline.bold())
                  Image(systemName: hour.1).symbolRenderingMode(.multicolor).font(.title2).frame(height: 28)
                  Text("\(hour.2)°").font(.title3)
                }
                .frame(maxWidth: .infinity)
              }
            }
          }
          .padding()
          .background(.white.opacity(0.2), in: RoundedRectangle(cornerRadius: 16))
          VStack(spacing: 12) {
            ForEach(days, id: \.0) { day in
              HStack {
                Text(day.0).frame(width: 60, alignment: .leading)
                Image(systemName: day.1).frame(width: 30)
                Spacer()
                Text("\(day.2)°").opacity(0.7)
                Capsule().fill(.white.opacity(0.4)).frame(width: 90, height: 5)
                  .overlay(alignment: .leading) { Capsule().fill(.yellow).frame(width: CGFloat(day.3) * 2, height: 5) }
                Text("\(day.3)°")
              }
            }
          }
          .padding()
          .background(.white.opacity(0.2), in: RoundedRectangle(cornerRadius: 16))
        }
        .padding()
      }
    }
    .foregroundStyle(.white)
  }
}

struct TimerScreen: View {
  var body: some View {
    NavigationStack {
      VStack(spacing: 40) {
        ZStack {
          Circle().stroke(.orange.opacity(0.2), lineWidth: 10)
          Circle().trim(from: 0, to: 0.7).stroke(.orange, style: StrokeStyle(lineWidth: 10, lineCap: .round))
            .rotationEffect(.degrees(-90))
          VStack {
            Text("07:00").font(.system(size: 64, weight: .light)).monospacedDigit()
            Label("12:45", systemImage: "bell.fill").foregroundStyle(.secondary)
          }
        }
        .frame(width: 300, height: 300)
        HStack {
          Button("Cancel") {}.buttonStyle(.bordered).tint(.gray)
          Spacer()
          Button("Pause") {}.buttonStyle(.borderedProminent).tint(.orange)
        }
        .controlSize(.large)
        Spacer()
      }
      .padding(.horizontal, 30)
      .navigationTitle("Timer")
    }
  }
}
