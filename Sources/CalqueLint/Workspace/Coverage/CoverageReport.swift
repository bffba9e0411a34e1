import CalqueCatalogs

/// The coverage of each language in the texts of files, for people and for machines.
package struct CoverageReport {
  private var table = CoverageTable()

  /// Reads files.
  ///
  /// - Parameters:
  ///   - files: The paths of the files.
  ///   - sourceLanguage: The language of the source texts; nil to determine it from the files.
  ///   - name: Names a table in the report, by its path.
  package init(
    files: [String], sourceLanguage: String?, name: (String) -> String = { $0 }
  ) {
    let groups = FileGroup.groups(of: files)
    var languages: [String: Set<String>] = [:]
    for case .table(let folder, _, let members) in groups {
      languages[folder, default: []].formUnion(members.map(\.locale))
    }
    for group in groups {
      let tables = TableTexts.tables(of: group, in: languages, given: sourceLanguage) {
        CatalogFile.loadAll($0)
      }
      for texts in tables { table.add(texts, name: name(texts.name)) }
    }
  }

  /// The languages with their counts, the emptiest first.
  package var languages: [(locale: String, count: CoverageCount)] { table.ordered.reversed() }

  /// Whether there is nothing to compare.
  package var isEmpty: Bool { table.languages.isEmpty }

  /// A table of the languages, or of each table in each language, in columns.
  package func text(byTable: Bool) -> String {
    var rows = [
      ["language", "present", "translated", "same as source", "needs review", "missing", "of"]
    ]
    if byTable {
      rows[0].append("table")
      for row in table.rows {
        for (locale, count) in row.counts.sorted(by: { $0.key < $1.key }) {
          rows.append(Self.cells(locale, count) + [row.name])
        }
      }
    } else {
      rows += languages.map { Self.cells($0.locale, $0.count) }
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 || column == 7 ? cell + (column == 7 ? "" : space) : space + cell
      }.joined(separator: "  ")
    }.joined(separator: "\n") + "\n"
  }

  private static func cells(_ locale: String, _ count: CoverageCount) -> [String] {
    [
      locale, CoverageLine.percent(count.share), String(count.translated), String(count.same),
      String(count.needsReview), String(count.missing), String(count.total),
    ]
  }

  /// The same as a JSON object: `languages`, and `tables` with one object for each language.
  package var json: String {
    var output = OutputBuffer(descriptor: nil)
    output.write("{\"languages\":[")
    for (index, item) in languages.enumerated() {
      output.write(index == 0 ? "\n{" : ",\n{")
      Self.write(item.locale, item.count, to: &output)
      output.write("}")
    }
    output.write("],\n\"tables\":[")
    var isFirst = true
    for row in table.rows {
      for (locale, count) in row.counts.sorted(by: { $0.key < $1.key }) {
        output.write(isFirst ? "\n{\"table\":" : ",\n{\"table\":")
        isFirst = false
        JSONText.write(row.name, to: &output)
        output.write(",")
        Self.write(locale, count, to: &output)
        output.write("}")
      }
    }
    output.write("]}\n")
    return String(decoding: output.bytes, as: UTF8.self)
  }

  private static func write(
    _ locale: String, _ count: CoverageCount, to output: inout OutputBuffer
  ) {
    output.write("\"language\":")
    JSONText.write(locale, to: &output)
    output.write(",\"translated\":\(count.translated),\"same\":\(count.same)")
    output.write(",\"needsReview\":\(count.needsReview),\"missing\":\(count.missing)")
    // Ten thousandths are more precise than any project needs.
    let share = (count.share * 10_000).rounded(.down) / 10_000
    output.write(",\"total\":\(count.total),\"share\":\(share)")
  }
}
