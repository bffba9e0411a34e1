public import Foundation

#if !canImport(Darwin)
  extension AttributedString {
    /// Options for the attributes of `AttributedString(localized:)`.
    public struct FormattingOptions: OptionSet, Sendable {
      /// The options, one bit each.
      public let rawValue: UInt

      /// Makes a set of options from its bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      /// Adds the position of each value in the text, counted from 1, as the attribute
      /// `replacementIndex`.
      public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
    }

    /// Further options for `AttributedString(localized:options:)`.
    public struct LocalizationOptions {
      /// The values of the placeholders, in their order in the literal.
      public var replacements: [any CVarArg]?
      /// Whether the position of each value in the text, counted from 1, is added as the attribute
      /// `replacementIndex`.
      public var applyReplacementIndexAttribute = false

      /// Makes options with default values.
      public init() {}

      init(_ options: FormattingOptions) {
        applyReplacementIndexAttribute = options.contains(.applyReplacementIndexAttribute)
      }
    }

    /// Looks up a text by its wording in the development language. The result has attributes for
    /// the language in which the text was found, and the attributes of the values.
    ///
    /// - Parameters:
    ///   - key: The text.
    ///   - options: The attributes to add.
    ///   - table: The table to search; if `nil`, `Localizable`.
    ///   - bundle: The bundle of the catalogs; if `nil`, that of the program. In a package, pass
    ///     `.module`.
    ///   - locale: Chooses the language, and how numbers and dates are written; if `nil`, those
    ///     that the process prefers (``LocalePreferences``).
    ///   - comment: A hint for translators, which tools read in the source. It is not used.
    public init(
      localized key: String.LocalizationValue, options: FormattingOptions = [],
      table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
      comment: StaticString? = nil
    ) {
      self.init(nil, key, LocalizationOptions(options), table, bundle, locale)
    }

    /// Looks up a text by a key that is not shown.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text to show if no table has the key; its values are those of the
    ///     text.
    ///   - options: The attributes to add.
    ///   - table: The table to search; if `nil`, `Localizable`.
    ///   - bundle: The bundle of the catalogs; if `nil`, that of the program.
    ///   - locale: Chooses the language, and how numbers and dates are written.
    ///   - comment: A hint for translators, which tools read in the source. It is not used.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue,
      options: FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self.init(key, defaultValue, LocalizationOptions(options), table, bundle, locale)
    }

    /// Looks up a text by its wording in the development language, with values for its
    /// placeholders.
    public init(
      localized key: String.LocalizationValue, options: LocalizationOptions, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self.init(nil, key, options, table, bundle, locale)
    }

    /// Looks up a text by a key that is not shown, with values for the placeholders of the text.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue,
      options: LocalizationOptions, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self.init(key, defaultValue, options, table, bundle, locale)
    }

    /// Looks up the text of a resource, in the resource's locale, table and bundle.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
      self.init(localized: resource, options: LocalizationOptions())
    }

    /// Looks up the text of a resource, with values for its placeholders.
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
