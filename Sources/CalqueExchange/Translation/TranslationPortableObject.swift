import CalqueCatalogs
import CalqueICU

/// Makes the gettext file of a table.
///
/// `msgid` is the source text. If that differs from the key, `msgctxt` is the key, and the header
/// declares it. Untranslated texts have an empty `msgstr`, as gettext requires, regardless of the
/// catalog's text.
struct TranslationPortableObject {
  /// The file.
  private(set) var file: PortableObject

  init(
    _ table: TranslationTable, original: String, language: String, _ entries: [TranslationEntry]
  ) {
    let messages = entries.map { ($0, TranslationMessage.messages(of: $0)) }
    let plurals = PluralForms.forms(
      in: language, having: Self.categories(messages.flatMap(\.1)))
    file = PortableObject(header: [
      .init("Project-Id-Version", table.name),
      .init("Language", PortableObjectLocale.identifier(of: language)),
      .init("MIME-Version", "1.0"),
      .init("Content-Type", "text/plain; charset=UTF-8"),
      .init("Content-Transfer-Encoding", "8bit"),
      .init("Plural-Forms", plurals.forms.header),
      .init("X-Source-Language", table.sourceLanguage),
      .init(PortableObjectExport.keysField, "msgctxt"),
      .init(PortableObject.catalogField, original),
    ])
    for (entry, parts) in messages {
      file.messages += parts.map { Self.made($0, entry, plurals.categories) }
    }
  }

  /// Returns the categories of the plural forms that exist or are required.
  private static func categories(_ messages: [TranslationMessage]) -> Set<PluralCategory> {
    var result: Set<PluralCategory> = []
    for message in messages where message.isPlural {
      for unit in message.units {
        if let category = unit.path.choices.last.flatMap({ PluralCategory(rawValue: $0.selector) })
        {
          result.insert(category)
        }
      }
    }
    return result
  }

  private static func made(
    _ message: TranslationMessage, _ entry: TranslationEntry, _ categories: [PluralCategory]
  ) -> PortableObjectMessage {
    var result = PortableObjectMessage(id: message.id, plural: message.plural)
    if message.name != message.id || message.name.isEmpty { result.context = message.name }
    if let comment = entry.comment, !comment.isEmpty {
      result.extractedComments = comment.split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
    }
    result.translations =
      message.isPlural
      ? categories.map { message.translation(of: $0.rawValue) }
      : [message.units.first?.translation ?? ""]
    if message.isFuzzy, result.translations.contains(where: { !$0.isEmpty }) {
      result.flags.append("fuzzy")
    }
    let formats = [result.id, result.plural].compactMap(\.self).map { FormatString($0) }
    if formats.contains(where: \.isFormat), formats.allSatisfy(\.substitutions.isEmpty),
      formats.allSatisfy(\.invalids.isEmpty)
    {
      result.flags.append("objc-format")
    }
    return result
  }
}
