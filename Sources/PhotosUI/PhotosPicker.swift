import Foundation
import TenureElements
import TenureIssues
import TenureScenes
import TenureTree
import UniformTypeIdentifiers

/// A button that lets a user choose photos and videos: files of these kinds here, in the dialog of `fileImporter`.
///
///     PhotosPicker("Choose a picture", selection: $item, matching: .images)
///       .onChange(of: item) { Task { data = try await item?.loadTransferable(type: Data.self) } }
public struct PhotosPicker<Label: View> {
  private let choice: PhotoChoice
  private let label: Label
  @State private var isPresented = false

  private init(_ choice: PhotoChoice, _ label: Label) {
    self.choice = choice
    self.label = label
  }

  /// Chooses one.
  public nonisolated init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) { self.init(PhotoChoice(of: selection, filter), label()) }

  /// Chooses one.
  public nonisolated init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) { self.init(PhotoChoice(of: selection, filter), label()) }

  /// Chooses several.
  public nonisolated init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) { self.init(PhotoChoice(of: selection, filter, most: maxSelectionCount), label()) }

  /// Chooses several.
  public nonisolated init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) { self.init(PhotoChoice(of: selection, filter, most: maxSelectionCount), label()) }
}

extension PhotosPicker: View {
  public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .choosesPhotos($isPresented, choice)
  }
}

extension PhotosPicker where Label == Text {
  /// Chooses one.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(selection: selection, matching: filter) { Text(titleKey) } }

  /// Chooses one.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(selection: selection, matching: filter) { Text(title) } }

  /// Chooses one.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) { self.init(selection: selection, matching: filter) { Text(titleKey) } }

  /// Chooses several.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(titleKey) } }

  /// Chooses several.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(title) } }

  /// Chooses several.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) { self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(titleKey) } }
}

extension View {
  /// Lets a user choose a photo while `isPresented` is true.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { choosesPhotos(isPresented, PhotoChoice(of: selection, filter)) }

  /// Lets a user choose a photo while `isPresented` is true.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) -> some View { choosesPhotos(isPresented, PhotoChoice(of: selection, filter)) }

  /// Lets a user choose photos while `isPresented` is true.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { choosesPhotos(isPresented, PhotoChoice(of: selection, filter, most: maxSelectionCount)) }

  /// Lets a user choose photos while `isPresented` is true.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) -> some View { choosesPhotos(isPresented, PhotoChoice(of: selection, filter, most: maxSelectionCount)) }

  fileprivate nonisolated func choosesPhotos(_ isPresented: Binding<Bool>, _ choice: PhotoChoice) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: choice.types, allowsMultipleSelection: choice.allowsMany
    ) { result in
      if case .success(let files) = result { choice.take(files) }
    }
  }
}

/// What can be chosen, and where that goes.
private struct PhotoChoice {
  let types: [UTType]
  let allowsMany: Bool
  let take: ([URL]) -> Void

  init(of selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?) {
    types = Self.types(of: filter)
    allowsMany = false
    take = { files in selection.wrappedValue = files.first.map { PhotosPickerItem($0) } }
  }

  init(of selection: Binding<[PhotosPickerItem]>, _ filter: PHPickerFilter?, most: Int?) {
    types = Self.types(of: filter)
    allowsMany = most != 1
    take = { files in
      if let most, files.count > most {
        Issues.report(
          Issue(
            "Not all that was chosen was taken.", evidence: "\(files.count) files were chosen, and \(most) can be.",
            advice: "Choose \(most) at most, or let maxSelectionCount be more."))
      }
      selection.wrappedValue = files.prefix(most ?? files.count).map { PhotosPickerItem($0) }
    }
  }

  private static func types(of filter: PHPickerFilter?) -> [UTType] { filter?.types ?? [.image, .movie] }
}
