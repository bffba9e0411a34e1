import CalqueCatalogs
import CalqueDiagnostics

/// Finds the keys of a table's source language that another language has no text for.
struct TableCoverage {
  let source: SourceTable
  let locale: String
  let strings: LintFile?
  let dictionary: Catalog?
  /// For each entry of the source's `.strings` file, the entry here, or -1.
  let matches: [Int32]
  /// What is missing from each file, in the source's order.
  private(set) lazy var gaps = (strings: stringsGaps(), dictionary: dictionaryGaps())

  init(
    source: SourceTable, locale: String, strings: LintFile?, dictionary: Catalog?,
    matches: [Int32]
  ) {
    self.source = source
    self.locale = locale
    self.strings = strings
    self.dictionary = dictionary
    self.matches = matches
  }

  var file: StringsFile? {
    if case .strings(let file)? = strings?.content { file } else { nil }
  }

  /// The gaps among the source's `.strings` entries, in their order. A file that cannot be read has
  /// other problems than gaps.
  private func stringsGaps() -> [CoverageGap] {
    guard isReadable, let theirs = source.strings else { return [] }
    var gaps: [CoverageGap] = []
    var lines: LineMap?
    var place = 0..<0
    let here = file
    for index in theirs.entries.indices {
      if let here, index < matches.count, matches[index] >= 0 {
        let end = here.entries[Int(matches[index])].range.upperBound
        place = end..<end
        continue
      }
      let entry = theirs.entries[index]
      if entry.traits.contains(.structuredValue) { continue }
      let key = theirs.key(of: entry)
      // A text that varies by number is missing from the other file.
      if dictionary?[key] != nil || source.dictionary?[key] != nil { continue }
      // If keys are equal, only the last is found by its key.
      if let last = source.entry(of: key), last != index { continue }
      lines = lines ?? source.lines.strings
      let line = lines?.line(at: entry.range.lowerBound) ?? 1
      gaps.append(
        CoverageGap(
          key: key, sourceText: theirs.value(of: entry),
          sourcePlace: (theirs.source.path, line),
          locale: locale, place: place))
    }
    return gaps
  }

  /// How many texts of the `.strings` file are empty and have words in the source.
  var emptyCount: Int {
    guard let here = file else { return 0 }
    return matches.indices.count { index in
      matches[index] >= 0 && here.entries[Int(matches[index])].valueRange.isEmpty
        && source.isTranslatable(index)
    }
  }

  /// The gaps among the source's `.stringsdict` entries, in their order.
  private func dictionaryGaps() -> [CoverageGap] {
    guard isReadable, let theirs = source.dictionary else { return [] }
    var gaps: [CoverageGap] = []
    let keys = file.map { KeyIndex($0) }
    var place = 0..<0
    for entry in theirs.entries {
      if let here = dictionary?[entry.key] {
        place = here.range.upperBound..<here.range.upperBound
        continue
      }
      var key = entry.key
      if let keys, key.withUTF8({ keys.find($0, hint: 0) }) != nil { continue }
      let texts = (entry.localizations.first?.substitutions ?? []).flatMap(\.value.texts)
      let line = source.lines.dictionary?.line(at: entry.keyRange.lowerBound) ?? 1
      gaps.append(
        CoverageGap(
          key: entry.key, sourceText: texts.last?.string,
          sourcePlace: (theirs.source.path, line),
          locale: locale, place: place))
    }
    return gaps
  }

  /// Whether everything that this language has is known.
  var isReadable: Bool {
    file?.isReadable != false
      && dictionary?.problems.contains { $0.effect == .losesFile } != true
  }
}
