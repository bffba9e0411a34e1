package import CalqueCatalogs

/// A problem that the reader of a file found.
package struct ProblemUnit: LintUnit {
  /// The problem.
  package var problem: CatalogProblem
  /// The file.
  package var file: LintFile
  /// Whether the file is a translation of another one.
  package var isInTranslation = false

  package static var kind: UnitKind { .problem }
}

extension ProblemUnit {
  /// What the problem is to that of another language: an entry that is written twice is mostly
  /// written twice in all languages, which copy the file of the source language.
  var origin: TextOrigin? {
    guard problem.code == .duplicateKey, file.locale != nil else { return nil }
    return isInTranslation ? .copy : .source
  }
}

extension LintFile {
  /// Whether a problem is told at the key in the source language, or else in the first language
  /// that has the key: it is an escape of the same key, or one that the text has from its key.
  /// Languages repeat what the program asks for.
  func repeatsKey(
    _ problem: CatalogProblem, _ keys: KeyIndex?, _ isToldBefore: (String) -> Bool
  ) -> Bool {
    guard problem.code == .invalidEscape, case .strings(let file) = content,
      let entry = entry(at: problem.range.lowerBound)
    else { return false }
    if entry.keyRange.contains(problem.range.lowerBound) {
      var key = file.key(of: entry)
      return key.withUTF8 { keys?.find($0, hint: 0) } != nil || isToldBefore(key)
    }
    return source.utf8.withUnsafeBufferPointer { bytes in
      let key = UnsafeBufferPointer(rebasing: bytes[entry.keyRange])
      // With the byte after it: `\u` is the beginning of other escapes.
      let end = min(problem.range.upperBound + 1, entry.valueRange.upperBound)
      let escape = Array(bytes[problem.range.lowerBound..<max(end, problem.range.upperBound)])
      return key.indices.contains { key[$0...].starts(with: escape) }
    }
  }
}
