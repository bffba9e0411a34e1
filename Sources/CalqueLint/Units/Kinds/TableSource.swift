import CalqueCatalogs

/// The files with the source texts of a table: those of the development language and those of
/// `Base`.
struct TableSource {
  /// The files of one folder.
  struct Files {
    /// The name of the folder, without `.lproj`.
    var name: String
    var strings: LintFile?
    var dictionary: LintFile?
  }

  /// The files of the development language; nil if `Base` has all.
  let main: Files?
  /// The files of `Base`.
  let base: Files?

  /// Whether there is no file at all.
  var isEmpty: Bool { strings == nil && dictionary == nil }

  /// The `.strings` file that translations are made of.
  var strings: LintFile? { main?.strings ?? base?.strings }

  /// The `.stringsdict` file that translations are made of.
  var dictionary: LintFile? { main?.dictionary ?? base?.dictionary }

  /// The texts of all files. A key that only a file of `Base` has is known and need not be
  /// translated if the development language has that file too.
  func table(past: (String) -> LintFile?) -> SourceTable {
    var others = Files(name: base?.name ?? "")
    if main?.strings != nil { others.strings = base?.strings }
    if main?.dictionary != nil { others.dictionary = base?.dictionary }
    let hasOthers = others.strings != nil || others.dictionary != nil
    return SourceTable(
      name: main?.name ?? base?.name ?? "", strings: strings, dictionary: dictionary,
      base: hasOthers
        ? SourceTable(name: others.name, strings: others.strings, dictionary: others.dictionary)
        : nil,
      past: past)
  }
}
