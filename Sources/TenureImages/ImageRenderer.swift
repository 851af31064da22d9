import Foundation
import TenureCombine
import TenureElements
import TenureTree
import TenureUIKit

/// Makes a picture of a view.
///
/// ```swift
/// let renderer = ImageRenderer(content: Receipt(order: order))
/// renderer.scale = displayScale
/// if let data = renderer.uiImage?.pngData() { try data.write(to: file) }
/// ```
///
/// The trap: the view is made anew for each picture, with its first state and without what is around it on the screen.
/// What it would load in `task` is not there, and what the environment of the screen says has to be said again.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  @Published public var content: Content
  /// How much room the view is offered: `.unspecified` takes it as large as it is by itself.
  @Published public var proposedSize = ProposedViewSize.unspecified
  /// Pixels in a point.
  @Published public var scale: CGFloat = 1
  /// True for a picture without transparent places: what the view leaves free is black.
  @Published public var isOpaque = false

  /// Makes pictures of `content`.
  public init(content: Content) { self.content = content }

  /// The view as it is now, as a picture: nil for a view without a size, and for one of more than 100 million pixels.
  public var uiImage: UIImage? {
    DrawnView(content, proposedSize, scale: Double(scale), isOpaque: isOpaque).pngData.flatMap {
      UIImage(data: $0, scale: scale)
    }
  }
}
