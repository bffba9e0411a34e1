public import Foundation

extension Localizer {
  /// The text of a key with attributes: the language, what the text's own markdown says, and those
  /// of the values.
  ///
  /// Emphasis, code, strikethrough and links are read where the text has them; headings, lists and
  /// the like are not, and white space stays. Values are no markdown: `**` in a name is shown. A
  /// value within emphasis or a link takes part in it, and a value with attributes keeps its own.
  ///
  /// - Parameters:
  ///   - key: The key and its values.
  ///   - table: The table to ask; without one, `Localizable`.
  public func attributedString(
    _ key: LocalizedStringKey, table: String? = nil
  ) -> AttributedString {
    attributedString(
      of: resolve(key, table: table, isolatesArguments: environment.isolatesArguments))
  }

  /// A text with its language as an attribute, what its markdown says, and the attributes of its
  /// values.
  ///
  /// - Parameter numbersValues: Whether the place of each value in the key, from one, is an attribute
  ///   of it.
  func attributedString(of text: LocalizedText, numbersValues: Bool = false) -> AttributedString {
    let units = Array(text.string.utf16)
    func string(of run: LocalizedText.Run) -> AttributedString {
      var part: AttributedString
      if case .argument(let index) = run.kind, let value = text.attributedValue(at: index) {
        part = value
      } else {
        part = AttributedString(String(decoding: units[run.range], as: UTF16.self))
      }
      if numbersValues {
        switch run.kind {
        case .argument(let index), .nested(let index): part.replacementIndex = index + 1
        case .literal: break
        }
      }
      return part
    }
    var result = AttributedString()
    if let pieces = text.markdown {
      for piece in pieces {
        switch piece.content {
        case .text(let string): result += piece.attributed(AttributedString(string))
        case .value(let index): result += piece.attributed(string(of: text.runs[index]))
        }
      }
    } else {
      for run in text.runs { result += string(of: run) }
    }
    result.languageIdentifier = text.languageIdentifier
    return result
  }
}
