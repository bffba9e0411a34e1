internal import CCalqueICU

/// The plural rules of a language for whole numbers, in C syntax, as gettext's headers require.
package enum PluralConditions {
  /// The conditions on `n`, in the order in which they are evaluated. A number that does not
  /// satisfy any of them is `other`, which is not listed.
  ///
  /// - Parameter locale: A locale in any usual form.
  package static func inC(locale: String) -> [(category: PluralCategory, condition: String)] {
    let text = try? ICUText.read("read the plural rules of \(locale)") {
      cicu_plural_rules(LocaleID.checked(locale), false, $0, $1, &$2)
    }
    let rules = (text ?? "").split(separator: "\n").flatMap {
      (try? PluralRuleParser.rules(String($0))) ?? []
    }
    return rules.compactMap(\.forIntegers).map { rule in
      let groups = rule.alternatives.map { group(of: $0, isAlone: rule.alternatives.count == 1) }
      return (rule.category, groups.joined(separator: " || "))
    }
  }

  private static func group(of relations: [PluralRelation], isAlone: Bool) -> String {
    let parts = relations.map { condition(of: $0, isAlone: relations.count == 1 && isAlone) }
    let text = parts.joined(separator: " && ")
    return isAlone || parts.count == 1 ? text : "(\(text))"
  }

  /// Several ranges are joined with `||`, or with `&&` if they are excluded.
  private static func condition(of relation: PluralRelation, isAlone: Bool) -> String {
    let value = relation.modulus == 0 ? "n" : "n%\(relation.modulus)"
    let parts = relation.ranges.map { range in
      switch (range.lowerBound, range.upperBound, relation.isNegated) {
      case (let low, let high, false) where low == high: "\(value)==\(low)"
      case (let low, let high, true) where low == high: "\(value)!=\(low)"
      case (0, let high, false): "\(value)<=\(high)"
      case (0, let high, true): "\(value)>\(high)"
      case (let low, let high, false):
        relation.ranges.count == 1
          ? "\(value)>=\(low) && \(value)<=\(high)" : "(\(value)>=\(low) && \(value)<=\(high))"
      case (let low, let high, true): "(\(value)<\(low) || \(value)>\(high))"
      }
    }
    let text = parts.joined(separator: relation.isNegated ? " && " : " || ")
    return parts.count == 1 || isAlone || relation.isNegated ? text : "(\(text))"
  }
}
