import Diagnostics
import StringCatalogs

/// Finds the keys of a table's source language that another language has no text for.
struct TableCoverage {
  let source: SourceTable
  let locale: String
  let strings: LintFile?
  let dictionary: Catalog?
  /// For each entry of the source's `.strings` file, the entry here, or -1.
  let matches: [Int32]

  private var file: StringsFile? {
    if case .strings(let file)? = strings?.content { file } else { nil }
  }

  /// Reports gaps to the file that is to have the text, or to the other one of the two where that
  /// does not exist. A file that cannot be read has other worries than gaps.
  mutating func lint(
    _ rules: [any CoverageRule.Type], _ stringsList: inout FindingList?,
    _ dictionaryList: inout FindingList?
  ) {
    if file?.isReadable == false { return }
    if dictionary?.problems.contains(where: { $0.effect == .losesFile }) == true { return }
    if stringsList != nil {
      lintStrings(rules, &stringsList)
    } else {
      lintStrings(rules, &dictionaryList)
    }
    if dictionaryList != nil {
      lintDictionary(rules, &dictionaryList)
    } else {
      lintDictionary(rules, &stringsList)
    }
  }

  private func lintStrings(_ rules: [any CoverageRule.Type], _ list: inout FindingList?) {
    guard let theirs = source.strings, list != nil else { return }
    var lines: LineMap?
    var place = 0..<0
    for (index, entry) in theirs.entries.enumerated()
    where !entry.traits.contains(.structuredValue) {
      if let file, index < matches.count, matches[index] >= 0 {
        let end = file.entries[Int(matches[index])].range.upperBound
        place = end..<end
        continue
      }
      let key = theirs.key(of: entry)
      if dictionary?[key] != nil { continue }
      // Of equal keys only the last is found by its key.
      if let last = source.entry(of: key), last != index { continue }
      if lines == nil { lines = LineMap(theirs.source) }
      let line = lines?.position(at: entry.range.lowerBound).line ?? 1
      let gap = CoverageGap(
        key: key, sourceText: theirs.value(of: entry),
        sourcePlace: "\(theirs.source.path):\(line)", locale: locale, place: place)
      for rule in rules {
        if var found = list.take() {
          rule.check(gap, &found)
          list = found
        }
      }
    }
  }

  private func lintDictionary(_ rules: [any CoverageRule.Type], _ list: inout FindingList?) {
    guard let theirs = source.dictionary, list != nil else { return }
    var keys: KeyIndex?
    var lines: LineMap?
    var place = 0..<0
    for entry in theirs.entries {
      if let here = dictionary?[entry.key] {
        place = here.range.upperBound..<here.range.upperBound
        continue
      }
      if let file {
        let index = keys ?? KeyIndex(file)
        keys = index
        var key = entry.key
        if key.withUTF8({ index.find($0, hint: 0) }) != nil { continue }
      }
      if lines == nil {
        lines = LineMap(theirs.source)
      }
      let line = lines?.position(at: entry.keyRange.lowerBound).line ?? 1
      let texts = (entry.localizations.first?.substitutions ?? []).flatMap(\.value.texts)
      let gap = CoverageGap(
        key: entry.key, sourceText: texts.last?.string,
        sourcePlace: "\(theirs.source.path):\(line)", locale: locale, place: place)
      for rule in rules {
        if var found = list.take() {
          rule.check(gap, &found)
          list = found
        }
      }
    }
  }
}
