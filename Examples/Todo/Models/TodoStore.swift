import Foundation
import Observation

/// The to-dos, and the file they are kept in.
@MainActor
@Observable
final class TodoStore {
  private(set) var todos: [Todo] = []
  /// What a user should know about the file.
  var problem: String?

  private let file: URL

  static var defaultFile: URL {
    let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    try? FileManager.default.createDirectory(at: documents, withIntermediateDirectories: true)
    return documents.appending(path: "todos.json")
  }

  init(file: URL) {
    self.file = file
    load()
  }

  var openCount: Int { todos.count { !$0.isDone } }

  func todos(by order: TodoOrder, hidingDone: Bool) -> [Todo] {
    todos.filter { !(hidingDone && $0.isDone) }.sorted(by: order.precedes)
  }

  func add(title: String) {
    let title = title.trimmingCharacters(in: .whitespaces)
    guard !title.isEmpty else { return }
    todos.append(Todo(title: title))
    save()
  }

  func update(_ todo: Todo) {
    guard let index = todos.firstIndex(where: { $0.id == todo.id }) else { return }
    todos[index] = todo
    save()
  }

  func setDone(_ isDone: Bool, for id: Todo.ID) {
    guard let index = todos.firstIndex(where: { $0.id == id }) else { return }
    todos[index].isDone = isDone
    save()
  }

  func remove(_ ids: Set<Todo.ID>) {
    todos.removeAll { ids.contains($0.id) }
    save()
  }

  private func load() {
    guard let data = try? Data(contentsOf: file) else { return }
    do {
      todos = try JSONDecoder().decode([Todo].self, from: data)
    } catch {
      setAside()
    }
  }

  /// A file that cannot be read is kept under another name: the next save would overwrite it.
  private func setAside() {
    let place = file.deletingPathExtension().appendingPathExtension("damaged.json")
    try? FileManager.default.removeItem(at: place)
    do {
      try FileManager.default.moveItem(at: file, to: place)
      problem = "Your to-dos could not be read. They were kept as \(place.lastPathComponent)."
    } catch {
      problem = "Your to-dos could not be read."
    }
  }

  private func save() {
    do {
      try JSONEncoder().encode(todos).write(to: file, options: .atomic)
    } catch {
      problem = "Your to-dos could not be saved: \(error.localizedDescription)"
    }
  }
}
