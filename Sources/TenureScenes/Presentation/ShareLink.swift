import Foundation
import TenureElements
import TenureIssues
import TenureRender
@_spi(Tree) import TenureTree

/// A button that shares something. No host can share yet: a tap is reported.
///
///     ShareLink("Invite", item: URL(string: "https://example.com/join")!)
public struct ShareLink<Label: View> {
  private let items: [String]
  private let label: Label

  /// Made with an item, subject, message and label.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    items = [item.absoluteString]
    self.label = label()
  }

  /// Made with an item, subject, message and label.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    items = [item]
    self.label = label()
  }

  /// Made with items, subject, message and label.
  public init(
    items: [URL], subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.items = items.map(\.absoluteString)
    self.label = label()
  }

  /// Made with an item, subject, message, preview and label.
  public init<I: View>(
    item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I>, @ViewBuilder label: () -> Label
  ) { self.init(item: item, subject: subject, message: message, label: label) }
}

extension ShareLink: View {
  public var body: some View {
    Button {
      Issues.report(
        Issue(
          "Nothing was shared.", evidence: "It was \(items.joined(separator: ", ")).",
          advice: "No host can share yet. Offer a Link or a button that copies it where users of a browser need it."))
    } label: {
      label
    }.style(.share, .text(items.joined(separator: "\n")))
  }
}

extension ShareLink where Label == TenureElements.Label<Text, Image> {
  /// Made with an item, subject and message.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { Self.label("Share…") }
  }
  /// Made with an item, subject and message.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { Self.label("Share…") }
  }
  /// Made with items, subject and message.
  public init(items: [URL], subject: Text? = nil, message: Text? = nil) {
    self.init(items: items, subject: subject, message: message) { Self.label("Share…") }
  }
  /// Made with an item, subject, message and preview.
  public init<I: View>(item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I>) {
    self.init(item: item, subject: subject, message: message)
  }
  /// Made with title key, an item, subject and message.
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { Self.label(titleKey) }
  }
  /// Made with title key, an item, subject and message.
  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { Self.label(titleKey) }
  }

  private static func label(_ title: LocalizedStringKey) -> TenureElements.Label<Text, Image> {
    TenureElements.Label(title, systemImage: "square.and.arrow.up")
  }
}

/// What is shown of something before it is shared. Hosts show nothing of it.
public struct SharePreview<Picture: View> {
  /// Made with title key and image.
  public init(_ titleKey: LocalizedStringKey, image: Picture) {}
}

extension SharePreview where Picture == EmptyView {
  /// Made with title key.
  public init(_ titleKey: LocalizedStringKey) {}
  /// Made with title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) {}
}
