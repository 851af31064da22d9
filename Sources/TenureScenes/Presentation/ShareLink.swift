import CoreTransferable
import Foundation
import TenureElements
import TenureIssues
import TenureRender
@_spi(Tree) import TenureTree

/// A button that shares something. No host can share yet: a tap is reported.
///
///     ShareLink("Invite", item: URL(string: "https://example.com/join")!)
///     ShareLink(item: photo, preview: SharePreview(photo.title, image: photo.image))
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>
where Data: RandomAccessCollection, Data.Element: Transferable, Label: View {
  private let items: Data
  private let label: Label

  fileprivate init(sharing items: Data, label: Label) {
    self.items = items
    self.label = label
  }
}

extension ShareLink: View {
  public var body: some View {
    let words = items.map(words(for:))
    return Button {
      Issues.report(
        Issue(
          "Nothing was shared.", evidence: "It was \(words.joined(separator: ", ")).",
          advice: "No host can share yet. Offer a Link or a button that copies it where users of a browser need it."))
    } label: {
      label
    }.style(.share, .text(words.joined(separator: "\n")))
  }

  /// What is shared, for people.
  private func words(for item: Data.Element) -> String {
    switch item {
    case let url as URL: url.absoluteString
    case let text as String: text
    default: "\(type(of: item))"
    }
  }
}

// MARK: With a label

extension ShareLink {
  /// Shares several things.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) { self.init(sharing: items, label: label()) }

  /// Shares something.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> { self.init(sharing: CollectionOfOne(item), label: label()) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Shares several addresses.
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data.Element == URL { self.init(sharing: items, label: label()) }

  /// Shares several texts.
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data.Element == String { self.init(sharing: items, label: label()) }

  /// Shares an address.
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<URL> { self.init(sharing: CollectionOfOne(item), label: label()) }

  /// Shares a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<String> { self.init(sharing: CollectionOfOne(item), label: label()) }
}

// MARK: With the system's label

/// The label of a share link that names none: a picture, and a title.
public struct DefaultShareLinkLabel {
  private let title: Text

  fileprivate init(_ title: Text = Text("Share…")) { self.title = title }
}

extension DefaultShareLinkLabel: View {
  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Shares several things.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(sharing: items, label: DefaultShareLinkLabel()) }

  /// Shares several things.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(sharing: items, label: DefaultShareLinkLabel(Text(titleKey))) }

  /// Shares something.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { self.init(sharing: CollectionOfOne(item), label: DefaultShareLinkLabel()) }

  /// Shares something.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(sharing: CollectionOfOne(item), label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Shares something.
  @_disfavoredOverload public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(sharing: CollectionOfOne(item), label: DefaultShareLinkLabel(Text(title)))
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Shares several addresses.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == URL {
    self.init(sharing: items, label: DefaultShareLinkLabel())
  }

  /// Shares several texts.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == String {
    self.init(sharing: items, label: DefaultShareLinkLabel())
  }

  /// Shares an address.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
    self.init(sharing: CollectionOfOne(item), label: DefaultShareLinkLabel())
  }

  /// Shares a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String> {
    self.init(sharing: CollectionOfOne(item), label: DefaultShareLinkLabel())
  }

  /// Shares an address.
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(sharing: CollectionOfOne(item), label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Shares a text.
  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(sharing: CollectionOfOne(item), label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Shares an address.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(sharing: CollectionOfOne(item), label: DefaultShareLinkLabel(Text(title)))
  }

  /// Shares a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(sharing: CollectionOfOne(item), label: DefaultShareLinkLabel(Text(title)))
  }
}

// MARK: With a title as a text

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Shares several things.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(sharing: items, label: DefaultShareLinkLabel(title)) }

  /// Shares something.
  public init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { self.init(sharing: CollectionOfOne(item), label: DefaultShareLinkLabel(title)) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Shares an address.
  public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> { self.init(sharing: CollectionOfOne(item), label: DefaultShareLinkLabel(title)) }

  /// Shares a text.
  public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(sharing: CollectionOfOne(item), label: DefaultShareLinkLabel(title))
  }
}

// MARK: Previews

/// What is shown of something before it is shared. Hosts show nothing of it.
public struct SharePreview<Image, Icon> {
  /// A title, a picture and a small one.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}
  /// A title, a picture and a small one.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}
  /// A title, a picture and a small one.
  public init(_ title: Text, image: Image, icon: Icon) {}
}

extension SharePreview where Icon == Never {
  /// A title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) {}
  /// A title and a picture.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) {}
  /// A title and a picture.
  public init(_ title: Text, image: Image) {}
}

extension SharePreview where Image == Never {
  /// A title and a small picture.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {}
  /// A title and a small picture.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, icon: Icon) {}
  /// A title and a small picture.
  public init(_ title: Text, icon: Icon) {}
}

extension SharePreview where Image == Never, Icon == Never {
  /// A title.
  public init(_ titleKey: LocalizedStringKey) {}
  /// A title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) {}
  /// A title.
  public init(_ title: Text) {}
}
