import SwiftUI

struct TodoListScreen: View {
  @Environment(TodoStore.self) private var store
  @AppStorage("order") private var order = TodoOrder.oldestFirst
  @AppStorage("hidesDone") private var hidesDone = false
  @State private var edited: Todo?

  var body: some View {
    @Bindable var store = store

    NavigationStack {
      List {
        ForEach(visible) { todo in
          TodoRow(todo: todo) { isDone in
            store.setDone(isDone, for: todo.id)
          } onEdit: {
            edited = todo
          }
        }
        .onDelete(perform: delete)
      }
      .animation(.default, value: visible)
      .overlay {
        if visible.isEmpty {
          ContentUnavailableView("Nothing to do", systemImage: "checkmark.circle")
        }
      }
      .safeAreaInset(edge: .bottom) {
        AddBar(onAdd: store.add)
      }
      .navigationTitle("To-do (\(store.openCount))")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          EditButton()
        }
        ToolbarItem(placement: .primaryAction) {
          NavigationLink("Settings") {
            SettingsScreen()
          }
        }
      }
    }
    .sheet(item: $edited) { todo in
      EditTodoSheet(todo: todo, onSave: store.update)
    }
    .alert("To-dos", isPresented: hasProblem, presenting: store.problem) { _ in
      Button("OK") {}
    } message: { problem in
      Text(problem)
    }
  }

  private var visible: [Todo] { store.todos(by: order, hidingDone: hidesDone) }

  private var hasProblem: Binding<Bool> {
    Binding {
      store.problem != nil
    } set: { isShown in
      if !isShown { store.problem = nil }
    }
  }

  private func delete(at offsets: IndexSet) {
    store.remove(Set(offsets.map { visible[$0].id }))
  }
}
