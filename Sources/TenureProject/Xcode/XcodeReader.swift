import Foundation

/// The Xcode projects that are read together: one, or those of a workspace.
struct XcodeReader {
  let projects: [XcodeProject]
  /// What the user named.
  private let short: String
  private let packages: [String: XcodePackages]
  /// The file that says which version of each package was used last.
  private let pins: String?

  /// `folders` are packages beside the projects, `pins` says their versions where a workspace has them.
  init(_ projects: [XcodeProject], named path: String, packages folders: [String] = [], pins: String? = nil) {
    // Projects that are files of others are read with them.
    let all = (projects + projects.flatMap(\.inner)).firsts(by: \.path)
    self.projects = all
    short = (path as NSString).lastPathComponent
    packages = Dictionary(uniqueKeysWithValues: all.map { ($0.path, XcodePackages($0, beside: folders)) })
    self.pins = pins ?? all.lazy.compactMap(\.pins).first
  }

  /// The files and the settings of an app, with its projects' frameworks and tests; `target` is its name, nil where
  /// there is one.
  func fileProject(target name: String?) throws -> FileProject {
    let (app, others) = try app(named: name)
    var project = try module(app)
    guard !project.sources.isEmpty else {
      throw ProjectFailure(
        .misuse,
        "The app \(app.name) of \(short) has no Swift file. Name another with --target, or a folder of Swift files.")
    }
    let tested = [app] + linked(app)
    /// Tests of no app are of this one where it is the plain one.
    func isOfTheApp(_ tests: XcodeTarget) -> Bool {
      others.isEmpty || tests.dependencies.contains { test in tested.contains { $0 == test } }
        || (app.isPlainApp && !others.contains(where: \.isPlainApp)
          && !tests.dependencies.contains { test in others.contains { $0 == test } })
    }
    project.tests = try projects.flatMap { $0.targets(.unitTests) }.filter(isOfTheApp).map { try module($0) }
      .filter { !$0.sources.isEmpty }
    project.interfaceTests = projects.flatMap { $0.targets(.interfaceTests) }.filter(isOfTheApp).map(\.name)
    project.pins = pins
    project.information = InformationList(app.settings, folder: app.project.folder).text
    if FileManager.default.fileExists(atPath: "\(app.project.folder)/Podfile") {
      let file = (app.project.path as NSString).lastPathComponent
      project.notes.append(
        "The pods of \(file) are not built: CocoaPods makes projects for Xcode alone. Add those that are packages too as packages; "
          + "'--skip-broken' leaves out what uses the others.")
    }
    return project
  }

  /// The app of a name, or the one app; and all others. Apps for a watch or a television, and those that are parts of an app,
  /// are no question where there is one for a phone or a Mac.
  private func app(named name: String?) throws -> (XcodeTarget, others: [XcodeTarget]) {
    let apps = projects.flatMap { $0.targets(.app, .onDemandApp) }
    let plain = apps.filter(\.isPlainApp)
    guard !apps.isEmpty else {
      throw ProjectFailure(
        .misuse, "\(short) has no target that is an app. Name the folder of its Swift files instead.")
    }
    let meant = plain.isEmpty ? apps : plain
    guard let app = name.map({ name in apps.first { $0.name == name } }) ?? (meant.count == 1 ? meant[0] : nil) else {
      throw ProjectFailure(
        .misuse,
        name.map { "\(short) has no app '\($0)'. Its apps: \(apps.map(\.name).joined(separator: ", "))." }
          ?? "\(short) has \(meant.count) apps: \(meant.map(\.name).joined(separator: ", ")). Say which with --target \(meant[0].name)."
      )
    }
    return (app, apps.filter { $0 != app })
  }

  /// Frameworks that are linked in a circle are read once on each way round it.
  private func module(_ target: XcodeTarget, within outer: [XcodeTarget] = []) throws -> FileProject {
    let (name, folder) = (target.name, target.project.folder)
    let (sources, resources) = target.files()
    if let missing = sources.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
      throw ProjectFailure(
        .misuse,
        "\((target.project.path as NSString).lastPathComponent) names \(Paths.short(missing, from: folder)), and there is no such file. Was it moved without Xcode?"
      )
    }
    let settings = XcodeSettings(target.settings)
    var project = FileProject(
      name: Paths.moduleName(settings.moduleName ?? name), folder: folder, sources: sources,
      resources: resources.filter { FileManager.default.fileExists(atPath: $0) }, arguments: settings.arguments)
    project.extendsColors = settings.extendsColors
    project.platform = target.isForAPhone ? .phone : .linux
    if let header = settings.bridgingHeader {
      project.notes.append(
        "The bridging header \(header) of \(name) and the Objective-C behind it are not read: there is no compiler for it here. "
          + "What Swift uses of it cannot be built; '--skip-broken' leaves that out.")
    }
    project.products = try packages[target.project.path]?.products(of: target.object, named: name) ?? []
    project.modules = try linked(target).filter { !outer.contains($0) && $0 != target }
      .map { try module($0, within: outer + [target]) }.filter { !$0.sources.isEmpty }
    return project
  }

  /// The frameworks that a target is linked with, whether it names them as targets or as files; also of the other projects.
  private func linked(_ target: XcodeTarget) -> [XcodeTarget] {
    let references = target.phases(["PBXFrameworksBuildPhase"]).compactMap { $0["fileRef"]?.text }
    let names = references.compactMap { target.project.objects[$0]?["path"]?.text }
      .map { ($0 as NSString).lastPathComponent }
    let named = target.dependencies.filter { $0.product.map(XcodeTarget.Product.linked.contains) ?? false }
    // Its own project's before others of that name.
    let near = [target.project] + projects.filter { $0.path != target.project.path }
    let built = near.flatMap { $0.targets(.framework, .staticFramework, .staticLibrary) }
      .filter { $0 != target && $0.file.map(names.contains) ?? false }
    return named + built.firsts { $0.file }.filter { candidate in !named.contains { $0 == candidate } }
  }
}

extension XcodeTarget: Equatable {
  static func == (one: XcodeTarget, other: XcodeTarget) -> Bool {
    one.id == other.id && one.project.path == other.project.path
  }
}

extension XcodeProject {
  /// Projects that are files of this one.
  fileprivate var inner: [XcodeProject] {
    (root["projectReferences"]?.list ?? []).compactMap { reference in
      reference.table["ProjectRef"]?.text.flatMap { places[$0] }.flatMap { try? XcodeProject(path: $0) }
    }
  }

  fileprivate var pins: String? {
    let path = "\(path)/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  /// Of this project alone.
  func fileProject(target: String?) throws -> FileProject {
    try XcodeReader([self], named: path).fileProject(target: target)
  }
}
