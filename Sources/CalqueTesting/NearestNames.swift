/// Suggestions for a name that does not exist.
struct NearestNames {
  /// The similar names, the nearest first; empty if there are none.
  let alike: [String]
  private let all: [String]

  init(of name: String, among names: [String]) {
    all = names.sorted()
    let distances = all.map {
      (name: $0, distance: Self.distance(name.lowercased(), $0.lowercased()))
    }
    alike = distances.filter { $0.distance <= max(1, name.count / 3) }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
  }

  /// The suggestion, as a sentence.
  var sentence: String {
    if all.isEmpty { return "There are no catalogs." }
    if !alike.isEmpty { return "Did you mean one of these: \(alike.joined(separator: ", "))?" }
    let shown = all.prefix(12).joined(separator: ", ")
    return "The catalogs have \(shown)\(all.count > 12 ? " and \(all.count - 12) more" : "")."
  }

  /// Returns the number of characters to change, add or remove (Levenshtein).
  private static func distance(_ one: String, _ other: String) -> Int {
    let (one, other) = (Array(one.prefix(40)), Array(other.prefix(40)))
    var row = Array(0...other.count)
    for (i, character) in one.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, candidate) in other.enumerated() {
        let change = diagonal + (character == candidate ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(change, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[other.count]
  }
}
