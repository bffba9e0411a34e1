public import Foundation

#if !canImport(Darwin)
  extension String {
    /// Looks up a text by its wording in the development language.
    ///
    /// A text that is not in any table is shown as it is, with its values, and listed in
    /// ``Localizer/sharedDiagnostics``. ``Localizer`` does the same without global state.
    ///
    /// - Parameters:
    ///   - keyAndValue: The text.
    ///   - table: The table to search; if `nil`, `Localizable`.
    ///   - bundle: The bundle of the catalogs; if `nil`, that of the program. In a package, pass
    ///     `.module`.
    ///   - locale: Chooses the language, and how numbers and dates are written. `Locale.current`
    ///     means the languages that the process prefers; see ``LocalePreferences``.
    ///   - comment: A hint for translators, which tools read in the source. It is not used.
    @_disfavoredOverload
    public init(
      localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      self = SharedLocalizer.find(bundle, locale).string(keyAndValue.content, table: table)
    }

    /// Looks up a text by its wording in the development language, in the language that the process
    /// prefers.
    ///
    /// - Parameters:
    ///   - keyAndValue: The text.
    ///   - table: The table to search; if `nil`, `Localizable`.
    ///   - bundle: The bundle of the catalogs; if `nil`, that of the program.
    ///   - comment: A hint for translators, which tools read in the source. It is not used.
    public init(
      localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      comment: StaticString? = nil
    ) {
      self = SharedLocalizer.preferred(bundle).string(keyAndValue.content, table: table)
    }

    /// Looks up a text by a key that is not shown.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text to show if no table has the key; its values are those of the
    ///     text.
    ///   - table: The table to search; if `nil`, `Localizable`.
    ///   - bundle: The bundle of the catalogs; if `nil`, that of the program.
    ///   - locale: Chooses the language, and how numbers and dates are written.
    ///   - comment: A hint for translators, which tools read in the source. It is not used.
    @_disfavoredOverload
    public init(
      localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
      self = SharedLocalizer.find(bundle, locale).string(
        key, defaultValue.content, table: table)
    }

    /// Looks up a text by a key that is not shown, in the language that the process prefers.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text to show if no table has the key; its values are those of the
    ///     text.
    ///   - table: The table to search; if `nil`, `Localizable`.
    ///   - bundle: The bundle of the catalogs; if `nil`, that of the program.
    ///   - comment: A hint for translators, which tools read in the source. It is not used.
    public init(
      localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
      self = SharedLocalizer.preferred(bundle).string(key, defaultValue.content, table: table)
    }

    /// Looks up a text by its wording in the development language, with values for its
    /// placeholders.
    ///
    /// - Parameters:
    ///   - keyAndValue: The text.
    ///   - options: The values of the placeholders.
    ///   - table: The table to search; if `nil`, `Localizable`.
    ///   - bundle: The bundle of the catalogs; if `nil`, that of the program.
    ///   - locale: Chooses the language, and how numbers and dates are written.
    ///   - comment: A hint for translators, which tools read in the source. It is not used.
    public init(
      localized keyAndValue: LocalizationValue, options: LocalizationOptions,
      table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
      comment: StaticString? = nil
    ) {
      self = SharedLocalizer.find(bundle, locale).string(
        keyAndValue.content.replacing(with: options.replacements), table: table)
    }

    /// Looks up a text by a key that is not shown, with values for the placeholders of the text.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text to show if no table has the key; its values are those of the
    ///     text.
    ///   - options: The values of the placeholders.
    ///   - table: The table to search; if `nil`, `Localizable`.
    ///   - bundle: The bundle of the catalogs; if `nil`, that of the program.
    ///   - locale: Chooses the language, and how numbers and dates are written.
    ///   - comment: A hint for translators, which tools read in the source. It is not used.
    public init(
      localized key: StaticString, defaultValue: LocalizationValue, options: LocalizationOptions,
      table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
      comment: StaticString? = nil
    ) {
      self = SharedLocalizer.find(bundle, locale).string(
        key, defaultValue.content.replacing(with: options.replacements), table: table)
    }

    /// Looks up the text of a resource, in the resource's locale, table and bundle.
    ///
    /// - Parameter resource: The text.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
      self = SharedLocalizer.find(resource).string(resource, replacements: nil)
    }

    /// Looks up the text of a resource, with values for its placeholders.
    ///
    /// - Parameters:
    ///   - resource: The text.
    ///   - options: The values of the placeholders.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
      self = SharedLocalizer.find(resource).string(resource, replacements: options.replacements)
    }
  }

  extension SharedLocalizer {
    static func find(_ resource: LocalizedStringResource) -> SharedLocalizer {
      find(
        resource.bundle.isMain ? nil : resource.bundle.bundle, resource.locale,
        prefersProcess: resource.prefersProcess)
    }

    func string(_ value: LocalizedStringKey, table: String?) -> String {
      localizer.string(value, table: table?.isEmpty == true ? nil : table)
    }

    func string(_ id: StaticString, _ value: LocalizedStringKey, table: String?) -> String {
      id.withUTF8Buffer {
        localizer.string(id: $0, value: value, table: table?.isEmpty == true ? nil : table)
      }
    }

    func string(_ resource: LocalizedStringResource, replacements: [any CVarArg]?) -> String {
      var id = resource.key
      let value = resource.defaultValue.content.replacing(with: replacements)
      return id.withUTF8 { localizer.string(id: $0, value: value, table: resource.tableName) }
    }
  }

  extension LocalizedStringResource.BundleDescription {
    var isMain: Bool {
      if case .main = self { true } else { false }
    }
  }
#endif
