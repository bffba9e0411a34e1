/// What to say to a name that no rule has.
package enum UnknownRule {
  /// The message, with the name that is most like it.
  package static func message(_ id: String, among known: some Sequence<String>) -> String {
    let guess = NearestName.of(id, among: known).map { ". Did you mean '\($0)'?" } ?? ";"
    return "There is no rule '\(id)'\(guess) 'strings-lint rules' lists them"
  }
}
