import CalqueDiagnostics
import CalqueExchange
import CalqueLint

/// Writes what an import accepted, and what it did not.
enum ImportReport {
  /// How many remarks of one kind are listed when not all are.
  private static let listed = 20

  static func write(
    _ result: TranslationImport, showsAll: Bool, isDryRun: Bool, to output: inout OutputBuffer
  ) {
    let maps = result.sources.mapValues { LineMap($0) }
    for kind in TranslationRemark.Kind.allCases {
      let items = result.remarks.filter { $0.kind == kind }
      let shown = showsAll ? items[...] : items.prefix(kind == .state ? 1 : listed)
      for item in shown { write(item, maps[item.file], to: &output) }
      if shown.count < items.count {
        output.write(
          "      … and \(items.count - shown.count) more (\(kind.rawValue)); use --all to list them\n"
        )
      }
    }
    let verb = isDryRun ? "would write" : "wrote"
    for item in result.outputs {
      let note = item.isNew ? ", a new file" : item.isNewLanguage ? ", a new language" : ""
      var counts = [(item.changed, "changed"), (item.added, "added")]
        .filter { $0.0 > 0 }.map { count($0.0, "string") + " " + $0.1 }
      if item.restated > 0 { counts.append(count(item.restated, "state") + " changed") }
      output.write(
        "\(verb) \(item.path): \(item.languages.joined(separator: ", "))\(note): \(counts.joined(separator: ", "))\n"
      )
    }
    output.write(summary(result) + "\n")
  }

  private static func summary(_ result: TranslationImport) -> String {
    let changes = result.outputs.reduce(0) { $0 + $1.added + $1.changed + $1.restated }
    var parts = [changes == 0 ? "nothing changed" : count(changes, "change")]
    func add(_ kind: TranslationRemark.Kind, _ noun: String, _ plural: String? = nil) {
      let number = result.remarks.count { $0.kind == kind }
      if number > 0 { parts.append(count(number, noun, plural)) }
    }
    add(.conflict, "conflict")
    add(.unknown, "unknown key")
    add(.refused, "string rejected", "strings rejected")
    add(.empty, "empty string ignored", "empty strings ignored")
    return parts.joined(separator: ", ")
  }

  private static func write(
    _ remark: TranslationRemark, _ lines: LineMap?, to output: inout OutputBuffer
  ) {
    let place = lines.map { ":\($0.position(at: remark.offset))" } ?? ""
    let path = remark.path.isEmpty ? "" : " \(remark.path)"
    let key = remark.key.isEmpty ? "" : ": \"\(line(remark.key))\"\(path)"
    output.write(
      "\(remark.file)\(place): \(name(remark.kind)): \(remark.catalog)\(key): "
        + line(remark.message) + "\n")
    if let translation = remark.translation {
      output.write("      the file:    \(line(translation))\n")
    }
    if let current = remark.current {
      output.write("      the catalog: \(line(current))\n")
    }
  }

  private static func name(_ kind: TranslationRemark.Kind) -> String {
    switch kind {
    case .conflict: "conflict"
    case .unknown: "unknown"
    case .refused: "rejected"
    case .empty, .state: "note"
    }
  }

  private static func line(_ text: String) -> String {
    text.replacing("\n", with: "\\n").replacing("\r", with: "\\r")
  }

  private static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
  }

  static func writeJSON(_ result: TranslationImport, to output: inout OutputBuffer) {
    let maps = result.sources.mapValues { LineMap($0) }
    output.write("{\"files\":[")
    for (index, item) in result.outputs.enumerated() {
      output.write(index > 0 ? ",\n{\"path\":" : "\n{\"path\":")
      JSONText.write(item.path, to: &output)
      output.write(",\"language\":")
      JSONText.write(item.languages.joined(separator: ","), to: &output)
      output.write(
        ",\"added\":\(item.added),\"changed\":\(item.changed),\"states\":\(item.restated)}")
    }
    output.write("],\"remarks\":[")
    for (index, remark) in result.remarks.enumerated() {
      output.write(index > 0 ? ",\n{" : "\n{")
      let fields: [(String, String?)] = [
        ("kind", remark.kind.rawValue), ("file", remark.file), ("catalog", remark.catalog),
        ("key", remark.key), ("path", remark.path), ("message", remark.message),
        ("translation", remark.translation), ("current", remark.current),
      ]
      for (name, value) in fields {
        output.write("\"\(name)\":")
        JSONText.write(value, to: &output)
        output.write(",")
      }
      let line = maps[remark.file]?.position(at: remark.offset).line ?? 0
      output.write("\"line\":\(line),\"leftOut\":\(remark.isLeftOut)}")
    }
    output.write("\n]}\n")
  }
}
