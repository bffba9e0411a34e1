import CalqueMessages
package import Foundation

extension Localizer {
  /// Returns the text of a value under a key that is not its own text.
  ///
  /// - Parameters:
  ///   - id: The key to look up.
  ///   - value: The values, and the text to show if no table has the key.
  ///   - table: The table to search; if `nil`, `Localizable`.
  func string(
    id: UnsafeBufferPointer<UInt8>, value: LocalizedStringKey, table: String?
  ) -> String {
    find(
      value, id: id, table: table, text: { $0.text(of: $1, at: $2) },
      message: { $0.makeString() }, otherwise: { $0 })
  }

  #if !canImport(Darwin)
    /// Returns where the text of a resource comes from.
    package func place(
      of resource: LocalizedStringResource, environment: LocalizationEnvironment
    ) -> Place? {
      asking(resource.bundle.isMain ? nil : resource.bundle.bundle).place(
        of: resource.defaultValue.content, id: resource.key, table: resource.tableName,
        environment: environment)
    }

    /// Returns the text of a resource from the catalogs of its own bundle, in the locale of an
    /// environment. For the main bundle, this localizer's catalogs are used.
    package func resolve(
      _ resource: LocalizedStringResource, environment: LocalizationEnvironment? = nil,
      isolatesArguments: Bool = true
    ) -> LocalizedText {
      asking(resource.bundle).resolve(
        resource.defaultValue.content, id: KeyText(resource.key), table: resource.tableName,
        environment: environment, isolatesArguments: isolatesArguments)
    }

    private func asking(_ description: LocalizedStringResource.BundleDescription) -> Localizer {
      description.isMain ? self : asking(description.bundle)
    }
  #endif

  /// Returns this localizer with the catalogs of a bundle, in the same environment, with the same
  /// diagnostics. Returns itself for nil, for the main bundle, and for a bundle without catalogs.
  package func asking(_ bundle: Bundle?) -> Localizer {
    guard let bundle, bundle !== Bundle.main else { return self }
    let catalogs = CatalogBundle(bundle)
    guard !catalogs.localizations.isEmpty else { return self }
    return Localizer(
      catalogs, environment: environment, form: catalogs.storage.form(of: environment.locale),
      log: log)
  }
}

#if !canImport(Darwin)
  extension LocalizedStringResource {
    /// The table to search; nil if the name is empty.
    var tableName: String? { table?.isEmpty == true ? nil : table }
  }

  extension LocalizedStringResource: ResolvableText {
    package var nestingDepth: Int { defaultValue.content.nestingDepth }

    package func plainText(
      by localizer: Localizer, in environment: LocalizationEnvironment
    ) -> String {
      localizer.resolve(self, environment: environment, isolatesArguments: false).string
    }
  }

  extension LocalizedStringKey.StringInterpolation {
    /// Records a text that is looked up in its own table and bundle, as `%@`. Its language is that
    /// of the surrounding text.
    ///
    /// - Parameter resource: The text.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      appendNested(resource)
    }
  }
#else
  extension LocalizedStringKey.StringInterpolation {
    /// Records a text that is looked up in its own table and bundle, as `%@`.
    ///
    /// - Parameter resource: The text.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      appendInterpolation(String(localized: resource))
    }
  }
#endif
