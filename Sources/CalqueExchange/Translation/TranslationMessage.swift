import CalqueCatalogs
import CalqueICU

/// A message of a gettext file: one text of a key, or the plural forms of one.
struct TranslationMessage {
  /// The key; followed by `|==|` and the path if it is one of several texts.
  var name: String
  /// `msgid`: the source text; that of `one` if it exists.
  var id: String
  /// `msgid_plural`: the source text of `other`; nil if the message has no plural.
  var plural: String?
  /// The path of the text, or of the choice by number.
  var path: TextPath
  /// The text, or the plural forms in the order of categories.
  var units: [TranslationUnit]

  /// Whether the text varies by a number in one of the languages.
  var isPlural: Bool { plural != nil }

  /// Whether one of the texts needs review.
  var isFuzzy: Bool { units.contains(where: \.needsReview) }

  /// Returns the unit of a plural category.
  func unit(_ category: String) -> TranslationUnit? {
    units.first { $0.path.choices.last?.selector == category }
  }

  /// Returns the text of a form: that of its category, or the one that is shown for it.
  func translation(of category: String) -> String {
    (unit(category) ?? unit("other") ?? units.last)?.translation ?? ""
  }

  /// Returns the messages of a key.
  static func messages(of entry: TranslationEntry) -> [TranslationMessage] {
    let part = solePart(of: entry)
    var result: [TranslationMessage] = []
    var places: [TextPath: Int] = [:]
    for unit in entry.units {
      // A text that only consists of the part does not need a translation.
      if part != nil, unit.path.part == nil { continue }
      var path = unit.path
      let isForm = path.choices.last?.kind == .plural
      if isForm { path.choices.removeLast() }
      if isForm, let place = places[path], result[place].isPlural {
        result[place].units.append(unit)
        continue
      }
      places[path] = result.count
      var shown = path
      if part != nil, shown.part == part { shown.part = nil }
      result.append(
        TranslationMessage(
          name: shown.isEmpty ? entry.key : entry.key + FlatMessage.separator + shown.description,
          id: unit.source, plural: isForm ? "" : nil, path: path, units: [unit]))
    }
    for index in result.indices where result[index].isPlural {
      let message = result[index]
      let other = sourceText("other", of: message, entry)
      result[index].plural = other
      result[index].id = sourceText("one", of: message, entry)
    }
    return result
  }

  /// Returns the source text for a form, even if the target language does not have that form.
  private static func sourceText(
    _ category: String, of message: TranslationMessage, _ entry: TranslationEntry
  ) -> String {
    let path = message.path.appending(.plural, category)
    if let own = entry.source.text(at: path)?.string {
      return path.part.flatMap(entry.source.substitution)?.withoutArgument(own) ?? own
    }
    return (message.unit("other") ?? message.units.last)?.source ?? ""
  }

  /// Returns the part of a key whose text consists of this part in both languages: a plain plural,
  /// in the form that string dictionaries require.
  private static func solePart(of entry: TranslationEntry) -> String? {
    guard entry.source.substitutions.count == 1, let part = entry.source.substitutions.first,
      case .variations(let choice) = part.value, choice.kind == .plural
    else { return nil }
    for localization in [entry.source, entry.target].compactMap(\.self) {
      guard let value = localization.value else { continue }
      guard case .text(let text) = value, isReference(text.string, to: part.name),
        localization.substitutions.map(\.name) == [part.name]
      else { return nil }
    }
    return part.name
  }

  /// Returns whether a text only consists of a reference to a part.
  private static func isReference(_ text: String, to name: String) -> Bool {
    let format = FormatString(text)
    return format.pieces.count == 1 && format.substitutions.first?.name == name
  }
}
