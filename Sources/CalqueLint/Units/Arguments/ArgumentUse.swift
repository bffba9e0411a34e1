package import CalqueCatalogs

/// A place in a text that shows an argument, or varies by one.
package struct ArgumentUse: Sendable {
  /// The number of the argument, counted from 1.
  package var number: Int
  /// The type that is expected of the argument; nil if it is not known.
  package var type: FormatArgumentType?
  /// How it is written: `%1$d`, `%#@files@`, `%arg`.
  package var spelling: String
  /// The range in the decoded text.
  package var range: Range<Int>
  /// Whether the number is written, as in `%2$@`.
  package var isNumbered: Bool
  /// Whether it looks like a percent sign in prose, as in `5 % de`.
  package var looksLikeProse: Bool

  /// Whether it shows the argument itself, rather than a part that varies by it.
  package var isPlaceholder: Bool {
    spelling != "%arg" && !(spelling.hasPrefix("%#") && spelling.hasSuffix("@"))
  }

  /// How it is written in a text whose placeholders have numbers: `%2$lld` for `%lld`.
  package var numberedSpelling: String {
    isNumbered || !isPlaceholder ? spelling : "%\(number)$" + spelling.dropFirst()
  }

  /// How it is written in a text whose placeholders are in the order of the arguments: `%lld` for
  /// `%2$lld`.
  var plainSpelling: String {
    guard isNumbered, isPlaceholder, let sign = spelling.firstIndex(of: "$") else {
      return spelling
    }
    return "%" + spelling[spelling.index(after: sign)...]
  }
}

/// A text with the arguments that it takes.
///
/// A class, because two dozen rules read the texts of an entry.
package final class FormatText: Sendable {
  /// The text.
  package let text: CatalogText
  /// The plural category that it is for; nil if it is for every number.
  package let category: String?
  /// The named part that it is a text of, by its place among the substitutions.
  package let part: Int?
  /// The arguments in order of appearance.
  package let uses: [ArgumentUse]
  /// The parsed text.
  package let format: FormatString
  /// Whether it has a placeholder that is clearly not prose.
  package let isFormat: Bool

  init(
    _ text: CatalogText, category: String?, part: Int? = nil, _ format: FormatString,
    uses: [ArgumentUse]
  ) {
    self.text = text
    self.category = category
    self.part = part
    self.uses = uses
    self.format = format
    isFormat = FormatProse.isFormat(format)
  }

  /// Whether it is for one number only, so that the number itself may be left out: "One file".
  package var namesItsNumber: Bool {
    category == "zero" || category == "one" || category == "two"
  }

  func uses(_ number: Int) -> Bool { uses.contains { $0.number == number } }
}
