#if !canImport(Darwin)
  public import Foundation

  extension PersonNameComponents {
    /// Writes names of persons as a locale does, and as their script asks for: a name in Chinese
    /// characters has its family name first in every locale.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
      /// How much of a name is shown.
      public enum Style: Int, Codable, Hashable, Sendable {
        /// "Tom": the nickname, or what a language has for it.
        case short
        /// "Thomas Clark"
        case medium
        /// "Dr. Thomas Louis Clark Esq.": everything but the nickname.
        case long
        /// "TC". Scripts without initials have a short form instead.
        case abbreviated
      }

      /// How much of a name is shown.
      public var style: Style
      /// Chooses the order of the parts where the script leaves it open.
      public var locale: Locale

      /// Makes a style.
      ///
      /// - Parameters:
      ///   - style: How much of a name is shown.
      ///   - locale: Chooses the order of the parts.
      public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
        self.style = style
        self.locale = locale
      }

      /// The name as text.
      public func format(_ value: PersonNameComponents) -> String { name(value).text }

      /// The same style for another locale.
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

    /// Writes names of persons with each part marked by the attribute `personNameComponent`.
    public struct AttributedStyle: Foundation.FormatStyle, Sendable {
      private var style: FormatStyle

      fileprivate init(style: FormatStyle) { self.style = style }

      /// The name as text with attributes.
      public func format(_ value: PersonNameComponents) -> AttributedString {
        style.name(value).parts.reduce(into: AttributedString()) { text, part in
          var run = AttributedString(part.text)
          run.personNameComponent = part.component.attribute
          text += run
        }
      }

      /// The same style for another locale.
      public func locale(_ locale: Locale) -> Self { Self(style: style.locale(locale)) }
    }

    /// The name in the style that is given.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == PersonNameComponents {
      style.format(self)
    }

    /// Given name and family name, in the current locale.
    public func formatted() -> String { formatted(FormatStyle()) }
  }

  extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A style for names of persons.
    ///
    /// - Parameter style: How much of a name is shown.
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
