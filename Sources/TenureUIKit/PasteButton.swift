import CoreTransferable
import Foundation
import TenureElements
import TenureIssues
import TenureScenes
@_spi(Tree) import TenureTree
import UniformTypeIdentifiers

/// A button that pastes what was copied.
///
///     PasteButton(payloadType: String.self) { words in notes += words }
///
/// A browser asks its user, and gives the text that was copied anywhere; without that, it is what the program has copied to
/// `UIPasteboard`. In a test, `tap()` pastes that, and `paste("…")` what was copied elsewhere.
///
/// The trap: texts and addresses alone are pasted, and the button is enabled whatever was copied.
public struct PasteButton {
  private let paste: @MainActor ([String]) -> Void

  /// Pastes values of a type.
  @MainActor @preconcurrency public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    paste = { texts in
      let offers = texts.map(Self.offers(of:)).filter { TransferOffer.can(become: T.self, $0) }
      if offers.isEmpty { return }
      Task {
        var items: [T] = []
        for offer in offers {
          do {
            if let item = try await TransferOffer.load(T.self, from: offer) { items.append(item) }
          } catch {
            Issues.report(
              Issue(
                "What was pasted could not be loaded as \(T.self).", evidence: "Its representation threw \(error).",
                advice: "Look at importing in its transferRepresentation."))
          }
        }
        if !items.isEmpty { onPaste(items) }
      }
    }
  }

  /// Pastes what is of one of these types.
  @MainActor @preconcurrency public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    paste = { texts in
      let offers = texts.map(Self.offers(of:)).filter { offers in
        offers.contains { offer in supportedContentTypes.contains { offer.type.conforms(to: $0) } }
      }
      if !offers.isEmpty { payloadAction(offers.map(NSItemProvider.init(offers:))) }
    }
  }

  /// The forms that a copied text comes in.
  private static func offers(of text: String) -> [TransferOffer] {
    let url = URL(string: text).flatMap { $0.scheme == nil ? nil : $0 }
    return (url.map { TransferOffer.all(of: $0) } ?? []) + TransferOffer.all(of: text)
  }
}

extension PasteButton: View {
  /// The button.
  public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") { paste(UIPasteboard.general.strings ?? []) }
      .onTextFromClipboard(paste)
  }
}
