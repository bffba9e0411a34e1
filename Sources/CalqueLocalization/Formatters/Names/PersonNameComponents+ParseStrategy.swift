#if !canImport(Darwin)
  public import Foundation

  extension PersonNameComponents {
    /// Reads the parts of a name from its text, by known titles and suffixes, by quotation marks
    /// around a nickname, and by the order of a locale.
    public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
      /// Chooses the order of the parts.
      public var locale: Locale

      /// Makes a strategy.
      ///
      /// - Parameter locale: Chooses the order of the parts.
      public init(locale: Locale = .autoupdatingCurrent) { self.locale = locale }

      /// The parts of a name.
      ///
      /// - Throws: `CocoaError` with the code `formatting` if there is no name in the text, or if
      ///   nothing says where the family name ends, as in a Japanese name without a space.
      public func parse(_ value: String) throws -> PersonNameComponents {
        if let name = PersonNameParser(locale: locale).name(value) { return name }
        throw CocoaError(
          .formatting,
          userInfo: [NSDebugDescriptionErrorKey: "Cannot divide “\(value)” into parts of a name"])
      }
    }

    /// The parts of a name, read in the current locale.
    ///
    /// - Throws: As `ParseStrategy.parse(_:)`.
    public init(_ value: String) throws { self = try ParseStrategy().parse(value) }

    /// The parts of a name, read by a strategy.
    ///
    /// - Throws: As the strategy.
    public init<Strategy: Foundation.ParseStrategy>(
      _ value: Strategy.ParseInput, strategy: Strategy
    ) throws where Strategy.ParseOutput == PersonNameComponents {
      self = try strategy.parse(value)
    }
  }

  extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
    /// Reads names in the locale of the style.
    public var parseStrategy: PersonNameComponents.ParseStrategy { .init(locale: locale) }
  }

  extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
    /// Reads names in the current locale.
    public static var name: Self { Self() }
  }
#endif
