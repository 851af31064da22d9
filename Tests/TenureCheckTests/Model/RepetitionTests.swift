import TenureCheck
import Testing

@Suite struct RepetitionTests {
  private let project = Snippet(
    """
    final class Finder: ObservableObject {
      @Published var place = "" { didSet { Task { await atDidSet() } } }
      private var running: Task<Void, Never>?
      func find(_ text: String) async { await inMethod(text) }
      func replace(_ text: String) {
        running?.cancel()
        running = Task { await inReplaced(text) }
      }
      func once() async { await inOnce() }
    }
    struct FinderView: View {
      @State private var query = ""
      @StateObject private var finder = Finder()
      var body: some View {
        Text(query)
          .onSubmit { Task { await finder.find(query) } }
          .task(id: query) {
            await inTask()
            Task { await inDetached() }
            await finder.find(query)
          }
          .task { await finder.once() }
          .onChange(of: query) {
            Task { await inOnChange() }
            finder.replace(query)
          }
          .onSubmit { Task { await inSubmit() } }
      }
    }
    """
  ).project()

  private func repetition(_ called: String) -> Repetition? {
    let call = project.files[0].all.first { $0.kind == .call && $0.calledName == called }
    return call.flatMap { project.repetition(of: $0) }
  }

  @Test func whatRunsAnewNamesWhatStartsIt() {
    #expect(repetition("inTask")?.name == "task(id: query)")
    #expect(repetition("inOnChange")?.name == "onChange(of: query)")
    #expect(repetition("atDidSet")?.name == "didSet of 'place'")
    #expect(repetition("inMethod")?.name == "task(id: query)")
    #expect(repetition("inReplaced")?.name == "onChange(of: query)")
    #expect(repetition("inOnce") == nil)
    #expect(repetition("inSubmit")?.isSubmit == true)
    #expect(repetition("inSubmit")?.cancels == false)
  }

  @Test func theRunBeforeIsCancelledByTheModifierOrByTheTaskThatIsKept() {
    #expect(repetition("inTask")?.cancels == true)
    #expect(repetition("inMethod")?.cancels == true)
    #expect(repetition("inReplaced")?.cancels == true)
    #expect(repetition("inDetached")?.cancels == false)
    #expect(repetition("inOnChange")?.cancels == false)
    #expect(repetition("atDidSet")?.cancels == false)
  }
}
