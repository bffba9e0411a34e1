import CalqueMessages
public import Foundation

extension Localizer {
  /// Returns the text of a key with attributes: its language, the meaning of its Markdown, and the
  /// attributes of the values.
  ///
  /// Emphasis, code, strikethrough and links in the text are interpreted; headings, lists and other
  /// blocks are not, and white space is preserved. Values are not Markdown: `**` in a name is
  /// shown. A value within emphasis or a link is part of it, and a value with attributes keeps its
  /// own.
  ///
  /// - Parameters:
  ///   - key: The key and its values.
  ///   - table: The table to search; if `nil`, `Localizable`.
  public func attributedString(
    _ key: LocalizedStringKey, table: String? = nil
  ) -> AttributedString {
    attributedString(
      of: resolve(key, table: table, isolatesArguments: environment.isolatesArguments))
  }

  /// Returns a text with its language as an attribute, the meaning of its Markdown, and the
  /// attributes of its values.
  ///
  /// - Parameter numbersValues: Whether each value gets an attribute with its position in the key,
  ///   counted from 1.
  func attributedString(of text: LocalizedText, numbersValues: Bool = false) -> AttributedString {
    let units = Array(text.string.utf16)
    let language = AttributeContainer().languageIdentifier(text.languageIdentifier)
    var result = AttributedString()
    func append(_ run: LocalizedText.Run, in piece: MarkdownPiece?) {
      var part =
        value(of: run, in: text)
        ?? AttributedString(
          String(decoding: units[run.range], as: UTF16.self))
      if numbersValues {
        switch run.kind {
        case .argument(let index), .nested(let index): part.replacementIndex = index + 1
        case .literal: break
        }
      }
      if part.isUnmerged {
        result += part.freed
      } else {
        append(piece?.attributed(part) ?? part)
      }
    }
    func append(_ part: AttributedString) {
      var part = part
      part.mergeAttributes(language, mergePolicy: .keepCurrent)
      result += part
    }
    if let pieces = text.markdown {
      for piece in pieces {
        switch piece.content {
        case .text(let string): append(piece.attributed(AttributedString(string)))
        case .value(let index): append(text.runs[index], in: piece)
        }
      }
    } else {
      for run in text.runs { append(run, in: nil) }
    }
    return result
  }

  /// Returns the attributed text of the value in a run; nil if the run only has characters.
  private func value(of run: LocalizedText.Run, in text: LocalizedText) -> AttributedString? {
    switch run.kind {
    case .literal: return nil
    case .argument(let index): return text.attributedValue(at: index)
    case .nested(let index):
      #if !canImport(Darwin)
        // Resolved in the same way as its plain text in the string, without isolates of its own.
        if let resource = text.nestedValue(at: index) as? LocalizedStringResource {
          return attributedString(of: resolve(resource, isolatesArguments: false))
        }
      #endif
      return nil
    }
  }
}
