package import CalqueDiagnostics

/// A rule of which several findings can be one decision: an argument that many translations of a
/// text leave out, a space that a language never has before its units. They are reported once.
package protocol CombinedRule: Rule {
  /// Returns what a finding is one of, in all languages of a table; nil if it is on its own.
  static func series(of finding: Finding) -> FindingSeries?
  /// Returns what a finding is one of in its file or its language, if it is in no series of the
  /// whole table.
  static func habit(of finding: Finding) -> FindingSeries?
  /// Says in the first finding of a series how many others there are, and where.
  static func combine(_ first: inout Finding, _ others: FindingSeries.Others)
}

extension CombinedRule {
  package static var combined: (any CombinedRule.Type)? { self }

  /// The same message about the same text.
  package static func series(of finding: Finding) -> FindingSeries? {
    FindingSeries(of: finding, key: finding.key, detail: finding.message)
  }

  package static func habit(of finding: Finding) -> FindingSeries? { nil }

  package static func combine(_ first: inout Finding, _ others: FindingSeries.Others) {
    first.message +=
      others.locales.isEmpty
      ? others.counted("place of the text is like it", "places of the text are like it")
      : others.languages
  }
}

/// What is the same about several findings.
package struct FindingSeries: Hashable {
  private var rule: String
  private var severity: Severity
  private var key: String?
  private var detail: String?
  /// The number of findings that are a series: fewer are a coincidence.
  package let minimum: Int

  /// The series of the findings with the rule and the severity of a finding, the same key and the
  /// same detail.
  package init(of finding: Finding, key: String? = nil, detail: String? = nil, minimum: Int = 2) {
    (rule, severity) = (finding.rule, finding.severity)
    (self.key, self.detail, self.minimum) = (key, detail, minimum)
  }

  /// What tells most series apart.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(detail)
  }

  /// The findings of a series after the first one.
  package struct Others {
    /// How many there are.
    package let count: Int
    /// Whether they are all about the key of the first one.
    let haveSameKey: Bool
    /// The languages that they are about, but that of the first finding.
    package let locales: [String]

    /// The languages, as the end of a message; empty if there are none.
    var languages: String {
      switch locales.count {
      case 0: ""
      case 1...3: ", as in \(locales.joined(separator: ", "))"
      case let count: ", as in \(locales[0]), \(locales[1]) and \(count - 2) other languages"
      }
    }

    /// Their number before a noun and its verb, as the end of a message.
    func counted(_ one: String, _ many: String) -> String {
      "; \(count) other \(count == 1 ? one : many)"
    }
  }
}

extension Finding {
  /// Says that what more than three languages lack at the edge of a text may be superfluous there.
  /// Returns false, and says nothing, if they are fewer.
  ///
  /// - Parameter isLeading: Whether it is at the beginning of the text.
  mutating func addSuperfluous(in others: FindingSeries.Others, isLeading: Bool) -> Bool {
    let count = others.locales.count
    guard count > 2 else { return false }
    message += ", as in \(count) other languages: it may be superfluous there"
    let verb = isLeading ? "precedes it" : "follows"
    // Which of the two is right is for a person to say.
    fix = nil
    remedy =
      "Add it to the translations, or remove it from the source text if nothing \(verb) there"
    return true
  }
}
