import Testing

@testable import TenureProject

@Suite struct BuildSettingsTests {
  @Test func whatIsInheritedAndWhatIsNamedIsPutIn() {
    let settings = BuildSettings([
      ["FLAGS": "BASE", "NAME": "My Shop", "ID": "com.a.$(NAME:rfc1034identifier)", "KEY_Debug": "d"],
      ["FLAGS": "$(inherited) MORE", "DEEP": "$(KEY_$(CONFIGURATION))", "CONFIGURATION": "Debug"],
      ["FLAGS": "${inherited} $(FLAGS) TOP", "EMPTY": "$(NOTHING)", "USUAL": "$(NOTHING:default=1.0)"],
    ])
    #expect(settings["FLAGS"] == "BASE MORE BASE MORE TOP")
    #expect(settings["ID"] == "com.a.My-Shop")
    #expect(settings["DEEP"] == "d")
    #expect(settings["EMPTY"] == "")
    #expect(settings["USUAL"] == "1.0")
    #expect(settings["OTHER"] == nil)
    #expect(settings.expanded("$(NAME:c99extidentifier)/$(NAME:lower)") == "My_Shop/my shop")
  }

  @Test func settingsThatNameOneAnotherEnd() {
    #expect(BuildSettings([["A": "a$(B)", "B": "b$(A)"]])["A"] == "ab")
  }

  @Test func aConditionCountsWhereItHolds() {
    let table = [
      "A": "all", "A[sdk=macosx*]": "mac", "B": "all", "B[sdk=iphone*][arch=*]": "phone", "C[config=Release]": "no",
    ]
    #expect(BuildSettings.level(table, sdk: "iphonesimulator") == ["A": "all", "B": "phone"])
    #expect(BuildSettings.level(table, sdk: "macosx") == ["A": "mac", "B": "all"])
  }

  @Test func aFileOfSettingsIsReadWithThoseThatItIncludes() throws {
    let place = try Place([
      "Shop.xcconfig": """
      #include "Shared/Base.xcconfig"
      #include? "Absent.xcconfig"
      // SWIFT_VERSION = 4.0
      MARKETING_VERSION = 2.1 // for the store
      OTHER_SWIFT_FLAGS[config=Debug] = $(inherited) -D LOCAL
      """,
      "Shared/Base.xcconfig": "#include \"../Shop.xcconfig\"\nSWIFT_VERSION = 6.0;\nMARKETING_VERSION = 1.0\n",
    ])
    #expect(
      SettingsFile.table(at: "\(place.path)/Shop.xcconfig") == [
        "MARKETING_VERSION": "2.1", "SWIFT_VERSION": "6.0", "OTHER_SWIFT_FLAGS[config=Debug]": "$(inherited) -D LOCAL",
      ])
  }

  @Test func settingsBecomeArgumentsOfTheCompiler() {
    let settings = XcodeSettings(
      BuildSettings([
        [
          "PRODUCT_NAME": "Shop", "SWIFT_VERSION": "6.0", "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "YES",
          "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "NO", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "BETA",
          "OTHER_SWIFT_FLAGS":
            "-DSTAGING -D \"EXTRA\" -warnings-as-errors -Xcc -DNOT -enable-experimental-feature Lifetimes",
        ],
        ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG $(inherited)"],
      ]))
    #expect(settings.moduleName == "Shop")
    #expect(
      settings.arguments == [
        "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny", "-D", "DEBUG", "-D", "BETA",
        "-D", "STAGING", "-D", "EXTRA", "-enable-experimental-feature", "Lifetimes",
      ])
  }
}
