/// How many texts of a table a language has.
package struct CoverageCount: Sendable, Equatable {
  /// Texts that exist and, if the format has states, are translated: into words other than the
  /// source's.
  package var translated = 0
  /// Texts that exist and equal the source's: names, or texts that were not translated.
  package var same = 0
  /// Texts that need review.
  package var needsReview = 0
  /// Texts that do not exist, are empty, or are not begun.
  package var missing = 0

  /// All texts that the language should have.
  package var total: Int { translated + same + needsReview + missing }

  /// The fraction of texts that readers see in their language; 1 if there is nothing to translate.
  package var share: Double {
    total == 0 ? 1 : Double(translated + same + needsReview) / Double(total)
  }

  /// The fraction of texts with words other than the source's; 1 if there is nothing to translate.
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
