import CalqueCatalogs
import CalqueDiagnostics

/// Converts a file of Android resources to a catalog.
struct AndroidImport {
  private(set) var source: ConversionSource
  private(set) var losses: [ConversionLoss] = []

  private struct Draft {
    var entry: CatalogEntry
    var messages: [FlatMessage] = []
  }

  /// Makes an import of a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - path: Where the file comes from; its folder determines the language.
  ///   - sourceLanguage: The language of the folder `values`; if `nil`, that in the file, or else
  ///     English.
  init(_ file: AndroidResources, path: String, sourceLanguage: String?) {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let fileName = parts.popLast() ?? ""
    let meaning = AndroidLocale.meaning(of: parts.last ?? "")
    if meaning != .other || parts.last?.hasPrefix("values") == true { parts.removeLast() }
    let folder = parts.isEmpty ? "" : parts.joined(separator: "/") + "/"
    let name = file.table ?? (fileName == "strings.xml" ? "Localizable" : Self.stem(fileName))
    var language = sourceLanguage
    let locale: String
    switch meaning {
    case .base:
      locale = sourceLanguage ?? file.locale ?? "en"
      language = language ?? locale
    // The file may use another spelling; Android uses the folder.
    case .locale(let found): locale = Self.spelling(of: found, in: file)
    case .other: locale = file.locale ?? sourceLanguage ?? "en"
    }
    var losses: [ConversionLoss] = []
    func lose(
      _ kind: ConversionLoss.Kind, _ what: String, instead: String, key: String? = nil
    ) {
      losses.append(
        ConversionLoss(
          kind, table: name, key: key, locale: locale, file: path, what, instead: instead))
    }
    var drafts: [Draft] = []
    var indices: [String: Int] = [:]
    for resource in file.resources {
      for (name, message) in Self.messages(of: resource) {
        let (key, messagePath) = FlatMessage.parts(of: name)
        let (converted, unknown) = Self.converted(message, path: messagePath, key: key)
        for spelling in unknown {
          lose(
            .format, "Foundation has no equivalent for the placeholder '\(spelling)'",
            instead: "the closest match was used", key: key)
        }
        let index = indices[key] ?? drafts.count
        if index == drafts.count {
          indices[key] = index
          drafts.append(
            Draft(
              entry: CatalogEntry(
                key: key, keyRange: resource.nameRange, range: resource.range,
                comment: resource.comment, shouldTranslate: resource.isTranslatable)))
        }
        drafts[index].messages.append(converted)
      }
    }
    let entries = drafts.map { draft in
      var entry = draft.entry
      entry.localizations = [
        FlatMessage.localization(draft.messages, locale: locale, key: entry.key)
      ]
      return entry
    }
    source = ConversionSource(
      Catalog(
        name: name, source: file.source, format: .xliff, sourceLanguage: language,
        locales: [locale], entries: entries),
      format: .android, path: folder + fileName)
    for remark in file.remarks {
      lose(.metadata, "the file has \(remark)", instead: "catalogs cannot store it")
    }
    if meaning == .other, parts.last?.hasPrefix("values") == true {
      lose(
        .metadata, "the folder is not specific to a language",
        instead: "its texts were used for all configurations")
    }
    self.losses = losses
  }

  private static func stem(_ name: String) -> String { String(name.prefix { $0 != "." }) }

  private static func spelling(of locale: String, in file: AndroidResources) -> String {
    guard let given = file.locale,
      AndroidLocale.meaning(of: AndroidLocale.folder(of: given)) == .locale(locale)
    else { return locale }
    return given
  }

  /// Returns the contents of a resource by key: each item of a list has its own key.
  private static func messages(
    of resource: AndroidResource
  ) -> [(name: String, message: FlatMessage)] {
    let name = resource.key ?? resource.name
    func form(_ item: AndroidResource.Item) -> FlatMessage.Form {
      FlatMessage.Form(
        category: item.quantity, text: CatalogText(item.text, range: item.range))
    }
    switch resource.kind {
    case .string, .plurals:
      return [(name, FlatMessage(path: "", forms: resource.items.map(form)))]
    case .array:
      return resource.items.enumerated().map { index, item in
        ("\(name)[\(index)]", FlatMessage(path: "", forms: [form(item)]))
      }
    }
  }

  private static func converted(
    _ message: FlatMessage, path: String, key: String
  ) -> (message: FlatMessage, unknown: [String]) {
    var types: [Int: String] = [:]
    let format = FormatString(key)
    for specifier in format.specifiers {
      types[specifier.argument] = FormatRewriting.type(of: specifier, in: format)
    }
    var unknown: [String] = []
    let forms = message.forms.map { form in
      var form = form
      let (text, found) = JavaFormat.text(fromJava: form.text.string, types: types)
      form.text.string = text
      unknown += found
      return form
    }
    return (FlatMessage(path: path, forms: forms), unknown)
  }
}
