import CalqueCatalogs
package import CalqueDiagnostics

/// The format of a plural's number, if it is not one.
package enum StringsdictValueType: Rule {
  package static let id = "stringsdict_valuetype"
  package static let severity = Severity.error
  package static let summary = "an invalid number format"
  package static let rationale = """
    `NSStringFormatValueTypeKey`, or `formatSpecifier` in a string catalog, is how the runtime \
    reads the number: `d`, `ld`, `lld`, `lu`, `@`. With any other value it reads undefined memory. \
    `format_type` checks that the strings agree with it.
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
      Self.self, at: variations.range, "'\(type)' is not a number format",
      remedy: "Use d, ld or lld, as the type of the argument requires", key: choice.key,
      locale: choice.locale)
  }
}
