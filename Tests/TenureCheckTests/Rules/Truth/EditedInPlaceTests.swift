import TenureCheck
import Testing

@Suite struct EditedInPlaceTests {
  private static func editor(
    trip: String = "@Bindable var trip: Trip", title: String = "$trip.name", cancel: String = "dismiss()",
    save: String = "dismiss()", members: String = "", chosen: String = "edited = trip"
  ) -> String {
    """
    @Model final class Trip { var name: String; init(name: String) { self.name = name } }
    struct Trips: View {
      @Query private var trips: [Trip]
      @State private var edited: Trip?
      var body: some View {
        List(trips) { trip in Button(trip.name) { \(chosen) } }
          .sheet(item: $edited) { trip in TripPage(trip: trip) }
      }
    }
    struct TripPage: View {
      \(trip)
      @Environment(\\.dismiss) private var dismiss
      \(members)
      var body: some View {
        Form { TextField("Name", text: \(title)) }
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { \(cancel) } }
            ToolbarItem(placement: .confirmationAction) { Button("Save") { \(save) } }
          }
      }
    }
    """
  }

  private static let wrong = editor(trip: "/*!*/ @Bindable var trip: Trip")

  static let pairs = [
    Pair(
      "the original; a draft",
      bad: wrong,
      good: editor(
        trip: "let trip: Trip", title: "$name", save: "trip.name = name; dismiss()",
        members: "@State private var name = \"\""), severity: .warning),
    Pair(
      "nothing is taken back; the context is",
      bad: wrong,
      good: editor(
        cancel: "context.rollback(); dismiss()", members: "@Environment(\\.modelContext) private var context")),
    Pair("one of the list; one made for the form", bad: wrong, good: editor(chosen: "edited = Trip(name: \"\")")),
    Pair(
      "Save only leaves; Save hands it to somebody",
      bad: wrong, good: editor(save: "onSave(trip); dismiss()", members: "let onSave: (Trip) -> Void")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(StateCopiesInput.self) }

  @Test("An object that the view below shows, and one that only the form has")
  func ownObject() {
    func source(_ shown: String, _ mark: String = "") -> String {
      """
      @Observable final class Pot { var label = "" }
      struct Kitchen: View {
        @State private var pot = Pot()
        @State private var isOpen = false
        var body: some View { \(shown).sheet(isPresented: $isOpen) { PotPage(pot: pot) } }
      }
      struct PotPage: View {
        \(mark) @Bindable var pot: Pot
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          TextField("Label", text: $pot.label)
          Button("Cancel") { dismiss() }
          Button("Save") { dismiss() }
        }
      }
      """
    }
    expect(StateCopiesInput.self, fires: source("Text(pot.label)", "/*!*/"))
    expect(StateCopiesInput.self, staysQuiet: source("Text(\"New pot\")"))
  }

  @Test("An element of a list by its binding")
  func binding() {
    func source(_ argument: String, _ mark: String = "") -> String {
      """
      struct Note { var text = "" }
      struct Notes: View {
        @State private var notes: [Note] = []
        @State private var draft = Note()
        @State private var isOpen = false
        var body: some View { Text("").sheet(isPresented: $isOpen) { NotePage(note: \(argument)) } }
      }
      struct NotePage: View {
        \(mark) @Binding var note: Note
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          VStack {
            TextField("Text", text: $note.text)
            Button("Cancel", role: .cancel) { dismiss() }
            Button("Done") { dismiss() }
          }
        }
      }
      """
    }
    expect(StateCopiesInput.self, fires: source("$notes[0]", "/*!*/"))
    expect(StateCopiesInput.self, staysQuiet: source("$draft"))
  }
}
