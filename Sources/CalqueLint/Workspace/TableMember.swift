/// The files of one table in one language.
struct TableMember: Sendable {
  /// The language, as its folder spells it; empty without such a folder.
  var locale: String
  /// The `.strings` file, where there is one.
  var strings: String?
  /// The `.stringsdict` file, where there is one.
  var dictionary: String?

  /// The paths of both.
  var paths: [String] { [strings, dictionary].compactMap(\.self) }
}
