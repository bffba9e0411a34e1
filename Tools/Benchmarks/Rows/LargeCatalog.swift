import CalqueCatalogs
import CalqueDiagnostics
import CalqueEscaping
import Foundation

/// A string catalog of twenty megabytes, in Xcode's form, made from the texts of real tables.
enum LargeCatalog {
  static func contents(_ count: Int = 20_000_000) throws -> [UInt8] {
    let tables = try self.tables()
    var text: [UInt8] = []
    text.reserveCapacity(count + 100_000)
    text += "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {".utf8
    // Tables have common keys, and there are too few of them: a number makes keys unique.
    var number = 0
    while text.count < count {
      for table in tables {
        for (key, values) in table where text.count < count {
          text += (number == 0 ? "\n" : ",\n").utf8
          number += 1
          append("\(key) \(number)", values, to: &text)
        }
      }
    }
    text += "\n  },\n  \"version\" : \"1.0\"\n}".utf8
    return text
  }

  /// Returns the tables of the corpus: for each key the texts in all languages.
  private static func tables() throws -> [[(key: String, values: [(String, String)])]] {
    var tables: [String: [String: [(String, String)]]] = [:]
    for path in Corpus.files("strings") {
      guard let language = CatalogFile.locale(ofPath: path), let catalog = CatalogFile.load(path)
      else { continue }
      let table = path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined()
      for entry in catalog.entries {
        guard let text = entry.localizations.first?.value?.texts.first else { continue }
        tables[table, default: [:]][entry.key, default: []].append((language, text.string))
      }
    }
    guard !tables.isEmpty else { throw Corpus.Missing(folder: Corpus.folder.path) }
    return tables.sorted { $0.key < $1.key }.map { table in
      table.value.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted { $0.0 < $1.0 }) }
    }
  }

  private static func append(
    _ key: String, _ values: [(language: String, text: String)], to text: inout [UInt8]
  ) {
    text += "    ".utf8
    JSONEscaping.standard.appendString(key, to: &text)
    text +=
      " : {\n      \"extractionState\" : \"manual\",\n      \"localizations\" : {\n".utf8
    for (index, value) in values.enumerated() {
      text += "        ".utf8
      JSONEscaping.standard.appendString(value.language, to: &text)
      text +=
        " : {\n          \"stringUnit\" : {\n            \"state\" : \"translated\",\n            \"value\" : "
        .utf8
      JSONEscaping.standard.appendString(value.text, to: &text)
      text += "\n          }\n        }\(index < values.count - 1 ? "," : "")\n".utf8
    }
    text += "      }\n    }".utf8
  }
}
