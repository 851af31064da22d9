import Charts
import SwiftUI
import UIKit

// At home: a recipe, habits, money.

struct RecipeScreen: View {
  private let steps = ["Boil the noodles for four minutes.", "Fry the mushrooms until they are brown.", "Serve hot 🔥"]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Image(uiImage: Self.photo)
          .resizable()
          .aspectRatio(contentMode: .fill)
          .frame(height: 260)
          .clipped()
          .overlay(alignment: .bottomLeading) {
            Text("Ramen 🍜").font(.largeTitle.bold()).foregroundStyle(.white).padding().shadow(radius: 4)
          }
        VStack(alignment: .leading, spacing: 12) {
          HStack(spacing: 20) {
            Label("25 min", systemImage: "clock")
            Label("2", systemImage: "person.2")
            Label("Easy", systemImage: "flame")
          }
          .font(.subheadline)
          .foregroundStyle(.secondary)
          Text("Ingredients").font(.title2.bold())
          Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
            GridRow {
              Text("200 g").gridColumnAlignment(.trailing).foregroundStyle(.secondary)
              Text("🍝 Noodles")
            }
            GridRow {
              Text("4").foregroundStyle(.secondary)
              Text("🥚 Eggs")
            }
            Divider()
            GridRow {
              Text("1 l").foregroundStyle(.secondary)
              Text("🥣 Broth")
            }
          }
          Text("Steps").font(.title2.bold())
          ForEach(Array(steps.enumerated()), id: \.offset) { index, step in
            HStack(alignment: .firstTextBaseline, spacing: 12) {
              Image(systemName: "\(index + 1).circle.fill").foregroundStyle(.tint)
              Text(step)
            }
          }
        }
        .padding(.horizontal)
      }
    }
    .ignoresSafeArea(edges: .top)
    .tint(.orange)
  }

  private static let photo = UIImage(data: Data(base64Encoded: PhotoOfRamen.base64) ?? Data()) ?? UIImage()
}

struct HabitGrid: View {
  private let habits = [("💧", "Water", Color.cyan, 0.8), ("🏃🏽‍♀️", "Run", .green, 0.4), ("📚", "Read", .orange, 1)]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          ForEach(habits, id: \.1) { sign, name, colour, done in
            VStack(alignment: .leading, spacing: 12) {
              HStack {
                Text(sign).font(.title)
                VStack(alignment: .leading) {
                  Text(name).font(.headline)
                  Text("\(Int(done * 7)) of 7 days").font(.caption).foregroundStyle(.secondary)
                }
                Spacer()
                ZStack {
                  Circle().stroke(colour.opacity(0.2), lineWidth: 6)
                  Circle().trim(from: 0, to: done).stroke(colour, style: StrokeStyle(lineWidth: 6, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                }
                .frame(width: 40, height: 40)
              }
              LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 6), count: 7), spacing: 6) {
                ForEach(0..<21) { day in
                  RoundedRectangle(cornerRadius: 4)
                    .fill((day * 7 + name.count) % 5 < Int(done * 5) ? colour : Color.gray.opacity(0.15))
                    .frame(height: 20)
                }
              }
            }
            .padding()
            .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 16))
          }
        }
        .padding()
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Habits")
      .toolbar { Button("Add", systemImage: "plus") {} }
    }
  }
}

struct MoneyScreen: View {
  private struct Part: Identifiable {
    let id: String
    let sum: Double
    let colour: Color
  }

  private let parts = [
    Part(id: "Rent", sum: 820, colour: .blue), Part(id: "Food", sum: 410, colour: .orange),
    Part(id: "Travel", sum: 160, colour: .green),
  ]
  private let days = [12.0, 30, 18, 44, 26, 51, 38]

  var body: some View {
    NavigationStack {
      List {
        Section("Spent 💶") {
          Chart(parts) { part in
            SectorMark(angle: .value("Sum", part.sum), innerRadius: .ratio(0.6), angularInset: 1.5)
              .foregroundStyle(part.colour)
          }
          .frame(height: 180)
          .padding(.vertical, 8)
        }
        Section {
          ForEach(parts) { part in
            HStack {
              Circle().fill(part.colour).frame(width: 10, height: 10)
              Text(part.id)
              Spacer()
              Text("€ \(Int(part.sum))").monospacedDigit().foregroundStyle(.secondary)
            }
            .swipeActions { Button("Delete", role: .destructive) {} }
          }
        }
        Section("Week") {
          Chart(Array(days.enumerated()), id: \.offset) { day in
            LineMark(x: .value("Day", day.offset), y: .value("Sum", day.element)).foregroundStyle(.purple)
            AreaMark(x: .value("Day", day.offset), y: .value("Sum", day.element))
              .foregroundStyle(.purple.opacity(0.15))
          }
          .frame(height: 140)
        }
      }
      .navigationTitle("Money")
    }
  }
}
