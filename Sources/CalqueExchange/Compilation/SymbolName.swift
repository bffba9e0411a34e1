import CalqueCatalogs

/// The name that Xcode 26 gives to a key of a string catalog.
///
/// The rules are read from files `GeneratedStringSymbols_*.swift` that public projects contain, as
/// Xcode wrote them.
enum SymbolName {
  /// Returns the name of a key's symbol, or nil if the key has no letter or digit.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - hasArguments: Whether the text has placeholders, so that those in the key are none of its
  ///     words.
  static func property(of key: String, hasArguments: Bool) -> String? {
    let words = words(of: hasArguments ? withoutPlaceholders(key) : key)
    guard let first = words.first else { return nil }
    let name = words.dropFirst().reduce(lowered(first)) { $0 + capitalized($1) }
    return isHead(name.first) ? name : "_\(name)"
  }

  /// Whether a name can begin with a character: not a digit, and not `$`, which is the compiler's.
  private static func isHead(_ character: Character?) -> Bool {
    character.map { !$0.isNumber && $0 != "$" } ?? false
  }

  /// Returns the name of the type for the keys of a table.
  static func type(of table: String) -> String? {
    let name = words(of: table).map(capitalized(keepingCapitals:)).joined()
    if name.isEmpty { return nil }
    return isHead(name.first) ? name : "_\(name)"
  }

  private static func withoutPlaceholders(_ key: String) -> String {
    FormatRewriting.replacing(key) { piece, _ in
      switch piece {
      case .specifier, .substitution, .argument: " "
      case .percent, .literal, .invalid: nil
      }
    }
  }

  /// The runs of letters, digits and `$`. An apostrophe does not end a word, and digits are a part
  /// of their own: `1month` is two words.
  private static func words(of key: String) -> [String] {
    var result: [String] = []
    var word = ""
    func end() {
      if !word.isEmpty { result.append(word) }
      word = ""
    }
    for character in key {
      if character == "'" || character == "’" { continue }
      guard character.isLetter || character.isNumber || character == "$" else {
        end()
        continue
      }
      if let last = word.last, last.isNumber, character.isLetter { end() }
      word.append(character)
    }
    end()
    return result
  }

  /// The capitals at the beginning of a word are lower case: `SPEED` is `speed`, `CFBundle` is
  /// `cfbundle`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix(while: \.isUppercase)
    return capitals.lowercased() + word.dropFirst(capitals.count)
  }

  /// Of capitals at the beginning only the first remains: `JSON` is `Json`, `CloudKit` stays.
  private static func capitalized(_ word: String) -> String {
    let rest = lowered(word)
    return rest.prefix(1).uppercased() + rest.dropFirst()
  }

  private static func capitalized(keepingCapitals word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}
