import TenureElements
import TenureTree

/// How a picker of photos is shown. Here it is always the dialog of `fileImporter`.
public struct PhotosPickerStyle: Hashable, Sendable {
  private let name: String
  /// In a sheet.
  public static let presentation = Self(name: "presentation")
  /// Among the other views. Here in a dialog.
  public static let inline = Self(name: "inline")
  /// As a row. Here in a dialog.
  public static let compact = Self(name: "compact")
}

/// What a picker of photos can do beside choosing. Here nothing of it.
public struct PHPickerCapabilities: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: Int
  /// Of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Searches.
  public static let search = Self(rawValue: 1)
  /// Shows other parts of the library.
  public static let collectionNavigation = Self(rawValue: 2)
  /// Shows what is chosen before it is.
  public static let staging = Self(rawValue: 4)
  /// Has buttons for choosing and cancelling.
  public static let selectionActions = Self(rawValue: 8)
  /// Chooses without places and captions.
  public static let sensitivityAnalysisIntervention = Self(rawValue: 16)
}

extension View {
  /// Sets how pickers of photos are shown. Taken and not used: here they open a dialog.
  public nonisolated func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }

  /// Takes these abilities from pickers of photos. Taken and not used: the dialog of files has none of them.
  public nonisolated func photosPickerDisabledCapabilities(_ disabledCapabilities: PHPickerCapabilities) -> some View {
    self
  }

  /// Shows or hides the bars of pickers of photos. Taken and not used: the dialog of files has none.
  public nonisolated func photosPickerAccessoryVisibility(
    _ visibility: Visibility, edges: Edge.Set = .all
  ) -> some View { self }
}
