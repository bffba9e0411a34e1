import CalqueExchange
import CalqueLint

/// Writes the results of a conversion and what it could not represent.
enum ConversionReport {
  /// How many losses of one kind are listed when not all are.
  private static let listed = 5

  static func write(
    _ losses: [ConversionLoss], _ paths: [String], showsAll: Bool, to output: inout OutputBuffer
  ) {
    for path in paths { output.write("wrote \(path)\n") }
    for kind in ConversionLoss.Kind.allCases {
      let items = losses.filter { $0.kind == kind }
      let shown = showsAll ? items[...] : items.prefix(listed)
      for item in shown {
        let word = item.isAddition ? "added" : item.isCosmetic ? "note" : "lost"
        output.write("\(word): \(item)\n")
      }
      if shown.count < items.count {
        output.write(
          "      … and \(items.count - shown.count) more of \(kind.rawValue); use --all to list them\n"
        )
      }
    }
    let lost = losses.count { !$0.isCosmetic }
    output.write(
      "\(count(paths.count, "file")), \(count(lost, "loss", "losses")), "
        + "\(count(losses.count - lost, "note"))\n")
  }

  private static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
  }

  /// Writes what would be dropped, and how to continue.
  static func write(
    _ drops: [OutputDrops.Drop], showsAll: Bool, to output: inout OutputBuffer
  ) {
    let languages = drops.filter { $0.kind == .language }
    let others = drops.filter { $0.kind != .language }
    for drop in languages { output.write("would drop: \(drop)\n") }
    for drop in showsAll ? others[...] : others.prefix(20) { output.write("would drop: \(drop)\n") }
    if others.count > 20, !showsAll {
      output.write("      … and \(others.count - 20) more; use --all to list them\n")
    }
    let parts = [
      count(languages.count, "language"), count(others.count, "key or string", "keys and strings"),
    ]
    output.write(
      """
      nothing was written, because \(parts.joined(separator: ", ")) would be lost from existing files
      help: 'strings-lint import FILE --into CATALOG' changes only the strings that a translator changed
      help: --drop-language NAME and --drop-key KEY allow a loss, --drop-missing allows all of them

      """)
  }

  static func writeJSON(
    _ losses: [ConversionLoss], _ paths: [String], drops: [OutputDrops.Drop] = [],
    to output: inout OutputBuffer
  ) {
    output.write("{\"files\":[")
    for (index, path) in paths.enumerated() {
      if index > 0 { output.write(",") }
      JSONText.write(path, to: &output)
    }
    output.write("],\"losses\":[")
    for (index, loss) in losses.enumerated() {
      output.write(index > 0 ? ",\n{" : "\n{")
      let fields: [(String, String?)] = [
        ("kind", loss.kind.rawValue), ("table", loss.table), ("key", loss.key),
        ("locale", loss.locale), ("file", loss.file), ("what", loss.what),
        ("instead", loss.instead),
      ]
      for (name, value) in fields {
        output.write("\"\(name)\":")
        JSONText.write(value, to: &output)
        output.write(",")
      }
      output.write("\"cosmetic\":\(loss.isCosmetic)}")
    }
    output.write("\n],\"drops\":[")
    for (index, drop) in drops.enumerated() {
      output.write(index > 0 ? ",\n{" : "\n{")
      let fields: [(String, String?)] = [
        ("kind", drop.kind.rawValue), ("file", drop.path), ("key", drop.key),
        ("locale", drop.locale),
      ]
      for (name, value) in fields {
        output.write("\"\(name)\":")
        JSONText.write(value, to: &output)
        output.write(",")
      }
      output.write("\"detail\":")
      JSONText.write(drop.detail, to: &output)
      output.write("}")
    }
    output.write("\n]}\n")
  }
}
