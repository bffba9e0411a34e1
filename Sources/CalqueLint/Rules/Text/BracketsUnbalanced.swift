import CalqueCatalogs
package import CalqueDiagnostics

/// A bracket of a translation that is not opened or not closed.
package enum BracketsUnbalanced: TextRule {
  package static let id = "brackets"
  package static let severity = Severity.information
  package static let summary = "an unbalanced bracket in a translation"
  package static let rationale = """
    One bracket of a pair was lost in translation. Fullwidth brackets match ASCII ones. A source \
    text with an unbalanced bracket, such as `1)` or a smiley, is not compared.
    """
  package static let examples: [RuleExample] = [
    .strings(english: #""a" = "Open (all)";"#, german: #""a" = "Öffnen ↓(alle";"#),
    .strings(english: #""a" = "Open [all]";"#, german: #""a" = "Öffnen alle↓]";"#),
    .strings(english: #""a" = "Open (all)";"#, german: #""a" = "（Alle) öffnen";"#),
    .strings(english: #""a" = "Open :)";"#, german: #""a" = "Öffnen :)";"#),
    .strings(english: #""a" = "Open";"#, german: #""a" = "(Öffnen)";"#),
  ]
  package static let interest = TextInterest.pairs(with: .bracket)

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    guard let source = text.source else { return }
    guard text.traits.contains(.bracket), unpaired(source.string).isEmpty else { return }
    for (offset, bracket) in unpaired(text.string) {
      context.report(
        Self.self, at: context.place(of: offset..<(offset + UTF8.width(bracket)), in: text.text),
        "Unbalanced '\(bracket)'", remedy: "Add the other bracket, or remove this one",
        key: text.key, locale: text.locale)
    }
  }

  /// The plain opening bracket that a closing one ends; nil for other characters.
  private static func partner(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case ")", "）": "("
    case "]", "］": "["
    case "}", "｝": "{"
    case "】": "【"
    case "〕": "〔"
    default: nil
    }
  }

  /// The plain form of an opening bracket; nil for other characters.
  private static func opening(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "(", "（": "("
    case "[", "［": "["
    case "{", "｛": "{"
    case "【", "〔": scalar
    default: nil
    }
  }

  private static func unpaired(_ text: String) -> [(offset: Int, bracket: Unicode.Scalar)] {
    var open: [(offset: Int, bracket: Unicode.Scalar)] = []
    var odd: [(offset: Int, bracket: Unicode.Scalar)] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      if opening(scalar) != nil {
        open.append((offset, scalar))
      } else if let partner = partner(of: scalar) {
        if let last = open.lastIndex(where: { opening($0.bracket) == partner }) {
          open.remove(at: last)
        } else {
          odd.append((offset, scalar))
        }
      }
      offset += UTF8.width(scalar)
    }
    return (open + odd).sorted { $0.offset < $1.offset }
  }
}
