/// Where a container keeps its objects.
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
  /// What the file is called, without its ending.
  public let name: String
  /// The file. Without use where everything is kept in memory.
  public let url: URL
  /// True where nothing is left when the program ends.
  public let isStoredInMemoryOnly: Bool
  /// False where nothing may be saved.
  public let allowsSave: Bool
  let cloud: CloudKitDatabase

  /// The file's place.
  public var id: String { isStoredInMemoryOnly ? "memory:\(name)" : url.path }

  /// In the program's folder, or in memory.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    url = Self.folder.appendingPathComponent("\(self.name).store")
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    cloud = cloudKitDatabase
  }

  /// In a file of one's own choice.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? url.deletingPathExtension().lastPathComponent
    self.url = url
    isStoredInMemoryOnly = false
    self.allowsSave = allowsSave
    cloud = cloudKitDatabase
  }

  /// In the program's folder, or in memory.
  public init(
    for type: any PersistentModel.Type, _ more: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false
  ) {
    self.init(isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// The program's own, below the user's folder for data of programs.
  private static var folder: URL {
    URL.applicationSupportDirectory.appendingPathComponent(ProcessInfo.processInfo.processName)
  }

  /// Where several programs of one maker share their files: there are no such groups here.
  public struct GroupContainer: Hashable, Sendable {
    /// The program's own folder.
    public static let automatic = GroupContainer()
    /// The program's own folder.
    public static let none = GroupContainer()
  }

  /// Which of a user's databases in the cloud follows the container.
  public struct CloudKitDatabase: Hashable, Sendable {
    let name: String?

    /// None: there is no iCloud here.
    public static let automatic = CloudKitDatabase(name: nil)
    /// None.
    public static let none = CloudKitDatabase(name: nil)
    /// There is no iCloud here: the objects are kept on this machine alone, and the container says so.
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase(name: name) }
  }
}
