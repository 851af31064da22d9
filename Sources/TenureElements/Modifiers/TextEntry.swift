import TenureRender
@_spi(Tree) import TenureTree

/// Which keyboard a field asks for, by its name in UIKit. Hosts with several keyboards show it.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad
  public static var alphabet: Self { .asciiCapable }
}

/// What of a typed text becomes capital letters by itself, by its name in UIKit.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters

  var name: String {
    switch self {
    case .none: TextInputAutocapitalization.never.name
    case .words: TextInputAutocapitalization.words.name
    case .sentences: TextInputAutocapitalization.sentences.name
    case .allCharacters: TextInputAutocapitalization.characters.name
    }
  }
}

/// What is meant to be typed into a field, by its name in UIKit. Hosts that can fill it in use it.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = Self(rawValue: "name")
  public static let namePrefix = Self(rawValue: "name-prefix")
  public static let givenName = Self(rawValue: "given-name")
  public static let middleName = Self(rawValue: "middle-name")
  public static let familyName = Self(rawValue: "family-name")
  public static let nameSuffix = Self(rawValue: "name-suffix")
  public static let nickname = Self(rawValue: "nickname")
  public static let jobTitle = Self(rawValue: "organization-title")
  public static let organizationName = Self(rawValue: "organization")
  public static let location = Self(rawValue: "location")
  public static let fullStreetAddress = Self(rawValue: "street-address")
  public static let streetAddressLine1 = Self(rawValue: "address-line1")
  public static let streetAddressLine2 = Self(rawValue: "address-line2")
  public static let addressCity = Self(rawValue: "address-level2")
  public static let addressState = Self(rawValue: "address-level1")
  public static let addressCityAndState = Self(rawValue: "address-level1+2")
  public static let sublocality = Self(rawValue: "address-level3")
  public static let countryName = Self(rawValue: "country-name")
  public static let postalCode = Self(rawValue: "postal-code")
  public static let telephoneNumber = Self(rawValue: "tel")
  public static let emailAddress = Self(rawValue: "email")
  public static let URL = Self(rawValue: "url")
  public static let creditCardNumber = Self(rawValue: "cc-number")
  public static let username = Self(rawValue: "username")
  public static let password = Self(rawValue: "password")
  public static let newPassword = Self(rawValue: "new-password")
  public static let oneTimeCode = Self(rawValue: "one-time-code")
}

extension View {
  /// Asks hosts that have several keyboards for one of them. It refuses nothing: a user can paste what they like.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { style(.keyboard, .text("\(type)")) }

  /// Tells hosts what the fields inside are for, so that they can fill them in.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    style(.contentType, .text(textContentType?.rawValue ?? ""))
  }
}
