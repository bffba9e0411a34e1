/// The files of one table in one language.
struct TableMember: Sendable {
  /// The language, as its folder writes it; empty without such a folder.
  var locale: String
  /// The `.strings` file, if there is one.
  var strings: String?
  /// The `.stringsdict` file, if there is one.
  var dictionary: String?

  /// The paths of both.
  var paths: [String] { [strings, dictionary].compactMap(\.self) }
}
