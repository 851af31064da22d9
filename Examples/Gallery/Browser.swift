import SwiftUI

/// What changes under an animation passes from the old to the new.
struct Motion: View {
  @State private var part = 0.25
  @State private var isOpen = false
  @State private var names = ["Ada", "Grace", "Edsger"]

  var body: some View {
    GroupBox("A ring") {
      HStack(spacing: 20) {
        ring
        Button("More") {
          withAnimation(.spring(duration: 0.8, bounce: 0.2)) { part = part >= 1 ? 0.25 : part + 0.25 }
        }
        .buttonStyle(.borderedProminent)
      }
    }
    GroupBox("Who comes and goes") {
      ForEach(names, id: \.self) { Text($0).transition(.move(edge: .leading).combined(with: .opacity)) }
      if isOpen { Text("A guest").transition(.scale) }
    }
    HStack {
      Button("Shuffle") { withAnimation { names.append(names.removeFirst()) } }
      Button(isOpen ? "Goodbye" : "Welcome") { withAnimation(.easeInOut(duration: 0.5)) { isOpen.toggle() } }
    }
    .buttonStyle(.bordered)
  }

  private var ring: some View {
    ZStack {
      Circle().stroke(.quaternary, lineWidth: 10)
      Circle().trim(from: 0, to: part)
        .stroke(
          LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom),
          style: StrokeStyle(lineWidth: 10, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
      Text(part, format: .percent).font(.headline).monospacedDigit()
    }
    .frame(width: 96, height: 96)
    .padding(8)
  }
}

/// One selection, and three pickers that show it.
struct OneChoice: View {
  enum Size: String, CaseIterable { case small = "Small", medium = "Medium", large = "Large" }

  @State private var size = Size.medium

  var body: some View {
    picker.pickerStyle(.segmented)
    GroupBox("In a row each") { picker.pickerStyle(.inline).labelsHidden() }
    GroupBox("In a menu") { picker.pickerStyle(.menu) }
  }

  private var picker: some View {
    Picker("Size", selection: $size) {
      ForEach(Size.allCases, id: \.self) { Text($0.rawValue) }
    }
  }
}

/// A list that a user puts in order, and brings up to date.
struct Rows: View {
  @State private var chores = ["Water the plants", "Write to Ada", "Mend the fence", "Read on"]
  @State private var updates = 0

  var body: some View {
    LabeledContent("Updates", value: "\(updates)")
    List {
      ForEach(chores, id: \.self) { chore in
        Text(chore)
      }
      .onMove { chores.move(fromOffsets: $0, toOffset: $1) }
      .onDelete { chores.remove(atOffsets: $0) }
    }
    .refreshable { updates += 1 }
  }
}
