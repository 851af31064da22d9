import TenureCheck
import Testing

@Suite struct ManyPresentationFlagsTests {
  static let pairs = [
    Pair(
      "three sheets of one chain, one of them for some platforms; one",
      bad: """
        struct Player: View {
          @State private var showsInfo = false
          @State private var showsQueue = false
          @State private var showsLyrics = false
          var body: some View {
            Text("Player")
              .sheet(isPresented: /*!*/ $showsInfo) { Text("Info") }
              #if os(tvOS)
              .fullScreenCover(isPresented: $showsQueue) { Text("Queue") }
              #else
              .sheet(isPresented: $showsQueue) { Text("Queue") }
              #endif
              .sheet(isPresented: $showsLyrics) { Text("Lyrics") }
          }
        }
        """,
      good: """
        struct Player: View {
          @State private var showsQueue = false
          var body: some View {
            Text("Player")
              #if os(tvOS)
              .fullScreenCover(isPresented: $showsQueue) { Text("Queue") }
              #else
              .sheet(isPresented: $showsQueue) { Text("Queue") }
              #endif
          }
        }
        """),
    Pair(
      "three sheets; one item",
      bad: """
        struct ChatScreen: View {
          @State private var isShowingContacts = false
          @State private var isShowingCamera = false
          @State private var isShowingFiles = false

          var body: some View {
            VStack {
              Text("Chat")
              Button("Camera") { isShowingCamera = true }
              Button("Files") { isShowingFiles = true }
            }
            .toolbar { Button("People") { isShowingContacts = true } }
            .sheet(isPresented: /*!*/ $isShowingContacts) { Text("Contacts") }
            .fullScreenCover(isPresented: $isShowingCamera) { Text("Camera") }
            .sheet(isPresented: $isShowingFiles) { Text("Files") }
          }
        }
        """,
      good: """
        struct ChatScreen: View {
          enum Modal: String, Identifiable { case contacts, camera, files; var id: Self { self } }
          @State private var modal: Modal?
          @State private var showsTimestamps = false
          @State private var showsAvatars = false
          @State private var showsReactions = false

          var body: some View {
            VStack {
              Toggle("Timestamps", isOn: $showsTimestamps)
              Toggle("Avatars", isOn: $showsAvatars)
              Toggle("Reactions", isOn: $showsReactions)
              Button("Camera") { modal = .camera }
            }
            .sheet(item: $modal) { Text($0.rawValue) }
          }
        }
        """, severity: .warning),
    Pair(
      "flags of a model; what each row presents",
      bad: """
        final class EditorModel: ObservableObject {
          @Published var showsExport = false
          @Published var showsHistory = false
          @Published var showsShare = false
        }

        struct EditorScreen: View {
          @StateObject private var model = EditorModel()

          var body: some View {
            Text("Editor")
              .sheet(isPresented: /*!*/ $model.showsExport) { Text("Export") }
              .sheet(isPresented: $model.showsHistory) { Text("History") }
              .background { Color.white.sheet(isPresented: $model.showsShare) { Text("Share") } }
          }
        }
        """,
      good: """
        struct RowList: View {
          @State private var rename = false
          @State private var delete = false
          @State private var share = false
          let rows: [String]

          var body: some View {
            List {
              ForEach(rows, id: \\.self) { row in
                Text(row)
                  .alert("Rename", isPresented: $rename) { Button("OK") {} }
                  .alert("Delete", isPresented: $delete) { Button("OK") {} }
                  .sheet(isPresented: $share) { Text("Share") }
              }
            }
          }
        }
        """),
    Pair(
      "alerts and dialogs; popovers at their own anchors",
      bad: """
        struct AccountView: View {
          @State private var confirmsLogout = false
          @State private var confirmsDeletion = false
          @State private var explainsPlan = false

          var body: some View {
            Form {
              Button("Log out") { confirmsLogout = true }
                .confirmationDialog("Log out?", isPresented: /*!*/ $confirmsLogout) { Button("Yes") {} }
              Button("Delete") { confirmsDeletion = true }
                .alert("Delete everything?", isPresented: $confirmsDeletion) { Button("Yes") {} }
            }
            .alert("Your plan", isPresented: $explainsPlan) { Button("OK") {} }
          }
        }
        """,
      good: """
        struct FormatBar: View {
          @State private var picksFont = false
          @State private var picksColor = false
          @State private var picksSize = false

          var body: some View {
            HStack {
              Button("Font") { picksFont = true }.popover(isPresented: $picksFont) { Text("Fonts") }
              Button("Color") { picksColor = true }.popover(isPresented: $picksColor) { Text("Colors") }
              Button("Size") { picksSize = true }.popover(isPresented: $picksSize) { Text("Sizes") }
            }
          }
        }
        """, severity: .info),
    Pair(
      "two sheets on one chain; a sheet and an alert",
      bad: """
        struct MailScreen: View {
          @State private var isComposing = false
          @State private var isSearching = false

          var body: some View {
            List { Text("Inbox") }
              .sheet(isPresented: /*!*/ $isComposing) { Text("New mail") }
              .padding()
              .sheet(isPresented: $isSearching) { Text("Search") }
          }
        }
        """,
      good: """
        struct MailScreen: View {
          @State private var isComposing = false
          @State private var isDeleting = false
          @AppStorage("welcome") private var showsWelcome = true

          var body: some View {
            List { Text("Inbox") }
              .sheet(isPresented: $isComposing) { Text("New mail") }
              .alert("Delete?", isPresented: $isDeleting) { Button("Delete") {} }
              .sheet(isPresented: $showsWelcome) { Text("Welcome") }
          }
        }
        """, severity: .info),
    Pair(
      "in an extension of another file; in several views",
      bad: """
        // file: Map.swift
        struct MapScreen: View {
          @State var showsLayers = false
          @State var showsLegend = false
          @State var showsRoute = false

          var body: some View {
            modals(Text("Map"))
          }
        }
        // file: Map+Modals.swift
        extension MapScreen {
          func modals(_ content: some View) -> some View {
            content
              .sheet(isPresented: /*!*/ $showsLayers) { Text("Layers") }
              .sheet(isPresented: $showsLegend) { Text("Legend") }
              .sheet(isPresented: $showsRoute) { Text("Route") }
          }
        }
        """,
      good: """
        struct LayersButton: View {
          @State private var showsLayers = false
          var body: some View {
            Button("Layers") { showsLayers = true }.sheet(isPresented: $showsLayers) { Text("Layers") }
          }
        }
        struct LegendButton: View {
          @State private var showsLegend = false
          var body: some View {
            Button("Legend") { showsLegend = true }.sheet(isPresented: $showsLegend) { Text("Legend") }
          }
        }
        struct RouteButton: View {
          @State private var showsRoute = false
          var body: some View {
            Button("Route") { showsRoute = true }.sheet(isPresented: $showsRoute) { Text("Route") }
          }
        }
        """),
    Pair(
      "one action that asks for two sheets; one that asks for the first that is due",
      bad: """
        @Observable final class Gate {
          var showsLogin = false
          var showsOffer = false
          func enter(isMember: Bool, hasPaid: Bool) {
            showsLogin = !isMember
            showsOffer = !hasPaid
          }
        }
        struct GateView: View {
          @Bindable var gate: Gate
          var body: some View {
            Button("Enter") { gate.enter(isMember: false, hasPaid: false) }
              .sheet(isPresented: /*!*/ $gate.showsLogin) { Text("Login") }
              .sheet(isPresented: $gate.showsOffer) { Text("Offer") }
          }
        }
        """,
      good: """
        @Observable final class Gate {
          enum Modal: String, Identifiable { case login, offer; var id: Self { self } }
          var modal: Modal?
          func enter(isMember: Bool, hasPaid: Bool) { modal = !isMember ? .login : !hasPaid ? .offer : nil }
        }
        struct GateView: View {
          @Bindable var gate: Gate
          var body: some View {
            Button("Enter") { gate.enter(isMember: false, hasPaid: false) }
              .sheet(item: $gate.modal) { Text($0.rawValue) }
          }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(ManyPresentationFlags.self) }

  @Test func itSaysWhatHappens() {
    expect(
      ManyPresentationFlags.self, of: ManyPresentationFlags.about.wrong,
      says: """
        7:27 warning: Library presents 3 things, each by a flag of its own: 'showsSettings', 'showsImport', 'showsAbout'.
        - 8 'showsImport' presents this
        - 9 'showsAbout' presents this
        Two of them can be true at once. Only one is then presented, and the flag of the other stays true.
        Keep one optional value: 'enum Modal: Identifiable { case settings, import, about }', '@State private var modal: Modal?', '.sheet(item: $modal)'.
        """)
  }
}
