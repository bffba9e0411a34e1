import CalqueCatalogs
import CalqueICU

/// Makes a gettext file for a table in one language.
///
/// `msgid` is the text of the source language. If that differs from the key, `msgctxt` is the key,
/// and a header field declares it.
struct PortableObjectExport {
  /// The header field that declares what `msgctxt` is.
  static let keysField = "X-Catalog-Keys"

  private let table: ConversionTable
  private let locale: String
  /// Whether every context is the beginning of a key, in front of the text: `menu|Open`.
  private let hasContexts: Bool

  init(_ table: ConversionTable, locale: String) {
    self.table = table
    self.locale = locale
    hasContexts = table.entries.allSatisfy { entry in
      let messages = entry.localizations.flatMap { FlatMessage.messages(of: $0, key: entry.key) }
      guard messages.allSatisfy(\.path.isEmpty) else { return false }
      let id = Self.sourceTexts(entry, table.sourceLanguage, path: "").id
      return !id.isEmpty && (entry.key == id || entry.key.hasSuffix("|" + id))
    }
  }

  /// Returns the file.
  func file() -> PortableObject {
    var used: Set<PluralCategory> = []
    for entry in table.entries {
      guard let localization = entry.localization(locale) else { continue }
      for message in FlatMessage.messages(of: localization, key: entry.key) {
        used.formUnion(message.forms.compactMap { PluralCategory(rawValue: $0.category) })
      }
    }
    let plurals = PluralForms.forms(in: locale, having: used)
    var result = PortableObject(header: header(plurals.forms))
    for entry in table.entries {
      var paths = [""]
      let source = entry.localization(table.sourceLanguage)
      let target = entry.localization(locale)
      for localization in [source, target].compactMap(\.self) {
        for message in FlatMessage.messages(of: localization, key: entry.key)
        where !paths.contains(message.path) {
          paths.append(message.path)
        }
      }
      let hasBase = [source, target].compactMap(\.self).contains {
        FlatMessage.messages(of: $0, key: entry.key).contains(where: \.path.isEmpty)
      }
      if !hasBase, paths.count > 1 { paths.removeFirst() }
      result.messages += paths.map { message(entry, path: $0, plurals.categories) }
    }
    return result
  }

  private func header(_ forms: PluralForms) -> [PortableObject.Field] {
    var fields: [PortableObject.Field] = [
      .init("Project-Id-Version", table.name),
      .init("Language", PortableObjectLocale.identifier(of: locale)),
      .init("MIME-Version", "1.0"),
      .init("Content-Type", "text/plain; charset=UTF-8"),
      .init("Content-Transfer-Encoding", "8bit"),
      .init("Plural-Forms", forms.header),
      .init("X-Source-Language", table.sourceLanguage),
    ]
    if !hasContexts { fields.append(.init(Self.keysField, "msgctxt")) }
    return fields
  }

  private func message(
    _ entry: CatalogEntry, path: String, _ categories: [PluralCategory]
  ) -> PortableObjectMessage {
    let source = Self.sourceTexts(entry, table.sourceLanguage, path: path)
    let target = entry.localization(locale).flatMap {
      FlatMessage.messages(of: $0, key: entry.key).first { $0.path == path }
    }
    var result = PortableObjectMessage(id: source.id)
    let name = path.isEmpty ? entry.key : entry.key + FlatMessage.separator + path
    if name != source.id || name.isEmpty {
      result.context = hasContexts ? String(name.dropLast(source.id.count + 1)) : name
    }
    if let comment = entry.comment, !comment.isEmpty {
      result.extractedComments = comment.split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
    }
    let states = Set(target?.forms.compactMap(\.text.state) ?? [])
    let hasText = target?.forms.contains { !$0.text.string.isEmpty } ?? false
    if hasText, !states.subtracting(["translated", ""]).isEmpty { result.flags.append("fuzzy") }
    if target?.isPlural == true || (target == nil && source.plural != nil) {
      result.plural = source.plural ?? source.id
      result.translations = categories.map { category in
        target.map { Self.text(for: category, in: $0) } ?? ""
      }
    } else {
      result.translations = [target?.mainText ?? ""]
    }
    let formats = [source.id, source.plural].compactMap(\.self).map { FormatString($0) }
    if formats.contains(where: \.isFormat), formats.allSatisfy(\.substitutions.isEmpty),
      formats.allSatisfy(\.invalids.isEmpty)
    {
      result.flags.append("objc-format")
    }
    return result
  }

  /// Returns the text that the runtime shows for a category. In a language where whole numbers are
  /// never `other`, the category of the remaining numbers uses the text of `other`.
  private static func text(for category: PluralCategory, in message: FlatMessage) -> String {
    message.text(for: category.rawValue)?.string ?? message.mainText
  }

  /// Returns the texts of the source language for a message.
  private static func sourceTexts(
    _ entry: CatalogEntry, _ language: String, path: String
  ) -> (id: String, plural: String?) {
    guard let source = entry.localization(language) else { return (entry.key, nil) }
    let messages = FlatMessage.messages(of: source, key: entry.key)
    guard let message = messages.first(where: { $0.path == path }) ?? messages.first else {
      return (entry.key, nil)
    }
    guard message.isPlural else { return (message.mainText, nil) }
    return (message.text(for: "one")?.string ?? message.mainText, message.mainText)
  }
}
