/// Guesses which name was meant.
package enum NearestName {
  /// The name that is most like another one; nil where none is like it.
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

  /// A question to add to a message; nothing where no name is like it.
  package static func question(_ name: String, among names: some Sequence<String>) -> String {
    of(name, among: names).map { ". Did you mean '\($0)'?" } ?? ""
  }

  /// How many letters must be put in, taken out or changed to make one text of another.
  static func distance(_ first: Substring, _ second: Substring) -> Int {
    distance(Array(first.utf8), Array(second.utf8))
  }

  /// The letters that count: not the case, and not what joins words.
  private static func letters(_ name: String) -> [UInt8] {
    name.lowercased().utf8.filter { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-") }
  }

  /// How many letters must be put in, taken out or changed (Levenshtein).
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
