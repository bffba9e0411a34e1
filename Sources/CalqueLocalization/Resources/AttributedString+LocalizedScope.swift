public import Foundation

#if !canImport(Darwin)
  // On Apple's platforms a scope defines the attributes that the markup of a text may set with
  // `^[text](name: value)`. Here the markup sets Foundation's attributes, regardless of the scope;
  // the attributes of values are always kept.
  extension AttributedString {
    /// Looks up a text by its wording in the development language. The scope's own attributes are
    /// not read from its markup.
    public init<S: AttributeScope>(
      localized key: String.LocalizationValue, options: FormattingOptions = [],
      table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil,
      including scope: KeyPath<AttributeScopes, S.Type>
    ) {
      self.init(localized: key, options: options, table: table, bundle: bundle, locale: locale)
    }

    /// Looks up a text by a key that is not shown. The scope's own attributes are not read from its
    /// markup.
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

    /// Looks up a text by its wording in the development language. The scope's own attributes are
    /// not read from its markup.
    public init<S: AttributeScope>(
      localized key: String.LocalizationValue, options: FormattingOptions = [],
      table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil,
      including scope: S.Type
    ) {
      self.init(localized: key, options: options, table: table, bundle: bundle, locale: locale)
    }

    /// Looks up a text by a key that is not shown. The scope's own attributes are not read from its
    /// markup.
    public init<S: AttributeScope>(
      localized key: StaticString, defaultValue: String.LocalizationValue,
      options: FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil, including scope: S.Type
    ) {
      self.init(
        localized: key, defaultValue: defaultValue, options: options, table: table, bundle: bundle,
        locale: locale)
    }

    /// Looks up a text by its wording in the development language. The scope's own attributes are
    /// not read from its markup.
    public init<S: AttributeScope>(
      localized key: String.LocalizationValue, options: LocalizationOptions, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil,
      including scope: KeyPath<AttributeScopes, S.Type>
    ) {
      self.init(localized: key, options: options, table: table, bundle: bundle, locale: locale)
    }

    /// Looks up a text by a key that is not shown. The scope's own attributes are not read from its
    /// markup.
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

    /// Looks up a text by its wording in the development language. The scope's own attributes are
    /// not read from its markup.
    public init<S: AttributeScope>(
      localized key: String.LocalizationValue, options: LocalizationOptions, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil,
      including scope: S.Type
    ) {
      self.init(localized: key, options: options, table: table, bundle: bundle, locale: locale)
    }

    /// Looks up a text by a key that is not shown. The scope's own attributes are not read from its
    /// markup.
    public init<S: AttributeScope>(
      localized key: StaticString, defaultValue: String.LocalizationValue,
      options: LocalizationOptions, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil, including scope: S.Type
    ) {
      self.init(
        localized: key, defaultValue: defaultValue, options: options, table: table, bundle: bundle,
        locale: locale)
    }

    /// Looks up the text of a resource. The scope's own attributes are not read from its markup.
    @_disfavoredOverload
    public init<S: AttributeScope>(
      localized resource: LocalizedStringResource, including scope: KeyPath<AttributeScopes, S.Type>
    ) {
      self.init(localized: resource)
    }

    /// Looks up the text of a resource, with values for its placeholders. The scope's own
    /// attributes are not read from its markup.
    @_disfavoredOverload
    public init<S: AttributeScope>(
      localized resource: LocalizedStringResource, options: LocalizationOptions,
      including scope: KeyPath<AttributeScopes, S.Type>
    ) {
      self.init(localized: resource, options: options)
    }

    /// Looks up the text of a resource. The scope's own attributes are not read from its markup.
    @_disfavoredOverload
    public init<S: AttributeScope>(
      localized resource: LocalizedStringResource, including scope: S.Type
    ) {
      self.init(localized: resource)
    }

    /// Looks up the text of a resource, with values for its placeholders. The scope's own
    /// attributes are not read from its markup.
    @_disfavoredOverload
    public init<S: AttributeScope>(
      localized resource: LocalizedStringResource, options: LocalizationOptions,
      including scope: S.Type
    ) {
      self.init(localized: resource, options: options)
    }

  }
#endif
