import CalqueCatalogs
package import CalqueDiagnostics

/// The format of a plural's number, if it is not one.
package enum StringsdictValueType: Rule {
  package static let id = "stringsdict_valuetype"
  package static let severity = Severity.error
  package static let summary = "a number's format that is no format"
  package static let rationale = """
    `NSStringFormatValueTypeKey`, and `formatSpecifier` in a string catalog, say how the number is \
    read from memory: `d`, `ld`, `lld`, `lu`, `@`. With anything else the runtime reads what is not \
    there. That the texts agree with it, `format_type` looks after.
    """
  package static let examples: [RuleExample] = [
    StringsdictValueType.example("integer", marker: "↓"),
    StringsdictValueType.example("", marker: "↓"),
    StringsdictValueType.example("lld"),
    StringsdictValueType.example("%ld"),
    StringsdictValueType.example("02d"),
    StringsdictValueType.example("@"),
  ]

  private static func example(_ type: String, marker: String = "") -> RuleExample {
    var example = RuleExample.plural([("one", "file"), ("other", "files")], markedAt: marker)
    example.files[0].text = example.files[0].text.replacing(
      "<string>d</string>", with: "<string>\(type)</string>")
    return example
  }

  package static func check(_ choice: ChoiceUnit, in context: inout LintContext) {
    let variations = choice.variations
    guard variations.kind.isByNumber, let type = choice.numberFormat else { return }
    // Some files include the percent sign, and it is accepted.
    let format = FormatString(type.utf8.first == UInt8(ascii: "%") ? type : "%" + type)
    if format.pieces.count == 1, format.specifiers.count == 1 { return }
    context.report(
      Self.self, at: variations.range, "'\(type)' is no format of a number",
      remedy: "Write d, ld or lld, as the argument is in the code", key: choice.key,
      locale: choice.locale)
  }
}
