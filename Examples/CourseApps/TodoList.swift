import SwiftUI

enum Priority: Int, CaseIterable, Identifiable, Codable {
  case low, normal, high
  var id: Int { rawValue }
  var title: LocalizedStringKey {
    switch self {
    case .low: return "Low"
    case .normal: return "Normal"
    case .high: return "High"
    }
  }
}

struct TodoItem: Identifiable, Codable {
  var id = UUID()
  var title: String
  var isDone = false
  var priority = Priority.normal
  var due: Date?
}

struct CheckboxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(action: { configuration.isOn.toggle() }) {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        configuration.label
      }
    }
  }
}

class TodoStore: ObservableObject {
  @Published var items: [TodoItem] = [TodoItem(title: "Buy milk"), TodoItem(title: "Call mum", priority: .high)]
  func delete(_ item: TodoItem) { items.removeAll { $0.id == item.id } }
}

struct TodoList: View {
  @EnvironmentObject private var store: TodoStore
  @State private var searchText = ""
  @State private var editing: TodoItem?
  @State private var newTitle = ""
  @State private var sortOrder: SortOrder = .forward
  @State private var count: Int? = nil
  @SceneStorage("showsDone") private var showsDone = true

  var filtered: [TodoItem] {
    store.items.filter {
      (showsDone || !$0.isDone) && (searchText.isEmpty || $0.title.localizedCaseInsensitiveContains(searchText))
    }
  }

  var body: some View {
    NavigationStack {
      List {
        Section(header: Text("Open (\(filtered.filter { !$0.isDone }.count))")) {
          ForEach($store.items) { $item in
            if !item.isDone && (searchText.isEmpty || item.title.localizedCaseInsensitiveContains(searchText)) {
              Toggle(item.title, isOn: $item.isDone)
                .toggleStyle(CheckboxStyle())
                .swipeActions(edge: .trailing, allowsFullSwipe: true) {
                  Button(role: .destructive) {
                    store.delete(item)
                  } label: {
                    Label("Delete", systemImage: "trash")
                  }
                  Button("Edit") { editing = item }.tint(.orange)
                }
            }
          }
        }
        if showsDone {
          Section {
            ForEach(filtered.filter(\.isDone)) { item in
              Text(item.title).strikethrough().foregroundColor(.secondary)
            }
          } header: {
            HStack {
              Text("Done")
              Spacer()
              Button("Clear") { withAnimation(.easeIn) { store.items.removeAll(where: \.isDone) } }
            }
          }
        }
        Section {
          TextField("New item", text: $newTitle)
            .onSubmit(add)
          TextField("How many", value: $count, format: .number)
          TextField("How many with formatter", value: $count, formatter: NumberFormatter())
        }
      }
      .listStyle(.insetGrouped)
      .searchable(text: $searchText, prompt: "Find something")
      .refreshable {}
      .navigationTitle(Text("To-do"))
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Menu {
            Toggle("Show done", isOn: $showsDone)
            Picker(selection: $sortOrder, label: Text("Order")) {
              Text("Ascending").tag(SortOrder.forward)
              Text("Descending").tag(SortOrder.reverse)
            }
          } label: {
            Image(systemName: "ellipsis.circle")
          }
        }
      }
      .sheet(item: $editing) { item in
        EditTodo(item: item) { changed in
          if let index = store.items.firstIndex(where: { $0.id == changed.id }) { store.items[index] = changed }
        }
      }
    }
  }

  func add() {
    guard !newTitle.isEmpty else { return }
    store.items.append(TodoItem(title: newTitle))
    newTitle = ""
  }
}

struct EditTodo: View {
  @Environment(\.dismiss) private var dismiss
  @State var item: TodoItem
  @State private var hasDue = false
  var onSave: (TodoItem) -> Void

  init(item: TodoItem, onSave: @escaping (TodoItem) -> Void) {
    _item = State(initialValue: item)
    self.onSave = onSave
  }

  var body: some View {
    NavigationView {
      Form {
        TextField("Title", text: $item.title, prompt: Text("Required"))
        Picker("Priority", selection: $item.priority) {
          ForEach(Priority.allCases) { priority in
            Text(priority.title).tag(priority)
          }
        }
        .pickerStyle(SegmentedPickerStyle())
        Toggle(isOn: $hasDue.animation(.spring())) { Text("Due date") }
        if hasDue {
          DatePicker(
            "Due", selection: Binding(get: { item.due ?? Date() }, set: { item.due = $0 }), displayedComponents: .date
          )
          .datePickerStyle(GraphicalDatePickerStyle())
        }
      }
      .navigationBarTitle("Edit", displayMode: .inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: { dismiss() }) }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            onSave(item); dismiss()
          }.disabled(item.title.isEmpty)
        }
      }
    }
  }
}

struct TodoList_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      TodoList().environmentObject(TodoStore())
      EditTodo(item: TodoItem(title: "Try")) { _ in }
        .previewLayout(.sizeThatFits)
        .padding()
        .previewDisplayName("Editor")
    }
  }
}
