public import Foundation

#if !canImport(Darwin)
  extension AttributedString {
    /// What `AttributedString(localized:)` is told about its attributes.
    public struct FormattingOptions: OptionSet, Sendable {
      /// The bits of the options.
      public let rawValue: UInt

      /// Makes options of their bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      /// Each value gets its place among those of the text, from one, as the attribute
      /// `replacementIndex`.
      public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
    }

    /// What `AttributedString(localized:options:)` is told beside the text.
    public struct LocalizationOptions {
      /// The values of the placeholders, in the order in which they stand in the literal.
      public var replacements: [any CVarArg]?
      /// Whether each value gets its place among those of the text, from one, as the attribute
      /// `replacementIndex`.
      public var applyReplacementIndexAttribute = false

      /// Makes options that change nothing.
      public init() {}

      init(_ options: FormattingOptions) {
        applyReplacementIndexAttribute = options.contains(.applyReplacementIndexAttribute)
      }
    }

    /// Looks a text up by its wording in the development language. The language that it was found in
    /// and the attributes of values are attributes of it.
    ///
    /// - Parameters:
    ///   - key: The text.
    ///   - options: Which attributes are made.
    ///   - table: The table to ask; without one, `Localizable`.
    ///   - bundle: Whose catalogs to ask; without one, those of the program. In a package say
    ///     `.module`.
    ///   - locale: Chooses the language, and how numbers and dates are written; without one, those
    ///     that the process prefers (``LocalePreferences``).
    ///   - comment: A hint for translators, which tools read in the source. It is not used.
    public init(
      localized key: String.LocalizationValue, options: FormattingOptions = [],
      table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
      comment: StaticString? = nil
    ) {
      self.init(nil, key, LocalizationOptions(options), table, bundle, locale)
    }

    /// Looks a text up by a key that is not shown.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: What is shown where no table has the key; its values are those of the text.
    ///   - options: Which attributes are made.
    ///   - table: The table to ask; without one, `Localizable`.
    ///   - bundle: Whose catalogs to ask; without one, those of the program.
    ///   - locale: Chooses the language, and how numbers and dates are written.
    ///   - comment: A hint for translators, which tools read in the source. It is not used.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue,
      options: FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self.init(key, defaultValue, LocalizationOptions(options), table, bundle, locale)
    }

    /// Looks a text up by its wording in the development language, with values for its placeholders.
    public init(
      localized key: String.LocalizationValue, options: LocalizationOptions, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self.init(nil, key, options, table, bundle, locale)
    }

    /// Looks a text up by a key that is not shown, with values for the placeholders of the text.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue,
      options: LocalizationOptions, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self.init(key, defaultValue, options, table, bundle, locale)
    }

    /// Looks a text up that was named before, in its own locale, table and bundle.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
      self.init(localized: resource, options: LocalizationOptions())
    }

    /// Looks a text up that was named before, with values for its placeholders.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
      self.init(
        SharedLocalizer.find(resource).localizer, KeyText(resource.key), resource.defaultValue,
        options, resource.tableName)
    }

    private init(
      _ key: StaticString?, _ value: String.LocalizationValue, _ options: LocalizationOptions,
      _ table: String?, _ bundle: Bundle?, _ locale: Locale?
    ) {
      let shared = locale.map { SharedLocalizer.find(bundle, $0) } ?? .preferred(bundle)
      self.init(
        shared.localizer, key.map { KeyText($0.description) }, value, options,
        table?.isEmpty == true ? nil : table)
    }

    private init(
      _ localizer: Localizer, _ id: KeyText?, _ value: String.LocalizationValue,
      _ options: LocalizationOptions, _ table: String?
    ) {
      let text = localizer.resolve(
        value.content.replacing(with: options.replacements), id: id, table: table,
        isolatesArguments: localizer.environment.isolatesArguments)
      self = localizer.attributedString(
        of: text, numbersValues: options.applyReplacementIndexAttribute)
    }
  }
#endif
