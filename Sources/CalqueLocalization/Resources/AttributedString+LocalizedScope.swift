public import Foundation

#if !canImport(Darwin)
  // On Apple's platforms a scope names the attributes that the markup of a text may ask for by
  // `^[text](name: value)`. Here markup gives those that Foundation has, whatever the scope is; the
  // attributes of values are kept in any.
  extension AttributedString {
    /// Looks a text up by its wording in the development language. Attributes of the scope's own are
    /// not read from its markup.
    public init<S: AttributeScope>(
      localized key: String.LocalizationValue, options: FormattingOptions = [],
      table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil,
      including scope: KeyPath<AttributeScopes, S.Type>
    ) {
      self.init(localized: key, options: options, table: table, bundle: bundle, locale: locale)
    }

    /// Looks a text up by a key that is not shown. Attributes of the scope's own are
    /// not read from its markup.
    public init<S: AttributeScope>(
      localized key: StaticString, defaultValue: String.LocalizationValue,
      options: FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil,
      including scope: KeyPath<AttributeScopes, S.Type>
    ) {
      self.init(
        localized: key, defaultValue: defaultValue, options: options, table: table, bundle: bundle,
        locale: locale)
    }

    /// Looks a text up by its wording in the development language. Attributes of the scope's own are
    /// not read from its markup.
    public init<S: AttributeScope>(
      localized key: String.LocalizationValue, options: FormattingOptions = [],
      table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil,
      including scope: S.Type
    ) {
      self.init(localized: key, options: options, table: table, bundle: bundle, locale: locale)
    }

    /// Looks a text up by a key that is not shown. Attributes of the scope's own are
    /// not read from its markup.
    public init<S: AttributeScope>(
      localized key: StaticString, defaultValue: String.LocalizationValue,
      options: FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil, including scope: S.Type
    ) {
      self.init(
        localized: key, defaultValue: defaultValue, options: options, table: table, bundle: bundle,
        locale: locale)
    }

    /// Looks a text up by its wording in the development language. Attributes of the scope's own are
    /// not read from its markup.
    public init<S: AttributeScope>(
      localized key: String.LocalizationValue, options: LocalizationOptions, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil,
      including scope: KeyPath<AttributeScopes, S.Type>
    ) {
      self.init(localized: key, options: options, table: table, bundle: bundle, locale: locale)
    }

    /// Looks a text up by a key that is not shown. Attributes of the scope's own are
    /// not read from its markup.
    public init<S: AttributeScope>(
      localized key: StaticString, defaultValue: String.LocalizationValue,
      options: LocalizationOptions, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil,
      including scope: KeyPath<AttributeScopes, S.Type>
    ) {
      self.init(
        localized: key, defaultValue: defaultValue, options: options, table: table, bundle: bundle,
        locale: locale)
    }

    /// Looks a text up by its wording in the development language. Attributes of the scope's own are
    /// not read from its markup.
    public init<S: AttributeScope>(
      localized key: String.LocalizationValue, options: LocalizationOptions, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil,
      including scope: S.Type
    ) {
      self.init(localized: key, options: options, table: table, bundle: bundle, locale: locale)
    }

    /// Looks a text up by a key that is not shown. Attributes of the scope's own are
    /// not read from its markup.
    public init<S: AttributeScope>(
      localized key: StaticString, defaultValue: String.LocalizationValue,
      options: LocalizationOptions, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil, including scope: S.Type
    ) {
      self.init(
        localized: key, defaultValue: defaultValue, options: options, table: table, bundle: bundle,
        locale: locale)
    }

    /// Looks a text up that was named before. Attributes of the scope's own are
    /// not read from its markup.
    @_disfavoredOverload
    public init<S: AttributeScope>(
      localized resource: LocalizedStringResource, including scope: KeyPath<AttributeScopes, S.Type>
    ) {
      self.init(localized: resource)
    }

    /// Looks a text up that was named before, with values for its placeholders. Attributes of the scope's own are
    /// not read from its markup.
    @_disfavoredOverload
    public init<S: AttributeScope>(
      localized resource: LocalizedStringResource, options: LocalizationOptions,
      including scope: KeyPath<AttributeScopes, S.Type>
    ) {
      self.init(localized: resource, options: options)
    }

    /// Looks a text up that was named before. Attributes of the scope's own are
    /// not read from its markup.
    @_disfavoredOverload
    public init<S: AttributeScope>(
      localized resource: LocalizedStringResource, including scope: S.Type
    ) {
      self.init(localized: resource)
    }

    /// Looks a text up that was named before, with values for its placeholders. Attributes of the scope's own are
    /// not read from its markup.
    @_disfavoredOverload
    public init<S: AttributeScope>(
      localized resource: LocalizedStringResource, options: LocalizationOptions,
      including scope: S.Type
    ) {
      self.init(localized: resource, options: options)
    }

  }
#endif
