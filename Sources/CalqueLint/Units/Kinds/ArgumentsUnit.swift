import CalqueCatalogs
import CalqueDiagnostics

/// The texts of an entry in one language, together with the declaration of their arguments.
package struct ArgumentsUnit: LintUnit {
  /// The key of the entry.
  package var key: String
  /// The locale of the texts.
  package var locale: String?
  /// What the texts use.
  package var usage: FormatUsage
  /// The declaration of the arguments: the source text or the key. Nil if nothing declares them, so
  /// that extra and missing arguments cannot be detected.
  package var reference: FormatUsage?
  /// The name of ``reference`` in messages: "en", "the key".
  package var referenceName: String
  /// Whether the texts may not be formats: a source text is known, and is not a format.
  package var isProse: Bool
  /// Whether these are the source texts themselves.
  package var isSource: Bool
  /// The source text, if something else declares the arguments.
  package var source: FormatUsage?
  /// Whether parts say which argument they vary by, as those of a string catalog do.
  package var partsHaveNumbers = false
  /// Whether parts may be defined in another entry: exchange files of other tools define them so,
  /// with their own numbers.
  package var mayHavePartsElsewhere = false
  /// Whether a source text is a copy, as in an exchange file: only the catalog can change it.
  package var hasCopiedSource = false
  /// The arguments that every text has to show: those of ``reference``.
  package let required: [ArgumentUse]

  package static var kind: UnitKind { .arguments }

  init(
    key: String, locale: String?, usage: FormatUsage, reference: ArgumentSource
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

extension ArgumentsUnit {
  /// Whether no source text is known, so that the key may be it, or be a name.
  var hasNoSourceText: Bool { source == nil && referenceName == ArgumentSource.key }

  /// The arguments that the source text shows as themselves. Other texts do not have to show a
  /// number that only chooses among the source's texts either.
  package var shown: Set<Int> { (source ?? reference)?.shown ?? [] }

  /// What the texts are to the source text, if both are equal.
  var origin: TextOrigin? {
    if isSource { return hasCopiedSource ? .copy : .source }
    let declared = (source ?? reference)?.texts ?? []
    return !declared.isEmpty && declared.map(\.text.string) == usage.texts.map(\.text.string)
      ? .copy : nil
  }

  /// The texts that the runtime reads as formats, so that every percent sign in them counts. If
  /// nothing declares arguments, those are the texts with a placeholder that is clearly not prose.
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

  /// Where a text has placeholders of other systems, and numbers that represent an argument.
  func foreignRanges(in text: FormatText) -> [Range<Int>] {
    ForeignPlaceholder.all(in: text.text.string).filter { $0.bareNumber == nil }.map(\.range)
      + foreign(in: text).map(\.found).filter { $0.bareNumber != nil }.map(\.range)
  }

  /// Returns the placeholders of other systems in a text, each with the argument that it
  /// represents: the one of its number, else the first that is missing.
  func foreign(in text: FormatText) -> [(found: ForeignPlaceholder, meant: ArgumentUse)] {
    if isProse { return [] }
    if missing(in: text).isEmpty, text.format.invalids.isEmpty { return [] }
    let all = ForeignPlaceholder.all(in: text.text.string)
    // What the runtime reads after `%1` is not what was meant.
    let bare = all.filter { $0.bareNumber != nil }.map(\.range)
    var missing = required.filter { use in
      use.isPlaceholder
        && !text.uses.contains { other in
          other.number == use.number && !bare.contains { $0.overlaps(other.range) }
        }
    }
    var result: [(ForeignPlaceholder, ArgumentUse)] = []
    for found in all {
      guard !missing.isEmpty else { break }
      if let number = found.bareNumber, !missing.contains(where: { $0.number == number }) {
        continue
      }
      let place = found.number.flatMap { number in missing.firstIndex { $0.number == number } }
      result.append((found, missing.remove(at: place ?? 0)))
    }
    return result
  }
}
