#if !canImport(Darwin)
  public import Foundation

  extension PersonNameComponents {
    /// Writes personal names by the conventions of a locale and of their script: a name in Chinese
    /// characters starts with the family name in every locale.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
      /// The length of a name.
      public enum Style: Int, Codable, Hashable, Sendable {
        /// "Tom": the nickname, or the language's short form.
        case short
        /// "Thomas Clark"
        case medium
        /// "Dr. Thomas Louis Clark Esq.": everything but the nickname.
        case long
        /// "TC". In scripts without initials, the short form.
        case abbreviated
      }

      /// The length of the name.
      public var style: Style
      /// Chooses the order of the parts unless the script determines it.
      public var locale: Locale

      /// Makes a style.
      ///
      /// - Parameters:
      ///   - style: The length of the name.
      ///   - locale: Chooses the order of the parts.
      public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
        self.style = style
        self.locale = locale
      }

      /// Returns the name as text.
      public func format(_ value: PersonNameComponents) -> String { name(value).text }

      /// Returns the same style for another locale.
      public func locale(_ locale: Locale) -> Self {
        var copy = self
        copy.locale = locale
        return copy
      }

      /// The style that marks each part with the attribute `personNameComponent`.
      public var attributed: AttributedStyle { AttributedStyle(style: self) }

      fileprivate func name(_ value: PersonNameComponents) -> PersonName {
        PersonName(value, style.length, locale: locale)
      }
    }

    /// Writes personal names with each part marked by the attribute `personNameComponent`.
    public struct AttributedStyle: Foundation.FormatStyle, Sendable {
      private var style: FormatStyle

      fileprivate init(style: FormatStyle) { self.style = style }

      /// Returns the name as text with attributes.
      public func format(_ value: PersonNameComponents) -> AttributedString {
        style.name(value).parts.reduce(into: AttributedString()) { text, part in
          var run = AttributedString(part.text)
          run.personNameComponent = part.component.attribute
          text += run
        }
      }

      /// Returns the same style for another locale.
      public func locale(_ locale: Locale) -> Self { Self(style: style.locale(locale)) }
    }

    /// Returns the name in the given style.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == PersonNameComponents {
      style.format(self)
    }

    /// Returns the given name and the family name, in the current locale.
    public func formatted() -> String { formatted(FormatStyle()) }
  }

  extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A style for personal names.
    ///
    /// - Parameter style: The length of the name.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
      Self(style: style)
    }
  }

  extension PersonNameComponents.FormatStyle.Style {
    var length: PersonName.Length {
      switch self {
      case .short: .short
      case .medium: .medium
      case .long: .long
      case .abbreviated: .abbreviated
      }
    }
  }

  extension PersonName.Component {
    fileprivate var attribute:
      AttributeScopes.FoundationAttributes.PersonNameComponentAttribute.Component
    {
      switch self {
      case .prefix: .namePrefix
      case .given: .givenName
      case .middle: .middleName
      case .family: .familyName
      case .suffix: .nameSuffix
      case .nickname: .nickname
      case .delimiter: .delimiter
      }
    }
  }
#endif
