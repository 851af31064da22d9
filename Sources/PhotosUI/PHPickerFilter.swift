import UniformTypeIdentifiers

/// What a picker offers. By the kinds of files: of a picture nobody knows here whether it is a screenshot.
public struct PHPickerFilter: Hashable, Sendable {
  let types: [UTType]

  /// Pictures.
  public static let images = Self(types: [.image])
  /// Videos.
  public static let videos = Self(types: [.movie])
  /// Pictures that move for a moment. They are files of two parts, of which the picture is chosen.
  public static let livePhotos = images
  /// Screenshots: any picture.
  public static let screenshots = images
  /// Panoramas: any picture.
  public static let panoramas = images
  /// Portraits: any picture.
  public static let depthEffectPhotos = images
  /// Recordings of a screen: any video.
  public static let screenRecordings = videos
  /// Videos in slow motion: any video.
  public static let slomoVideos = videos

  /// Bursts: any picture.
  public static let bursts = images
  /// Videos in the manner of the cinema: any video.
  public static let cinematicVideos = videos
  /// Pictures of different depths: any picture.
  public static let spatialMedia = any(of: [images, videos])

  /// What all of these offer: what each of them names.
  public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter {
    guard let first = filters.first else { return Self(types: []) }
    return Self(types: first.types.filter { type in filters.allSatisfy { $0.types.contains(type) } })
  }

  /// All but this. What nobody knows of a file is not taken away: `.not(.screenshots)` offers every picture.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { filter }

  /// What any of these offers.
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
    var types: [UTType] = []
    for type in filters.flatMap(\.types) where !types.contains(type) { types.append(type) }
    return Self(types: types)
  }
}

/// The library of photos that a picker chooses from. There is none here: files are chosen.
public final class PHPhotoLibrary: Sendable {
  private init() {}
  private static let library = PHPhotoLibrary()
  /// The user's.
  public static func shared() -> PHPhotoLibrary { library }
}

/// What is chosen when.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String
  /// When the picker is closed, in the order of the library.
  public static let `default` = Self(name: "default")
  /// When the picker is closed, in the order of choosing.
  public static let ordered = Self(name: "ordered")
  /// At once. Here when the picker is closed.
  public static let continuous = Self(name: "continuous")
  /// At once, in the order of choosing. Here when the picker is closed.
  public static let continuousAndOrdered = Self(name: "continuousAndOrdered")
}
