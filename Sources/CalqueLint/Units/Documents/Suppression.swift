import CalqueDiagnostics

/// The findings that comments in a file disable.
package struct Suppression {
  /// A rule that a comment disables somewhere.
  package struct Item {
    /// The number of the comment, in the order of the file.
    var directive: Int
    /// The rule; nil for every one.
    package var rule: String?
    /// The range in which it is disabled.
    package var scope: Range<Int>
    /// The name of the rule in the comment.
    package var name: Directive.Name
    /// Whether it suppressed a finding.
    package var isUsed = false
  }

  /// What is disabled, in the order of the file.
  private(set) var items: [Item] = []

  init(_ found: [DirectiveScan.Found]) {
    for (number, item) in found.enumerated() {
      guard let action = item.directive.action, let scope = item.scope else { continue }
      for name in item.directive.names {
        let rule = name.text == Directive.everyRule ? nil : name.text
        if action == .enable {
          close(rule, at: scope.lowerBound)
        } else {
          items.append(Item(directive: number, rule: rule, scope: scope, name: name))
        }
      }
    }
  }

  /// Ends, at a place, the disabling of a rule.
  private mutating func close(_ rule: String?, at place: Int) {
    for index in items.indices
    where items[index].scope.contains(place) && (rule == nil || items[index].rule == rule) {
      items[index].scope = items[index].scope.lowerBound..<place
    }
  }

  /// Whether a finding is suppressed.
  mutating func takes(_ finding: Finding) -> Bool {
    var isTaken = false
    for index in items.indices
    where items[index].scope.contains(finding.range.lowerBound)
      && items[index].rule.map({ $0 == finding.rule }) != false
    {
      items[index].isUsed = true
      isTaken = true
    }
    return isTaken
  }
}
