public import Foundation

#if !canImport(Darwin)
  /// A text to translate later, perhaps in another process: its key, its values, and where to look
  /// it up.
  ///
  /// `String(localized:)`, `AttributedString(localized:)` and `Text` look it up.
  public struct LocalizedStringResource: Sendable, ExpressibleByStringInterpolation {
    /// Where the catalogs of a text are.
    public enum BundleDescription: Sendable {
      /// In the bundle of the program.
      case main
      /// In the bundle that holds the code of a class.
      case forClass(AnyClass)
      /// In the bundle at a URL.
      case atURL(URL)
    }

    /// The key of the text in the tables.
    public let key: String
    /// The values, and the text to show if no table has the key.
    public let defaultValue: String.LocalizationValue
    /// The table to search; if `nil`, `Localizable`.
    public let table: String?
    /// Chooses the language, and how numbers and dates are written. `Locale.current` means the
    /// languages that the process prefers; see ``LocalePreferences``.
    public var locale: Locale {
      didSet { prefersProcess = ProcessLocale.isMeant(by: locale) }
    }
    /// Where the catalogs are.
    public let bundle: BundleDescription
    /// Whether the locale means what the process prefers.
    var prefersProcess: Bool

    /// Makes a resource for a text by its wording in the development language.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, which is shown if no table has it.
    ///   - table: The table to search; if `nil`, `Localizable`.
    ///   - locale: Chooses the language and the form of numbers and dates.
    ///   - bundle: Where the catalogs are.
    ///   - comment: A hint for translators, which tools read in the source. It is not used.
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(
        key: keyAndValue.content.key, defaultValue: keyAndValue, table: table, locale: locale,
        bundle: bundle)
    }

    /// Makes a resource for a text by a key that is not shown.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text to show if no table has the key; its values are those of the
    ///     text.
    ///   - table: The table to search; if `nil`, `Localizable`.
    ///   - locale: Chooses the language and the form of numbers and dates.
    ///   - bundle: Where the catalogs are.
    ///   - comment: A hint for translators, which tools read in the source. It is not used.
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(
        key: key.description, defaultValue: defaultValue, table: table, locale: locale,
        bundle: bundle)
    }

    /// Makes a resource for a text of a bundle by its wording in the development language.
    @_disfavoredOverload
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: Bundle, comment: StaticString? = nil
    ) {
      self.init(
        keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL),
        comment: comment)
    }

    /// Makes a resource for a text of a bundle by a key that is not shown.
    @_disfavoredOverload
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil
    ) {
      self.init(
        key, defaultValue: defaultValue, table: table, locale: locale,
        bundle: .atURL(bundle.bundleURL), comment: comment)
    }

    /// Makes a resource for a text of the program by a literal, which is its key.
    public init(stringLiteral value: String) {
      self.init(value: String.LocalizationValue(stringLiteral: value))
    }

    /// Makes a resource for a text of the program by a literal with values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
      self.init(value: String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    private init(value: String.LocalizationValue) {
      key = value.content.key
      defaultValue = value
      table = nil
      locale = .current
      bundle = .main
      prefersProcess = true
    }

    init(
      key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale,
      bundle: BundleDescription
    ) {
      self.key = key
      self.defaultValue = defaultValue
      self.table = table
      self.locale = locale
      self.bundle = bundle
      prefersProcess = ProcessLocale.isMeant(by: locale)
    }
  }

  /// A value with a localized name.
  public protocol CustomLocalizedStringResourceConvertible {
    /// The name.
    var localizedStringResource: LocalizedStringResource { get }
  }

  extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    /// The text itself.
    public var localizedStringResource: LocalizedStringResource { self }
  }

  extension LocalizedStringResource: Equatable {
    /// Returns whether two resources have the same text with the same values, in the same bundle
    /// and locale.
    public static func == (first: Self, second: Self) -> Bool {
      first.key == second.key && first.defaultValue == second.defaultValue
        && first.table == second.table && first.locale == second.locale
        && first.bundle.isEqual(to: second.bundle)
    }
  }

  extension LocalizedStringResource.BundleDescription {
    /// The bundle; nil if there is no bundle at the URL.
    package var bundle: Bundle? {
      switch self {
      case .main: .main
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }

    fileprivate func isEqual(to other: Self) -> Bool {
      switch (self, other) {
      case (.main, .main): true
      case (.forClass(let first), .forClass(let second)): first == second
      case (.atURL(let first), .atURL(let second)): first == second
      default: false
      }
    }
  }
#endif
