import CalqueDiagnostics

/// Leaves one of several findings of a table that are one decision. What they have in common is
/// said by their ``CombinedRule``.
enum TableFindings {
  /// Whether a finding can be one of several.
  static func isFoldable(_ finding: Finding) -> Bool {
    guard let rule = rules[finding.rule] else { return false }
    return rule.series(of: finding) != nil || rule.habit(of: finding) != nil
  }

  /// Leaves the first of several such findings in the files of a table.
  static func fold(_ files: inout [FileFindings]) {
    guard files.contains(where: hasFoldable) else { return }
    fold(&files) { $0.series(of: $1) }
    // What many languages lack was about the source text; the rest is about a language or a file.
    fold(&files) { $0.habit(of: $1) }
  }

  /// Removes the fixes of findings that leave a decision open as soon as there are several of them:
  /// a line break that four languages lack may be superfluous in their source text.
  static func withholdFixes(in files: inout [FileFindings]) {
    guard files.contains(where: hasFoldable) else { return }
    var start = 0
    while start < files.count {
      let table = FileGroup.parts(of: files[start].path).table
      let end =
        files[start...].firstIndex { FileGroup.parts(of: $0.path).table != table } ?? files.count
      withholdFixes(in: &files[start..<end])
      start = end
    }
  }

  private static func withholdFixes(in files: inout ArraySlice<FileFindings>) {
    // What two languages share leaves nothing open; a `.strings` file has one.
    guard files.count > 2 || files.contains(where: { !$0.path.hasSuffix(".strings") }) else {
      return
    }
    var groups: [FindingSeries: [(file: Int, finding: Int)]] = [:]
    for file in files.indices {
      for (index, finding) in files[file].findings.enumerated() where finding.fix != nil {
        guard let series = rules[finding.rule]?.series(of: finding) else { continue }
        groups[series, default: []].append((file, index))
      }
    }
    for (series, places) in groups where places.count >= series.minimum {
      guard let place = places.first else { continue }
      var first = files[place.file].findings[place.finding]
      let locales = places.compactMap { files[$0.file].findings[$0.finding].locale }
      rules[first.rule]?.combine(
        &first,
        FindingSeries.Others(
          count: places.count - 1, haveSameKey: true,
          locales: Set(locales).subtracting([first.locale ?? ""]).sorted()))
      guard first.fix == nil else { continue }
      for place in places { files[place.file].findings[place.finding].fix = nil }
    }
  }

  /// The rules with findings that can be one of several.
  private static let rules: [String: any CombinedRule.Type] = Dictionary(
    uniqueKeysWithValues: RuleRegistry.all.compactMap { $0.combined }.map { ($0.id, $0) })

  /// Whether a file has findings of these rules. By index: each is too large to be copied for that.
  private static func hasFoldable(_ file: FileFindings) -> Bool {
    var last = ""
    for index in file.findings.indices where file.findings[index].rule != last {
      last = file.findings[index].rule
      if rules[last] != nil { return true }
    }
    return false
  }

  private static func fold(
    _ files: inout [FileFindings], by subject: (any CombinedRule.Type, Finding) -> FindingSeries?
  ) {
    func series(of finding: Finding) -> FindingSeries? {
      rules[finding.rule].flatMap { subject($0, finding) }
    }
    // Most findings are on their own: sorted numbers tell that faster than a dictionary.
    var hashes: [Int] = []
    for file in files.indices {
      for index in files[file].findings.indices {
        if let series = series(of: files[file].findings[index]) { hashes.append(series.hashValue) }
      }
    }
    hashes.sort()
    let repeated = Set(zip(hashes, hashes.dropFirst()).lazy.filter { $0 == $1 }.map(\.0))
    if repeated.isEmpty { return }
    var groups: [FindingSeries: (count: Int, key: String?, isOneKey: Bool, locales: Set<String>)] =
      [:]
    for file in files.indices {
      for index in files[file].findings.indices {
        guard let series = series(of: files[file].findings[index]),
          repeated.contains(series.hashValue)
        else { continue }
        let key = files[file].findings[index].key
        groups[series, default: (0, key, true, [])].count += 1
        if groups[series]?.key != key { groups[series]?.isOneKey = false }
        if let locale = files[file].findings[index].locale {
          groups[series]?.locales.insert(locale)
        }
      }
    }
    groups = groups.filter { $0.value.count >= $0.key.minimum }
    if groups.isEmpty { return }
    var told: Set<FindingSeries> = []
    for file in files.indices {
      files[file].findings = files[file].findings.compactMap { finding in
        guard let rule = rules[finding.rule], let series = series(of: finding),
          let (count, _, isOneKey, locales) = groups[series]
        else { return finding }
        guard told.insert(series).inserted else { return nil }
        var first = finding
        rule.combine(
          &first,
          FindingSeries.Others(
            count: count - 1, haveSameKey: isOneKey,
            locales: locales.subtracting([finding.locale ?? ""]).sorted()))
        return first
      }
    }
  }
}
