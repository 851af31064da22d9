import SwiftUI

struct TodoScreen: View {
  // What a user would be sad to lose, kept with the preferences.
  @AppStorage("todos") private var stored = Data()
  @AppStorage("isCompact") private var isCompact = false

  private var todos: [Todo] { (try? JSONDecoder().decode([Todo].self, from: stored)) ?? [] }

  var body: some View {
    List {
      AddBar { title in save(todos + [Todo(title: title)]) }
      Toggle("Compact rows", isOn: $isCompact)
      // Rows are known by where they stand.
      ForEach(todos.indices, id: \.self) { index in
        TodoRow(todo: todos[index]) { delete(index) }
      }
      Button("Complete all") {
        save(todos.map { Todo(title: $0.title, isDone: true) })
      }
      Button("Reset settings", role: .destructive) {
        for key in UserDefaults.standard.dictionaryRepresentation().keys {
          UserDefaults.standard.removeObject(forKey: key)
        }
      }
    }
    .controlSize(isCompact ? .small : .regular)
  }

  private func delete(_ index: Int) {
    var todos = todos
    todos.remove(at: index)
    save(todos)
  }

  private func save(_ todos: [Todo]) {
    stored = (try? JSONEncoder().encode(todos)) ?? Data()
  }
}
