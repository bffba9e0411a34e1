import CalqueCatalogs
package import CalqueDiagnostics
import CalqueICU

/// Directional control characters that are opened but not closed.
package enum BidiUnbalanced: TextRule {
  package static let id = "bidi_unbalanced"
  package static let severity = Severity.error
  package static let summary = "an unbalanced directional control character"
  package static let rationale = """
    An embedding or override (LRE, RLE, LRO, RLO) ends at PDF, an isolate (LRI, RLI, FSI) at PDI. \
    Without its end, it affects whatever is shown after the string: punctuation and numbers change \
    places (UAX #9, X1–X8). The characters are invisible, so the cause is hard to find. An end \
    without a beginning has no effect; it is a warning, because something was probably intended. \
    RLE in front of a whole string of a language that runs from right to left changes nothing \
    where that is shown: information.
    """
  package static let examples: [RuleExample] = [
    .strings("\"a\" = \"פתח ↓\u{202A}Safari\";\n", in: "he"),
    .strings("\"a\" = \"\\\"↓\u{2067}א\\n\u{202B}ב\u{202C}\";\n", in: "he"),
    .strings("\"a\" = \"↓\\U2068%@\";\n", in: "ar"),
    .strings("\"a\" = \"↓\u{2066}↓\u{202B}א\";\n", in: "he"),
    .strings("\"a\" = \"↓\u{202E}פתח Safari\";\n", in: "he"),
    .strings("\"a\" = \"\u{202B}פתח Safari\";\n", in: "he"),
    .strings("\"a\" = \"פתח Safari↓\u{202C}\";\n", in: "he"),
    .strings("\"a\" = \"פתח \u{202A}Safari\u{202C}\";\n", in: "he"),
    .strings("\"a\" = \"\u{2068}%@\u{2069}\u{200F}\";\n", in: "ar"),
    .strings("\"a\" = \"\u{2068}\u{202A}%@\u{2069}\";\n", in: "ar"),
  ]

  package static let interest = TextInterest.texts(with: .bidiControl)

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    var open: [(scalar: Unicode.Scalar, offset: Int)] = []
    var unclosed: [(scalar: Unicode.Scalar, offset: Int, end: Int)] = []
    var unopened: [(scalar: Unicode.Scalar, offset: Int)] = []
    var offset = 0
    for scalar in text.string.unicodeScalars {
      switch scalar {
      case "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}":
        open.append((scalar, offset))
      case "\u{202C}":
        // A PDF does not reach out of an isolate (UAX #9, X7).
        if let last = open.last, !last.scalar.isIsolate {
          open.removeLast()
        } else {
          unopened.append((scalar, offset))
        }
      case "\u{2069}":
        // A PDI closes the embeddings inside its isolate with it (X6a).
        if let index = open.lastIndex(where: \.scalar.isIsolate) {
          open.removeSubrange(index...)
        } else {
          unopened.append((scalar, offset))
        }
      case "\n", "\r", "\u{1C}", "\u{1D}", "\u{1E}", "\u{85}", "\u{2029}":
        // Everything ends with the paragraph (X8).
        unclosed += open.map { ($0.scalar, $0.offset, offset) }
        open = []
      default: break
      }
      offset += UTF8.width(scalar)
    }
    unclosed += open.map { ($0.scalar, $0.offset, offset) }
    report(unclosed, unopened, text, &context)
  }

  /// Reports characters without their other half. One fix, that of the first finding, corrects all
  /// of them: the ends are in the reverse order of the beginnings, and a fix that touched another
  /// would have to wait.
  private static func report(
    _ unclosed: [(scalar: Unicode.Scalar, offset: Int, end: Int)],
    _ unopened: [(scalar: Unicode.Scalar, offset: Int)], _ text: TextUnit,
    _ context: inout LintContext
  ) {
    var edits = unopened.map {
      TextEdit($0.offset..<($0.offset + UTF8.width($0.scalar)), "")
    }
    var ends: [Int: String] = [:]
    for found in unclosed { ends[found.end] = String(found.scalar.close) + (ends[found.end] ?? "") }
    edits += ends.map { TextEdit($0.key..<$0.key, $0.value) }
    edits.sort {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    var fix = context.fix("close what is open, and remove unmatched ends", edits, in: text.text)
    for found in unopened {
      let range = found.offset..<(found.offset + UTF8.width(found.scalar))
      context.report(
        Self.self, at: context.place(of: range, in: text.text), severity: .warning,
        "\(found.scalar.directionalName) closes nothing",
        remedy: "Open it where the embedded text begins, or remove it", key: text.key,
        locale: text.locale, fix: fix)
      fix = nil
    }
    for found in unclosed {
      let range = found.offset..<(found.offset + UTF8.width(found.scalar))
      context.report(
        Self.self, at: context.place(of: range, in: text.text),
        severity: found.offset == 0 && found.scalar.isEmbedding(in: text.locale)
          ? .information : nil, "\(found.scalar.directionalName) is not closed",
        remedy:
          "Close it with \(found.scalar.close.directionalName) where the embedded text ends, or "
          + "remove it", key: text.key, locale: text.locale, fix: fix)
      fix = nil
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isIsolate: Bool { ("\u{2066}"..."\u{2068}").contains(self) }

  /// Whether it begins an embedding in the direction of a language that runs from right to left.
  fileprivate func isEmbedding(in locale: String?) -> Bool {
    self == "\u{202B}" && locale.map(LocaleID.isRightToLeft) == true
  }

  /// The character that ends the part that this character begins.
  fileprivate var close: Unicode.Scalar { isIsolate ? "\u{2069}" : "\u{202C}" }

  fileprivate var directionalName: String {
    switch self {
    case "\u{202A}": "LRE (U+202A)"
    case "\u{202B}": "RLE (U+202B)"
    case "\u{202D}": "LRO (U+202D)"
    case "\u{202E}": "RLO (U+202E)"
    case "\u{2066}": "LRI (U+2066)"
    case "\u{2067}": "RLI (U+2067)"
    case "\u{2068}": "FSI (U+2068)"
    case "\u{202C}": "PDF (U+202C)"
    default: "PDI (U+2069)"
    }
  }
}
