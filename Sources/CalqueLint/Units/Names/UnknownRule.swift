/// The message for a name that no rule has.
package enum UnknownRule {
  /// Returns the message, with the name that is most similar to it.
  package static func message(_ id: String, among known: some Sequence<String>) -> String {
    let guess = NearestName.of(id, among: known).map { ". Did you mean '\($0)'?" } ?? ";"
    return "Unknown rule '\(id)'\(guess) 'strings-lint rules' lists the rules"
  }
}
