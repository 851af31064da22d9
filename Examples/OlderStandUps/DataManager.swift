import ComposableArchitecture

/// Where data is kept.
struct DataManager: Sendable {
  var load: @Sendable () throws -> Data
  var save: @Sendable (Data) async throws -> Void
}

extension DataManager: DependencyKey {
  static let liveValue = file(at: .documentsDirectory.appending(component: "older-stand-ups.json"))
  static let testValue = Self(
    load: unimplemented("\(Self.self).load"), save: unimplemented("\(Self.self).save"))

  /// In a file.
  static func file(at url: URL) -> Self {
    Self(load: { try Data(contentsOf: url) }, save: { try $0.write(to: url, options: .atomic) })
  }

  /// In memory, with data to begin with.
  static func mock(_ data: Data? = nil) -> Self {
    let data = LockIsolated(data)
    return Self(
      load: {
        guard let data = data.value else { throw CocoaError(.fileReadNoSuchFile) }
        return data
      }, save: { new in data.setValue(new) })
  }
}

extension DependencyValues {
  var dataManager: DataManager {
    get { self[DataManager.self] }
    set { self[DataManager.self] = newValue }
  }
}
