import CalqueICU

/// The coverage of each language, in one line.
package enum CoverageLine {
  /// Returns the languages that lack texts, the emptiest first, then those that lack none; empty if
  /// no language was compared.
  package static func text(_ coverage: [LanguageCoverage]) -> String {
    var languages: [String: (total: Int, missing: Int)] = [:]
    for item in coverage {
      let tag = LocaleID.canonical(item.locale) ?? item.locale
      languages[tag, default: (0, 0)].total += item.total
      languages[tag]?.missing += item.missing
    }
    languages = languages.filter { $0.value.total > 0 }
    if languages.isEmpty { return "" }
    func share(_ count: (total: Int, missing: Int)) -> Double {
      Double(count.total - count.missing) / Double(count.total)
    }
    // Languages with the same share are one group.
    var groups: [(share: Double, percent: String, names: [String])] = []
    for (name, count) in languages.sorted(by: {
      (share($0.value), $0.key) < (share($1.value), $1.key)
    }) {
      let percent = percent(share(count))
      if groups.last?.percent == percent {
        groups[groups.count - 1].names.append(name)
      } else {
        groups.append((share(count), percent, [name]))
      }
    }
    let parts = groups.map { group in
      "\(group.percent) in \(group.names.sorted().joined(separator: ", "))"
    }
    return "Coverage: " + parts.joined(separator: "; ")
  }

  /// Returns a share as a whole number of percent; it is never rounded to 0 or 100.
  static func percent(_ share: Double) -> String {
    switch share {
    case ...0: "0 %"
    case 1...: "100 %"
    default: "\(Int(min(max((share * 100).rounded(), 1), 99))) %"
    }
  }
}
