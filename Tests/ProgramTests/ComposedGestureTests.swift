import SwiftUI
import TenureTesting
import Testing

private struct Board: View {
  @State private var notes: [String] = []
  @State private var isDisabled = false

  private func note(_ text: String) { notes.append(text) }

  var body: some View {
    VStack {
      VStack { Button("Inner") { note("inner") } }
        .simultaneousGesture(TapGesture().onEnded { note("outer too") })
      VStack { Button("Deep") { note("deep") } }
        .highPriorityGesture(TapGesture().onEnded { note("outer first") }, isEnabled: !isDisabled)
      Text("Lift")
        .gesture(
          LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
            .onEnded { value in
              if case .second(true, let drag?) = value { note("moved \(Int(drag.translation.width))") }
            })
      Text("Photo")
        .gesture(
          MagnifyGesture().simultaneously(with: RotateGesture())
            .onEnded { value in
              if let magnify = value.first { note("magnified \(magnify.magnification.formatted())") }
              if let rotate = value.second { note("turned \(Int(rotate.rotation.degrees.rounded()))") }
            })
      Text("Either")
        .gesture(
          LongPressGesture().exclusively(before: TapGesture())
            .onEnded { value in
              switch value {
              case .first: note("long")
              case .second: note("tapped")
              }
            })
      VStack { Button("Muted") { note("muted") } }
        .gesture(TapGesture().onEnded { note("mask") }, including: .gesture)
      Toggle("Off", isOn: $isDisabled)
      Text(notes.joined(separator: ", "))
    }
  }
}

@MainActor @Suite struct ComposedGestureTests {
  @Test func aSimultaneousGestureIsRecognisedBesideAButtonInside() throws {
    let screen = Screen(Board())
    try screen.button("Inner").tap()
    #expect(screen.shows("inner, outer too"))
    screen.close()
  }

  @Test func aHighPriorityGestureGoesBeforeAButtonInsideWhileItIsEnabled() throws {
    let screen = Screen(Board())
    try screen.button("Deep").tap()
    #expect(screen.shows("outer first") && !screen.shows("deep"))
    try screen.toggle("Off").tap()
    try screen.button("Deep").tap()
    #expect(screen.shows("outer first, deep"))
    screen.close()
  }

  @Test func aSequenceWaitsForItsFirstGesture() throws {
    let screen = Screen(Board())
    try screen.text("Lift").drag(by: CGSize(width: 20, height: 0))
    #expect(!screen.shows("moved"))
    try screen.text("Lift").longPress()
    try screen.text("Lift").drag(by: CGSize(width: 30, height: 0))
    #expect(screen.shows("moved 30"))
    try screen.text("Lift").drag(by: CGSize(width: 40, height: 0))
    #expect(!screen.shows("moved 40"))
    screen.close()
  }

  @Test func twoFingersMagnifyAndTurn() throws {
    let screen = Screen(Board())
    try screen.text("Photo").magnify(by: 2)
    #expect(screen.shows("magnified 2") && !screen.shows("turned"))
    try screen.text("Photo").rotate(by: .degrees(45))
    #expect(screen.shows("magnified 2, turned 45"))
    screen.close()
  }

  @Test func ofTwoExclusiveGesturesOneIsRecognised() throws {
    let screen = Screen(Board())
    try screen.text("Either").tap()
    try screen.text("Either").longPress()
    #expect(screen.shows("tapped, long"))
    screen.close()
  }

  @Test func aMaskWithoutSubviewsKeepsTheButtonsInsideQuiet() throws {
    let screen = Screen(Board())
    try screen.button("Muted").tap()
    #expect(screen.shows("mask") && !screen.shows("muted"))
    screen.close()
  }
}
