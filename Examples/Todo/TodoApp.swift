import SwiftUI

@main
struct TodoApp: App {
  @State private var store = TodoStore(file: TodoStore.defaultFile)

  var body: some Scene {
    WindowGroup {
      TodoListScreen()
        .environment(store)
    }
  }
}
