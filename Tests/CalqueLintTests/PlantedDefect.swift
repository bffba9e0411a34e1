import CalqueLint

/// A change of a text, as it is spelled in a file, that a rule with a fix must find.
struct PlantedDefect: Sendable {
  /// The rule.
  let rule: String
  /// The changed text; nil if the defect does not apply.
  let change: @Sendable (String) -> String?

  init(_ rule: String, _ change: @escaping @Sendable (String) -> String?) {
    self.rule = rule
    self.change = change
  }

  private static func inWord(_ text: String, _ piece: String) -> String? {
    guard !text.contains("%"), !text.contains("\\"), text.count > 6 else { return nil }
    let middle = text.index(text.startIndex, offsetBy: text.count / 2)
    return text[..<middle] + piece + text[middle...]
  }

  private static func replacing(_ text: String, _ old: String, _ new: String) -> String? {
    text.contains(old) ? text.replacing(old, with: new) : nil
  }

  /// Defects for the texts of every format with backslash escapes.
  static let inTexts: [PlantedDefect] = [
    PlantedDefect("edge_whitespace") { $0 + " " }, PlantedDefect("edge_whitespace") { "  " + $0 },
    PlantedDefect("edge_newline") { $0 + "\\n" }, PlantedDefect("edge_newline") { "\\n" + $0 },
    PlantedDefect("double_space") { replacing($0, " ", "  ") },
    PlantedDefect("tab") { replacing($0, " ", "\\t") }, PlantedDefect("tab") { $0 + "\\t" },
    PlantedDefect("ellipsis") { $0 + "..." },
    PlantedDefect("ellipsis") { replacing($0, "…", "...") },
    PlantedDefect("literal_backslash") { $0 + "\\\\n" },
    PlantedDefect("invisible_character") { inWord($0, "\u{200B}") },
    PlantedDefect("invisible_character") { inWord($0, "\u{2060}") },
    PlantedDefect("invisible_character") { $0 + "\u{FEFF}" },
    PlantedDefect("control_character") { inWord($0, "\u{7F}") },
    PlantedDefect("bidi_unbalanced") { "\u{202B}" + $0 },
    PlantedDefect("bidi_unbalanced") { $0 + "\u{2069}" },
    PlantedDefect("not_composed") { replacing($0, "é", "e\u{301}") },
    PlantedDefect("not_composed") { replacing($0, "ü", "u\u{308}") },
    PlantedDefect("kashida") { replacing($0, "ا", "اـــ") },
    PlantedDefect("html_entity") { $0 + " &amp; more" },
    PlantedDefect("format_spelling") { replacing($0, "%@", "% @") },
    PlantedDefect("format_foreign_placeholder") { replacing($0, "%@", "{0}") },
    PlantedDefect("format_foreign_placeholder") { replacing($0, "%@", "％@") },
    PlantedDefect("format_mixed_positional") { replacing($0, "%@", "%1$@ %@") },
    PlantedDefect("format_percent_prose") { $0 + " 100 %" },
    PlantedDefect("format_invalid") { $0 + " 50% off" },
    PlantedDefect("format_extra") { $0 + " %@" },
    PlantedDefect("substitution_argument") { $0 + " %1#@n@" },
    PlantedDefect("url_changed") { replacing($0, "https://", "http://") },
    PlantedDefect("french_spacing") { $0 + " ?" }, PlantedDefect("quotes") { "\\\"" + $0 + "\\\"" },
    PlantedDefect("replacement_character") { inWord($0, "\u{FFFD}") },
    PlantedDefect("mojibake") { replacing($0, "é", "Ã©") },
    PlantedDefect("digits_locale") { $0 + " ١٢" },
  ]

  /// Defects for `.strings` files only: other spellings of a text and its entry.
  static let inLines: [InjectedDefect] = [
    InjectedDefect("an escape of another language") { $0.written($0.value + "\\u00e9") },
    InjectedDefect("an escape of nothing") { $0.written($0.value + "\\q") },
    InjectedDefect("a break in front of the quote") { $0.written($0.value + "\n") },
    InjectedDefect("single quotes") { line in
      line.value.contains("'") ? nil : "\"\(line.key)\" = '\(line.value)';"
    },
    InjectedDefect("a key without quotes") { line in
      line.key.allSatisfy { $0.isASCII && $0.isLetter } ? "\(line.key) = \"\(line.value)\";" : nil
    },
    InjectedDefect("a byte order mark") { "\u{FEFF}" + $0.written($0.value) },
  ]
}
