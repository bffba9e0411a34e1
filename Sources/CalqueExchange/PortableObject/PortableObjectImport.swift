import CalqueCatalogs
import CalqueDiagnostics
import CalqueICU

/// Converts a gettext file to a catalog in two languages, the source and the file's own.
struct PortableObjectImport {
  private(set) var source: ConversionSource
  private(set) var losses: [ConversionLoss] = []

  private let file: PortableObject
  private let path: String
  private let table: String
  private let locale: String
  private let language: String
  private let mapping: PluralFormMapping?

  init(_ file: PortableObject, path: String, sourceLanguage: String?) {
    self.file = file
    self.path = path
    let given = file[field: "X-Source-Language"].flatMap { $0.isEmpty ? nil : $0 }
    language = sourceLanguage ?? given ?? "en"
    locale = PortableObjectLocale.locale(of: file, path: path) ?? language
    let place =
      file[field: PortableObject.catalogField].map {
        (folder: ConversionSource.folder(ofPath: $0), name: CatalogFile.tableName(ofPath: $0))
      } ?? PortableObjectLocale.table(of: path, locale: locale)
    table = place.name
    let locale = locale
    mapping = file.pluralForms.map { PluralFormMapping($0, language: locale) }
    source = ConversionSource(
      Catalog(
        name: place.name, source: file.source, format: .xliff, sourceLanguage: language,
        locales: [language, locale], entries: []),
      format: .po, path: place.folder + place.name + ".po")
    addEntries()
    reportRest()
    reportPlurals()
  }

  private struct Draft {
    var entry: CatalogEntry
    var source: [FlatMessage] = []
    var target: [FlatMessage] = []
  }

  private mutating func addEntries() {
    let contextIsKey = file[field: PortableObjectExport.keysField] == "msgctxt"
    var drafts: [Draft] = []
    var indices: [String: Int] = [:]
    for message in file.messages {
      let name =
        contextIsKey
        ? message.context ?? message.id
        : message.context.map { "\($0)|\(message.id)" } ?? message.id
      let (key, path) = FlatMessage.parts(of: name)
      let index = indices[key] ?? drafts.count
      if index == drafts.count {
        indices[key] = index
        drafts.append(
          Draft(
            entry: CatalogEntry(key: key, keyRange: message.idRange, range: message.range)))
      }
      var draft = drafts[index]
      if !message.extractedComments.isEmpty, draft.entry.comment == nil {
        draft.entry.comment = message.extractedComments.joined(separator: "\n")
      }
      if message.isObsolete { draft.entry.extractionState = "stale" }
      // A key without a text is its own text.
      if message.id != key || (message.plural ?? key) != key {
        draft.source.append(sourceMessage(message, path: path))
      }
      if let target = targetMessage(message, path: path) { draft.target.append(target) }
      drafts[index] = draft
    }
    let entries = drafts.map { draft in
      var entry = draft.entry
      if locale != language, !draft.source.isEmpty {
        entry.localizations.append(
          FlatMessage.localization(draft.source, locale: language, key: entry.key))
      }
      if !draft.target.isEmpty {
        entry.localizations.append(
          FlatMessage.localization(draft.target, locale: locale, key: entry.key))
      }
      return entry
    }
    let old = source.catalog
    source.catalog = Catalog(
      name: old.name, source: old.source, format: old.format, sourceLanguage: old.sourceLanguage,
      locales: locale == language ? [locale] : old.locales, entries: entries)
  }

  private func sourceMessage(_ message: PortableObjectMessage, path: String) -> FlatMessage {
    guard let plural = message.plural, plural != message.id else {
      return FlatMessage(path: path, forms: [form("", message.id, message.idRange, nil)])
    }
    return FlatMessage(
      path: path,
      forms: [
        form("one", message.id, message.idRange, nil),
        form("other", plural, message.pluralRange ?? message.idRange, nil),
      ])
  }

  private func form(
    _ category: String, _ text: String, _ range: Range<Int>, _ state: String?
  ) -> FlatMessage.Form {
    FlatMessage.Form(category: category, text: CatalogText(text, range: range, state: state))
  }

  /// Returns nil if the message is not translated.
  private func targetMessage(_ message: PortableObjectMessage, path: String) -> FlatMessage? {
    guard message.translations.contains(where: { !$0.isEmpty }) else {
      // An empty text is translated by an empty text.
      return message.id.isEmpty && message.plural == nil
        ? FlatMessage(path: path, forms: [form("", "", message.idRange, nil)]) : nil
    }
    let state = message.isFuzzy ? "needs_review" : "translated"
    func text(_ index: Int) -> CatalogText {
      let ranges = message.translationRanges
      return CatalogText(
        message.translations[index],
        range: index < ranges.count ? ranges[index] : message.range, state: state)
    }
    guard message.plural != nil else {
      return FlatMessage(path: path, forms: [.init(category: "", text: text(0))])
    }
    let forms =
      mapping?.forms
      ?? [PluralFormMapping.Form(category: .other, index: message.translations.count - 1)]
    return FlatMessage(
      path: path,
      forms: forms.filter { $0.index < message.translations.count }.map {
        .init(category: $0.category.rawValue, text: text($0.index))
      })
  }

  // MARK: What has no place in catalogs

  private mutating func lose(
    _ kind: ConversionLoss.Kind, _ what: String, instead: String, key: String? = nil
  ) {
    losses.append(
      ConversionLoss(
        kind, table: table, key: key, locale: locale, file: path, what, instead: instead))
  }

  private mutating func reportRest() {
    let messages = file.messages
    func count(_ holds: (PortableObjectMessage) -> Bool) -> String? {
      let count = messages.count(where: holds)
      return count == 0 ? nil : count == 1 ? "1 message has" : "\(count) messages have"
    }
    if let have = count({ !$0.references.isEmpty }) {
      lose(.metadata, "\(have) source references ('#:')", instead: "they were left out")
    }
    if let have = count({ !$0.translatorComments.isEmpty }) {
      lose(.comment, "\(have) translator comments ('#')", instead: "they were left out")
    }
    if let have = count({ $0.previous != .init() }) {
      lose(.metadata, "\(have) previous texts ('#|')", instead: "they were left out")
    }
    if let have = count({ !Set($0.flags).subtracting(["fuzzy", "objc-format"]).isEmpty }) {
      lose(
        .metadata, "\(have) flags that catalogs do not support, such as c-format",
        instead: "they were left out")
    }
    if let have = count({ $0.isObsolete }) {
      lose(
        .extractionState, "\(have) become obsolete ('#~')",
        instead: "their extraction state is 'stale'")
    }
    let known: Set = [
      "project-id-version", "language", "mime-version", "content-type",
      "content-transfer-encoding", "plural-forms", "x-source-language",
      PortableObjectExport.keysField.lowercased(),
      PortableObject.catalogField.lowercased(),
    ]
    let fields = file.header.map(\.name).filter { !known.contains($0.lowercased()) }
    if !fields.isEmpty || !file.headerComments.isEmpty {
      lose(
        .metadata,
        fields.isEmpty
          ? "the header has comments"
          : "the header has the fields \(fields.joined(separator: ", "))",
        instead: "they were left out")
    }
  }

  private mutating func reportPlurals() {
    let plurals = file.messages.filter { $0.plural != nil }
    if plurals.isEmpty { return }
    guard let mapping else {
      lose(
        .variations, "the header has no Plural-Forms",
        instead: "only the last form of each plural was used, as 'other'")
      return
    }
    let used = Set(mapping.forms.map(\.index))
    for mismatch in mapping.mismatches {
      switch mismatch {
      case .shared(let index, let categories):
        let names = categories.map(\.rawValue).joined(separator: " and ")
        lose(
          .spelling, "msgstr[\(index)] is used for \(names) of \(locale)",
          instead: "each has a copy")
      case .divided(let category, let indices):
        let names = indices.map { "msgstr[\($0)]" }.joined(separator: " and ")
        let isSame = plurals.allSatisfy { message in
          Set(
            indices.compactMap { $0 < message.translations.count ? message.translations[$0] : nil }
          )
          .count <= 1
        }
        lose(
          isSame ? .spelling : .variations,
          "numbers of the category \(category.rawValue) of \(locale) take \(names)",
          instead: "the text of most of them was used")
      case .unused(let index):
        if used.contains(index) { continue }
        lose(
          .variations, "msgstr[\(index)] belongs to no category of \(locale)",
          instead: "it was left out")
      case .outOfRange(let number):
        lose(
          .variations, "the header's expression selects no form for \(number)",
          instead: "such numbers were ignored")
      }
    }
  }
}
