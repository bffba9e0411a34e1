package import CalqueCatalogs
import CalqueDiagnostics

/// The files in `.lproj` folders that Foundation reads, made of one string catalog.
package struct CatalogCompilation {
  /// How texts that vary by a number, a device or a width are written.
  package enum Variations: String {
    /// In a `.stringsdict`, for Foundation of Apple's platforms.
    case dictionary
    /// As one text, the form of `other`. Foundation of Linux ends the process when it looks up a
    /// key of a `.stringsdict`.
    case general
  }

  /// The files.
  package let outputs: [CatalogConversion.Output]

  /// Compiles a catalog.
  ///
  /// - Parameters:
  ///   - catalog: A string catalog.
  ///   - variations: How texts that vary are written.
  package init(_ catalog: Catalog, variations: Variations) {
    let used = Self.withoutNames(variations == .general ? Self.general(catalog) : catalog)
    outputs = CatalogConversion([used]).converted(to: .lproj).outputs.map { output in
      // The folder of the catalog is not that of the files.
      let steps = output.path.split(separator: "/")
      return .init(path: steps.suffix(2).joined(separator: "/"), contents: output.contents)
    }
  }

  /// Foundation does not read the names of arguments, and Xcode does not compile them.
  private static func withoutNames(_ catalog: Catalog) -> Catalog {
    let entries = catalog.entries.map { entry in
      var entry = entry
      entry.localizations = entry.localizations.map { localization in
        var localization = localization
        localization.value = localization.value.map(withoutNames)
        for index in localization.substitutions.indices {
          localization.substitutions[index].value = withoutNames(
            localization.substitutions[index].value)
        }
        return localization
      }
      return entry
    }
    return Catalog(
      name: catalog.name, format: .xcstrings, sourceLanguage: catalog.sourceLanguage,
      version: catalog.version, locales: catalog.locales, entries: entries)
  }

  private static func withoutNames(_ value: CatalogValue) -> CatalogValue {
    StringsDictionaryShape.mapStrings(value, FormatRewriting.withoutNames)
  }

  private static func general(_ catalog: Catalog) -> Catalog {
    let entries = catalog.entries.map { entry in
      var entry = entry
      entry.localizations = entry.localizations.map(GeneralForm.localization)
      return entry
    }
    return Catalog(
      name: catalog.name, format: .xcstrings, sourceLanguage: catalog.sourceLanguage,
      version: catalog.version, locales: catalog.locales, entries: entries)
  }

  /// The contents of a file that a build declares.
  ///
  /// - Parameter path: A path that ends with the name of a folder and of a file, such as
  ///   `de.lproj/Localizable.strings`.
  /// - Returns: The contents, or those of a file without texts if no text of the catalog belongs
  ///   there.
  package func contents(for path: String) -> [UInt8] {
    let name = path.split(separator: "/").suffix(2).joined(separator: "/")
    if let output = outputs.first(where: { $0.path == name }) { return output.contents }
    return path.hasSuffix(".stringsdict") ? Array(Self.emptyDictionary.utf8) : []
  }

  private static let emptyDictionary = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict/></plist>

    """
}
