import CatalogExchange
import StringsLint

/// Writes what a conversion made and what it could not hold.
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
        output.write("\(item.isCosmetic ? "note" : "lost"): \(item)\n")
      }
      if shown.count < items.count {
        output.write(
          "      … and \(items.count - shown.count) more of \(kind.rawValue); --all lists them\n")
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

  static func writeJSON(
    _ losses: [ConversionLoss], _ paths: [String], to output: inout OutputBuffer
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
    output.write("\n]}\n")
  }
}
