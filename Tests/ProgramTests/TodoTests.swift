import SwiftUI
import TenureTesting
import Testing

struct TodoItem: Identifiable, Hashable, Codable {
  var id = UUID()
  var title: String
  var isDone = false
}

enum TodoFilter: String, CaseIterable, Identifiable {
  case all = "All"
  case open = "Open"
  case done = "Done"
  var id: Self { self }
}

struct TodoListView: View {
  @State private var items: [TodoItem] = [
    TodoItem(title: "Buy milk"),
    TodoItem(title: "Call mum", isDone: true),
  ]
  @State private var newTitle = ""
  @State private var filter = TodoFilter.all

  private var openCount: Int { items.filter { !$0.isDone }.count }

  var body: some View {
    VStack {
      List {
        Section {
          HStack {
            TextField("New to-do", text: $newTitle)
              .onSubmit(add)
            Button("Add", action: add)
              .disabled(newTitle.trimmingCharacters(in: .whitespaces).isEmpty)
          }
          Picker("Filter", selection: $filter) {
            ForEach(TodoFilter.allCases) { filter in
              Text(filter.rawValue).tag(filter)
            }
          }
          .pickerStyle(.segmented)
          .labelsHidden()
        }
        Section("Items") {
          ForEach($items) { $item in
            if matches(item) {
              TodoRow(item: $item) { delete(item) }
                .listRowSeparator(.hidden)
            }
          }
        }
        Section {
          Text("\(openCount) left")
            .foregroundStyle(.secondary)
        } footer: {
          Text("Swipe to delete")
        }
      }
      .listStyle(.insetGrouped)
      .overlay {
        if items.isEmpty {
          ContentUnavailableView {
            Label("Nothing to do", systemImage: "checkmark.circle")
          } description: {
            Text("Add your first to-do.")
          } actions: {
            Button("Add sample") { items.append(TodoItem(title: "Sample")) }
          }
        }
      }
    }
  }

  private func matches(_ item: TodoItem) -> Bool {
    switch filter {
    case .all: true
    case .open: !item.isDone
    case .done: item.isDone
    }
  }

  private func add() {
    let title = newTitle.trimmingCharacters(in: .whitespaces)
    guard !title.isEmpty else { return }
    items.append(TodoItem(title: title))
    newTitle = ""
  }

  private func delete(_ item: TodoItem) {
    items.removeAll { $0.id == item.id }
  }
}

struct TodoRow: View {
  @Binding var item: TodoItem
  let onDelete: @MainActor () -> Void

  var body: some View {
    HStack {
      Toggle(isOn: $item.isDone) {
        Text(item.title)
          .strikethrough(item.isDone)
          .foregroundStyle(item.isDone ? .secondary : .primary)
      }
      .toggleStyle(.switch)
      Spacer()
      Button(role: .destructive, action: onDelete) {
        Image(systemName: "trash")
          .imageScale(.small)
      }
      .buttonStyle(.borderless)
      .accessibilityLabel("Delete \(item.title)")
    }
    .contentShape(Rectangle())
  }
}

@MainActor @Suite struct TodoTests {
  @Test func addsTicksFiltersDeletes() throws {
    let screen = Screen(TodoListView())
    #expect(screen.shows("1 left"))
    #expect(try !screen.button("Add").isEnabled)
    try screen.textField("New to-do").type("Water plants")
    try screen.textField("New to-do").submit()
    #expect(try screen.textField("New to-do").value == "")
    #expect(screen.shows("2 left"))
    try screen.toggle("Buy milk").tap()
    #expect(screen.shows("1 left"))
    try screen.picker("Filter").choose("Open")
    #expect(!screen.shows("Buy milk"))
    #expect(screen.shows("Water plants"))
    try screen.picker("Filter").choose("All")
    for title in ["Buy milk", "Call mum", "Water plants"] { try screen.button("Delete \(title)").tap() }
    #expect(screen.shows("Nothing to do"))
    try screen.button("Add sample").tap()
    #expect(!screen.shows("Nothing to do"))
    #expect(screen.issues.isEmpty)
  }
}
