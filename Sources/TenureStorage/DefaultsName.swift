import Foundation

/// What stores are told apart by.
public enum DefaultsName {
  /// What Foundation calls the domain of the running program.
  static let standard = "kCFPreferencesCurrentApplication"

  /// The name of the running program's file.
  static var ofProgram: String {
    let identifier = Bundle.main.bundleIdentifier ?? ""
    return identifier.isEmpty ? ProcessInfo.processInfo.processName : identifier
  }

  /// The name of the domain that `defaults` reads and writes in the code that runs now; nil for a class of the program's
  /// own, which may keep its values anywhere.
  public static func of(_ defaults: UserDefaults) -> String? {
    guard type(of: defaults) == UserDefaults.self else { return nil }
    return suite(of: defaults) ?? Gate.standIn ?? standard
  }

  /// The store that `defaults` stands for in the code that runs now, and stands for in whatever code.
  public static func meant(by defaults: UserDefaults) -> UserDefaults {
    guard type(of: defaults) == UserDefaults.self, suite(of: defaults) == nil, let name = Gate.standIn else {
      return defaults
    }
    return UserDefaults(suiteName: name) ?? defaults
  }

  private static func suite(of defaults: UserDefaults) -> String? {
    Mirror(reflecting: defaults).children.first { $0.label == "suite" }?.value as? String
  }

  /// The store of a name.
  static func defaults(of name: String) -> UserDefaults? {
    name == standard ? UserDefaults.standard : UserDefaults(suiteName: name)
  }
}
