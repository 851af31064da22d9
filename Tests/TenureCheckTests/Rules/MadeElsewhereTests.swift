import TenureCheck
import Testing

/// Objects that are made, shared or copied by way of something else: a factory, a getter, a closure.
@Suite struct MadeElsewhereTests {
  static let shapes = [
    Shape(
      "observed-object-created-inline", "an object that a factory makes each time; one that the view owns",
      bad: """
        class HomeViewModel: ObservableObject {
          @Published var title = "Home"
          func rename() { title += "!" }
        }
        enum ViewModelFactory {
          static func makeHome() -> HomeViewModel { HomeViewModel() }
        }
        struct HomeView: View {
          @ObservedObject var viewModel = /*!*/ ViewModelFactory.makeHome()
          var body: some View {
            VStack {
              Text(viewModel.title)
              Button("Rename", action: viewModel.rename)
            }
          }
        }
        """,
      good: """
        class HomeViewModel: ObservableObject {
          @Published var title = "Home"
          func rename() { title += "!" }
        }
        enum ViewModelFactory {
          static func makeHome() -> HomeViewModel { HomeViewModel() }
        }
        struct HomeView: View {
          @StateObject var viewModel = ViewModelFactory.makeHome()
          var body: some View {
            VStack {
              Text(viewModel.title)
              Button("Rename", action: viewModel.rename)
            }
          }
        }
        """),
    Shape(
      "state-object-from-parameter", "a model made in the call, for an autoclosure; with an identity",
      bad: """
        class ChartVM: ObservableObject {
          @Published var points: [Double] = []
          let range: Int
          init(range: Int) { self.range = range }
          func load() { points = (0..<range).map(Double.init) }
        }
        struct ChartPanel: View {
          @StateObject private var vm: ChartVM
          init(vm: @autoclosure @escaping () -> ChartVM) { _vm = StateObject(wrappedValue: vm()) }
          var body: some View { Text("\\(vm.points.count)").onAppear { vm.load() } }
        }
        struct Dashboard: View {
          @State private var range = 7
          var body: some View {
            VStack {
              Stepper("Days", value: $range)
              ChartPanel(vm: /*!*/ ChartVM(range: range))
            }
          }
        }
        """,
      good: """
        class ChartVM: ObservableObject {
          @Published var points: [Double] = []
          let range: Int
          init(range: Int) { self.range = range }
          func load() { points = (0..<range).map(Double.init) }
        }
        struct ChartPanel: View {
          @StateObject private var vm: ChartVM
          init(vm: @autoclosure @escaping () -> ChartVM) { _vm = StateObject(wrappedValue: vm()) }
          var body: some View { Text("\\(vm.points.count)").onAppear { vm.load() } }
        }
        struct Dashboard: View {
          @State private var range = 7
          var body: some View {
            VStack {
              Stepper("Days", value: $range)
              ChartPanel(vm: ChartVM(range: range)).id(range)
            }
          }
        }
        """),
    Shape(
      "model-created-in-body", "a getter that makes another model each time; state",
      bad: """
        @Observable final class SearchModel {
          var query = ""
          var hits: [String] = []
          func run() { hits = [query] }
        }
        struct SearchPage: View {
          @State private var isExpanded = false
          private var model: SearchModel { /*!*/ SearchModel() }
          var body: some View {
            VStack {
              Toggle("More", isOn: $isExpanded)
              SearchResults(model: model)
            }
          }
        }
        struct SearchResults: View {
          @Bindable var model: SearchModel
          var body: some View {
            TextField("Q", text: $model.query).onSubmit { model.run() }
            ForEach(model.hits, id: \\.self) { Text($0) }
          }
        }
        """,
      good: """
        @Observable final class SearchModel {
          var query = ""
          var hits: [String] = []
          func run() { hits = [query] }
        }
        struct SearchPage: View {
          @State private var isExpanded = false
          @State private var model = SearchModel()
          var body: some View {
            VStack {
              Toggle("More", isOn: $isExpanded)
              SearchResults(model: model)
            }
          }
        }
        struct SearchResults: View {
          @Bindable var model: SearchModel
          var body: some View {
            TextField("Q", text: $model.query).onSubmit { model.run() }
            ForEach(model.hits, id: \\.self) { Text($0) }
          }
        }
        """),
    Shape(
      "nested-observable-object", "a shared object behind a getter; a property that follows it",
      bad: """
        final class SettingsStore: ObservableObject {
          static let shared = SettingsStore()
          @Published var isDark = false
        }
        final class ThemeVM: ObservableObject {
          private var bag = Set<AnyCancellable>()
          var isDark: Bool { /*!*/ SettingsStore.shared.isDark }
          func flip() { SettingsStore.shared.isDark.toggle() }
        }
        struct ThemeView: View {
          @StateObject private var vm = ThemeVM()
          var body: some View { Button(vm.isDark ? "Dark" : "Light") { vm.flip() } }
        }
        """,
      good: """
        final class SettingsStore: ObservableObject {
          static let shared = SettingsStore()
          @Published var isDark = false
        }
        final class ThemeVM: ObservableObject {
          private var bag = Set<AnyCancellable>()
          @Published private(set) var isDark = false
          init() { SettingsStore.shared.$isDark.assign(to: &$isDark) }
          func flip() { SettingsStore.shared.isDark.toggle() }
        }
        struct ThemeView: View {
          @StateObject private var vm = ThemeVM()
          var body: some View { Button(vm.isDark ? "Dark" : "Light") { vm.flip() } }
        }
        """),
    Shape(
      "unpublished-model-property", "a change in a timer, long after the one that is told; both are told",
      bad: """
        final class UploadVM: ObservableObject {
          @Published var isRunning = false
          /*!*/ var progress = 0.0
          func start() {
            isRunning = true
            Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in self.progress += 0.01 }
          }
        }
        struct UploadView: View {
          @StateObject private var vm = UploadVM()
          var body: some View {
            ProgressView(value: vm.progress)
            Button("Go") { vm.start() }
          }
        }
        """,
      good: """
        final class UploadVM: ObservableObject {
          @Published var isRunning = false
          @Published var progress = 0.0
          func start() {
            isRunning = true
            Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in self.progress += 0.01 }
          }
        }
        struct UploadView: View {
          @StateObject private var vm = UploadVM()
          var body: some View {
            ProgressView(value: vm.progress)
            Button("Go") { vm.start() }
          }
        }
        """),
    Shape(
      "nested-observable-object", "an ObservableObject in an @Observable model; a view of its own observes it",
      bad: """
        final class Recorder: ObservableObject {
          @Published var isRecording = false
          func start() { isRecording = true }
        }
        @Observable final class StudioModel {
          /*!*/ let recorder = Recorder()
          var isRecording: Bool { recorder.isRecording }
        }
        struct Studio: View {
          @State private var model = StudioModel()
          var body: some View {
            Text(model.isRecording ? "REC" : "–")
            Button("Rec") { model.recorder.start() }
          }
        }
        """,
      good: """
        final class Recorder: ObservableObject {
          @Published var isRecording = false
          func start() { isRecording = true }
        }
        @Observable final class StudioModel {
          let recorder = Recorder()
          var isRecording: Bool { recorder.isRecording }
        }
        struct Studio: View {
          @State private var model = StudioModel()
          var body: some View {
            RecLabel(recorder: model.recorder)
            Button("Rec") { model.recorder.start() }
          }
        }
        struct RecLabel: View {
          @ObservedObject var recorder: Recorder
          var body: some View { Text(recorder.isRecording ? "REC" : "–") }
        }
        """),
    Shape(
      "unstable-identity", "rows by their offset that hold state; rows by what they are",
      bad: """
        struct Step1: View {
          let text: String
          @State private var done = false
          var body: some View { Toggle(text, isOn: $done) }
        }
        struct Steps: View {
          @State private var steps = ["a", "b", "c"]
          var body: some View {
            List {
              ForEach(/*!*/ Array(steps.enumerated()), id: \\.offset) { _, s in Step1(text: s) }
            }
            Button("x") { steps.remove(at: 0) }
          }
        }
        """,
      good: """
        struct Step1: View {
          let text: String
          @State private var done = false
          var body: some View { Toggle(text, isOn: $done) }
        }
        struct Steps: View {
          @State private var steps = ["a", "b", "c"]
          var body: some View {
            List {
              ForEach(steps, id: \\.self) { s in Step1(text: s) }
            }
            Button("x") { steps.remove(at: 0) }
          }
        }
        """),
    Shape(
      "model-created-in-body", "a container's function that makes a model in the body; the child keeps what it makes",
      bad: """
        final class AppContainer {
          let api = 1
          func makeDetailViewModel(id: Int) -> DetailVM { DetailVM(id: id) }
        }
        final class DetailVM: ObservableObject {
          let id: Int
          @Published var liked = false
          init(id: Int) { self.id = id }
          func like() { liked.toggle() }
        }
        struct DetailV: View {
          @ObservedObject var vm: DetailVM
          var body: some View { Button(vm.liked ? "♥" : "♡") { vm.like() } }
        }
        struct ListV: View {
          let container: AppContainer
          @State private var ids = [1, 2]
          var body: some View {
            List(ids, id: \\.self) { id in
              DetailV(vm: /*!*/ container.makeDetailViewModel(id: id))
            }
            Button("+") { ids.append(3) }
          }
        }
        """,
      good: """
        final class AppContainer {
          let api = 1
          func makeDetailViewModel(id: Int) -> DetailVM { DetailVM(id: id) }
        }
        final class DetailVM: ObservableObject {
          let id: Int
          @Published var liked = false
          init(id: Int) { self.id = id }
          func like() { liked.toggle() }
        }
        struct DetailV: View {
          @ObservedObject var vm: DetailVM
          var body: some View { Button(vm.liked ? "♥" : "♡") { vm.like() } }
        }
        struct ListV: View {
          let container: AppContainer
          @State private var ids = [1, 2]
          var body: some View {
            List(ids, id: \\.self) { id in
              DetailHost(container: container, id: id)
            }
            Button("+") { ids.append(3) }
          }
        }
        struct DetailHost: View {
          @StateObject private var vm: DetailVM
          init(container: AppContainer, id: Int) {
            _vm = StateObject(wrappedValue: container.makeDetailViewModel(id: id))
          }
          var body: some View { DetailV(vm: vm) }
        }
        """),
    Shape(
      "nested-observable-object", "elements that a range is mapped to; a row that observes its own",
      bad: """
        final class Cell1: ObservableObject, Identifiable {
          let id = UUID()
          @Published var isOn = false
        }
        final class Grid1: ObservableObject {
          /*!*/ @Published var cells = (0..<9).map { _ in Cell1() }
          func flip(_ i: Int) { cells[i].isOn.toggle() }
        }
        struct GridV: View {
          @StateObject private var grid = Grid1()
          var body: some View {
            LazyVGrid(columns: []) {
              ForEach(grid.cells) { cell in
                Rectangle().fill(cell.isOn ? .red : .gray)
              }
            }
            Button("f") { grid.flip(0) }
          }
        }
        """,
      good: """
        final class Cell1: ObservableObject, Identifiable {
          let id = UUID()
          @Published var isOn = false
        }
        final class Grid1: ObservableObject {
          @Published var cells = (0..<9).map { _ in Cell1() }
          func flip(_ i: Int) { cells[i].isOn.toggle() }
        }
        struct GridV: View {
          @StateObject private var grid = Grid1()
          var body: some View {
            LazyVGrid(columns: []) {
              ForEach(grid.cells) { cell in
                CellV(cell: cell)
              }
            }
            Button("f") { grid.flip(0) }
          }
        }
        struct CellV: View {
          @ObservedObject var cell: Cell1
          var body: some View { Rectangle().fill(cell.isOn ? .red : .gray) }
        }
        """),
    Shape(
      "state-object-from-parameter", "what the model is made of changes elsewhere; by the child alone",
      bad: """
        @Observable final class FollowModel {
          var isFollowed: Bool
          let told: (Bool) -> Void
          init(isFollowed: Bool, told: @escaping (Bool) -> Void) {
            self.isFollowed = isFollowed
            self.told = told
          }
          func toggle() {
            isFollowed.toggle()
            told(isFollowed)
          }
        }
        struct FollowSwitch: View {
          @State private var model: FollowModel
          init(model: FollowModel) { _model = State(initialValue: model) }
          var body: some View { Button(model.isFollowed ? "–" : "+") { model.toggle() } }
        }
        struct Person1: View {
          @State private var followed = false
          var body: some View {
            VStack {
              FollowSwitch(model: /*!*/ FollowModel(isFollowed: followed, told: { followed = $0 }))
              Button("Reset") { followed = false }
            }
          }
        }
        """,
      good: """
        @Observable final class FollowModel {
          var isFollowed: Bool
          let told: (Bool) -> Void
          init(isFollowed: Bool, told: @escaping (Bool) -> Void) {
            self.isFollowed = isFollowed
            self.told = told
          }
          func toggle() {
            isFollowed.toggle()
            told(isFollowed)
          }
        }
        struct FollowSwitch: View {
          @State private var model: FollowModel
          init(model: FollowModel) { _model = State(initialValue: model) }
          var body: some View { Button(model.isFollowed ? "–" : "+") { model.toggle() } }
        }
        struct Person1: View {
          @State private var followed = false
          var body: some View {
            VStack {
              FollowSwitch(model: FollowModel(isFollowed: followed, told: { followed = $0 }))
              Text("Person")
            }
          }
        }
        """),
  ]

  @Test(arguments: shapes) func shape(_ shape: Shape) { shape.check() }
}
