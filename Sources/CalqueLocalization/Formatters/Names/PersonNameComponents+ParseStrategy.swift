#if !canImport(Darwin)
  public import Foundation

  extension PersonNameComponents {
    /// Parses a name into its parts by known titles and suffixes, by quotation marks around a
    /// nickname, and by the locale's order.
    public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
      /// Chooses the order of the parts.
      public var locale: Locale

      /// Makes a strategy.
      ///
      /// - Parameter locale: Chooses the order of the parts.
      public init(locale: Locale = .autoupdatingCurrent) { self.locale = locale }

      /// Returns the parts of a name.
      ///
      /// - Throws: `CocoaError` with the code `formatting` if the text does not contain a name, or
      ///   if the end of the family name cannot be determined, as in a Japanese name without a
      ///   space.
      public func parse(_ value: String) throws -> PersonNameComponents {
        if let name = PersonNameParser(locale: locale).name(value) { return name }
        throw CocoaError(
          .formatting,
          userInfo: [NSDebugDescriptionErrorKey: "Cannot divide “\(value)” into parts of a name"])
      }
    }

    /// Parses a name in the current locale.
    ///
    /// - Throws: The errors of `ParseStrategy.parse(_:)`.
    public init(_ value: String) throws { self = try ParseStrategy().parse(value) }

    /// Parses a name with a strategy.
    ///
    /// - Throws: The errors of the strategy.
    public init<Strategy: Foundation.ParseStrategy>(
      _ value: Strategy.ParseInput, strategy: Strategy
    ) throws where Strategy.ParseOutput == PersonNameComponents {
      self = try strategy.parse(value)
    }
  }

  extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
    /// Parses names in the locale of the style.
    public var parseStrategy: PersonNameComponents.ParseStrategy { .init(locale: locale) }
  }

  extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
    /// Parses names in the current locale.
    public static var name: Self { Self() }
  }
#endif
