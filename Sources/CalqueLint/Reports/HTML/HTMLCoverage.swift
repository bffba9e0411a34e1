import CalqueICU

/// The picture of the coverage: a bar for each language, and a square for each of its tables.
struct HTMLCoverage {
  /// The maximum number of squares: more would be too small to see.
  private static let squares = 20_000

  private let table: CoverageTable
  private let spellings: [String: [String]]

  /// - Parameter spellings: How findings write each language, so that a click finds them.
  init(_ table: CoverageTable, spellings: [String: [String]]) {
    self.table = table
    self.spellings = spellings
  }

  func write(to output: inout OutputBuffer) {
    let languages = table.ordered
    guard !languages.isEmpty else { return }
    output.write("<h2>Coverage</h2>\n")
    // Languages that lack texts come first; complete ones matter less.
    let partial = languages.filter { $0.count.missing > 0 }.reversed()
    let whole = languages.filter { $0.count.missing == 0 }
    if !partial.isEmpty { writeBars(Array(partial.prefix(Self.shown)), to: &output) }
    if partial.count > Self.shown {
      let rest = Array(partial.dropFirst(Self.shown))
      output.write("<details><summary>\(rest.count) more with fewer missing strings</summary>\n")
      writeBars(rest, to: &output)
      output.write("</details>\n")
    }
    if !whole.isEmpty {
      let noun = whole.count == 1 ? "language has" : "languages have"
      let isOpen = partial.isEmpty && whole.count <= Self.openLimit
      output.write("<details\(isOpen ? " open" : "")><summary>\(whole.count) \(noun) all strings")
      let same = whole.reduce(0) { $0 + $1.count.same }
      if same > 0 {
        output.write("; \(same) of these \(same == 1 ? "is" : "are") the same as the source")
      }
      output.write("</summary>\n")
      writeBars(whole, to: &output)
      output.write("</details>\n")
    }
    output.write("<p class=\"legend\">")
    for (style, label) in [
      ("done", "translated"), ("same", "same as source"), ("review", "needs review"),
      ("gap", "missing"),
    ] {
      output.write("<span><i class=\"fill-\(style)\"></i>\(label)</span>")
    }
    output.write("</p>\n")
    let rows = table.rows
    if rows.count > 1, rows.count * languages.count <= Self.squares {
      writeSquares(rows, languages.map(\.locale).sorted(), to: &output)
    }
  }

  /// More bars than these would push the findings off the screen.
  private static let shown = 10
  private static let openLimit = 6

  private func writeBars(
    _ languages: [(locale: String, count: CoverageCount)], to output: inout OutputBuffer
  ) {
    output.write("<div class=\"coverage\">\n")
    for (locale, count) in languages { writeBar(locale, count, to: &output) }
    output.write("</div>\n")
  }

  private func writeBar(_ locale: String, _ count: CoverageCount, to output: inout OutputBuffer) {
    let name = LocaleID.displayName(locale, in: locale) ?? locale
    let code = HTMLText.escaped(locale)
    let names = HTMLText.escaped((spellings[locale] ?? [locale]).joined(separator: " "))
    output.write("<button class=\"language\" data-locale=\"\(names)\" ")
    output.write("title=\"\(HTMLText.escaped(LocaleID.displayName(locale, in: "en") ?? locale))\">")
    output.write(
      "<bdi lang=\"\(code)\">\(HTMLText.escaped(name))</bdi><code>\(code)</code></button>")
    let words =
      "\(count.translated) translated, \(count.same) same as source, "
      + "\(count.needsReview) needs review, \(count.missing) missing"
    output.write("<svg viewBox=\"0 0 1000 10\" preserveAspectRatio=\"none\" role=\"img\" ")
    output.write("aria-label=\"\(words)\"><title>\(words)</title>")
    var start = 0
    for (number, style) in [
      (count.translated, "done"), (count.same, "same"), (count.needsReview, "review"),
      (count.missing, "gap"),
    ] where number > 0 {
      // A share above 0 is always visible, however small.
      let left = count.total == 0 ? 0 : start * 1000 / count.total
      let right = (start + number) * 1000 / max(count.total, 1)
      let width = max(right - left, 4)
      output.write("<rect class=\"fill-\(style)\" x=\"\(min(left, 1000 - width))\" ")
      output.write("width=\"\(width)\" height=\"10\"/>")
      start += number
    }
    output.write("</svg><span class=\"share\">\(CoverageLine.percent(count.share))</span>\n")
  }

  private func writeSquares(
    _ rows: [CoverageTable.Row], _ locales: [String], to output: inout OutputBuffer
  ) {
    output.write("<details><summary>By table</summary>\n<div class=\"tables\"><table>\n<thead><tr>")
    output.write("<td class=\"none\"></td>")
    for locale in locales { output.write("<th scope=\"col\">\(HTMLText.escaped(locale))</th>") }
    output.write("</tr></thead>\n<tbody>\n")
    for row in rows {
      output.write("<tr><th scope=\"row\">\(HTMLText.escaped(row.name))</th>")
      for locale in locales {
        guard let count = row.counts[locale] else {
          output.write("<td class=\"none\"></td>")
          continue
        }
        let percent = CoverageLine.percent(count.share)
        output.write("<td style=\"--share: \(Int(count.share * 100))%\" ")
        output.write(
          "title=\"\(HTMLText.escaped(locale)): \(percent), \(count.missing) missing\"></td>")
      }
      output.write("</tr>\n")
    }
    output.write("</tbody>\n</table></div></details>\n")
  }
}
