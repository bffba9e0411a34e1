import CalqueDiagnostics

/// Leaves out what was found in entries whose key a later one of the file defines again: their
/// texts are never shown, and the repeated key is a finding itself.
enum OverriddenEntries {
  /// Removes the findings in such entries.
  static func removeFindings(from found: inout FileFindings) {
    // The last definition of each key.
    var last: [String: Int] = [:]
    for index in found.findings.indices where found.findings[index].rule == DuplicateKey.id {
      if let key = found.findings[index].key {
        last[key] = found.findings[index].range.lowerBound
      }
    }
    if last.isEmpty { return }
    found.findings.removeAll { finding in
      guard finding.rule != DuplicateKey.id, let key = finding.key, let place = last[key] else {
        return false
      }
      return finding.range.upperBound <= place
    }
  }
}
