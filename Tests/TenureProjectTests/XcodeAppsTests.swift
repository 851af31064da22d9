import Testing

@testable import TenureProject

/// Which app of a project is meant.
@Suite struct XcodeAppsTests {
  private func place(_ targets: [XcodeFixture.Target]) throws -> Place {
    let place = try Place(["Shop.xcodeproj/project.pbxproj": XcodeFixture(targets: targets).text])
    for target in targets { try place.write("", to: "\(target.name)/\(target.name).swift") }
    return place
  }

  private func app(_ place: borrowing Place, target: String? = nil) throws -> FileProject {
    try XcodeProject(path: "\(place.path)/Shop.xcodeproj").fileProject(target: target)
  }

  @Test func appsForAWatchAndPartsOfAnAppAreNoQuestion() throws {
    let place = try place([
      .init(name: "ShopWatch", settings: "SDKROOT = watchos;"),
      .init(name: "ShopClip", kind: "application.on-demand-install-capable"),
      .init(name: "ShopTV", settings: "SUPPORTED_PLATFORMS = \"appletvos appletvsimulator\"; SDKROOT = auto;"),
      .init(name: "Shop", settings: "SDKROOT = iphoneos;"),
      .init(name: "ShopTests", kind: "bundle.unit-test"),
      .init(name: "WatchTests", kind: "bundle.unit-test", dependencies: ["ShopWatch"]),
    ])
    #expect(try app(place).name == "Shop")
    #expect(try app(place).tests.map(\.name) == ["ShopTests"])
    let watch = try app(place, target: "ShopWatch")
    #expect(watch.name == "ShopWatch")
    #expect(watch.tests.map(\.name) == ["WatchTests"])
  }

  @Test func ofTwoAppsForAPhoneOneHasToBeNamed() throws {
    let place = try place([
      .init(name: "ShopWatch", settings: "SDKROOT = watchos;"), .init(name: "Shop"), .init(name: "Till"),
    ])
    #expect(
      throws: ProjectFailure(
        .misuse, "Shop.xcodeproj has 2 apps: Shop, Till. Say which with --target Shop.")
    ) { try app(place) }
    #expect(try app(place, target: "Till").name == "Till")
  }

  @Test func whereThereIsNoOtherAppTheOneForAWatchIsMeant() throws {
    #expect(try app(place([.init(name: "ShopWatch", settings: "SDKROOT = watchos;")])).name == "ShopWatch")
  }

  @Test(arguments: [
    ("SDKROOT = iphoneos;", true), ("SDKROOT = macosx15.0;", false), ("SDKROOT = auto;", true), ("", true),
    ("SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";", true),
    ("SDKROOT = auto; SUPPORTED_PLATFORMS = macosx;", false),
  ])
  func aPhonesHalfHoldsUnlessTheAppIsForAMacAlone(settings: String, isForAPhone: Bool) throws {
    let place = try place([.init(name: "Shop", settings: settings)])
    try place.write("#if os(iOS)\nlet a = 1\n#endif\n", to: "Shop/Shop.swift")
    let file = try #require(try app(place).files().first)
    #expect((file.source != file.text) == isForAPhone)
  }

  @Test func filesOfAFolderMayBelongToASecondTarget() throws {
    let place = try place([
      .init(name: "Shop", kind: "application"),
      .init(name: "ShopTests", kind: "bundle.unit-test", shared: ["Shop": ["Model/Price.swift", "rates.json"]]),
    ])
    for name in ["Model/Price.swift", "rates.json"] { try place.write("", to: "Shop/\(name)") }
    let tests = try #require(try app(place).tests.first)
    #expect(tests.sources == ["\(place.path)/ShopTests/ShopTests.swift", "\(place.path)/Shop/Model/Price.swift"])
    #expect(tests.resources == ["\(place.path)/Shop/rates.json"])
    #expect(try app(place).sources.count == 2)
  }

  @Test func settingsOfAFileCountAndTheTargetGoesOnFromThem() throws {
    let place = try place([
      .init(
        name: "Shop", settings: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) TARGET\";",
        configuration: "Shop/Shop.xcconfig")
    ])
    try place.write(
      "SWIFT_VERSION = 6.0\nSWIFT_ACTIVE_COMPILATION_CONDITIONS = FILE\nSWIFT_DEFAULT_ACTOR_ISOLATION = MainActor\n",
      to: "Shop/Shop.xcconfig")
    #expect(
      try app(place).arguments == [
        "-swift-version", "6", "-default-isolation", "MainActor", "-D", "FILE", "-D", "TARGET",
      ])
  }

  @Test func theAppsInformationIsThatOfItsFileAndOfItsSettings() throws {
    let place = try place([
      .init(
        name: "Shop",
        settings: """
          GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = Shop/Info.plist; MARKETING_VERSION = 2.1; CURRENT_PROJECT_VERSION = 7;
          PRODUCT_BUNDLE_IDENTIFIER = "com.a.$(PRODUCT_NAME:lower)"; INFOPLIST_KEY_CFBundleDisplayName = "My Shop";
          INFOPLIST_KEY_UILaunchScreen_Generation = YES; INFOPLIST_KEY_UIStatusBarHidden = YES; SERVER = "shop.example";
          INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = "UIInterfaceOrientationPortrait";
          """)
    ])
    try place.write(
      """
      <plist version="1.0"><dict><key>Server</key><string>https://$(SERVER)</string>
      <key>Hosts</key><array><string>$(SERVER)</string><integer>3</integer></array></dict></plist>
      """, to: "Shop/Info.plist")
    let project = try XcodeProject(path: "\(place.path)/Shop.xcodeproj")
    let settings = try #require(project.targets(.app).first?.settings)
    #expect(
      InformationList(settings, folder: place.path).entries == [
        "Server": .text("https://shop.example"), "Hosts": .list([.text("shop.example"), .whole(3)]),
        "CFBundleIdentifier": .text("com.a.shop"), "CFBundleName": .text("Shop"), "CFBundleExecutable": .text("Shop"),
        "CFBundlePackageType": .text("APPL"), "CFBundleDevelopmentRegion": .text("en"),
        "CFBundleShortVersionString": .text("2.1"), "CFBundleVersion": .text("7"),
        "CFBundleDisplayName": .text("My Shop"), "UIStatusBarHidden": .flag(true),
        "UISupportedInterfaceOrientations~iphone": .list([.text("UIInterfaceOrientationPortrait")]),
      ])
    #expect(try app(place).information?.contains("<string>https://shop.example</string>") == true)
    #expect(try app(place).resources.isEmpty)
  }
}
