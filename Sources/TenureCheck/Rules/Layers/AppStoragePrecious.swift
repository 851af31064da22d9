/// What the user has made is encoded into the user's defaults.
public struct AppStoragePrecious: Rule {
  public static let about = RuleDescription(
    id: "app-storage-precious",
    title: "What the user has made should not be kept in the user's defaults.",
    preset: .default,
    notes: .architecture,
    severity: .warning,
    wrong: """
      struct Note: Codable { var title = "", text = "" }

      struct NoteList: View {
        @AppStorage("notes") private var stored = Data()
        @State private var notes: [Note] = []
        var body: some View {
          List(notes, id: \\.title) { Text($0.title) }
            .onAppear { notes = (try? JSONDecoder().decode([Note].self, from: stored)) ?? [] }
        }
      }
      """,
    right: """
      struct Note: Codable { var title = "", text = "" }

      struct NoteList: View {
        let store: NoteStore
        @State private var notes: [Note] = []
        var body: some View {
          List(notes, id: \\.title) { Text($0.title) }
            .task { notes = await store.notes() }
        }
      }
      """,
    why: """
      The user's defaults are for settings. They are read whole when the app starts, and an encoded collection is written \
      whole for each change. A value that fails to decode after an update of the type is an empty list, and the next \
      write puts that in the place of what the user had made.
      """,
    evidence: """
      An encoder or a decoder at a value in the user's defaults, and a collection of records or a cart, a draft, \
      a document; a name alone is none.
      """,
    quiet: """
      Settings, filters, layouts, what is recent or cached, lists of names or identifiers. What is put there by \
      `UserDefaults` itself is a note.
      """,
    options: [
      RuleOption(
        "preciousWords",
        .words([
          "note", "notes", "draft", "drafts", "cart", "basket", "document", "documents", "journal", "diary", "entries",
          "todo", "todos", "tasks", "orders", "recipes", "habits", "workouts", "expenses", "transactions", "messages",
        ]),
        "Words in names of what a user has made, one of it or many."),
      RuleOption(
        "settingWords",
        .words([
          "settings", "setting", "preferences", "preference", "options", "option", "layout", "layouts", "config",
          "configuration", "filter", "filters", "sort", "sorting", "column", "columns", "window", "windows", "theme",
          "themes", "tab", "tabs", "cache", "cached", "recent", "recents", "last", "expanded", "collapsed", "hidden",
          "shortcut", "shortcuts", "feature", "features", "flags", "toolbar", "sidebar", "widget", "widgets", "section",
          "sections", "order", "appearance", "style", "mode", "token", "tokens", "seen", "dismissed", "announcements",
        ]),
        "Words in names of what is a setting, or can be made anew."),
    ])

  public static func findings(in project: Project) -> [Finding] {
    let coding = Coding(in: project)
    let kept = project.shippedTypes.flatMap { type in
      type.stored.compactMap { wrapped($0, type, coding, project) }
    }
    return kept + project.userDefaultsWrites.compactMap { written($0, coding, project) }
  }

  private static func wrapped(
    _ member: Member, _ type: NominalType, _ coding: Coding, _ project: Project
  ) -> Finding? {
    guard member.wrapper == .appStorage, let attribute = member.wrapperAttribute, let key = attribute.child(.argument)
    else { return nil }
    let names = [member.name, key.keyName]
    let content: Content?
    if member.plainType?.kind == .arrayType {
      content = project.elementType(of: member).map { Content(place: member.node, type: $0, isCollection: true) }
    } else {
      guard ["Data", "String"].contains(member.plainType?.name ?? "") || member.type == nil else { return nil }
      content = coding.content(of: member, in: type)
    }
    guard let content, isPrecious(content, names, attribute, project) else { return nil }
    return finding(
      at: attribute, "\(type.name) keeps \(content.description) in the user's defaults, in '\(member.name)'.", content)
  }

  private static func written(_ write: UserDefaultsWrite, _ coding: Coding, _ project: Project) -> Finding? {
    guard let content = coding.encoded(in: write.value), isPrecious(content, [write.key.keyName], write.call, project)
    else { return nil }
    return finding(
      at: write.call, severity: .info,
      "\(content.description.capitalized) is put into the user's defaults, under the key "
        + "\(write.key.excerpt).", content)
  }

  private static func finding(
    at node: Node, severity: Severity? = nil, _ fact: String, _ content: Content
  ) -> Finding {
    Finding(
      Self.self, at: node, severity: severity, fact: fact,
      evidence: content.place.kind == .variable ? [] : [Evidence(content.place, "encoded or decoded here")],
      consequence:
        "All of it is read when the app starts and written for each change, and what fails to decode after an update is "
        + "written over as if nothing had been there.",
      advice: "Keep it in a file or a database of its own, behind a store that views ask; leave settings here.")
  }

  private static func isPrecious(_ content: Content, _ names: [String], _ node: Node, _ project: Project) -> Bool {
    let words = Set((names + [content.type?.name ?? ""]).flatMap(\.nameWords))
    guard words.isDisjoint(with: project.words("settingWords", of: Self.self, at: node)) else { return false }
    if content.isCollection, let type = content.type, type.isStruct, type.stored.count > 1 { return true }
    return !words.isDisjoint(with: project.words("preciousWords", of: Self.self, at: node))
      && (content.isCollection || content.type?.isStruct == true)
  }
}

/// What is encoded or decoded.
struct Content {
  let place: Node
  let type: NominalType?
  let isCollection: Bool

  var description: String {
    let name = type?.name ?? "value"
    return isCollection ? "a list of \(name)" : "an encoded \(name)"
  }
}

/// Encoders and decoders, and what goes through them.
struct Coding {
  private let project: Project

  init(in project: Project) { self.project = project }

  /// What a text or data that a type keeps holds: what is decoded from it, or encoded before it is assigned.
  func content(of member: Member, in type: NominalType) -> Content? {
    for call in project.calls(of: "decode", in: type) {
      let arguments = call.children(.argument)
      guard arguments.count > 1, let source = arguments.first(where: { $0.label == "from" }),
        comes(source, from: member), let content = content(named: arguments[0], at: call)
      else { continue }
      return content
    }
    for use in project.uses(of: member) {
      guard let value = use.node.assignment?.child(.right), let content = encoded(in: value) else { continue }
      return content
    }
    return nil
  }

  /// What an expression is the code of: `encoder.encode(items)`, or a name for it.
  func encoded(in value: Node, depth: Int = 3) -> Content? {
    for node in value.withDescendants {
      if node.calledName == "encode", let argument = node.child(.argument) {
        if let element = project.elementType(of: argument) {
          return Content(place: node, type: element, isCollection: true)
        }
        return Content(place: node, type: project.type(of: argument), isCollection: isCollection(argument))
      }
      if depth > 0, node.kind == .reference, case .local(let local)? = project.referent(of: node),
        let source = local.child(.value), let content = encoded(in: source, depth: depth - 1)
      {
        return content
      }
    }
    return nil
  }

  private func isCollection(_ expression: Node) -> Bool {
    project.storage(of: expression)?.plainType?.kind == .arrayType
  }

  private func comes(_ source: Node, from member: Member, depth: Int = 3) -> Bool {
    source.withDescendants.contains { node in
      guard node.kind == .reference || node.kind == .member else { return false }
      if node.kind == .member { return node.child(.base)?.name == "self" && node.name == member.name }
      switch project.referent(of: node) {
      case .member(let found): return found == member
      case .local(let local):
        if depth > 0, let value = local.child(.value) { return comes(value, from: member, depth: depth - 1) }
        return false
      default: return false
      }
    }
  }

  /// `[Note].self`, `Note.self`
  private func content(named expression: Node, at call: Node) -> Content? {
    guard expression.kind == .member, expression.name == "self", let base = expression.child(.base) else { return nil }
    if base.kind == .arrayLiteral || base.kind == .dictionaryLiteral {
      return Content(
        place: call, type: base.child(.element).flatMap { project.typeReference($0) }, isCollection: true)
    }
    return project.typeReference(base).map { Content(place: call, type: $0, isCollection: false) }
  }
}
