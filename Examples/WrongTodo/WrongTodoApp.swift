import SwiftUI

// The list of Examples/Todo, and how it forgets: what was typed goes when a preference changes, rows keep copies and
// places instead of to-dos, and the to-dos themselves lie among the preferences.
@main
struct WrongTodoApp: App {
  var body: some Scene {
    WindowGroup {
      TodoScreen()
    }
  }
}
