/// Guesses which name was meant.
package enum NearestName {
  /// Returns the name that is most similar to another one, or nil if none is similar.
  static func of(_ name: String, among names: some Sequence<String>) -> String? {
    let wanted = letters(name)
    var best: (name: String, distance: Int)?
    for candidate in names {
      let distance = distance(wanted, letters(candidate))
      guard distance <= max(2, candidate.utf8.count / 3), distance < candidate.utf8.count else {
        continue
      }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// Returns a question to add to a message; empty if no name is similar.
  package static func question(_ name: String, among names: some Sequence<String>) -> String {
    of(name, among: names).map { ". Did you mean '\($0)'?" } ?? ""
  }

  /// Returns how many letters must be inserted, removed or changed to turn one text into the other.
  static func distance(_ first: Substring, _ second: Substring) -> Int {
    distance(Array(first.utf8), Array(second.utf8))
  }

  /// Returns the letters that are compared: without case and word separators.
  private static func letters(_ name: String) -> [UInt8] {
    name.lowercased().utf8.filter { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-") }
  }

  /// Returns how many letters must be inserted, removed or changed (Levenshtein).
  private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var row = Array(0...second.count)
    for (line, letter) in first.prefix(100).enumerated() {
      var diagonal = line
      row[0] = line + 1
      for (column, other) in second.enumerated() {
        let changed = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(changed, diagonal + 1, row[column] + 1)
      }
    }
    return row[second.count]
  }
}
