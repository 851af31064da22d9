import TenureCheck
import Testing

/// Mistakes of which the parts stand in several places: a constant, a helper, an extension, a closure that is handed on.
@Suite struct ByWayOfHelpersTests {
  static let shapes = [
    Shape(
      "state-object-from-parameter", "a model that a factory makes for a constant; one with an identity",
      bad: """
        @Observable final class TideModel {
          let harbour: String
          private(set) var levels: [Double] = []
          init(harbour: String) { self.harbour = harbour }
          func load() async { levels = await Tides.levels(harbour) }
        }
        struct TidePanel: View {
          @State private var model: TideModel
          init(harbour: String) {
            let model = Self.make(harbour)
            /*!*/ _model = State(wrappedValue: model)
          }
          private static func make(_ harbour: String) -> TideModel { TideModel(harbour: harbour) }
          var body: some View { Text("\\(model.levels.count)").task { await model.load() } }
        }
        struct CoastView: View {
          @AppStorage("harbour") private var harbour = "Brest"
          var body: some View {
            TextField("Harbour", text: $harbour)
            TidePanel(harbour: harbour)
          }
        }
        """,
      good: """
        @Observable final class TideModel {
          let harbour: String
          private(set) var levels: [Double] = []
          init(harbour: String) { self.harbour = harbour }
          func load() async { levels = await Tides.levels(harbour) }
        }
        struct TidePanel: View {
          @State private var model: TideModel
          init(harbour: String) {
            let model = Self.make(harbour)
            _model = State(wrappedValue: model)
          }
          private static func make(_ harbour: String) -> TideModel { TideModel(harbour: harbour) }
          var body: some View { Text("\\(model.levels.count)").task { await model.load() } }
        }
        struct CoastView: View {
          @AppStorage("harbour") private var harbour = "Brest"
          var body: some View {
            TextField("Harbour", text: $harbour)
            TidePanel(harbour: harbour).id(harbour)
          }
        }
        """),
    Shape(
      "state-object-not-owned", "an object that a getter finds among those that are kept; one with an identity",
      bad: """
        @Observable final class Layer { var opacity = 1.0 }
        @Observable final class Canvas {
          var layers: [Layer] = []
          var index = 0
          var current: Layer? { layers.first { $0.opacity > 0 } }
        }
        struct LayerPanel: View {
          /*!*/ @State var layer: Layer
          var body: some View { Slider(value: $layer.opacity) }
        }
        struct CanvasView: View {
          @State private var canvas = Canvas()
          var body: some View {
            if let layer = canvas.current { LayerPanel(layer: layer) }
          }
        }
        """,
      good: """
        @Observable final class Layer: Identifiable { var opacity = 1.0 }
        @Observable final class Canvas {
          var layers: [Layer] = []
          var index = 0
          var current: Layer? { layers.first { $0.opacity > 0 } }
        }
        struct LayerPanel: View {
          @State var layer: Layer
          var body: some View { Slider(value: $layer.opacity) }
        }
        struct CanvasView: View {
          @State private var canvas = Canvas()
          var body: some View {
            if let layer = canvas.current { LayerPanel(layer: layer).id(layer.id) }
          }
        }
        """),
    Shape(
      "environment-object-built-inline", "an object that an extension of View makes; one that it is handed",
      bad: """
        @Observable final class Ledger {
          private(set) var entries: [String] = []
          func add(_ entry: String) { entries.append(entry) }
        }
        extension View {
          func withLedger() -> some View { environment(/*!*/ Ledger()) }
        }
        struct Books: View {
          @State private var year = 2026
          var body: some View { Stepper("\\(year)", value: $year).withLedger() }
        }
        """,
      good: """
        @Observable final class Ledger {
          private(set) var entries: [String] = []
          func add(_ entry: String) { entries.append(entry) }
        }
        extension View {
          func withLedger(_ ledger: Ledger) -> some View { environment(ledger) }
        }
        struct Books: View {
          @State private var year = 2026
          @State private var ledger = Ledger()
          var body: some View { Stepper("\\(year)", value: $year).withLedger(ledger) }
        }
        """),
    Shape(
      "reference-type-in-state", "an object that a label shows; one that the words of a dialog name",
      bad: """
        final class Kettle: ObservableObject {
          @Published var degrees = 20
          func heat() { degrees += 10 }
        }
        struct KettleView: View {
          /*!*/ @State private var kettle = Kettle()
          private var label: String { "\\(kettle.degrees) °C" }
          var body: some View { Button(label, action: kettle.heat) }
        }
        """,
      good: """
        final class Kettle: ObservableObject {
          @Published var name = "Kettle"
          func rename() { name += "!" }
        }
        struct KettleView: View {
          @State private var kettle = Kettle()
          @State private var asks = false
          private var question: String {
            let name = kettle.name
            return "Throw \\(name) away?"
          }
          var body: some View {
            Button("Away") { asks = true }
              .confirmationDialog(question, isPresented: $asks) { Button("Yes", action: kettle.rename) }
          }
        }
        """),
    Shape(
      "unpublished-model-property", "a setting behind @ObservationIgnored, by a method; a stored copy",
      bad: """
        @Observable final class Ruler {
          /*!*/ @ObservationIgnored @AppStorage("inches") var usesInches = false
          var lengths: [Double] = []
          func add() { lengths.append(1) }
          func text(_ length: Double) -> String { usesInches ? "\\(length) in" : "\\(length) cm" }
        }
        struct RulerView: View {
          @State private var ruler = Ruler()
          var body: some View {
            Toggle("Inches", isOn: $ruler.usesInches)
            ForEach(ruler.lengths, id: \\.self) { Text(ruler.text($0)) }
            Button("Add") { ruler.add() }
          }
        }
        """,
      good: """
        @Observable final class Ruler {
          var usesInches = UserDefaults.standard.bool(forKey: "inches") {
            didSet { UserDefaults.standard.set(usesInches, forKey: "inches") }
          }
          var lengths: [Double] = []
          func add() { lengths.append(1) }
          func text(_ length: Double) -> String { usesInches ? "\\(length) in" : "\\(length) cm" }
        }
        struct RulerView: View {
          @State private var ruler = Ruler()
          var body: some View {
            Toggle("Inches", isOn: $ruler.usesInches)
            ForEach(ruler.lengths, id: \\.self) { Text(ruler.text($0)) }
            Button("Add") { ruler.add() }
          }
        }
        """),
    Shape(
      "unpublished-model-property", "a binding to a property itself; one that writes what is published around it",
      bad: """
        final class Shelf: ObservableObject {
          @Published var count = 0
          /*!*/ var label = ""
          func add() { count += 1 }
        }
        struct ShelfView: View {
          @StateObject private var shelf = Shelf()
          var body: some View {
            TextField("Label", text: $shelf.label)
            Text(shelf.label)
            Button("\\(shelf.count)") { shelf.add() }
          }
        }
        """,
      good: """
        final class Tag: ObservableObject { var label = "" }
        final class Shelf: ObservableObject {
          @Published var tag = Tag()
          func clear() { tag = Tag() }
        }
        struct ShelfView: View {
          @StateObject private var shelf = Shelf()
          var body: some View {
            TextField("Label", text: $shelf.tag.label)
            Text(shelf.tag.label)
            Button("Clear") { shelf.clear() }
          }
        }
        """),
    Shape(
      "unpublished-model-property", "defaults behind a struct; a stored property that is written there",
      bad: """
        struct Options {
          private let defaults = UserDefaults.standard
          var isLoud: Bool {
            get { defaults.bool(forKey: "loud") }
            nonmutating set { defaults.set(newValue, forKey: "loud") }
          }
        }
        @Observable final class Horn {
          @ObservationIgnored private let options = Options()
          /*!*/ var isLoud: Bool {
            get { options.isLoud }
            set { options.isLoud = newValue }
          }
        }
        struct HornView: View {
          @State private var horn = Horn()
          var body: some View {
            Toggle("Loud", isOn: $horn.isLoud)
            Text(horn.isLoud ? "Loud" : "Quiet")
          }
        }
        """,
      good: """
        struct Options {
          private let defaults = UserDefaults.standard
          var isLoud: Bool {
            get { defaults.bool(forKey: "loud") }
            nonmutating set { defaults.set(newValue, forKey: "loud") }
          }
        }
        @Observable final class Horn {
          @ObservationIgnored private let options = Options()
          var isLoud = false { didSet { options.isLoud = isLoud } }
        }
        struct HornView: View {
          @State private var horn = Horn()
          var body: some View {
            Toggle("Loud", isOn: $horn.isLoud)
            Text(horn.isLoud ? "Loud" : "Quiet")
          }
        }
        """),
    Shape(
      "state-copies-input", "a function that an appearance alone runs; one that later changes run too",
      bad: """
        @Observable final class Bank {
          var coins = 0
          func drop() { coins += 1 }
        }
        struct CoinCount: View {
          let bank: Bank
          @State private var coins = 0
          var body: some View { Text("\\(coins)").onAppear(perform: read) }
          private func read() { /*!*/ coins = bank.coins }
        }
        struct BankView: View {
          @State private var bank = Bank()
          var body: some View {
            CoinCount(bank: bank)
            Button("Drop") { bank.drop() }
          }
        }
        """,
      good: """
        @Observable final class Bank {
          var coins = 0
          func drop() { coins += 1 }
        }
        struct CoinCount: View {
          let bank: Bank
          @State private var coins = 0
          var body: some View {
            Text("\\(coins)").onAppear(perform: read)
              .onChange(of: bank.coins) { read() }
          }
          private func read() { coins = bank.coins }
        }
        struct BankView: View {
          @State private var bank = Bank()
          var body: some View {
            CoinCount(bank: bank)
            Button("Drop") { bank.drop() }
          }
        }
        """),
    Shape(
      "state-copies-input", "a text that is chosen by an input; one that is computed",
      bad: """
        struct Parcel: Identifiable { let id: Int; var weight: Int }
        @Observable final class Depot {
          private(set) var parcels: [Parcel] = []
          func weigh(_ id: Int) {
            guard let index = parcels.firstIndex(where: { $0.id == id }) else { return }
            parcels[index].weight += 1
          }
        }
        struct ParcelRow: View {
          @State private var text: String
          init(parcel: Parcel) {
            /*!*/ _text = .init(initialValue: parcel.weight > 20 ? "heavy" : "\\(parcel.weight) kg")
          }
          var body: some View { Text(text) }
        }
        struct DepotView: View {
          @State private var depot = Depot()
          var body: some View {
            List(depot.parcels) { parcel in ParcelRow(parcel: parcel) }
              .onTapGesture { depot.weigh(1) }
          }
        }
        """,
      good: """
        struct Parcel: Identifiable { let id: Int; var weight: Int }
        @Observable final class Depot {
          private(set) var parcels: [Parcel] = []
          func weigh(_ id: Int) {
            guard let index = parcels.firstIndex(where: { $0.id == id }) else { return }
            parcels[index].weight += 1
          }
        }
        struct ParcelRow: View {
          private let text: String
          init(parcel: Parcel) { text = parcel.weight > 20 ? "heavy" : "\\(parcel.weight) kg" }
          var body: some View { Text(text) }
        }
        struct DepotView: View {
          @State private var depot = Depot()
          var body: some View {
            List(depot.parcels) { parcel in ParcelRow(parcel: parcel) }
              .onTapGesture { depot.weigh(1) }
          }
        }
        """),
  ]

  @Test(arguments: shapes) func shape(_ shape: Shape) { shape.check() }
}
