import CCalquePeers
import CalqueICU

/// The plural category of integers, compared with ICU's selection by its own rules.
enum PluralCategoryRows {
  static var rows: [Benchmark] { ["en", "pl", "ar"].map(row) }

  /// Mostly small numbers, and some of every size.
  private static let numbers: [Int] =
    (0..<900).map { $0 % 150 } + (0..<100).map { 1 << ($0 % 40) + $0 }

  private static func row(_ language: String) -> Benchmark {
    Benchmark(
      title: "plural category of an integer, \(language)", id: "plural-category-\(language)",
      unit: .time(of: "a number"), atLeast: 5
    ) {
      let rules = PluralRules(locale: language)
      let numbers = Self.numbers
      return (
        Benchmark.Workload(name: "Calque", operations: numbers.count) {
          // Counted, so that each category is actually computed.
          var others = 0
          for number in numbers where rules.category(for: number) == .other { others += 1 }
          blackHole(others)
        },
        peer(language, numbers)
      )
    }
  }

  private static func peer(_ language: String, _ numbers: [Int]) -> Benchmark.Workload? {
    guard let rules = peer_icu_plurals_open(language) else { return nil }
    let doubles = numbers.map(Double.init)
    return Benchmark.Workload(name: "ICU uplrules_select", operations: doubles.count) {
      var letters = 0
      withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 16) { keyword in
        for number in doubles {
          letters += Int(peer_icu_plurals_select(rules, number, keyword.baseAddress, 16))
        }
      }
      blackHole(letters)
    }
  }
}
