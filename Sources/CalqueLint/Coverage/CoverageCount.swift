/// How many texts of a table a language has.
package struct CoverageCount: Sendable, Equatable {
  /// Texts that are there and, where the format has states, translated: into other words than the
  /// source's.
  package var translated = 0
  /// Texts that are there and equal the source's: names, or what was not translated.
  package var same = 0
  /// Texts that somebody should look at again.
  package var needsReview = 0
  /// Texts that are not there, or not begun.
  package var missing = 0

  /// All texts that the language should have.
  package var total: Int { translated + same + needsReview + missing }

  /// The texts that readers see in their language, of all; 1 where there is nothing to translate.
  package var share: Double {
    total == 0 ? 1 : Double(translated + same + needsReview) / Double(total)
  }

  /// The texts that are other words than the source's, of all; 1 where there is nothing to translate.
  package var translatedShare: Double {
    total == 0 ? 1 : Double(translated + needsReview) / Double(total)
  }

  /// Adds the counts of another table.
  package static func += (left: inout CoverageCount, right: CoverageCount) {
    left.translated += right.translated
    left.same += right.same
    left.needsReview += right.needsReview
    left.missing += right.missing
  }
}
