import TenureCheck
import Testing

/// An entity is changed where its context is.
@Suite struct EntityInBackgroundTests {
  private static func page(_ action: String, entity: String = "@Model final class Photo") -> String {
    """
    \(entity) {
      var hash = ""
      init() {}
    }
    enum Hashing { static func hash() -> String { "" } }
    struct PhotoPage: View {
      let photo: Photo
      var body: some View { Button(photo.hash) { \(action) } }
    }
    """
  }

  private static let wrong = page("Task.detached { let hash = Hashing.hash(); /*!*/ photo.hash = hash }")

  static let pairs = [
    Pair(
      "changed there; computed there", bad: wrong,
      good: page("Task { let hash = await Task.detached { Hashing.hash() }.value; photo.hash = hash }"),
      severity: .warning),
    Pair(
      "on a queue; back on the main one",
      bad: page("DispatchQueue.global(qos: .utility).async { /*!*/ photo.hash = Hashing.hash() }"),
      good: page(
        "DispatchQueue.global().async { let hash = Hashing.hash(); DispatchQueue.main.async { photo.hash = hash } }")),
    Pair(
      "a detached task; one on the main actor", bad: wrong,
      good: page("Task.detached { @MainActor in photo.hash = Hashing.hash() }")),
    Pair(
      "an entity; a class that locks", bad: wrong,
      good: page(
        "Task.detached { let hash = Hashing.hash(); photo.hash = hash }",
        entity: "final class Photo: @unchecked Sendable")),
    Pair(
      "the view's; one that is fetched there", bad: wrong,
      good: page("Task.detached { let own = Photo(); own.hash = Hashing.hash() }")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(ModelNotMainActor.self) }
}
