import CalqueCatalogs

/// A rule about the placeholders of texts.
package protocol FormatRule: Rule {
  /// Looks at the texts of one entry in one language.
  static func check(_ comparison: FormatComparison, _ list: inout FindingList)
}

/// The texts of an entry in one language, beside what declares their arguments.
package struct FormatComparison {
  /// The key of the entry.
  package var key: String
  /// The locale of the texts.
  package var locale: String?
  /// What the texts use.
  package var usage: FormatUsage
  /// What declares the arguments: the source text or the key. Nil where nothing does, so that
  /// nobody can say what is too much and what is missing.
  package var reference: FormatUsage?
  /// The name of ``reference`` in messages: "en", "the key".
  package var referenceName: String
  /// Whether the texts may be no formats at all: a source text is known, and is none.
  package var isProse: Bool
  /// Whether these are the source texts themselves.
  package var isSource: Bool
  /// What the source text says, where something else declares the arguments.
  package var source: FormatUsage?
  /// The arguments that every text is to show: those of ``reference``.
  package let required: [ArgumentUse]

  init(
    key: String, locale: String?, usage: FormatUsage, reference: EntryLinter.Reference
  ) {
    self.key = key
    self.locale = locale
    self.usage = usage
    self.reference = reference.usage
    referenceName = reference.name
    isProse = reference.isProse
    isSource = reference.isOfSource
    source = reference.source
    required = reference.usage?.required ?? []
  }
}

extension FormatComparison {
  /// The arguments that the source text shows as themselves. A number that only chooses among its
  /// texts need not be shown by others either.
  package var shown: Set<Int> { (source ?? reference)?.shown ?? [] }

  /// The texts that the runtime reads as formats, so that every percent sign in them counts. Where
  /// nothing declares arguments, those are the texts with a placeholder that nobody takes for prose.
  package var formats: [FormatText] {
    if isProse { return [] }
    return reference != nil || usage.isFormat ? usage.texts : []
  }

  /// The arguments that the reference shows and a text leaves out.
  package func missing(in text: FormatText) -> [ArgumentUse] {
    required.filter { use in
      use.isPlaceholder && !text.uses.contains { $0.number == use.number }
    }
  }

  /// The placeholders of other systems in a text, each with the argument that it stands for: the one
  /// of its number, else the first that is missing.
  func foreign(in text: FormatText) -> [(found: ForeignPlaceholder, meant: ArgumentUse)] {
    if isProse { return [] }
    var missing = missing(in: text)
    if missing.isEmpty { return [] }
    var result: [(ForeignPlaceholder, ArgumentUse)] = []
    for found in ForeignPlaceholder.all(in: text.text.string) {
      guard !missing.isEmpty else { break }
      let place = found.number.flatMap { number in missing.firstIndex { $0.number == number } }
      result.append((found, missing.remove(at: place ?? 0)))
    }
    return result
  }

  /// The arguments that a text leaves out for placeholders of another system, where those are
  /// findings of their own. To a text with named parts, the texts of these belong too.
  func replaced(for text: FormatText, _ list: FindingList) -> Set<Int> {
    guard list.rules.asks(FormatForeignPlaceholder.id) else { return [] }
    let hasParts = text.part == nil && !usage.parts.isEmpty
    let texts = hasParts ? usage.texts : [text]
    return Set(texts.lazy.flatMap { foreign(in: $0) }.map(\.meant.number))
  }
}
