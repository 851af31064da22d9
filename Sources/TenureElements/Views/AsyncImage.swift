import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// An image that is loaded from a URL. The browser loads it; in a test, `screen.loadPictures()` does.
public struct AsyncImage<Content: View> {
  @State private var loaded: Loaded?
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content

  /// What became of one address.
  private struct Loaded {
    let url: URL
    let isThere: Bool
  }

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  private var phase: AsyncImagePhase {
    guard let url, let loaded, loaded.url == url else { return .empty }
    return loaded.isThere ? .success(Image(.remote(url, scale: scale))) : .failure(PictureError(url: url))
  }
}

extension AsyncImage where Content == Image {
  public init(url: URL?, scale: CGFloat = 1) { self.init(url: url, scale: scale) { $0.image ?? Image(.awaited) } }
}

extension AsyncImage: View {
  public var body: some View {
    content(phase).background {
      if let url, loaded?.url != url {
        AwaitedPicture(url: url) { isThere in
          withTransaction(transaction) { loaded = Loaded(url: url, isThere: isThere) }
        }
      }
    }
  }
}

/// How far the loading of an image is.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

private struct PictureError: LocalizedError {
  let url: URL
  var errorDescription: String? { "The picture at \(url.absoluteString) could not be loaded." }
  var recoverySuggestion: String? {
    "A page loads pictures over https and from its own address. Open the address in a browser to see what it answers."
  }
}

/// An element for the page alone, as long as a picture is waited for.
struct AwaitedPicture: View, ElementView, ElementFacts {
  let url: URL
  let done: @MainActor (Bool) -> Void

  var role: Role { .awaitedPicture }

  func describe(_ attributes: inout Attributes, at node: ElementNode) {
    attributes[.url] = .text(url.absoluteString)
  }

  func respond(to action: UserAction, at node: ElementNode) -> Bool {
    guard case .load(let isThere) = action else { return false }
    done(isThere)
    return true
  }
}
