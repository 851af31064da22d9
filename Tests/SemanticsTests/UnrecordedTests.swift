import SwiftUI
import TenureRender
import TenureRuntime
import Testing

/// A program's window as a host runs it: nobody records what happens, and the screen is known by its patches.
@MainActor private final class Host {
  private let session = Session()
  /// The first tree, and all patches since.
  private var shown: RenderNode
  private var misfits: [String] = []

  init<V: View>(_ view: V) throws {
    session.mount(view)
    shown = try #require(session.screen)
    session.onOwnTurn = { [unowned self] in show($0) }
  }

  private func show(_ turn: TurnResult?) {
    guard let patch = turn?.patch else { return }
    do { shown = try shown.applying(patch) } catch { misfits.append("\(error)") }
  }

  /// What the patches have led to, once the screen is up to date; checked against the screen itself.
  func texts() -> [String] {
    show(session.updateIfNeeded())
    #expect(misfits == [])
    #expect(shown == session.screen)
    return texts(of: shown)
  }

  func tap(_ label: String) throws {
    let button = try #require(first(in: shown) { $0.role == .button && texts(of: $0) == [label] })
    let turn = session.perform(.tap, on: button.id, event: "tap")
    show(turn)
    #expect(turn.outcome == .done)
  }

  private func texts(of node: RenderNode) -> [String] {
    (node.attributes[.text]?.text.map { [$0] } ?? []) + node.children.flatMap(texts)
  }

  private func first(in node: RenderNode, where isWanted: (RenderNode) -> Bool) -> RenderNode? {
    if isWanted(node) { return node }
    for child in node.children { if let found = first(in: child, where: isWanted) { return found } }
    return nil
  }
}

@MainActor @Suite struct UnrecordedTests {
  @Test("R045 dependencies are those of the last evaluation, without a record too")
  func lastEvaluation() throws {
    struct Branching: View {
      let model: Model
      let journal: Journal
      @State private var showsTitle = true

      var body: some View {
        let _ = journal.note("body")
        VStack {
          if showsTitle { Text(model.title) } else { Text("count \(model.count)") }
          Button("Flip") { showsTitle.toggle() }
        }
      }
    }
    let (model, journal) = (Model(), Journal())
    let host = try Host(Branching(model: model, journal: journal))
    model.title += "!"
    #expect(host.texts() == ["title!", "Flip"])
    #expect(journal.take() == ["body", "body"])
    try host.tap("Flip")
    #expect(host.texts() == ["count 0", "Flip"])
    #expect(journal.take() == ["body"])
    model.title += "!"
    #expect(host.texts() == ["count 0", "Flip"])
    #expect(journal.take() == [])
    model.count += 1
    #expect(host.texts() == ["count 1", "Flip"])
    #expect(journal.take() == ["body"])
    try host.tap("Flip")
    #expect(host.texts() == ["title!!", "Flip"])
  }

  @Test("R045 a view that has left depends on nothing")
  func gone() throws {
    struct Reader: View {
      let model: Model
      let journal: Journal

      var body: some View {
        let _ = journal.note("body")
        Text(model.title)
      }
    }
    struct Gate: View {
      let model: Model
      let journal: Journal
      @State private var isOpen = true

      var body: some View {
        VStack {
          Button("Gate") { isOpen.toggle() }
          if isOpen { Reader(model: model, journal: journal) }
        }
      }
    }
    let (model, journal) = (Model(), Journal())
    let host = try Host(Gate(model: model, journal: journal))
    #expect(journal.take() == ["body"])
    try host.tap("Gate")
    model.title += "!"
    #expect(host.texts() == ["Gate"])
    #expect(journal.take() == [])
    try host.tap("Gate")
    #expect(host.texts() == ["Gate", "title!"])
    #expect(journal.take() == ["body"])
  }

  @Test("R011 patches lead to the screen, whatever rows are made of and however they move", arguments: 0..<30)
  func randomRows(seed: Int) throws {
    let model = Model()
    let host = try Host(Rows(model: model))
    var random = Steps(state: UInt64(seed))
    var latest = 0
    for round in 0..<40 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        var section = model.sections.isEmpty ? [] : model.sections[0].numbers
        switch Int.random(in: 0..<7, using: &random) {
        case 0: model.sections.shuffle(using: &random)
        case 1:
          latest += 1
          model.sections.insert(Part(id: latest, numbers: [latest]), at: 0)
        case 2: if !model.sections.isEmpty { model.sections.removeLast() }
        case 3:
          latest += 1
          section.insert(latest, at: Int.random(in: 0...section.count, using: &random))
        case 4: section.shuffle(using: &random)
        case 5: if !section.isEmpty { section.remove(at: Int.random(in: 0..<section.count, using: &random)) }
        default: model.count += 1
        }
        if !model.sections.isEmpty { model.sections[0].numbers = section }
      }
      let expected =
        ["before"]
        + model.sections.flatMap { part in
          part.numbers.flatMap { number -> [String] in
            switch (number + model.count) % 4 {
            case 0: []
            case 1: ["\(number)"]
            case 2: ["\(number) a", "\(number) b"]
            default: ["boxed \(number)"]
            }
          } + (part.numbers.count > 2 ? ["many"] : [])
        } + ["after"]
      #expect(host.texts() == expected, "seed \(seed), round \(round)")
    }
  }
}

@Observable @MainActor private final class Model {
  var title = "title"
  var count = 0
  var sections: [Part] = []
}

private struct Part: Identifiable {
  let id: Int
  var numbers: [Int]
}

/// Rows of none, one or two elements, inside rows.
private struct Rows: View {
  let model: Model

  var body: some View {
    VStack {
      Text("before")
      ForEach(model.sections) { part in
        ForEach(part.numbers, id: \.self) { Row(number: $0, kind: ($0 + model.count) % 4) }
        if part.numbers.count > 2 { Text("many") }
      }
      Text("after")
    }
  }
}

private struct Row: View {
  let number: Int
  let kind: Int

  var body: some View {
    switch kind {
    case 0: EmptyView()
    case 1: Text("\(number)")
    case 2:
      Text("\(number) a")
      Text("\(number) b")
    default: HStack { Text("boxed \(number)") }
    }
  }
}
