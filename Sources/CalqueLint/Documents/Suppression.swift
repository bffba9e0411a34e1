import CalqueDiagnostics

/// What comments in a file ask not to be told.
package struct Suppression {
  /// A rule that a comment disables somewhere.
  package struct Item {
    /// The number of the comment, in the order of the file.
    var directive: Int
    /// The rule; nil for every one.
    package var rule: String?
    /// Where.
    package var scope: Range<Int>
    /// The name of the rule in the comment.
    package var name: Directive.Name
    /// Whether there was something to take out.
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

  /// Ends what was disabled from a place on.
  private mutating func close(_ rule: String?, at place: Int) {
    for index in items.indices
    where items[index].scope.contains(place) && (rule == nil || items[index].rule == rule) {
      items[index].scope = items[index].scope.lowerBound..<place
    }
  }

  /// Whether a finding is not to be told.
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
