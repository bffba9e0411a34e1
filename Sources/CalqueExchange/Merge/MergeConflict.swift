/// A place of a catalog that both sides of a merge changed in ways that exclude each other.
public struct MergeConflict: Sendable, Hashable {
  /// The key of the entry; nil in a field of the catalog itself.
  public var key: String?
  /// The language; nil in a field of the entry itself.
  public var language: String?
  /// What is meant inside of that: names of fields, from the outermost, such as `variations`,
  /// `plural`, `few`, `stringUnit`, `value`. Empty when it is the whole entry or language.
  public var fields: [String]
  /// What ours says; of a value with several texts the first. Nil when ours removed it.
  public var ours: String?
  /// What theirs says; of a value with several texts the first. Nil when theirs removed it.
  public var theirs: String?
  /// Where the place stands in the merged contents, in bytes.
  public var offset: Int

  /// What excludes each other, as one sentence: `key 'x', language 'de': ours "…", theirs "…"`.
  public var message: String {
    var place: [String] = []
    if let key { place.append("key '\(key)'") }
    if let language { place.append("language '\(language)'") }
    var rest = fields[...]
    while let field = rest.popFirst() {
      switch field {
      case "variations", "stringUnit", "value", "values", "stringSet": continue
      case "plural", "device", "width":
        place.append(rest.popFirst().map { "\(field) '\($0)'" } ?? field)
      case "substitutions":
        place.append(rest.popFirst().map { "substitution '\($0)'" } ?? field)
      default: place.append(field)
      }
    }
    if place.isEmpty { place.append("the catalog") }
    return place.joined(separator: ", ")
      + ": ours \(Self.describe(ours)), theirs \(Self.describe(theirs))"
  }

  private static func describe(_ text: String?) -> String {
    guard let text else { return "removed it" }
    var shown = ""
    for scalar in text.unicodeScalars.prefix(80) {
      switch scalar {
      case "\n": shown += "\\n"
      case "\r": shown += "\\r"
      case "\t": shown += "\\t"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return "\"\(shown)\(text.unicodeScalars.count > 80 ? "…" : "")\""
  }
}
