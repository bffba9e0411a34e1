import CalqueDiagnostics
import Testing

@testable import CalqueLint

/// The output does not depend on the number of threads.
@Suite struct ParallelLintTests {
  static let files: [(path: String, contents: [UInt8])] = {
    var files: [(String, String)] = []
    let locales = ["de", "fr", "pt", "pt-BR", "ru", "ar", "se", "en-UK", "Base"]
    for table in 0..<12 {
      for (place, locale) in locales.enumerated() {
        var text = ""
        for key in 0..<40 {
          let argument = (key + place + table) % 7 == 0 ? "%d" : "%@"
          if (key + place) % 5 > 0 { text += "\"k\(key)\" = \"\(argument) x\\u20\";\n" }
        }
        files.append(("t\(table % 3)/\(locale).lproj/T\(table).strings", text))
      }
    }
    for rule in RuleRegistry.all {
      for (place, example) in rule.examples.enumerated() where example.configuration.isEmpty {
        for file in example.files { files.append(("\(rule.id)/\(place)/\(file.path)", file.text)) }
      }
    }
    return files.map { ($0.0, Array($0.1.utf8)) }
  }()

  static func output(jobs: Int) -> (text: String, summary: LintSummary) {
    var output = OutputBuffer(descriptor: nil)
    var configuration = LintConfiguration()
    configuration.minimumSeverity = .information
    var reporter = HumanReporter()
    let summary = LintSession(files: files, configuration: configuration).withJobs(jobs).run {
      reporter.report($0, to: &output)
    }
    reporter.end(summary, &output)
    return (String(decoding: output.bytes, as: UTF8.self), summary)
  }

  @Test(arguments: [2, 3, 8]) func threadsChangeNothing(_ jobs: Int) {
    let (text, summary) = Self.output(jobs: 1)
    let (parallel, other) = Self.output(jobs: jobs)
    #expect(text == parallel)
    #expect(summary.linted == other.linted)
    #expect(summary.counts == other.counts)
    #expect(summary.rules == other.rules)
    #expect(summary.coverage == other.coverage)
    #expect(summary.files == Self.files.count)
  }

  @Test(arguments: [(1, 1), (4, 1), (4, 5), (4, 1000), (30, 7)])
  func resultsComeInTheOrderOfTheWork(_ threads: Int, _ limit: Int) {
    var results: [Int] = []
    let costs = (0..<500).map { $0 % 11 }
    let pool = TaskPool<Int>(costs: costs, limit: limit) { results.append($0) }
    pool.run(threads: threads) {
      { place in
        // Some take longer than those after them.
        var sum = place
        for step in 0..<(place % 13 * 1_000) { sum = (sum &* 31 &+ step) % 1_000_003 }
        return sum < 0 ? -1 : place
      }
    }
    #expect(results == Array(0..<500))
  }

  @Test func noWorkIsDoneAtOnce() {
    let pool = TaskPool<Int>(costs: [], limit: 1) { _ in }
    pool.run(threads: 4) { { $0 } }
  }
}
