import SwiftUI

struct Phases: View {
  enum Phase: Equatable { case idle, loading, loaded([String]), failed(String) }

  @State private var phase = Phase.idle
  @State private var attempts = 0
  @State private var isLoading = false
  @State private var error: String?

  var body: some View {
    Button("Load") { load() }.buttonStyle(.borderedProminent)
    Twins {
      switch phase {
      case .idle: Text("Nothing asked for yet").foregroundStyle(.secondary)
      case .loading: ProgressView("Loading")
      case .loaded(let names): ForEach(names, id: \.self) { Text($0) }
      case .failed(let reason): Label(reason, systemImage: "exclamationmark.triangle").foregroundStyle(.orange)
      }
    } wrong: {
      if isLoading { ProgressView("Loading") }
      if let error { Label(error, systemImage: "exclamationmark.triangle").foregroundStyle(.orange) }
      if !isLoading && error == nil { Text("Nothing asked for yet").foregroundStyle(.secondary) }
    }
  }

  private func load() {
    attempts += 1
    phase = .loading
    isLoading = true
    let succeeds = attempts.isMultiple(of: 2)
    Task {
      try? await Task.sleep(for: .milliseconds(600))
      if succeeds {
        phase = .loaded(["Ada", "Grace", "Edsger"])
        isLoading = false
      } else {
        phase = .failed("No connection")
        // What the flags forget: it is not loading any more.
        error = "No connection"
      }
    }
  }
}

struct PathAsState: View {
  @State private var trail = ["Start"]

  var body: some View {
    LabeledContent("Path", value: trail.joined(separator: " / "))
    HStack {
      Button("Push") { trail.append("Step \(trail.count)") }
      Button("Pop") { trail.removeLast() }.disabled(trail.count == 1)
      Button("To the start") { trail = ["Start"] }.disabled(trail.count == 1)
    }
    .buttonStyle(.bordered)
  }
}

struct Editing: View {
  @State private var note = "Milk, bread, tea"
  @State private var isEditing = false
  @State private var isAsking = false

  var body: some View {
    GroupBox("The note") { Text(note.isEmpty ? "Empty" : note) }
    HStack {
      Button("Edit") { isEditing = true }.buttonStyle(.borderedProminent)
      Button("Clear", role: .destructive) { isAsking = true }.buttonStyle(.bordered)
    }
    .sheet(isPresented: $isEditing) { NoteEditor(note: $note) }
    .alert("Clear the note?", isPresented: $isAsking) {
      Button("Clear", role: .destructive) { note = "" }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("This cannot be undone.")
    }
  }
}

private struct NoteEditor: View {
  @Environment(\.dismiss) private var dismiss
  @Binding var note: String
  @State private var draft: String

  init(note: Binding<String>) {
    _note = note
    _draft = State(initialValue: note.wrappedValue)
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Note", text: $draft)
        } footer: {
          Text("\(draft.count) characters")
        }
      }
      .navigationTitle("Edit the note")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            note = draft
            dismiss()
          }
          .disabled(draft == note)
        }
      }
    }
  }
}
