/// The states of translations: those of XLIFF 1.2 (section 2.3) and those of string catalogs,
/// converted to each other as Xcode does.
enum XLIFFState {
  /// The string catalog's state for a target. Returns nil if the target does not have one. A tool's
  /// own state is kept as it is spelled.
  static func catalogState(_ state: String?, qualifier: String?) -> String? {
    switch state {
    case nil: nil
    case "translated" where qualifier == machineQualifier: machineTranslated
    case "translated", "signed-off", "final": "translated"
    case "needs-review-translation", "needs-review-l10n", "needs-review-adaptation": "needs_review"
    case "new", "needs-translation", "needs-l10n", "needs-adaptation": "new"
    default: state
    }
  }

  /// The state and the qualifier for a state of a string catalog.
  static func attributes(of catalogState: String?) -> (state: String?, qualifier: String?) {
    switch catalogState {
    case "needs_review": ("needs-review-l10n", nil)
    case machineTranslated: ("translated", machineQualifier)
    default: (catalogState, nil)
    }
  }

  /// Whether XLIFF defines a state, or allows a tool to define it.
  static func isKnown(_ state: String) -> Bool {
    state.hasPrefix("x-") || known.contains(state)
  }

  static let machineQualifier = "leveraged-mt"
  static let machineTranslated = "machine_translated"

  private static let known: Set<String> = [
    "final", "needs-adaptation", "needs-l10n", "needs-review-adaptation", "needs-review-l10n",
    "needs-review-translation", "needs-translation", "new", "signed-off", "translated",
  ]
}
