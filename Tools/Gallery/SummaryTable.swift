/// The results of the run, one line for each language.
struct SummaryTable {
  struct Row {
    var locale: String
    var isRightToLeft: Bool
    var screens = 0
    var resolved = 0
    var missing = 0
    var truncated = 0
    /// Texts that overflow, are clipped, broken or drawn over each other.
    var cut = 0
    var other = 0
    var milliseconds = 0.0
  }

  var rows: [Row]

  var text: String {
    let header = [
      "locale", "direction", "screens", "strings", "missing", "truncated", "cut", "other", "ms",
    ]
    let lines = rows.map {
      [
        $0.locale, $0.isRightToLeft ? "right to left" : "left to right", "\($0.screens)",
        "\($0.resolved)", "\($0.missing)", "\($0.truncated)", "\($0.cut)", "\($0.other)",
        "\(Int($0.milliseconds.rounded()))",
      ]
    }
    let widths = header.indices.map { column in
      ([header] + lines).map { $0[column].count }.max() ?? 0
    }
    return ([header] + lines).map { line in
      line.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - line[column].count)
        // Words are aligned to the start of their column, numbers to its end.
        return column < 2 ? line[column] + space : space + line[column]
      }
      .joined(separator: "  ")
    }
    .joined(separator: "\n")
  }
}
