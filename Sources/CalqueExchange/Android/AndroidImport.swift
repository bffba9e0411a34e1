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
    let place = Place(file, path: path, sourceLanguage: sourceLanguage)
    let (drafts, losses) = Self.drafts(of: file, at: place)
    let entries = drafts.map { draft in
      var entry = draft.entry
      entry.localizations = [
        FlatMessage.localization(draft.messages, locale: place.locale, key: entry.key)
      ]
      return entry
    }
    source = ConversionSource(
      Catalog(
        name: place.table, source: file.source, format: .xliff, sourceLanguage: place.language,
        locales: [place.locale], entries: entries),
      format: .android, path: place.folder + place.fileName)
    self.losses = losses
    for remark in file.remarks {
      self.losses.append(
        place.loss(.metadata, "the file has \(remark)", instead: "catalogs cannot store it"))
    }
    if place.isForConfiguration {
      self.losses.append(
        place.loss(
          .metadata, "the folder is not specific to a language",
          instead: "its texts were used for all configurations"))
    }
  }

  /// What the path of a file determines, together with its attributes.
  private struct Place {
    let path: String
    let fileName: String
    /// The folder of the folders of resources; empty, or with a trailing slash.
    let folder: String
    /// The name of the table.
    let table: String
    /// The language of the texts.
    let locale: String
    /// The source language, if it is known.
    let language: String?
    /// Whether the folder is for a configuration other than a language.
    let isForConfiguration: Bool

    init(_ file: AndroidResources, path: String, sourceLanguage: String?) {
      self.path = path
      var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      fileName = parts.popLast() ?? ""
      let meaning = AndroidLocale.meaning(of: parts.last ?? "")
      isForConfiguration = meaning == .other && parts.last?.hasPrefix("values") == true
      if meaning != .other || isForConfiguration { parts.removeLast() }
      folder = parts.isEmpty ? "" : parts.joined(separator: "/") + "/"
      table =
        file.table ?? (fileName == "strings.xml" ? "Localizable" : AndroidImport.stem(fileName))
      switch meaning {
      case .base:
        locale = sourceLanguage ?? file.locale ?? "en"
        language = sourceLanguage ?? locale
      // The file may use another spelling; Android uses the folder.
      case .locale(let found):
        locale = AndroidImport.spelling(of: found, in: file)
        language = sourceLanguage
      case .other:
        locale = file.locale ?? sourceLanguage ?? "en"
        language = sourceLanguage
      }
    }

    func loss(
      _ kind: ConversionLoss.Kind, _ what: String, instead: String, key: String? = nil
    ) -> ConversionLoss {
      ConversionLoss(
        kind, table: table, key: key, locale: locale, file: path, what, instead: instead)
    }
  }

  /// Returns the entries of a file, each with its texts, and the placeholders that were lost.
  private static func drafts(
    of file: AndroidResources, at place: Place
  ) -> (drafts: [Draft], losses: [ConversionLoss]) {
    var losses: [ConversionLoss] = []
    var drafts: [Draft] = []
    var indices: [String: Int] = [:]
    for resource in file.resources {
      for (name, message) in messages(of: resource) {
        let (key, messagePath) = FlatMessage.parts(of: name)
        let (converted, unknown) = converted(message, path: messagePath, key: key)
        losses += unknown.map {
          place.loss(
            .format, "Foundation has no equivalent for the placeholder '\($0)'",
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
    return (drafts, losses)
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
