public import Calque

/// The keys of a keyboard.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// As usual.
  case `default`
  /// Characters of ASCII.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What URLs consist of.
  case URL
  /// Digits.
  case numberPad
  /// What telephone numbers consist of.
  case phonePad
  /// What names and telephone numbers consist of.
  case namePhonePad
  /// What addresses of mail consist of.
  case emailAddress
  /// Digits and a point.
  case decimalPad
  /// With the signs of networks.
  case twitter
  /// With the keys of searches.
  case webSearch
  /// Digits of ASCII.
  case asciiCapableNumberPad

  /// Characters of ASCII.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Which letters a keyboard writes as capitals.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// None.
  case none
  /// The first one of each word.
  case words
  /// The first one of each sentence.
  case sentences
  /// All.
  case allCharacters
}

/// Whether something is corrected.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// As usual.
  case `default`
  /// It is not.
  case no
  /// It is.
  case yes
}

/// What the key of a keyboard is called that ends the input.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// As usual.
  case `default`
  /// The words by their names.
  case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// What a text is about.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a content of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The contents by their names.
  public static let name = Self(rawValue: "name"), namePrefix = Self(rawValue: "name-prefix"),
    givenName = Self(rawValue: "given-name"), middleName = Self(rawValue: "middle-name"),
    familyName = Self(rawValue: "family-name"), nameSuffix = Self(rawValue: "name-suffix"),
    nickname = Self(rawValue: "nickname"), jobTitle = Self(rawValue: "organization-title"),
    organizationName = Self(rawValue: "organization"), location = Self(rawValue: "location"),
    fullStreetAddress = Self(rawValue: "street-address"),
    streetAddressLine1 = Self(rawValue: "address-line1"),
    streetAddressLine2 = Self(rawValue: "address-line2"),
    addressCity = Self(rawValue: "address-level2"),
    addressState = Self(rawValue: "address-level1"),
    addressCityAndState = Self(rawValue: "address-level1+2"),
    sublocality = Self(rawValue: "address-level3"), countryName = Self(rawValue: "country-name"),
    postalCode = Self(rawValue: "postal-code"), telephoneNumber = Self(rawValue: "tel"),
    emailAddress = Self(rawValue: "email"), URL = Self(rawValue: "url"),
    creditCardNumber = Self(rawValue: "cc-number"), username = Self(rawValue: "username"),
    password = Self(rawValue: "password"), newPassword = Self(rawValue: "new-password"),
    oneTimeCode = Self(rawValue: "one-time-code"), dateTime = Self(rawValue: "date-time"),
    birthdate = Self(rawValue: "birthdate")
}

nonisolated extension View {
  /// Says which keys a keyboard has.
  ///
  /// Accepted without effect, and kept for tests; see `ViewHost.setting(_:of:)`.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    modifier(SettingModifier(type))
  }

  /// Says what a text is about.
  ///
  /// Accepted without effect, and kept for tests; see `ViewHost.setting(_:of:)`.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    modifier(SettingModifier(textContentType as Any))
  }

  /// Says which letters a keyboard writes as capitals.
  ///
  /// Accepted without effect, and kept for tests; see `ViewHost.setting(_:of:)`.
  @available(*, deprecated, message: "Use textInputAutocapitalization(_:) instead")
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    modifier(SettingModifier(style))
  }
}

extension TextInputAutocapitalization {
  /// The value of UIKit's.
  public init?(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: self = .never
    case .words: self = .words
    case .sentences: self = .sentences
    case .allCharacters: self = .characters
    }
  }
}
