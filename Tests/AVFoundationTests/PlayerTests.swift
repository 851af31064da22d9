import AVFoundation
import SwiftUI
import TenureTesting
import Testing

extension AVPlayer {
  fileprivate static let sharedDing = AVPlayer(url: URL(fileURLWithPath: "/ding.wav"))
}

private struct Meeting: View {
  @State private var isSilent = false
  private let synthesizer = AVSpeechSynthesizer()
  private var player: AVPlayer { AVPlayer.sharedDing }

  var body: some View {
    VStack {
      Text(isSilent ? "silent" : "ready")
      Button("Ding") {
        player.seek(to: .zero)
        player.play()
      }
      Button("Resume") {
        player.pause()
        player.rate = 1
        player.rate = 2
      }
      Button("Ring") { isSilent = (try? AVAudioPlayer(data: Data([1, 2])))?.play() == false }
      Button("Say") { synthesizer.speak(AVSpeechUtterance(string: "Time is up")) }
    }
  }
}

@MainActor @Suite struct PlayerTests {
  @Test func `what is played and said is reported, as no user hears it`() throws {
    let screen = Screen(Meeting())
    try screen.button("Ding").tap()
    try screen.button("Resume").tap()
    try screen.button("Ring").tap()
    try screen.button("Say").tap()
    #expect(screen.shows("silent"))
    #expect(
      screen.issues.map(\.fact) == [
        "The program plays \"ding.wav\", and no user sees or hears that.",
        "The program plays \"ding.wav\", and no user sees or hears that.",
        "The program plays a sound, and no user hears that.",
        "The program says \"Time is up\", and no user hears that.",
      ])
    screen.close()
  }

  @Test func `a player waits for media, and is where it was told to go`() async {
    let player = AVPlayer()
    #expect(player.timeControlStatus == .paused)
    player.rate = 1
    #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    player.pause()
    #expect(player.rate == 0)
    player.seek(to: CMTime(seconds: 1.5, preferredTimescale: 600))
    #expect(player.currentTime() == CMTime(value: 900, timescale: 600))
    #expect(player.currentTime().seconds == 1.5)
    #expect(CMTime(seconds: .nan, preferredTimescale: 600) == .invalid)
    #expect(CMTime(seconds: .infinity, preferredTimescale: 1) == .invalid && CMTime.invalid.seconds.isNaN)
    player.replaceCurrentItem(with: AVPlayerItem(url: URL(fileURLWithPath: "/film.mp4")))
    #expect(player.currentTime() == .zero)
  }

  @Test func `a file that is not there is an error`() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: url) }
    try Data([1]).write(to: url)
    let player = try AVAudioPlayer(contentsOf: url)
    #expect(player.url == url && !player.isPlaying)
    try FileManager.default.removeItem(at: url)
  }

  @Test func `a session takes what it is told`() throws {
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.playback, mode: .default, options: [.mixWithOthers, .duckOthers])
    try session.setActive(true)
    #expect(AVAudioSession.CategoryOptions([.mixWithOthers, .duckOthers, .defaultToSpeaker]).rawValue == 11)
  }
}
