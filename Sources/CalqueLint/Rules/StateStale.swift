package import CalqueCatalogs
package import CalqueDiagnostics

/// An entry that the code has lost.
package enum StateStale: EntryRule {
  package static let id = "state_stale"
  package static let severity = Severity.information
  package static let summary = "an entry of a string catalog that the code no longer asks for"
  package static let rationale = """
    Xcode found the key in the code once, and at the last build it did not. The entry stays for the \
    case that the code comes back; it makes the catalog, the exports and the application bigger.
    """
  package static let examples: [RuleExample] = [
    .xcstrings(StateStale.catalog("↓Open", "stale")),
    .xcstrings(StateStale.catalog("Open", "manual")),
  ]

  private static func catalog(_ key: String, _ state: String) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "\(key)" : {
          "extractionState" : "\(state)"
        }
      },
      "version" : "1.0"
    }
    """
  }

  package static func check(
    _ entry: CatalogEntry, in catalog: EntryContext, _ list: inout FindingList
  ) {
    guard entry.extractionState == "stale" else { return }
    let fix = list.format == .xcstrings ? removal(of: entry, from: list.source.utf8) : nil
    list.add(
      Self.self, at: entry.keyRange, "The code no longer has '\(entry.key)': its state is stale",
      remedy: "Remove the entry, or make it manual", key: entry.key, fix: fix)
  }

  /// The edit that takes an entry out, and the comma that belongs to it.
  private static func removal(of entry: CatalogEntry, from bytes: [UInt8]) -> Fix? {
    var start = entry.range.lowerBound
    var end = entry.range.upperBound
    guard start < end, end <= bytes.count else { return nil }
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    let comma = UInt8(ascii: ",")
    let next = bytes[end...].firstIndex { !isSpace($0) } ?? bytes.count
    if next < bytes.count, bytes[next] == comma {
      end = bytes[(next + 1)...].firstIndex { !isSpace($0) } ?? bytes.count
    } else if let before = bytes[..<start].lastIndex(where: { !isSpace($0) }),
      bytes[before] == comma
    {
      start = before
    }
    return Fix(
      title: "remove the entry", edits: [Edit(range: start..<end, replacement: "")])
  }
}
