/// A place of a catalog with conflicting changes on both sides of a merge.
public struct MergeConflict: Sendable, Hashable {
  /// The key of the entry; nil in a field of the catalog itself.
  public var key: String?
  /// The language; nil in a field of the entry itself.
  public var language: String?
  /// The part of the entry or language: names of fields, from the outermost, such as `variations`,
  /// `plural`, `few`, `stringUnit`, `value`. Empty for the whole entry or language.
  public var fields: [String]
  /// Our text; the first one if the value has several texts. Nil if we removed it.
  public var ours: String?
  /// Their text; the first one if the value has several texts. Nil if they removed it.
  public var theirs: String?
  /// The offset of the place in the merged contents, in bytes.
  public var offset: Int

  /// The conflicting texts, as one sentence: `key 'x', language 'de': ours "…", theirs "…"`.
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
