import CalqueDiagnostics

/// Findings that say again what another one says of the same place.
enum EchoedFindings {
  /// The rules that are silent at a place where one of some others has found something.
  private static let echoes: [String: Set<String>] = [
    NewlineCount.id: [LiteralBackslash.id],
    EdgeNewline.id: [StrayLineBreak.id, NewlineCount.id],
    StringsdictXML.id: [EncodingInvalid.id, ControlCharacter.id],
    XLIFFXML.id: [EncodingInvalid.id, ControlCharacter.id],
  ]

  /// Removes them.
  static func remove(from findings: inout [Finding]) {
    guard findings.count > 1, findings.contains(where: { echoes[$0.rule] != nil }) else { return }
    let first = Set(echoes.values.joined())
    let others = findings.filter { first.contains($0.rule) }
    if others.isEmpty { return }
    findings.removeAll { finding in
      guard let rules = echoes[finding.rule] else { return false }
      return others.contains { rules.contains($0.rule) && isSamePlace($0, finding) }
    }
  }

  /// Whether two findings are about the same text, or touch each other where it has no key.
  private static func isSamePlace(_ left: Finding, _ right: Finding) -> Bool {
    if left.range.lowerBound <= right.range.upperBound,
      right.range.lowerBound <= left.range.upperBound
    {
      return true
    }
    return left.key != nil && left.key == right.key && left.locale == right.locale
  }
}
