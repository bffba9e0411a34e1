import CalqueDiagnostics
import CalqueICU

/// A finding as the page shows it.
struct HTMLFinding {
  /// The most scalars of a line that are quoted.
  private static let excerptLength = 160

  let finding: Finding
  let path: String
  let text: String?
  let sourceText: String?
  let sourceLanguage: String?
  /// The line: the text before the marked range, in it, and after it.
  let quotation: (before: String, marked: String, after: String)

  init(
    _ finding: Finding, path: String, text: String?, sourceText: String?, sourceLanguage: String?,
    in source: SourceText, _ lines: LineMap
  ) {
    self.finding = finding
    self.path = path
    self.text = text
    // A source text equal to the text has no information.
    self.sourceText = sourceText == text ? nil : sourceText
    self.sourceLanguage = sourceLanguage
    if let range = lines.range(ofLine: finding.start.line), !range.isEmpty {
      // Indentation has no meaning here.
      let spaces = source.utf8[range].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      let start = min(
        range.lowerBound + spaces.count, max(finding.range.lowerBound, range.lowerBound))
      quotation =
        Excerpt(
          source.utf8, line: start..<range.upperBound, marked: finding.range,
          length: Self.excerptLength
        ).parts
    } else {
      quotation = ("", "", "")
    }
  }

  /// Writes an object of the page's data.
  func write(to output: inout OutputBuffer) {
    let fields: [(name: String, value: String?)] = [
      ("rule", finding.rule), ("severity", finding.severity.rawValue), ("file", path),
      ("key", finding.key), ("locale", finding.locale), ("message", finding.message),
      ("remedy", finding.remedy ?? finding.fix?.title), ("text", text), ("source", sourceText),
      ("sourceLocale", sourceText == nil ? nil : sourceLanguage), ("before", quotation.before),
      ("marked", quotation.marked), ("after", quotation.after),
    ]
    output.write("{\"line\":\(finding.start.line),\"column\":\(finding.start.column)")
    if finding.fix != nil { output.write(",\"fixable\":true") }
    if let locale = finding.locale, LocaleID.isRightToLeft(locale) {
      output.write(",\"rtl\":true")
    }
    if sourceText != nil, let sourceLanguage, LocaleID.isRightToLeft(sourceLanguage) {
      output.write(",\"sourceRTL\":true")
    }
    for (name, value) in fields {
      guard let value, !value.isEmpty else { continue }
      output.write(",\"\(name)\":")
      HTMLText.writeJSON(value, to: &output)
    }
    output.write("}")
  }
}
