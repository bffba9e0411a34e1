import CalqueCatalogs
package import CalqueDiagnostics

/// A placeholder of a different kind than the argument.
package enum FormatType: Rule, CombinedRule {
  package static let id = "format_type"
  package static let severity = Severity.error
  package static let summary = "a placeholder that does not match the type of its argument"
  package static let rationale = """
    The program passes the same arguments to every translation. If the source text has `%@`, an \
    object is passed: a translation with `%d` shows its address as a number. If it has `%d`, a \
    translation with `%@` uses the number as an address and crashes. The mismatch is undefined \
    behavior (C11 7.21.6.1, paragraph 9). Placeholders are compared by the argument that they \
    take, so a translation may reorder them: `%2$@ … %1$d`. Integers of different width, such as \
    `%d` and `%lld`, are reported by `format_width`.
    """
  package static let examples: [RuleExample] = [
    .strings(
      english: #""sent" = "%@ sent %d files";"#, german: #""sent" = "↓%d Dateien von ↓%@";"#),
    .strings(english: #""n" = "%d of %@";"#, german: #""n" = "\"%1$d\" \U201E von ↓%2$f";"#),
    .strings(
      english: #""sent" = "%@ sent %d files";"#, german: #""sent" = "%2$d Dateien von %1$@";"#),
    .strings(english: #""n" = "%d files";"#, german: #""n" = "%lld Dateien";"#),
    .strings(english: #""sure" = "100% guaranteed";"#, german: #""sure" = "zu 100 % echt";"#),
    .plural([("one", "%d file"), ("other", "↓%@ files")]),
    .plural([("one", "%d file"), ("other", "%d files")]),
  ]

  package static func check(_ comparison: ArgumentsUnit, in context: inout LintContext) {
    for text in comparison.usage.texts {
      let foreign = comparison.foreign(in: text).map(\.found.range)
      for use in text.uses where !foreign.contains(where: { $0.overlaps(use.range) }) {
        guard let found = use.type else { continue }
        // If a source uses an argument as two different types, its translations may do so too.
        let isDeclared = comparison.reference?.uses(use.number) { $0.type?.family == found.family }
        if isDeclared == true { continue }
        let declared = comparison.reference?.uses(of: use.number).filter { $0.type != nil } ?? []
        if let expected = declared.first(where: \.isPlaceholder) ?? declared.first {
          guard let type = expected.type else { continue }
          if context.asks(FormatSpelling.id),
            FormatSpelling.hasLostNumber(use, of: text, comparison.reference)
          {
            continue
          }
          context.report(
            Self.self, at: context.place(of: use.range, in: text.text),
            "Expected \(type.noun) for argument \(use.number), like '\(expected.spelling)' in "
              + "\(comparison.referenceName), found '\(use.spelling)', which takes \(found.noun)",
            remedy: remedy(
              for: use, expected, of: comparison.reference?.required ?? [], in: text),
            key: comparison.key, locale: comparison.locale)
        } else if let (name, type) = comparison.usage.part(of: text, varyingBy: use.number),
          type.family != found.family
        {
          context.report(
            Self.self, at: context.place(of: use.range, in: text.text),
            "'\(use.spelling)' takes argument \(use.number) as \(found.noun), but '\(name)' varies "
              + "by the same argument as \(type.noun)",
            remedy: isOnly(use, comparison)
              ? "Use \(type.placeholder), the number that is counted"
              : "Number the substitution in the string around it, such as %2$#@\(name)@, so that it "
                + "varies by the argument that it counts",
            key: comparison.key, locale: comparison.locale)
        }
      }
    }
  }

  /// Whether the entry has one substitution, and no other argument than the one it counts.
  private static func isOnly(_ use: ArgumentUse, _ comparison: ArgumentsUnit) -> Bool {
    comparison.usage.parts.count == 1
      && comparison.usage.texts.allSatisfy { $0.uses.allSatisfy { $0.number == use.number } }
  }

  private static func remedy(
    for use: ArgumentUse, _ expected: ArgumentUse, of required: [ArgumentUse], in text: FormatText
  ) -> String {
    if use.looksLikeProse {
      let isShown = text.uses.contains { $0.number == use.number && !$0.looksLikeProse }
      return isShown || !expected.isPlaceholder
        ? "Use %% for a literal percent sign"
        : "Use \(expected.spelling), or %% for a literal percent sign"
    }
    guard use.isPlaceholder else {
      return "Give the substitution the number of the argument that it counts, such as %2$#@name@"
    }
    guard expected.isPlaceholder else { return "Give the substitution the number of its argument" }
    let bare = expected.spelling.drop { $0 == "%" || $0.isNumber || $0 == "$" }
    let number = use.isNumbered ? "\(use.number)$" : ""
    let remedy = "Use %\(number)\(bare)"
    if required.count < 2 || use.isNumbered { return remedy }
    let numbered = required.filter(\.isPlaceholder).map {
      "%\($0.number)$" + $0.spelling.drop { $0 == "%" || $0.isNumber || $0 == "$" }
    }
    return remedy + ", or number the placeholders to reorder them: "
      + numbered.joined(separator: ", ")
  }
}

extension FormatUsage {
  /// Returns the named part that a text belongs to and the type of its argument, if the part varies
  /// by this argument.
  fileprivate func part(
    of text: FormatText, varyingBy number: Int
  ) -> (name: String, type: FormatArgumentType)? {
    guard let index = text.part, parts[index].argument == number, let type = parts[index].type
    else { return nil }
    return (parts[index].name, type)
  }
}

extension FormatArgumentType {
  /// The plainest placeholder of the type.
  fileprivate var placeholder: String {
    switch family {
    case .object: "%@"
    case .integer: byteCount > 4 ? "%ld" : "%d"
    case .floatingPoint: "%f"
    case .string: "%s"
    case .pointer: "%p"
    }
  }

  /// The type as it is named in a sentence.
  var noun: String {
    switch family {
    case .object: "an object"
    case .integer: "an integer"
    case .floatingPoint: "a floating-point number"
    case .string: "a C string"
    case .pointer: "a pointer"
    }
  }
}
