import CalqueLint

/// A table in two languages, in memory, linted by the library on one thread.
///
/// The costs of clean texts, of which one in ten has a placeholder, of findings, and of findings of
/// every severity, which should be at most three times those of the default.
enum LintedTable {
  private typealias Files = [(path: String, contents: [UInt8])]

  static var rows: [Benchmark] {
    [
      row("a table of 1 MB without findings, linted", "lint-clean", clean),
      row("a table of 1 MB with a finding in ten texts, linted", "lint-findings", faulty),
      row("the same table, findings of every severity", "lint-every-severity", faulty) {
        $0.minimumSeverity = .information
      },
      Benchmark(
        title: "20,000 fixes of a file, with both lints", id: "lint-fixes",
        unit: .time(of: "a fix"), atLeast: nil
      ) {
        let session = session(files(20_000) { clean($0) + " " })
        return (
          Benchmark.Workload(name: "Calque", operations: 20_000) {
            blackHole(FixRun.fixes(of: session).run.contents.count)
          }, nil
        )
      },
    ]
  }

  private static func row(
    _ title: String, _ id: String, _ text: @escaping (Int) -> String,
    _ configure: @escaping (inout LintConfiguration) -> Void = { _ in }
  ) -> Benchmark {
    Benchmark(title: title, id: id, unit: .throughput, atLeast: nil) {
      let files = files(10_000, text)
      var session = session(files)
      session.configure(configure)
      let bytes = files.reduce(0) { $0 + $1.contents.count }
      return (
        Benchmark.Workload(name: "Calque", operations: bytes) { [session] in
          blackHole(session.findings().count)
        }, nil
      )
    }
  }

  private static func session(_ files: Files) -> LintSession {
    var session = LintSession(files: files)
    session.jobs = 1
    return session
  }

  private static func files(_ count: Int, _ text: (Int) -> String) -> Files {
    func file(_ locale: String, _ text: (Int) -> String) -> (String, [UInt8]) {
      let lines = (0..<count).map {
        "/* The title of a screen. */\n\"title.\($0)\" = \"\(text($0))\";\n\n"
      }
      return ("\(locale).lproj/L.strings", Array(lines.joined().utf8))
    }
    return [file("en", english), file("de", text)]
  }

  private static func english(_ number: Int) -> String {
    "The title of screen\(number % 10 == 0 ? " %d" : ""), number \(number)"
  }

  private static func clean(_ number: Int) -> String {
    "Der Titel der Ansicht\(number % 10 == 0 ? " %d" : ""), Nummer \(number)"
  }

  /// Texts of which some are faulty, each in another way.
  private static func faulty(_ number: Int) -> String {
    switch number % 50 {
    case 0: "Der Titel der Ansicht %@, Nummer \(number)"
    case 10: "Der Titel der Ansicht %d, Nummer \(number) "
    case 20: "Der Titel  der Ansicht %d, Nummer \(number)"
    case 30: "Der Titel der der Ansicht %d, Nummer 7"
    case 40: english(number)
    default: clean(number)
    }
  }
}
