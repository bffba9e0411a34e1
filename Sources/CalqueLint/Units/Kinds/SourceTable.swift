import CalqueCatalogs
import CalqueDiagnostics
import CalqueICU

/// The texts of the source language of a table, prepared for comparison.
///
/// A class, so that loops over the texts of other languages retain one reference.
final class SourceTable: Sendable {
  /// Properties of an entry of the `.strings` file.
  struct EntryTraits: OptionSet, Sendable {
    let rawValue: UInt8
    /// It has a real placeholder, so its translations are formats.
    static let isFormat = EntryTraits(rawValue: 1)
    /// Something was found in its placeholders, and may be found in equal ones.
    static let isSuspect = EntryTraits(rawValue: 2)
  }

  /// The name of the language in messages: that of its folder.
  let name: String
  /// The language, if the name of the folder gives it.
  var locale: String? { LocaleFolder.isLanguage(name) ? name : nil }
  /// The `.strings` file.
  let strings: StringsFile?
  /// The `.stringsdict` file, or nil.
  let dictionary: Catalog?
  /// The lines of both files. Only what is missing elsewhere needs them.
  var lines: (strings: LineMap?, dictionary: LineMap?) {
    knownLines.withLock { known in
      if let known { return known }
      let lines = (strings.map { LineMap($0.source) }, dictionary.map { LineMap($0.source) })
      known = lines
      return lines
    }
  }
  private let knownLines = Locked<(strings: LineMap?, dictionary: LineMap?)?>(nil)
  /// Finds the entries of ``strings``.
  let index: KeyIndex?
  /// The properties of the entries of ``strings``, by their indices.
  let traits: [EntryTraits]
  /// The earlier versions of the texts that have changed, by their keys.
  let changes: [String: CatalogLocalization]
  /// The declarations of the arguments of the keys of ``dictionary``: every other language uses
  /// them.
  private let dictionaryReferences: [String: ArgumentSource]
  /// How many texts there are to translate, computed on first use.
  private let translatable = Locked<Int?>(nil)
  /// The traits of the texts of ``strings``, by their indices.
  let textTraits: [TextTraits]
  /// The texts of `Base` in files that the development language has too. Its keys are known, and
  /// need no translation if the development language does not have them.
  let base: SourceTable?

  init(
    name: String, strings: LintFile?, dictionary: LintFile?, base: SourceTable? = nil,
    past: (String) -> LintFile? = { _ in nil }
  ) {
    self.base = base
    changes = [strings, dictionary].compactMap(\.self).reduce(into: [:]) { changes, file in
      guard let past = past(file.path) else { return }
      changes.merge(SourceChanges.changes(file, past: past)) { first, _ in first }
    }
    self.name = name
    if case .strings(let file)? = strings?.content {
      self.strings = file
      index = KeyIndex(file)
      (traits, textTraits) = Self.traits(of: file)
    } else {
      self.strings = nil
      index = nil
      (traits, textTraits) = ([], [])
    }
    if case .catalog(let catalog)? = dictionary?.content {
      self.dictionary = catalog
      dictionaryReferences = Self.references(of: catalog, name: name)
    } else {
      self.dictionary = nil
      dictionaryReferences = [:]
    }
  }

  /// Makes the same texts, marking those at some places as having findings in their placeholders.
  init(_ other: SourceTable, suspects: [Int]) {
    name = other.name
    base = other.base
    (strings, dictionary) = (other.strings, other.dictionary)
    index = other.index
    changes = other.changes
    dictionaryReferences = other.dictionaryReferences
    textTraits = other.textTraits
    var traits = other.traits
    for place in suspects { traits[place].insert(.isSuspect) }
    self.traits = traits
  }

  /// Returns the properties of the entries of a file, and the traits of their texts.
  private static func traits(of file: StringsFile) -> ([EntryTraits], [TextTraits]) {
    var traits = Array(repeating: EntryTraits(), count: file.entries.count)
    var textTraits: [TextTraits] = []
    textTraits.reserveCapacity(file.entries.count)
    file.source.utf8.withUnsafeBufferPointer { bytes in
      for (index, entry) in file.entries.enumerated() {
        let found = TextScan(bytes, entry, in: file).traits
        textTraits.append(found)
        guard found.contains(.percent) else { continue }
        // Only a text of several lines explains names.
        if !found.contains(.lineBreak),
          PlaceholderSequence.hasPlainPlaceholder(bytes, entry.valueRange)
        {
          traits[index].insert(.isFormat)
        } else if FormatProse.isFormat(FormatString(file.value(of: entry))) {
          traits[index].insert(.isFormat)
        }
      }
    }
    return (traits, textTraits)
  }

  /// Returns the index of a key in ``strings``.
  func entry(of key: String) -> Int? {
    var key = key
    return key.withUTF8 { index?.find($0, hint: 0) }
  }

  /// How many texts there are to translate: those with letters, each key once.
  var translatableCount: Int {
    translatable.withLock { known in
      if let known { return known }
      let count = countTranslatable()
      known = count
      return count
    }
  }

  private func countTranslatable() -> Int {
    var count = 0
    // If keys are equal, the last one is found.
    index?.forEachEntry { index in
      if isTranslatable(index) { count += 1 }
    }
    for entry in dictionary?.entries ?? [] {
      let texts = (entry.localizations.first?.substitutions ?? []).flatMap(\.value.texts)
      if FormatProse.hasLetters(texts.last?.string ?? entry.key) { count += 1 }
    }
    return count
  }

  /// Whether an entry of ``strings`` has words, and no plural replaces it.
  func isTranslatable(_ index: Int) -> Bool {
    guard let strings, hasLetters(index, in: strings) else { return false }
    return dictionary?[strings.key(of: strings.entries[index])] == nil
  }

  private func hasLetters(_ index: Int, in strings: StringsFile) -> Bool {
    let traits = textTraits[index]
    guard !traits.isDisjoint(with: [.latin, .nonASCII]) else { return false }
    let entry = strings.entries[index]
    if traits.contains(.doubleSlash) { return FormatProse.hasLetters(strings.value(of: entry)) }
    return !traits.contains(.percent) || hasLongWord(strings.source.utf8[entry.valueRange])
      || FormatProse.hasLetters(strings.value(of: entry))
  }

  /// Whether there are more letters in a row than any specifier has, and not the name of a part.
  private func hasLongWord(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var (length, longest) = (0, 0)
      for byte in bytes {
        if byte == UInt8(ascii: "#") || byte == UInt8(ascii: "\\") { return false }
        length = (byte | 0x20) &- 0x61 < 26 ? length + 1 : 0
        longest = max(longest, length)
      }
      return longest > 4
    }
  }

  /// Whether there is a text under a key.
  func has(_ key: String) -> Bool {
    entry(of: key) != nil || dictionary?[key] != nil || base?.has(key) == true
  }

  private static func references(
    of catalog: Catalog, name: String
  ) -> [String: ArgumentSource] {
    let locale = LocaleFolder.isLanguage(name) ? name : nil
    return catalog.entries.reduce(into: [:]) { references, entry in
      guard let localization = entry.localizations.first else { return }
      let usage = FormatUsage(localization)
      references[entry.key] = ArgumentSource(
        usage: usage.isFormat ? usage : nil, name: name, isProse: !usage.isFormat,
        texts: SourceTexts(localization, locale: locale))
    }
  }

  /// Returns the declaration of the arguments of a key that a string dictionary has.
  func reference(of key: String) -> ArgumentSource {
    if let known = dictionaryReferences[key] { return known }
    if let entry = entry(of: key) { return reference(ofEntry: entry) }
    if let base, base.has(key) { return base.reference(of: key) }
    return SourceTable.reference(ofKey: key)
  }

  /// Returns the text of an entry of ``strings``.
  func text(ofEntry index: Int) -> TextUnit.Source? {
    strings.map {
      TextUnit.Source(
        string: $0.value(of: $0.entries[index]), traits: textTraits[index], locale: locale)
    }
  }

  /// Returns the declaration of the arguments of an entry of ``strings``.
  func reference(ofEntry index: Int) -> ArgumentSource {
    guard let strings else { return ArgumentSource(usage: nil, name: name, isProse: true) }
    let text = strings.value(of: strings.entries[index])
    let isFormat = traits[index].contains(.isFormat)
    return ArgumentSource(
      // An empty text says nothing about its arguments.
      usage: isFormat ? FormatUsage(CatalogText(text)) : nil, name: name,
      isProse: !isFormat && !text.isEmpty,
      texts: SourceTexts(text, traits: textTraits[index], locale: locale))
  }

  /// Returns what a key declares of the arguments of its source text. A name such as
  /// `files.count_%d`, whose placeholders have the kinds of the source text's, declares nothing:
  /// the text declares them.
  static func reference(
    ofKey key: String, besides text: FormatUsage?
  ) -> ArgumentSource {
    let reference = reference(ofKey: key)
    guard let text, let usage = reference.usage, FormatUsage.isName(key, usage, of: text) else {
      return reference
    }
    return .none
  }

  /// Returns what a key declares if there is no source text: it may be the source text itself.
  static func reference(ofKey key: String) -> ArgumentSource {
    // A key of several words is a text.
    let isText =
      key.contains(byte: UInt8(ascii: " ")) && !KeyText.isBracketed(key)
      && !KeyText.hasWordOfName(key)
    let texts =
      isText ? SourceTexts(key, traits: TextScan(key).traits, locale: nil, isKey: true) : nil
    guard key.contains(byte: UInt8(ascii: "%")) else {
      // This one has no placeholder.
      return ArgumentSource(usage: nil, name: ArgumentSource.key, isProse: isText, texts: texts)
    }
    let usage = FormatUsage(CatalogText(key))
    return ArgumentSource(
      usage: usage.isFormat ? usage : nil, name: ArgumentSource.key, isProse: !usage.isFormat,
      texts: texts)
  }
}
