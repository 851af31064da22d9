import TenureRender
import TenureRuntime
import TenureTree

/// What the inspector does not show: all that a secure field is bound to, and every value that has the text of one in it,
/// also of turns that are over. What a program has made of such a text, its length or its letters backwards, it cannot
/// know.
@MainActor package final class Discretion {
  package static let dots = "••••••••"

  package init() {}

  /// States that a secure field leads to.
  private var places: Set<Int> = []
  /// Properties that were written as somebody typed into a secure field.
  private var properties: Set<Property> = []
  /// What secure fields have held, letter by letter.
  private var texts: Set<String> = []
  /// Of these, those that nobody writes by chance; without what another begins with.
  private var words: [String] = []

  private struct Property: Hashable {
    let place: Int?
    let name: String
  }

  /// Texts of one letter after the other: of so many.
  private static let limit = 2_000

  // MARK: What is learnt

  /// Looks at the secure fields of a screen.
  package func learn(_ fields: Set<NodeID>, of session: Session) {
    for field in fields {
      if let place = session.secretSource(of: field) { places.insert(place) }
      if let text = session.secret(of: field) { learn(text) }
    }
  }

  /// Somebody has typed into a secure field, in a turn.
  package func learn(_ text: String, typedIn turn: Turn?) {
    learn(text)
    for write in turn?.writes ?? [] where mentions(write.new) {
      properties.insert(Property(place: write.place, name: write.property))
    }
  }

  private func learn(_ text: String) {
    if text.isEmpty || texts.contains(text) { return }
    if texts.count >= Self.limit { texts.removeAll() }
    texts.insert(text)
    guard text.count >= 4, !words.contains(where: { $0.hasPrefix(text) }) else { return }
    words.removeAll { text.hasPrefix($0) }
    words.append(text)
    if words.count > 100 { words.removeFirst() }
  }

  // MARK: What is shown

  /// True for words in which the text of a secure field stands: as one word of its own, or anywhere where it is long.
  package func mentions(_ value: String) -> Bool {
    if texts.isEmpty { return false }
    if words.contains(where: { value.contains($0) }) { return true }
    let parts = value.split(separator: "\"", omittingEmptySubsequences: false)
    for index in stride(from: 1, to: parts.count, by: 2) {
      if texts.contains(String(parts[index])) { return true }
      // One that has been cut.
      if index == parts.count - 1, parts[index].hasSuffix("…"), parts[index].count > 4,
        words.contains(where: { $0.hasPrefix(parts[index].dropLast()) })
      {
        return true
      }
    }
    return false
  }

  package func shown(_ words: String) -> String { mentions(words) ? Self.dots : words }

  private func isSecret(_ place: Int?, _ name: String) -> Bool {
    place.map(places.contains) == true || properties.contains(Property(place: place, name: name))
  }

  package func shown(_ turn: Turn) -> Turn {
    if places.isEmpty, texts.isEmpty { return turn }
    var turn = turn
    turn.event = shown(turn.event)
    for index in turn.actions.indices {
      turn.actions[index].name = shown(turn.actions[index].name)
      turn.actions[index].origin = turn.actions[index].origin.map(shown)
    }
    for index in turn.writes.indices {
      let write = turn.writes[index]
      guard isSecret(write.place, write.property) || mentions(write.old) || mentions(write.new) else { continue }
      (turn.writes[index].old, turn.writes[index].new) = (Self.dots, Self.dots)
    }
    return turn
  }

  package func shown(_ look: Inspection) -> Inspection {
    if places.isEmpty, texts.isEmpty { return look }
    var look = look
    hide(in: &look.root)
    for index in look.objects.indices {
      let number = look.objects[index].number
      for field in look.objects[index].properties.indices {
        let property = look.objects[index].properties[field]
        if isSecret(number, property.name) || mentions(property.value) {
          look.objects[index].properties[field].value = Self.dots
        }
      }
    }
    for index in look.providers.indices { look.providers[index].value = shown(look.providers[index].value) }
    return look
  }

  private func hide(in view: inout Inspection.View) {
    view.words = shown(view.words)
    for index in view.properties.indices {
      let property = view.properties[index]
      guard let value = property.value else { continue }
      if isSecret(property.place, property.name) || isSecret(property.target, property.name) || mentions(value) {
        view.properties[index].value = Self.dots
      }
    }
    for index in view.children.indices { hide(in: &view.children[index]) }
  }
}
