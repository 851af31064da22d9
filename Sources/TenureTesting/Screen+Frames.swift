import Foundation
import TenureDrawing
import TenureFonts
import TenureFrames
import TenureIssues
import TenureLayout
import TenureRender
import TenureRuntime
@_spi(Tree) import TenureTree

extension Screen {
  // MARK: Where things are

  /// The element's frame in the window, in points, as a phone would place it: an iPhone of 393 × 852 points held upright, with
  /// its status bar and home indicator.
  ///
  ///     let save = try screen.frame(of: screen.button("Save"))
  ///     #expect(save.maxX <= 393)
  ///
  /// Bars, rows and controls have the sizes that they have on an iPhone; [how well each is known](docs/layout.md).
  public func frame(of element: Element, fileID: String = #fileID, line: Int = #line) throws -> CGRect {
    try asked(fileID, line) {
      let id = element.node.id
      guard let frame = laidOut({ $0.frame(of: id) }) else {
        if let stopped {
          throw ScreenError(
            "\(element.node.name) has no place any more: the screen has stopped.", "\(stopped.fact)",
            "Mend that first: nothing is laid out after it.")
        }
        throw ScreenError(
          "\(element.node.name) has no place on the screen.",
          "What is around it does not show it: it is a row of a closed menu, or in a tab that is not selected.",
          "Bring the screen to the state that shows it first.")
      }
      return CGRect(x: frame.origin.x, y: frame.origin.y, width: frame.size.width, height: frame.size.height)
    }
  }

  /// How large the window is, in points: 393 by 852 unless it is set. A wider one is held sideways;
  /// one of 700 points and more both ways is a tablet's, which shows the columns of a split view and of a table.
  /// Size classes follow: horizontally regular from 700 points, vertically compact below 480.
  ///
  ///     screen.windowSize = CGSize(width: 852, height: 393)
  public var windowSize: CGSize {
    get { CGSize(width: frames.size.width, height: frames.size.height) }
    set {
      frames.size = Size(width: newValue.width, height: newValue.height)
      let isSideways = newValue.width > newValue.height
      if min(newValue.width, newValue.height) >= 700 {
        frames.safeArea = Insets(top: 24, bottom: 20)
      } else {
        frames.safeArea =
          isSideways ? Insets(top: 0, leading: 59, bottom: 21, trailing: 59) : ScreenFrames.phoneEdges
      }
      session.safeArea = .init(frames.safeArea)
      turn { $0.session.resize(width: newValue.width, height: newValue.height) }
      if newValue.width >= 700 { unfold() }
      tellSizes()
    }
  }

  /// Where there is room for several columns, those of a `NavigationView` are shown.
  private func unfold() {
    for view in index.ofRole[.splitView]?.sorted(by: { $0.id < $1.id }) ?? []
    where view.attributes[.folded]?.flag == true {
      turn { $0.session.perform(.fold(false), on: view.id, event: "unfold the columns") }
    }
  }

  /// A window of that size without a device around it: nothing of it is taken by a status bar.
  package func show(withoutDevice size: CGSize) {
    frames.size = Size(width: size.width, height: size.height)
    frames.safeArea = Insets()
    session.safeArea = .init()
    tellSizes()
  }

  /// Kept from the first time that somebody asks for a frame, or that a view asks for its size.
  var frames: ScreenFrames {
    if let made = madeFrames {
      made.layOutAnew(session.takeNewSayings())
      return made
    }
    let session = session
    let frames = ScreenFrames(text: SystemFonts.shared, pictures: PictureSizes.size) { id in
      asMainActor { Unchecked(value: session.sayings(about: id)) }.value
    }
    frames.show(session.screen)
    madeFrames = frames
    // What a view makes of its size was a guess until now.
    tellSizes()
    return frames
  }

  /// The answer of the layout; nil where it has none, and where the program's own code came to a fault on the way.
  func laidOut<Answer>(_ ask: @escaping (ScreenFrames) -> Answer?) -> Answer? {
    let frames = frames
    var answer: Answer?
    run { $0.session.layOut { answer = ask(frames) } }
    return answer
  }

  /// Tells views that ask how large they are: a `GeometryReader`, a `Canvas`. Nothing is laid out where none does.
  func tellSizes() {
    guard session.asksForSizes, stopped == nil, !layoutHasNoRest else { return }
    var isAtRest = true
    run { screen in
      isAtRest = screen.session.settleLayout({ screen.laidOut { $0.layoutAskedFor } }) { result in
        screen.show(result.patch)
        screen.follow(result)
      }
    }
    if !isAtRest {
      layoutHasNoRest = true
      report(.layoutWithoutRest)
    }
  }
}
