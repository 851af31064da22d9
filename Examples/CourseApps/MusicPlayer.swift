import SwiftUI
import Combine

struct Song: Identifiable, Hashable {
  let id: Int
  let title: String
  let artist: String
  let duration: TimeInterval
}

class Player: ObservableObject {
  @Published var current: Song?
  @Published var isPlaying = false
  @Published var progress: Double = 0
  @Published var volume: Float = 0.5
  private var cancellables = Set<AnyCancellable>()
  private var ticker: AnyCancellable?

  init() {
    $current
      .removeDuplicates()
      .sink { [weak self] _ in self?.progress = 0 }
      .store(in: &cancellables)
    $isPlaying
      .sink { [weak self] playing in
        self?.ticker =
          playing
          ? Timer.publish(every: 1.0, on: RunLoop.main, in: .default).autoconnect().sink { _ in self?.tick() } : nil
      }
      .store(in: &cancellables)
  }

  func tick() {
    guard let current = current else { return }
    progress = min(progress + 1, current.duration)
    if progress == current.duration { isPlaying = false }
  }
}

struct MusicPlayer: View {
  @StateObject var player = Player()
  @State private var selection: Song?
  @State private var isEditing = false
  @GestureState private var dragOffset = CGSize.zero
  @Namespace private var animation

  let songs = [
    Song(id: 1, title: "First Light", artist: "The Mornings", duration: 185),
    Song(id: 2, title: "Harbour", artist: "Sea & Sons", duration: 4),
  ]

  var body: some View {
    NavigationView {
      List(songs) { song in
        Button {
          player.current = song
          selection = song
        } label: {
          HStack {
            Image(systemName: player.current == song ? "speaker.wave.2.fill" : "music.note")
            VStack(alignment: .leading) {
              Text(song.title).bold()
              Text(song.artist).font(.caption).foregroundColor(.gray)
            }
            Spacer()
            Text(time(song.duration)).monospacedDigit()
          }
        }
        .listRowBackground(Color.clear)
      }
      .listStyle(PlainListStyle())
      .navigationBarTitle("Songs", displayMode: .large)
      .sheet(item: $selection, onDismiss: { player.isPlaying = false }) { song in
        VStack(spacing: 24) {
          Image("cover\(song.id)").resizable().aspectRatio(1, contentMode: .fit).clipShape(
            RoundedRectangle(cornerRadius: 12)
          )
          .scaleEffect(player.isPlaying ? 1 : 0.8)
          .animation(.spring(response: 0.5, dampingFraction: 0.6, blendDuration: 0), value: player.isPlaying)
          .offset(dragOffset)
          .gesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .global).updating(
              $dragOffset, body: { value, state, _ in state = value.translation }))
          Text(song.title).font(Font.system(.title, design: .rounded).bold())
          Slider(value: $player.progress, in: 0...song.duration, onEditingChanged: { editing in isEditing = editing })
            .accentColor(.pink)
          HStack {
            Text(time(player.progress))
            Spacer()
            Text("-" + time(song.duration - player.progress))
          }
          .font(.caption.monospacedDigit())
          HStack(spacing: 40) {
            Button(action: { player.progress = 0 }, label: { Image(systemName: "backward.fill") })
            Button(
              action: { player.isPlaying.toggle() },
              label: {
                Image(systemName: player.isPlaying ? "pause.fill" : "play.fill")
                  .font(.largeTitle)
              }
            )
            .accessibility(identifier: "play")
            .accessibility(label: Text(player.isPlaying ? "Pause" : "Play"))
          }
          Slider(
            value: $player.volume, in: 0...1, minimumValueLabel: Image(systemName: "speaker.fill"),
            maximumValueLabel: Image(systemName: "speaker.wave.3.fill"), label: { Text("Volume") })
          ProgressView(value: player.progress, total: song.duration).progressViewStyle(LinearProgressViewStyle())
        }
        .padding()
      }
    }
  }

  func time(_ interval: TimeInterval) -> String {
    String(format: "%02d:%02d", Int(interval) / 60, Int(interval) % 60)
  }
}
