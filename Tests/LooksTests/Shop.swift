import Charts
import SwiftUI

// What sells: cards, an onboarding, a paywall, a player, figures.

struct ShopScreen: View {
  private let goods = [
    ("Lamp", "lamp.desk", "€ 49"), ("Chair", "chair", "€ 129"), ("Plant", "leaf", "€ 19"), ("Clock", "clock", "€ 35"),
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 16)], spacing: 16) {
          ForEach(goods, id: \.0) { thing in
            VStack(alignment: .leading, spacing: 8) {
              ZStack(alignment: .topTrailing) {
                RoundedRectangle(cornerRadius: 12).fill(.teal.gradient).frame(height: 120)
                  .overlay { Image(systemName: thing.1).font(.system(size: 44)).foregroundStyle(.white) }
                Image(systemName: "heart").padding(8).background(.thinMaterial, in: Circle()).padding(8)
              }
              Text(thing.0).font(.headline)
              HStack {
                Text(thing.2).foregroundStyle(.secondary)
                Spacer()
                Text("New").font(.caption2.bold()).padding(.horizontal, 6).padding(.vertical, 2)
                  .background(.orange, in: Capsule()).foregroundStyle(.white)
              }
            }
            .padding(12)
            .background(Color(.secondarySystemBackground))
            .clipShape(RoundedRectangle(cornerRadius: 16))
            .shadow(color: .black.opacity(0.1), radius: 5, y: 2)
          }
        }
        .padding()
      }
      .navigationTitle("Shop")
      .toolbar { Button("Cart", systemImage: "cart") {} }
    }
  }
}

struct OnboardingScreen: View {
  var body: some View {
    TabView {
      page("bolt.fill", "Fast", "Everything happens at once.", .yellow)
      page("lock.fill", "Private", "What is yours stays on your device.", .green)
      page("heart.fill", "Kind", "We ask before we do.", .pink)
    }
    .tabViewStyle(.page)
    .indexViewStyle(.page(backgroundDisplayMode: .always))
  }

  private func page(_ symbol: String, _ title: String, _ text: String, _ color: Color) -> some View {
    VStack(spacing: 20) {
      Image(systemName: symbol).font(.system(size: 80)).foregroundStyle(color)
      Text(title).font(.largeTitle.bold())
      Text(text).multilineTextAlignment(.center).foregroundStyle(.secondary)
    }
    .padding(40)
  }
}

struct PaywallScreen: View {
  @State private var plan = 1

  var body: some View {
    VStack(spacing: 24) {
      Image(systemName: "crown.fill").font(.system(size: 60)).foregroundStyle(.yellow)
      Text("Go Premium").font(.largeTitle.bold())
      VStack(alignment: .leading, spacing: 12) {
        ForEach(["Unlimited projects", "Sync between devices", "No advertisements"], id: \.self) { line in
          Label(line, systemImage: "checkmark.seal.fill").foregroundStyle(.primary)
        }
      }
      HStack(spacing: 12) {
        card("Monthly", "€ 4.99", 0)
        card("Yearly", "€ 39.99", 1)
      }
      Spacer()
      Button {
      } label: {
        Text("Continue").font(.headline).frame(maxWidth: .infinity).padding(.vertical, 6)
      }
      .buttonStyle(.borderedProminent)
      HStack(spacing: 20) {
        Button("Restore") {}
        Button("Terms") {}
        Button("Privacy") {}
      }
      .font(.footnote)
    }
    .padding()
  }

  private func card(_ title: String, _ price: String, _ tag: Int) -> some View {
    VStack {
      Text(title).font(.headline)
      Text(price).font(.title3.bold())
    }
    .frame(maxWidth: .infinity)
    .padding()
    .background(RoundedRectangle(cornerRadius: 12).fill(plan == tag ? Color.blue.opacity(0.1) : .clear))
    .overlay(
      RoundedRectangle(cornerRadius: 12).stroke(plan == tag ? Color.blue : Color.gray.opacity(0.3), lineWidth: 2))
  }
}

struct PlayerScreen: View {
  @State private var time = 0.3

  var body: some View {
    VStack(spacing: 28) {
      RoundedRectangle(cornerRadius: 20)
        .fill(LinearGradient(colors: [.purple, .pink, .orange], startPoint: .topLeading, endPoint: .bottomTrailing))
        .aspectRatio(1, contentMode: .fit)
        .overlay { Image(systemName: "music.note").font(.system(size: 90)).foregroundStyle(.white.opacity(0.8)) }
        .shadow(radius: 12)
      HStack {
        VStack(alignment: .leading) {
          Text("Clair de lune").font(.title2.bold())
          Text("Claude Debussy").foregroundStyle(.secondary)
        }
        Spacer()
        Image(systemName: "ellipsis.circle").font(.title2)
      }
      VStack {
        Slider(value: $time)
        HStack {
          Text("1:32")
          Spacer()
          Text("-3:28")
        }
        .font(.caption).foregroundStyle(.secondary).monospacedDigit()
      }
      HStack(spacing: 44) {
        Button {
        } label: {
          Image(systemName: "backward.fill")
        }
        Button {
        } label: {
          Image(systemName: "pause.fill").font(.system(size: 44))
        }
        Button {
        } label: {
          Image(systemName: "forward.fill")
        }
      }
      .font(.title)
      .tint(.primary)
      Spacer()
    }
    .padding(24)
  }
}

struct FiguresScreen: View {
  private let sales = [("Mon", 12), ("Tue", 19), ("Wed", 7), ("Thu", 23), ("Fri", 15)]

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 16) {
        HStack(spacing: 12) {
          GroupBox("Visits") { Text("1,204").font(.title.bold()) }
          GroupBox("Sales") { Text("76").font(.title.bold()) }
        }
        Chart(sales, id: \.0) { day in
          BarMark(x: .value("Day", day.0), y: .value("Sales", day.1)).foregroundStyle(.indigo)
        }
        .frame(height: 240)
        Spacer()
      }
      .padding()
      .navigationTitle("This week")
    }
  }
}

struct TravelCard: View {
  var body: some View {
    VStack {
      VStack(alignment: .leading, spacing: 14) {
        HStack {
          VStack(alignment: .leading) {
            Text("LIS").font(.largeTitle.bold())
            Text("Lisbon").font(.caption)
          }
          Spacer()
          Image(systemName: "airplane").font(.title)
          Spacer()
          VStack(alignment: .trailing) {
            Text("BER").font(.largeTitle.bold())
            Text("Berlin").font(.caption)
          }
        }
        Line().stroke(style: StrokeStyle(lineWidth: 1, dash: [6])).frame(height: 1)
        Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 4) {
          GridRow {
            Text("GATE")
            Text("SEAT")
            Text("BOARDING")
          }
          .font(.caption).opacity(0.7)
          GridRow {
            Text("B42")
            Text("12A")
            Text("18:05")
          }
          .font(.title3.bold())
        }
      }
      .padding(20)
      .foregroundStyle(.white)
      .background(LinearGradient(colors: [.indigo, .blue], startPoint: .leading, endPoint: .trailing))
      .clipShape(RoundedRectangle(cornerRadius: 20))
      Spacer()
    }
    .padding()
    .background(Color(.systemGroupedBackground))
  }

  private struct Line: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: 0, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      }
    }
  }
}
