import UniformTypeIdentifiers

/// What a picker offers. By the kinds of files: of a picture nobody knows here whether it is a screenshot.
public struct PHPickerFilter: Hashable, Sendable {
  let types: [UTType]
  /// False where only some of these files are meant, and nobody knows which: screenshots among the pictures.
  private let isWhole: Bool

  private init(types: [UTType], isWhole: Bool = true) {
    self.types = types
    self.isWhole = isWhole
  }

  /// Pictures.
  public static let images = Self(types: [.image])
  /// Videos.
  public static let videos = Self(types: [.movie])

  private static let somePictures = Self(types: [.image], isWhole: false)
  private static let someVideos = Self(types: [.movie], isWhole: false)

  /// Pictures that move for a moment. They are files of two parts, of which the picture is chosen.
  public static let livePhotos = somePictures
  /// Screenshots: any picture.
  public static let screenshots = somePictures
  /// Panoramas: any picture.
  public static let panoramas = somePictures
  /// Portraits: any picture.
  public static let depthEffectPhotos = somePictures
  /// Recordings of a screen: any video.
  public static let screenRecordings = someVideos
  /// Videos in slow motion: any video.
  public static let slomoVideos = someVideos

  /// Bursts: any picture.
  public static let bursts = somePictures
  /// Videos in the manner of the cinema: any video.
  public static let cinematicVideos = someVideos
  /// Pictures of different depths: any picture.
  public static let spatialMedia = Self(types: [.image, .movie], isWhole: false)

  /// What all of these offer: what each of them names.
  public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter {
    guard let first = filters.first else { return Self(types: []) }
    return Self(
      types: first.types.filter { type in filters.allSatisfy { $0.types.contains(type) } },
      isWhole: filters.allSatisfy(\.isWhole))
  }

  /// All but this. What nobody knows of a file is not taken away: `.not(.images)` offers videos, and `.not(.screenshots)`
  /// every picture and every video.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    let all = [UTType.image, .movie]
    return filter.isWhole
      ? Self(types: all.filter { !filter.types.contains($0) }) : Self(types: all, isWhole: false)
  }

  /// What any of these offers.
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
    var types: [UTType] = []
    for type in filters.flatMap(\.types) where !types.contains(type) { types.append(type) }
    return Self(types: types, isWhole: filters.allSatisfy(\.isWhole))
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
